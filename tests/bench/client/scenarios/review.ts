import { plainText } from '../answers/quizzes.ts'
import { type Conditions, collectGarbage, FAST, readMetrics, SLOW } from '../browser.ts'
import type { QuizPage } from '../pages.ts'
import { medianOf, p95Of, worstOf } from '../samples.ts'
import type { Bench, Figure, Scenario } from '../scenario.ts'
import { blockingOf, tasksBetween } from '../timeline.ts'

const QUESTIONS = 1000
const MEGA = 1_000_000
/** What is drawn after the first question is drawn by then. */
const COMPLETE_MS = 6000

async function measurePage(bench: Bench, quizPage: QuizPage, conditions: Conditions): Promise<void> {
  if (!quizPage.review) return
  const context = await bench.newContext()
  const path = quizPage.review(`plain-${QUESTIONS}`)
  const visited = await bench.visit(context, bench.url + path, conditions, { text: plainText(0) })
  const { page } = visited
  const samples = bench.samplesOf(quizPage)
  const key = `review ${conditions.name}`
  const { at } = await page.evaluate(() => window.bench.expected())
  await page.waitForTimeout(COMPLETE_MS)
  samples.note(`${key} first`, at)
  samples.note(`${key} blocking`, blockingOf(await tasksBetween(page, 0, at + COMPLETE_MS)))
  samples.note(`${key} elements`, await page.evaluate(() => window.bench.countElements()))
  await collectGarbage(visited)
  samples.note(`${key} heap`, ((await readMetrics(visited)).JSHeapUsedSize ?? 0) / MEGA)
  const { frames, jump } = await page.evaluate(() => window.bench.scroll())
  samples.note(`${key} frames`, ...frames)
  samples.note(`${key} jump`, jump)
  await context.close()
}

const figuresOf = (conditions: Conditions): Figure[] => {
  const key = `review ${conditions.name}`
  const name = `review of 1,000, ${conditions.name}:`
  return [
    {
      label: `${name} first question`,
      unit: 'ms',
      reading: medianOf(`${key} first`),
      goal: { atMost: 3, times: 'limit' },
      ...(conditions === SLOW && { column: 'review' }),
    },
    { label: `${name} blocking`, unit: 'ms', reading: medianOf(`${key} blocking`) },
    { label: `${name} elements`, unit: '', reading: medianOf(`${key} elements`) },
    { label: `${name} heap`, unit: 'MB', reading: medianOf(`${key} heap`) },
    { label: `${name} a frame of scrolling, p95`, unit: 'ms', reading: p95Of(`${key} frames`) },
    {
      label: `${name} the longest frame`,
      unit: 'ms',
      reading: worstOf(`${key} frames`),
      goal: { atMost: 50 },
    },
    { label: `${name} a jump to the end`, unit: 'ms', reading: medianOf(`${key} jump`) },
  ]
}

/** A result with a thousand questions, from the address to its end. */
export const review: Scenario = {
  name: 'review',
  figures: () => [FAST, SLOW].flatMap(figuresOf),
  async round(bench) {
    for (const conditions of [FAST, SLOW])
      for (const page of bench.pages) await measurePage(bench, page, conditions)
  },
}
