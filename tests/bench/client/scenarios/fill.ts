import { collectGarbage, FAST, readMetrics, type Visit } from '../browser.ts'
import type { QuizPage } from '../pages.ts'
import { medianOf, ratioOf } from '../samples.ts'
import type { Bench, Figure, Scenario } from '../scenario.ts'

const QUESTIONS = 1000
const MEGA = 1_000_000
/** What was put off is written by then. */
const SETTLED_MS = 3000

/** What is alive. */
async function weigh(visited: Visit) {
  await visited.page.waitForTimeout(SETTLED_MS)
  await collectGarbage(visited)
  const { JSHeapUsedSize = 0, Nodes = 0 } = await readMetrics(visited)
  return { heap: JSHeapUsedSize / MEGA, nodes: Nodes }
}

async function measurePage(bench: Bench, quizPage: QuizPage): Promise<void> {
  const context = await bench.newContext()
  const visited = await bench.visit(context, bench.url + quizPage.quiz(`plain-${QUESTIONS}`), FAST)
  const { page } = visited
  const samples = bench.samplesOf(quizPage)
  await page.evaluate(() => window.bench.expected())
  const loaded = await weigh(visited)
  await page.evaluate((count) => window.bench.answerAll(count), QUESTIONS)
  const filled = await weigh(visited)
  samples.note('fill heap loaded', loaded.heap)
  samples.note('fill heap', filled.heap)
  samples.note('fill nodes', filled.nodes)
  samples.note('fill elements', await page.evaluate(() => window.bench.countElements()))
  await context.close()
}

const figures: Figure[] = [
  {
    label: '1,000 questions loaded: heap',
    unit: 'MB',
    reading: medianOf('fill heap loaded'),
    goal: { atMost: 1.3, times: 'floor' },
  },
  {
    label: 'all answered: heap',
    unit: 'MB',
    reading: medianOf('fill heap'),
    goal: { atMost: 1.3, times: 'floor' },
    column: 'heap MB',
  },
  {
    label: 'all answered / loaded: heap',
    unit: '×',
    reading: ratioOf(medianOf('fill heap'), medianOf('fill heap loaded')),
  },
  {
    label: 'all answered: nodes',
    unit: '',
    reading: medianOf('fill nodes'),
    goal: { atMost: 400 },
    column: 'nodes',
  },
  { label: 'all answered: elements in the page', unit: '', reading: medianOf('fill elements') },
]

/** What stays alive when a thousand questions were answered. Without the peer, which takes minutes for it. */
export const fill: Scenario = {
  name: 'fill',
  figures: () => figures,
  async round(bench) {
    for (const page of bench.pages.filter(({ role }) => role !== 'peer')) await measurePage(bench, page)
  },
}
