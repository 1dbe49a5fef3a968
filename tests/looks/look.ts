/*
 * `npm run look`: brings up every screen in every state and takes its picture at each width, in both themes, in Arabic and in
 * the pseudo-locale. `dist/looks/index.html` shows them all.
 *
 *   --only home,exam      scenes whose names begin so
 *   --width 390           one width only
 *   --plain               English alone
 *   --boards <folder>     reference pictures `<scene>-<width>-<theme>.png` beside them
 *   --add                 keeps what an earlier run took of other scenes, so that a sheet can be made in pieces
 *
 * Ends with 1 if a page is wider than its window, or a scene could not be reached.
 */
import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs, stripVTControlCharacters } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { findChromium } from '../browser/support/chromium.ts'
import { bringFonts } from '../browser/support/drawn.ts'
import { type Shot, writeSheet } from './contact-sheet.ts'
import { measure } from './measure.ts'
import { ADMIN_SCENES } from './scenes/admin.ts'
import { LEARNER_SCENES } from './scenes/learner.ts'
import { bringHost, openSchools, type Scene, type Schools, type Stage } from './stage.ts'
import { show, VARIANTS, type Variant } from './variants.ts'

const FOLDER = 'dist/looks'
const KEPT = join(FOLDER, 'shots.json')
const ACTION_TIMEOUT_MS = 15_000

const { values: wishes } = parseArgs({
  options: {
    only: { type: 'string' },
    width: { type: 'string' },
    plain: { type: 'boolean' },
    boards: { type: 'string' },
    add: { type: 'boolean' },
  },
})

const isWanted = ({ name }: Scene) =>
  wishes.only === undefined || wishes.only.split(',').some((start) => name.startsWith(start))

const variants = VARIANTS.filter(
  ({ width, lang }) =>
    (wishes.width === undefined || String(width) === wishes.width) && !(wishes.plain && lang),
)

const oneLine = (error: unknown) => stripVTControlCharacters(String(error)).split('\n')[0] ?? ''

const SCENES = [...LEARNER_SCENES, ...ADMIN_SCENES]
const shots: Shot[] = []
const failures = new Map<string, string>()

/** What earlier runs took of scenes that this run does not play, as far as they still exist. */
async function keepOthers(): Promise<Shot[]> {
  if (!wishes.add || !existsSync(KEPT)) return []
  const kept: Shot[] = JSON.parse(await readFile(KEPT, 'utf8'))
  const others = new Set(SCENES.filter((scene) => !isWanted(scene)).map(({ name }) => name))
  return kept.filter(({ scene }) => others.has(scene))
}

async function shoot(page: Stage['page'], scene: string, variant: Variant): Promise<Shot> {
  await show(page, variant)
  const file = `${scene}-${variant.name}.png`
  await page.screenshot({ path: join(FOLDER, file), animations: 'disabled' })
  return { scene, variant, file, ...(await measure(page)) }
}

/** What a scene says of itself when it is over, in one line. */
function tell({ name }: Scene, took: number): void {
  const wide = shots.filter(({ scene, overflow }) => scene === name && overflow)
  const faults = wide.map(
    ({ variant, overflow }) => `\n    ${variant.name} is wider than its window by ${overflow}`,
  )
  const failure = failures.get(name)
  console.log(`${name}: ${(took / 1000).toFixed(1)} s${failure ? `\n    ${failure}` : ''}${faults.join('')}`)
}

async function play(browser: Browser, schools: Schools, scene: Scene): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: 'Europe/London',
    reducedMotion: 'reduce',
  })
  context.setDefaultTimeout(ACTION_TIMEOUT_MS)
  // tsx marks functions with it, also those that are sent to a page.
  await context.addInitScript({ content: 'globalThis.__name = (value) => value' })
  const page = await context.newPage()
  const began = performance.now()
  await bringHost(page)
  try {
    await scene.arrive({ page, ...schools })
  } catch (error) {
    failures.set(scene.name, `not reached: ${oneLine(error)}`)
  }
  try {
    await bringFonts(page)
    for (const variant of variants) shots.push(await shoot(page, scene.name, variant))
  } catch (error) {
    failures.set(scene.name, `not shot: ${oneLine(error)}`)
  }
  await context.close()
  tell(scene, performance.now() - began)
}

async function look(): Promise<number> {
  const chromiumHere = await findChromium()
  if (!chromiumHere || !existsSync('dist/site/index.html')) {
    console.error('No browser, or no built site: `npm run build` makes it.')
    return 1
  }
  const kept = await keepOthers()
  if (!wishes.add) await rm(FOLDER, { recursive: true, force: true })
  await mkdir(FOLDER, { recursive: true })
  const began = performance.now()
  const [browser, { close, ...schools }] = await Promise.all([chromium.launch(chromiumHere), openSchools()])
  for (const scene of SCENES.filter(isWanted)) await play(browser, schools, scene)
  await browser.close()
  await close()
  const all = [...kept, ...shots]
  await writeFile(KEPT, JSON.stringify(all))
  const file = await writeSheet({ folder: FOLDER, boards: wishes.boards, variants, shots: all, failures })
  const wide = shots.filter(({ overflow }) => overflow).length
  const small = shots.filter((shot) => shot.small.length > 0).length
  const seconds = ((performance.now() - began) / 1000).toFixed(0)
  console.log(
    `${shots.length} pictures in ${seconds} s: ${wide} wider than their window, ${small} with text below 12 px, ${failures.size} scenes not reached.\n${file}`,
  )
  return wide > 0 || failures.size > 0 ? 1 : 0
}

// The embedded databases that tests lend each other stay open otherwise.
process.exit(await look())
