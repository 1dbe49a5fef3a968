import { chromium } from '@playwright/test'
import packageJson from '../../package.json' with { type: 'json' }
import { findChromium } from '../browser/support/chromium.ts'
import { openSchool } from '../browser/support/school.ts'
import { modulesOf, sizeOf } from './first-load/modules.ts'
import { type FirstLoad, firstLoads } from './first-load/pages.ts'
import { countRequests } from './first-load/requests.ts'

/**
 * What a page loads until somebody can begin: code in kB of brotli, requests including the API's, and steps, which are
 * requests that waited for each other. Run: npm run size, after a build; with --files it lists the requests. The exit code
 * is 1 if a figure exceeds its budget, "first-load" in package.json.
 */

type Figures = Readonly<Record<'kB' | 'requests' | 'steps', number>>

const BUDGETS: Readonly<Record<string, Figures>> = packageJson['first-load']

const LARGEST = 10
const KILO = 1000

const inKilobytes = (bytes: number) => (bytes / KILO).toFixed(1)

const UNITS = ['kB', 'requests', 'steps'] as const

const isOver = (figures: Figures, budget: Figures) => UNITS.some((unit) => figures[unit] > budget[unit])

/** A row of the table. */
function rowOf(name: string, figures: Figures, budget: Figures): string {
  const cells = UNITS.map(
    (unit) => `${figures[unit] > budget[unit] ? 'OVER: ' : ''}${figures[unit]} of ${budget[unit]} ${unit}`,
  )
  return [name.padEnd(26), ...cells.map((cell) => cell.padEnd(26))].join('')
}

/** A page that had to wait long asks the API once more, so a busy machine only ever adds: the least of the tries counts. */
const TRIES = 3

const found = await findChromium()
if (!found) throw new Error('No browser found: install Chrome or Chromium, or set CHROMIUM_PATH.')
const browser = await chromium.launch(found)
const school = await openSchool()
/** What the first page loads, which is the first question. */
let first: readonly string[] | undefined

async function measure(load: FirstLoad) {
  const { paths, steps } = await countRequests(browser, school, load)
  const files = paths.filter((path) => path.startsWith('/embed/'))
  const sizes = await Promise.all(files.map(sizeOf))
  const bytes = sizes.reduce((sum, size) => sum + size, 0)
  return { paths, files, figures: { kB: Number(inKilobytes(bytes)), requests: paths.length, steps } }
}

for (const load of await firstLoads(school)) {
  const budget = BUDGETS[load.name]
  if (!budget) throw new Error(`package.json has no budget for '${load.name}'`)
  let measured = await measure(load)
  for (let tries = 1; tries < TRIES && isOver(measured.figures, budget); tries++) {
    const again = await measure(load)
    if (again.paths.length <= measured.paths.length) measured = again
  }
  const { paths, files, figures } = measured
  first ??= files
  if (isOver(figures, budget)) process.exitCode = 1
  console.log(rowOf(load.name, figures, budget))
  if (process.argv.includes('--files') || isOver(figures, budget))
    for (const path of paths)
      console.log((files.includes(path) ? inKilobytes(await sizeOf(path)) : '').padStart(10), path)
}
await browser.close()
await school.close()

console.log(`The ${LARGEST} largest modules until the first question, in kB:`)
for (const [name, bytes] of (await modulesOf(first ?? [])).slice(0, LARGEST))
  console.log(inKilobytes(bytes).padStart(6), name)
// A database stays open to be lent again.
process.exit()
