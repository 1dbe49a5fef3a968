import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Of a package whose files are in the bundle. */
interface PackageFacts {
  name: string
  version: string
  license?: string
  author?: string | { name: string }
}

/** The font comes as a file of its own, not as a module. */
const MATH_FONT_LICENCE = 'src/ui/maths/fonts/quiz-math.LICENSE.txt'
const LICENCE_FILE = /^(licen[cs]e|copying|notice)(\.\w+)?$/i

/** The package that a module is from, as its folder; undefined where it is ours or the bundler's own. */
export const packageFolderOf = (moduleId: string): string | undefined =>
  /^.*[\\/]node_modules[\\/](@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/.exec(moduleId.replace(/^\0/, ''))?.[0]

/** A package without a licence file names its licence and its author at least. */
function noticeOf(folder: string): string {
  const facts: PackageFacts = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const files = readdirSync(folder).filter((file) => LICENCE_FILE.test(file))
  const author = typeof facts.author === 'object' ? facts.author.name : facts.author
  const texts = files.length
    ? files.map((file) => readFileSync(join(folder, file), 'utf8').trim())
    : [`${facts.license ?? 'Licence unknown'}${author ? `, by ${author}` : ''}`]
  return [`${facts.name} ${facts.version}`, ...texts].join('\n\n')
}

/** The notices that the licences of everything inside ask to be passed on, sorted by package. */
export function thirdPartyNotices(moduleIds: Iterable<string>): string {
  const folders = new Set([...moduleIds].flatMap((id) => packageFolderOf(id) ?? []))
  const notices = [...folders].toSorted().map(noticeOf)
  const font = `The font in assets/quiz-math-*.woff2\n\n${readFileSync(MATH_FONT_LICENCE, 'utf8').trim()}`
  return `${['These files contain the following.', ...notices, font].join(`\n\n${'-'.repeat(72)}\n\n`)}\n`
}
