/*
 * `npm run screen-reader [-- firefox chromium]`: a learner's way from the sign-in to the result by keys and ear alone, with Orca on
 * a screen that nobody sees. What was pressed and what Orca said lies in dist/screen-reader/<browser>.txt afterwards; `✂` stands
 * behind what was cut short before it could be heard. Needs a build, and Debian's packages, which it names if they are missing.
 *
 * Ends with 1 if something that matters was not said.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { openSchool } from '../browser/support/school.ts'
import { BROWSERS, type Browser } from './browsers.ts'
import { lacks, openDesktop } from './desktop.ts'
import { personAt } from './person.ts'
import { answer, beginQuiz, bookSlot, handIn, runOutOfTime, type Stage, signIn } from './steps.ts'

const FOLDER = 'dist/screen-reader'

async function walk(stage: Stage): Promise<void> {
  for (const part of [signIn, bookSlot, beginQuiz, answer, handIn, runOutOfTime]) await part(stage)
}

/** What was to be heard and was not. */
async function walkIn(browser: Browser): Promise<readonly string[]> {
  const missing = lacks(browser.needs)
  if (missing) throw new Error(`no walk in ${browser.name}: ${missing} is missing`)
  const lines: string[] = []
  const write = (line: string) => {
    console.log(line)
    lines.push(line)
  }
  const school = await openSchool({ sample: true })
  const desktop = await openDesktop()
  try {
    const me = personAt(desktop, write)
    await me.hear(/Screen reader on/)
    await browser.open(desktop, school.url)
    await me.hear(/Finished loading Fieldline/)
    const { saysAlerts } = browser
    await walk({ me, school, saysAlerts, step: (what) => write(`\n${what}`) })
    return me.missed
  } finally {
    await writeFile(`${FOLDER}/${browser.name}.txt`, `${lines.join('\n')}\n`)
    await desktop.close()
    await school.close()
  }
}

const wanted = process.argv.slice(2)
await mkdir(FOLDER, { recursive: true })
for (const browser of BROWSERS.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  console.log(`${browser.name}\n`)
  const missed = await walkIn(browser)
  console.log(`\n${browser.name}: ${missed.length} not heard`, ...missed.map((what) => `\n  ${what}`))
  if (missed.length > 0) process.exitCode = 1
}
// The databases of the tests end with their process, and keep it until then.
process.exit()
