import { collectGarbage, FAST, readMetrics, type Visit } from '../browser.ts'
import type { QuizPage } from '../pages.ts'
import { medianOf } from '../samples.ts'
import type { Bench, Figure, Scenario } from '../scenario.ts'

const WARM_TIMES = 30
const TIMES = 500
const KILO = 1000
/** Noise of a heap that is measured twice. */
const NOISE_KB = 50

/** Stores let go of what they read a second after the last who showed it. */
const REST_MS = 2000

async function weigh(visited: Visit) {
  await visited.page.waitForTimeout(REST_MS)
  // What the bench itself collects, and shows no more of.
  await visited.page.evaluate(() => [window.bench.shifts, window.bench.tasks].map((list) => list.splice(0)))
  await collectGarbage(visited)
  const { JSHeapUsedSize = 0, Nodes = 0, JSEventListeners = 0 } = await readMetrics(visited)
  return { heap: JSHeapUsedSize / KILO, nodes: Nodes, listeners: JSEventListeners }
}

async function measurePage(bench: Bench, quizPage: QuizPage): Promise<void> {
  const context = await bench.newContext()
  const visited = await bench.visit(context, bench.url + quizPage.quiz('plain-10'), FAST)
  const { page } = visited
  await page.evaluate(() => window.bench.expected())
  // The browser's own list of requests is not the page's.
  await page.evaluate(() => performance.setResourceTimingBufferSize(0))
  await page.evaluate((times) => window.bench.reattach(times), WARM_TIMES)
  const before = await weigh(visited)
  await page.evaluate((times) => window.bench.reattach(times), TIMES)
  const after = await weigh(visited)
  const samples = bench.samplesOf(quizPage)
  samples.note('attach heap', after.heap - before.heap)
  samples.note('attach nodes', after.nodes - before.nodes)
  samples.note('attach listeners', after.listeners - before.listeners)
  await context.close()
}

const figures: Figure[] = [
  {
    label: `${TIMES} × out and in: heap`,
    unit: 'kB',
    reading: medianOf('attach heap'),
    goal: { atMost: NOISE_KB },
    column: 'attach kB',
  },
  { label: `${TIMES} × out and in: nodes`, unit: '', reading: medianOf('attach nodes'), goal: { atMost: 0 } },
  {
    label: `${TIMES} × out and in: listeners`,
    unit: '',
    reading: medianOf('attach listeners'),
    goal: { atMost: 0 },
  },
]

/**
 * What is left of an element that a host page takes out and puts back, over and over. The limit takes out plain elements, so
 * its figures are the noise of the measurement itself.
 */
export const attach: Scenario = {
  name: 'attach',
  figures: () => figures,
  async round(bench) {
    for (const page of bench.pages.filter(({ role }) => role !== 'peer')) await measurePage(bench, page)
  },
}
