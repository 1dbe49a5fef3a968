import type { Page } from '@playwright/test'
import { learnerName } from '../answers/results.ts'
import { DESKTOP, SLOW } from '../browser.ts'
import type { Wish } from '../in-page/probe.ts'
import { medianOf, p95Of, type Samples } from '../samples.ts'
import type { Bench, Figure, Scenario } from '../scenario.ts'
import { longestOf, tasksBetween } from '../timeline.ts'

/** A fast typist. */
const KEY_MS = 120
const PAGE_ROWS = 50
const PATIENCE_MS = 120_000
const TEXT = 'learner with a very long name'

/** Types into what has the focus, and notes how long each key waited for its paint. */
async function type(page: Page, text: string): Promise<number[]> {
  await page.evaluate(() => window.bench.responses.splice(0))
  await page.keyboard.type(text, { delay: KEY_MS })
  await page.waitForTimeout(KEY_MS)
  return page.evaluate(() => window.bench.responses.splice(0))
}

/** Milliseconds from the last tap or key until that was painted. Expected before it is pressed. */
async function waited(page: Page): Promise<number> {
  const { at } = await page.evaluate(() => window.bench.expected())
  return at - (await page.evaluate(() => window.bench.lastEventAt()))
}

const expect = (page: Page, wish: Wish) => page.evaluate((asked) => window.bench.expect(asked), wish)
const search = (page: Page) => page.getByRole('searchbox').first()

/** Typing goes on while the browser computes. */
async function analyse(page: Page, samples: Samples): Promise<void> {
  const from = await page.evaluate(() => performance.now())
  await page.getByRole('button', { name: /^Analyse/ }).click()
  await expect(page, { text: 'Discrimination' })
  const done = page.evaluate(() => window.bench.expected()).then(({ at }) => at)
  let until: number | undefined
  void done.then((at) => {
    until = at
  })
  await search(page).focus()
  while (until === undefined) {
    samples.note('admin analysis key', ...(await type(page, 'a')))
    await page.keyboard.press('Backspace')
  }
  samples.note('admin analysis', until - from)
  samples.note('admin analysis task', longestOf(await tasksBetween(page, from, until)))
}

async function turnPages(page: Page, samples: Samples): Promise<void> {
  for (const turn of [1, 2, 3]) {
    await expect(page, { text: learnerName(turn * PAGE_ROWS) })
    const pager = page.getByRole('navigation', { name: 'Pages of results' })
    await pager.getByRole('button', { name: 'Next' }).click()
    samples.note('admin turn', await waited(page))
  }
  await search(page).focus()
  samples.note('admin results key', ...(await type(page, TEXT)))
}

async function editQuiz(page: Page, samples: Samples): Promise<void> {
  await expect(page, { text: 'Quiz Details' })
  await page.getByRole('button', { name: 'Edit Quiz' }).first().click()
  samples.note('admin form opens', await waited(page))
  await page.getByRole('heading', { name: 'Quiz Details' }).click()
  await page.getByRole('textbox', { name: 'Description' }).focus()
  samples.note('admin form key', ...(await type(page, TEXT)))
  await page.getByRole('button', { name: 'Add New Question' }).first().click()
  await page.getByRole('textbox', { name: 'Question' }).first().focus()
  samples.note('admin question key', ...(await type(page, 'Where is $f$ when $n = 2$?')))
}

interface Job {
  route: string
  /** What is on the page when the work can begin. */
  wish: Wish
  work: (page: Page, samples: Samples) => Promise<void>
}

const JOBS: readonly Job[] = [
  { route: '/admin/quiz/plain-100-analysed/results', wish: { text: 'Analyse' }, work: analyse },
  { route: '/admin/quiz/plain-100-listed/results', wish: { text: learnerName(0) }, work: turnPages },
  { route: '/admin', wish: { selector: '[title^="More for"]' }, work: editQuiz },
]

async function measure(bench: Bench, path: string, { wish, work }: Job, samples: Samples): Promise<void> {
  const context = await bench.newContext(DESKTOP)
  const { page } = await bench.visit(context, bench.url + path, SLOW, wish)
  page.setDefaultTimeout(PATIENCE_MS)
  await page.evaluate(() => window.bench.expected())
  await page.waitForLoadState('networkidle')
  await work(page, samples)
  await context.close()
}

const inTime = { goal: { atMost: 50 } }

const figures: Figure[] = [
  { label: 'item analysis, 5,000 × 100: until it is shown', unit: 'ms', reading: medianOf('admin analysis') },
  {
    label: 'item analysis: longest task',
    unit: 'ms',
    reading: medianOf('admin analysis task'),
    ...inTime,
  },
  {
    label: 'item analysis: a key beside it p95',
    unit: 'ms',
    reading: p95Of('admin analysis key'),
    goal: { atMost: 60 },
    column: 'analysis key p95',
  },
  { label: 'results of 1,000: a page turned', unit: 'ms', reading: medianOf('admin turn') },
  { label: 'results of 1,000: a key p95', unit: 'ms', reading: p95Of('admin results key'), ...inTime },
  { label: 'form of 200 maths questions: opens', unit: 'ms', reading: medianOf('admin form opens') },
  { label: 'form: a key of the description p95', unit: 'ms', reading: p95Of('admin form key'), ...inTime },
  { label: 'form: a key of a question p95', unit: 'ms', reading: p95Of('admin question key'), ...inTime },
]

/** The screens of administrators, four times slowed; nobody else has such screens. */
export const admin: Scenario = {
  name: 'admin',
  figures: () => figures,
  async round(bench) {
    for (const job of JOBS)
      for (const page of bench.pages)
        if (page.admin) await measure(bench, page.admin(job.route), job, bench.samplesOf(page))
  },
}
