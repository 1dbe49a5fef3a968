import type { BrowserContext } from '@playwright/test'
import { CONDITIONS, type Conditions, FAST, readMetrics, SLOW, SLOW_4G } from '../browser.ts'
import type { QuizPage } from '../pages.ts'
import { kindFigures, noteRequests } from '../requests.ts'
import { medianOf, ratioOf, type Samples } from '../samples.ts'
import type { Bench, Figure, Scenario } from '../scenario.ts'
import { blockingOf, sum, tasksBetween } from '../timeline.ts'

/** The one that the goals are about. */
const MAIN_SIZE = 100
/** A press takes the blame for what moves in this time. */
const BLAMED_MS = 500
/** What is put off until right after the question was there is told, too. */
const AFTERMATH_MS = 1000

const quizId = (size: number, again = '') => `plain-${size}${again}`

/** Opens the quiz and notes everything about its first question. */
async function measure(
  { url, visit }: Bench,
  context: BrowserContext,
  path: string,
  conditions: Conditions,
  samples: Samples,
  key: string,
): Promise<void> {
  const opened = await visit(context, url + path, conditions)
  const { page } = opened
  const { pressedAt, at } = await page.evaluate(() => window.bench.expected())
  const { TaskDuration = 0, ScriptDuration = 0 } = await readMetrics(opened)
  await page.waitForTimeout(AFTERMATH_MS)
  await page.waitForLoadState('networkidle')
  samples.note(`${key} answerable`, at)
  samples.note(`${key} pressed`, pressedAt)
  samples.note(`${key} main thread`, TaskDuration * 1000)
  samples.note(`${key} script`, ScriptDuration * 1000)
  samples.note(`${key} blocking`, blockingOf(await tasksBetween(page, 0, at)))
  samples.note(`${key} aftermath`, blockingOf(await tasksBetween(page, at, at + AFTERMATH_MS)))
  const shifts = await page.evaluate(() => window.bench.shifts)
  const unexplained = shifts.filter((shift) => shift.at < pressedAt || shift.at > pressedAt + BLAMED_MS)
  samples.note(`${key} shift`, sum(unexplained.map(({ value }) => value)))
  await noteRequests(page, samples, key, at)
  await page.close()
}

async function measurePage(
  bench: Bench,
  page: QuizPage,
  size: number,
  conditions: Conditions,
): Promise<void> {
  const context = await bench.newContext()
  const samples = bench.samplesOf(page)
  const key = `load ${size} ${conditions.name}`
  await measure(bench, context, page.quiz(quizId(size)), conditions, samples, key)
  // Another quiz of the same size, so that no attempt is resumed.
  if (size === MAIN_SIZE)
    await measure(bench, context, page.quiz(quizId(size, '-again')), conditions, samples, `${key} again`)
  await context.close()
}

const answerable = (size: number, { name }: Conditions) => medianOf(`load ${size} ${name} answerable`)

/** Of the main size. */
const GOALS = new Map([
  [FAST, { atMost: 1.5, column: 'answerable' }],
  [SLOW, { atMost: 1.5, column: 'slowed' }],
  [SLOW_4G, { atMost: 1.35, column: 'slow 4G' }],
])

function answerableFigure(size: number, conditions: Conditions): Figure {
  const { atMost, column } = GOALS.get(conditions) ?? {}
  return {
    label: `${size} questions, ${conditions.name}: answerable`,
    unit: 'ms',
    reading: answerable(size, conditions),
    ...(size === MAIN_SIZE && atMost && column && { goal: { atMost, times: 'floor' }, column }),
  }
}

/** More of the main size: where the time goes. */
function detailsOf(conditions: Conditions): Figure[] {
  const key = `load ${MAIN_SIZE} ${conditions.name}`
  const name = `${conditions.name}:`
  const slow = conditions === SLOW
  const blocking = { goal: { atMost: 2.5, times: 'floor' }, column: 'blocking' } as const
  return [
    { label: `${name} main thread until then`, unit: 'ms', reading: medianOf(`${key} main thread`) },
    { label: `${name} of it script`, unit: 'ms', reading: medianOf(`${key} script`) },
    {
      label: `${name} blocking until then`,
      unit: 'ms',
      reading: medianOf(`${key} blocking`),
      ...(slow && blocking),
    },
    { label: `${name} blocking in the second after`, unit: 'ms', reading: medianOf(`${key} aftermath`) },
    { label: `${name} layout shift`, unit: '', reading: medianOf(`${key} shift`), goal: { atMost: 0 } },
    {
      label: `${name} second visit, answerable`,
      unit: 'ms',
      reading: medianOf(`${key} again answerable`),
    },
    {
      label: `${name} second visit / first`,
      unit: '×',
      reading: ratioOf(medianOf(`${key} again answerable`), medianOf(`${key} answerable`)),
      goal: { atMost: 0.6 },
      ...(conditions === SLOW_4G && { column: 'second visit' }),
    },
  ]
}

function bytesFigures(): Figure[] {
  const key = `load ${MAIN_SIZE} ${SLOW_4G.name}`
  return [
    {
      label: 'code until the question',
      unit: 'kB',
      reading: medianOf(`${key} code`),
      goal: { atMost: 1.75, times: 'floor' },
      column: 'code kB',
    },
    ...kindFigures(key),
    { label: 'requests', unit: '', reading: medianOf(`${key} requests`), goal: { atMost: 12 } },
    {
      label: 'requests in sequence',
      unit: '',
      reading: medianOf(`${key} steps`),
      goal: { atMost: 3 },
      column: 'steps',
    },
  ]
}

const growth = (conditions: Conditions): Figure => ({
  label: `1,000 questions / 10, ${conditions.name}`,
  unit: '×',
  reading: ratioOf(answerable(1000, conditions), answerable(10, conditions)),
  goal: { atMost: 1.05 },
})

/** A cold load until the first question can be answered, and the second visit. */
export const load: Scenario = {
  name: 'load',
  figures: (sizes) => [
    ...sizes.flatMap((size) => CONDITIONS.map((conditions) => answerableFigure(size, conditions))),
    ...[FAST, SLOW].map(growth),
    ...bytesFigures(),
    ...CONDITIONS.flatMap(detailsOf),
  ],
  async round(bench) {
    for (const size of bench.sizes)
      for (const conditions of CONDITIONS)
        for (const page of bench.pages) await measurePage(bench, page, size, conditions)
  },
}
