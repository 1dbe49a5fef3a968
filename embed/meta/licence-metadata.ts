import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The fields of a bundled package's package.json that a notice needs. */
interface PackageFacts {
  name: string
  version: string
  license?: string
  author?: string | { name: string }
}

/** The font is an asset, so no module leads to its licence. */
const MATH_FONT_LICENCE = 'src/ui/maths/fonts/quiz-math.LICENSE.txt'
const LICENCE_FILE = /^(licen[cs]e|copying|notice)(\.\w+)?$/i

/** The folder of a module's package; undefined for our own modules and virtual ones. */
const packageFolderOf = (moduleId: string): string | undefined =>
  /^.*[\\/]node_modules[\\/](@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/.exec(moduleId.replace(/^\0/, ''))?.[0]

/** Falls back to the licence field and the author if there is no licence file. */
function noticeOf(folder: string): string {
  const facts: PackageFacts = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const files = readdirSync(folder).filter((file) => LICENCE_FILE.test(file))
  const author = typeof facts.author === 'object' ? facts.author.name : facts.author
  const texts = files.length
    ? files.map((file) => readFileSync(join(folder, file), 'utf8').trim())
    : [`${facts.license ?? 'Licence unknown'}${author ? `, by ${author}` : ''}`]
  return [`${facts.name} ${facts.version}`, ...texts].join('\n\n')
}

/** LICENSES.txt: the notices of all bundled packages, sorted, and of the font. */
export function thirdPartyNotices(moduleIds: Iterable<string>): string {
  const folders = new Set([...moduleIds].flatMap((id) => packageFolderOf(id) ?? []))
  const notices = [...folders].toSorted().map(noticeOf)
  const font = `The font in assets/quiz-math-*.woff2\n\n${readFileSync(MATH_FONT_LICENCE, 'utf8').trim()}`
  return `${['These files contain the following.', ...notices, font].join(`\n\n${'-'.repeat(72)}\n\n`)}\n`
}
