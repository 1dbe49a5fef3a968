import { readMetrics, SLOW, type Visit } from '../browser.ts'
import type { QuizPage } from '../pages.ts'
import { medianOf, p95Of, ratioOf } from '../samples.ts'
import type { Bench, Figure, Scenario } from '../scenario.ts'

const SIZES = [10, 100, 1000]
/** The one that the goals are about. */
const MAIN_SIZE = 100
const QUESTIONS = 9
/** A learner lifts the finger in between, and what was put off comes to its end. */
const BETWEEN_MS = 250

const KINDS = ['choose', 'next'] as const
type Kind = (typeof KINDS)[number]

const COUNTS = { recalcs: 'RecalcStyleCount', layouts: 'LayoutCount', work: 'TaskDuration' } as const
const inUnits = (count: keyof typeof COUNTS, value: number) => (count === 'work' ? value * 1000 : value)

interface Point {
  x: number
  y: number
}

/** A finger's tap, and what it cost until the next one. */
async function tap(visited: Visit, { x, y }: Point) {
  const before = await readMetrics(visited)
  await visited.page.touchscreen.tap(x, y)
  await visited.page.waitForTimeout(BETWEEN_MS)
  const after = await readMetrics(visited)
  return Object.entries(COUNTS).map(
    ([count, metric]) =>
      [count, inUnits(count as keyof typeof COUNTS, (after[metric] ?? 0) - (before[metric] ?? 0))] as const,
  )
}

async function measurePage(bench: Bench, quizPage: QuizPage, size: number): Promise<void> {
  const context = await bench.newContext()
  const visited = await bench.visit(context, bench.url + quizPage.quiz(`plain-${size}`), SLOW)
  const { page } = visited
  await page.evaluate(() => window.bench.expected())
  await page.waitForTimeout(1500)
  const samples = bench.samplesOf(quizPage)
  const note = async (kind: Kind, at: Point) => {
    for (const [count, value] of await tap(visited, at)) samples.note(`tap ${size} ${kind} ${count}`, value)
    samples.note(`tap ${size} ${kind}`, ...(await page.evaluate(() => window.bench.responses.splice(0))))
  }
  for (let question = 0; question < QUESTIONS; question++) {
    await note('choose', await page.evaluate((index) => window.bench.placeOfOption(index), question % 4))
    await note('next', await page.evaluate(() => window.bench.placeOfButton('Next')))
  }
  await context.close()
}

const LABELS: Record<Kind, string> = { choose: 'tap', next: 'Next' }
/** How many times as long as the floor. */
const GOALS: Record<Kind, number> = { choose: 1.15, next: 1.3 }

const figuresOf = (size: number): Figure[] =>
  KINDS.flatMap((kind): Figure[] => {
    const key = `tap ${size} ${kind}`
    const isMain = size === MAIN_SIZE
    const name = `${size} questions, ${LABELS[kind]}:`
    return [
      { label: `${name} to paint p50`, unit: 'ms', reading: medianOf(key) },
      {
        label: `${name} to paint p95`,
        unit: 'ms',
        reading: p95Of(key),
        ...(isMain && { goal: { atMost: GOALS[kind], times: 'floor' }, column: `${LABELS[kind]} p95` }),
      },
      {
        label: `${name} main thread`,
        unit: 'ms',
        reading: medianOf(`${key} work`),
        ...(isMain && kind === 'choose' && { goal: { atMost: 1.5, times: 'floor' } }),
      },
      {
        label: `${name} style recalculations`,
        unit: '',
        reading: medianOf(`${key} recalcs`),
        ...(isMain && kind === 'choose' && { goal: { atMost: 4 } }),
      },
      { label: `${name} layouts`, unit: '', reading: medianOf(`${key} layouts`) },
    ]
  })

/** From a finger's tap to the paint after it, four times slowed. */
export const tapping: Scenario = {
  name: 'tap',
  figures: (sizes) => [
    ...SIZES.filter((size) => sizes.includes(size)).flatMap(figuresOf),
    {
      label: '1,000 questions / 10: tap p50',
      unit: '×',
      reading: ratioOf(medianOf('tap 1000 choose'), medianOf('tap 10 choose')),
      goal: { atMost: 1.05 },
    },
  ],
  async round(bench) {
    for (const size of SIZES.filter((one) => bench.sizes.includes(one)))
      for (const page of bench.pages) await measurePage(bench, page, size)
  },
}
