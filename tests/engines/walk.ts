/*
 * `npm run engines [-- firefox webkit]`: a learner's way from the sign-in to a handed-in quiz with maths, in the browsers that
 * Playwright does not steer here: Debian's Firefox by Marionette and WebKitGTK by WebDriver. The page is one of another origin,
 * away from the root of its site, with the snippet of the README. Needs a build. Pictures lie in dist/engines.
 *
 * Browsers that are not there are left out with a line; REQUIRE_ENGINES=1 makes that an error.
 */
import { strict as assert } from 'node:assert'
import { mkdir, writeFile } from 'node:fs/promises'
import { openSite } from '../browser/support/host-site.ts'
import { readSnippet } from '../browser/support/host-snippet.ts'
import {
  type Account,
  attemptsOf,
  enrolWithAccount,
  openQuiz,
  openSchool,
  type School,
  type StoredQuiz,
} from '../browser/support/school.ts'
import type { Driver, Engine } from './driver.ts'
import { firefox } from './firefox.ts'
import { personAt } from './page.ts'
import { webkit } from './webkit.ts'

const FOLDER = 'dist/engines'
const PAGE = '/2026/11/optics/?page_id=6'
const HASH = '#pricing'

interface Stage {
  school: School
  siteUrl: string
  learner: Account
  quiz: StoredQuiz
}

const ROOT = "document.querySelector('quiz-app')?.shadowRoot?"
const CHOSEN = `return ${ROOT}.querySelector('.question input[type=radio]')?.checked === true`

async function walk(
  driver: Driver,
  { school, siteUrl, learner, quiz }: Stage,
  look: (name: string) => Promise<void>,
) {
  const { click, fill, find, holds, painted } = personAt(driver)
  const step = (what: string) => console.log(`  ${what}`)
  await driver.navigate(siteUrl + PAGE + HASH)
  await click('button', 'Sign in with Google')
  await fill('input', 'Name', learner.name)
  await fill('input', 'E-mail', learner.email)
  await click('button', 'Sign in as this person')
  await find('h1', `Welcome, ${learner.name}`)
  assert.equal(await driver.run('return location.href'), siteUrl + PAGE + HASH)
  step('signed in, back on the very page')

  await click(`li:has([id="title-${quiz.id}"]) a`, 'Take Quiz')
  await click('button', 'Start Quiz')
  await find('[role=timer]')
  await holds(
    'maths',
    `const maths = ${ROOT}.querySelector('.question math'); return maths?.getBoundingClientRect().width > 20`,
  )
  await holds('the font of maths', "return [...document.fonts].some(({ status }) => status === 'loaded')")
  await click('.option', 'Option A')
  await holds('the answer', CHOSEN)
  await painted()
  await look('question')
  step('started, a formula drawn, answered')

  await driver.run("document.documentElement.dataset.kept = ''")
  await driver.navigate(`${siteUrl}/elsewhere`)
  await driver.back()
  await find('[role=timer]')
  await holds('the answer after Back', CHOSEN)
  const kept = (await driver.run("return 'kept' in document.documentElement.dataset")) === true
  step(`away and Back, ${kept ? 'the page kept whole' : 'the page loaded anew'}: the answer is there`)
  await driver.navigate(`${siteUrl}${PAGE}#/quiz/${quiz.id}`)
  await driver.run("document.documentElement.dataset.kept = ''; location.reload()")
  await holds('the page anew', "return !('kept' in document.documentElement.dataset)")
  await find('[role=timer]')
  await holds('the answer after a reload', CHOSEN)
  step('reloaded: the answer is there')

  await click('button', 'Submit Quiz')
  await click('dialog button', 'Submit Quiz')
  await find('h1', 'Quiz Results')
  await find('.score-figure', '100%')
  await painted()
  await look('result')
  assert.equal((await attemptsOf(school, learner, quiz.id)).length, 1)
  step('handed in, the result is shown')
}

async function walkIn(engine: Engine): Promise<void> {
  console.log(engine.name)
  const site = await openSite((path) => (path === '/elsewhere' ? '<!doctype html><p>Elsewhere' : page))
  const school = await openSchool({ allowedOrigins: [site.url] })
  const page = `<!doctype html><html lang="en"><title>Course</title><link rel="icon" href="data:,">${readSnippet(school)}</html>`
  const [learner, quiz] = [
    await enrolWithAccount(school, 'Noor Haddad'),
    await openQuiz(school, { count: 1 }),
  ]
  const driver = await engine.open()
  const look = async (name: string) =>
    writeFile(`${FOLDER}/${engine.name}-${name}.png`, await driver.screenshot(), 'base64')
  try {
    await walk(driver, { school, siteUrl: site.url, learner, quiz }, look)
  } catch (error) {
    await look('failed')
    throw error
  } finally {
    await driver.close()
    await site.close()
    await school.close()
  }
}

const wanted = process.argv.slice(2)
await mkdir(FOLDER, { recursive: true })
for (const engine of [firefox, webkit].filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  const missing = engine.lacks()
  if (missing === undefined) await walkIn(engine)
  else if (process.env.REQUIRE_ENGINES) throw new Error(`${engine.name} is left out: ${missing} is missing`)
  else console.log(`${engine.name} is left out: ${missing} is missing`)
}
// The databases of the tests end with their process, and keep it until then.
process.exit()
