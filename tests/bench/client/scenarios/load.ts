import type { BrowserContext } from '@playwright/test'
import { type Conditions, FAST, readMetrics, SLOW, SLOW_4G, type Visit, visit } from '../browser.ts'
import type { QuizPage } from '../pages.ts'
import { medianOf, ratioOf, type Samples } from '../samples.ts'
import type { Bench, Figure, Scenario } from '../scenario.ts'

const CONDITIONS = [FAST, SLOW, SLOW_4G]
/** The one that the goals are about. */
const MAIN_SIZE = 100
/** A press takes the blame for what moves in this time. */
const BLAMED_MS = 500
const LONG_TASK_MS = 50
/** What is put off until right after the question was there is told, too. */
const AFTERMATH_MS = 1000

const KINDS = ['page', 'js', 'css', 'font', 'api'] as const
type Kind = (typeof KINDS)[number]

interface Request {
  kind: Kind
  startedAt: number
  endedAt: number
  /** On the wire, headers included; 0 from the cache. */
  bytes: number
}

const quizId = (size: number, again = '') => `plain-${size}${again}`

function kindOf(address: string): Kind {
  const { pathname } = new URL(address)
  if (pathname.startsWith('/api/')) return 'api'
  const [, type] = /\.(js|css|woff2)$/.exec(pathname) ?? []
  return type === undefined ? 'page' : type === 'woff2' ? 'font' : (type as Kind)
}

/** All requests of the page so far, as its timeline tells them. */
async function readRequests({ page }: Visit): Promise<Request[]> {
  const entries = await page.evaluate(() =>
    ['navigation', 'resource']
      .flatMap((type) => performance.getEntriesByType(type) as PerformanceResourceTiming[])
      .map(({ name, startTime, responseEnd, transferSize }) => ({
        name,
        startTime,
        responseEnd,
        transferSize,
      })),
  )
  return entries
    .filter(({ name }) => !name.startsWith('data:'))
    .map((entry) => ({
      kind: kindOf(entry.name),
      startedAt: entry.startTime,
      endedAt: entry.responseEnd,
      bytes: entry.transferSize,
    }))
}

/**
 * The length of the longest chain: a request is one step after the longest chain that had ended when it began. Only those count
 * that had ended when the question was there. Told of a slow connection, where what is asked for at once overlaps for sure.
 */
function countSteps(requests: readonly Request[], answerableAt: number): number {
  const ended = requests
    .filter((request) => request.endedAt <= answerableAt)
    .toSorted((one, other) => one.startedAt - other.startedAt)
  const chains: { endedAt: number; length: number }[] = []
  for (const { startedAt, endedAt } of ended) {
    const before = chains.filter((chain) => chain.endedAt <= startedAt).map((chain) => chain.length)
    chains.push({ endedAt, length: 1 + Math.max(0, ...before) })
  }
  return Math.max(0, ...chains.map((chain) => chain.length))
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const KILO = 1000

function noteRequests(
  samples: Samples,
  key: string,
  requests: readonly Request[],
  answerableAt: number,
): void {
  const begun = requests.filter((request) => request.startedAt < answerableAt)
  for (const kind of KINDS)
    samples.note(
      `${key} ${kind}`,
      sum(begun.filter((one) => one.kind === kind).map(({ bytes }) => bytes)) / KILO,
    )
  const code = begun.filter(({ kind }) => kind !== 'api')
  samples.note(`${key} code`, sum(code.map(({ bytes }) => bytes)) / KILO)
  samples.note(`${key} requests`, begun.length)
  samples.note(`${key} steps`, countSteps(requests, answerableAt))
}

/** Opens the quiz and notes everything about its first question. */
async function measure(
  context: BrowserContext,
  url: string,
  conditions: Conditions,
  samples: Samples,
  key: string,
): Promise<void> {
  const opened = await visit(context, url, conditions)
  const { page } = opened
  const { pressedAt, at } = await page.evaluate(() => window.bench.answerable)
  const { TaskDuration = 0, ScriptDuration = 0 } = await readMetrics(opened)
  await page.waitForTimeout(AFTERMATH_MS)
  await page.waitForLoadState('networkidle')
  const { shifts, tasks } = await page.evaluate(() => window.bench)
  const blocking = (of: typeof tasks) => sum(of.map(({ ms }) => Math.max(0, ms - LONG_TASK_MS)))
  samples.note(`${key} answerable`, at)
  samples.note(`${key} pressed`, pressedAt)
  samples.note(`${key} main thread`, TaskDuration * 1000)
  samples.note(`${key} script`, ScriptDuration * 1000)
  samples.note(`${key} blocking`, blocking(tasks.filter((task) => task.at < at)))
  samples.note(
    `${key} aftermath`,
    blocking(tasks.filter((task) => task.at >= at && task.at < at + AFTERMATH_MS)),
  )
  const unexplained = shifts.filter((shift) => shift.at < pressedAt || shift.at > pressedAt + BLAMED_MS)
  samples.note(`${key} shift`, sum(unexplained.map(({ value }) => value)))
  noteRequests(samples, key, await readRequests(opened), at)
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
  await measure(context, bench.url + page.path(quizId(size)), conditions, samples, key)
  // Another quiz of the same size, so that no attempt is resumed.
  if (size === MAIN_SIZE)
    await measure(context, bench.url + page.path(quizId(size, '-again')), conditions, samples, `${key} again`)
  await context.close()
}

const answerable = (size: number, { name }: Conditions) => medianOf(`load ${size} ${name} answerable`)

const GOALS = new Map([
  [FAST, 1.3],
  [SLOW, 1.15],
  [SLOW_4G, 1.2],
])

function figuresOf(size: number, conditions: Conditions): Figure[] {
  const key = `load ${size} ${conditions.name}`
  const atMost = GOALS.get(conditions)
  return [
    {
      label: `${size} questions, ${conditions.name}: answerable`,
      unit: 'ms',
      reading: medianOf(`${key} answerable`),
      ...(size === MAIN_SIZE && atMost && { goal: { atMost, times: 'floor' } }),
    },
  ]
}

/** More of the main size: where the time goes. */
function detailsOf(conditions: Conditions): Figure[] {
  const key = `load ${MAIN_SIZE} ${conditions.name}`
  const name = `${conditions.name}:`
  const slow = conditions === SLOW
  const blocking = { goal: { atMost: 1, times: 'floor' } } as const
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
      goal: { atMost: 0.4 },
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
      goal: { atMost: 1.25, times: 'floor' },
    },
    ...KINDS.map(
      (kind): Figure => ({ label: `of it ${kind}`, unit: 'kB', reading: medianOf(`${key} ${kind}`) }),
    ),
    { label: 'requests', unit: '', reading: medianOf(`${key} requests`) },
    { label: 'requests in sequence', unit: '', reading: medianOf(`${key} steps`), goal: { atMost: 3 } },
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
    ...sizes.flatMap((size) => CONDITIONS.flatMap((conditions) => figuresOf(size, conditions))),
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
