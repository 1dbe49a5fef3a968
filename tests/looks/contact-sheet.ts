import { existsSync } from 'node:fs'
import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Variant } from './variants.ts'

export interface Shot {
  scene: string
  variant: Variant
  file: string
  overflow?: string | undefined
  small: readonly string[]
}

const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`)

/** What reference pictures of a scene may be called. */
const boardNames = (scene: string, { width, theme }: Variant) =>
  [scene, `admin-${scene}`].flatMap((name) => [
    `${name}-${width}-${theme}.png`,
    ...(theme === 'light' ? [`${name}-${width}.png`] : []),
  ])

/** The reference picture beside a shot, copied to the folder; undefined if there is none. */
async function boardOf(shot: Shot, folder: string, boards: string | undefined): Promise<string | undefined> {
  if (!boards || shot.variant.lang) return undefined
  const name = boardNames(shot.scene, shot.variant).find((file) => existsSync(join(boards, file)))
  if (!name) return undefined
  await mkdir(join(folder, 'boards'), { recursive: true })
  await copyFile(join(boards, name), join(folder, 'boards', name))
  return `boards/${name}`
}

const STYLE = `
  body { margin: 16px; font: 14px/1.4 system-ui, sans-serif; background: #dcdfe6 }
  table { border-collapse: collapse } th, td { padding: 8px; text-align: start; vertical-align: top }
  thead th { position: sticky; top: 0; background: #dcdfe6 } th[scope=row] { position: sticky; left: 0; background: #dcdfe6 }
  img { display: block; width: 260px; border: 1px solid #99a } .pair { display: flex; gap: 4px } .board img { border-color: #c60 }
  .fault { color: #b00020; font-weight: 600 } .note { color: #555; font-size: 12px; max-width: 260px; overflow-wrap: anywhere }`

const picture = (file: string, kind: string) =>
  `<a class="${kind}" href="${escaped(file)}"><img loading="lazy" alt="" src="${escaped(file)}"></a>`

const cell = (shot: Shot | undefined, board: string | undefined) =>
  shot
    ? `<td><div class="pair">${picture(shot.file, 'shot')}${board ? picture(board, 'board') : ''}</div>
  ${shot.overflow ? `<p class="fault">Wider than the window: ${escaped(shot.overflow)}</p>` : ''}
  ${shot.small.length > 0 ? `<p class="note">Small text: ${escaped(shot.small.join('; '))}</p>` : ''}</td>`
    : '<td></td>'

export interface SheetFacts {
  folder: string
  boards: string | undefined
  variants: readonly Variant[]
  shots: readonly Shot[]
  /** What went wrong on the way to a scene, by its name. */
  failures: ReadonlyMap<string, string>
}

/** A page of all pictures: a row for each scene, a column for each variant, reference pictures beside them. */
export async function writeSheet({ folder, boards, variants, shots, failures }: SheetFacts): Promise<string> {
  const scenes = [...new Set([...shots.map(({ scene }) => scene), ...failures.keys()])]
  const rows = scenes.map(async (scene) => {
    const failure = failures.get(scene)
    const cells = variants.map(async (variant) => {
      const shot = shots.find((one) => one.scene === scene && one.variant.name === variant.name)
      return cell(shot, shot && (await boardOf(shot, folder, boards)))
    })
    return `<tr><th scope="row">${escaped(scene)}${failure ? `<p class="fault note">${escaped(failure)}</p>` : ''}</th>${(await Promise.all(cells)).join('')}</tr>`
  })
  const heads = variants.map(({ name }) => `<th scope="col">${name}</th>`).join('')
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Contact sheet</title><style>${STYLE}</style>
<h1>Contact sheet</h1><table><thead><tr><th></th>${heads}</tr></thead><tbody>${(await Promise.all(rows)).join('\n')}</tbody></table></html>`
  const file = join(folder, 'index.html')
  await writeFile(file, html)
  return file
}
