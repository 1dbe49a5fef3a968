import { type Conditions, FAST, SLOW, SLOW_4G } from '../browser.ts'
import type { QuizPage } from '../pages.ts'
import { kindFigures, noteRequests } from '../requests.ts'
import { medianOf } from '../samples.ts'
import type { Bench, Figure, Scenario } from '../scenario.ts'

const CONDITIONS = [FAST, SLOW, SLOW_4G]
const QUIZ = 'maths-100'

async function measurePage(bench: Bench, quizPage: QuizPage, conditions: Conditions): Promise<void> {
  if (!quizPage.maths) return
  const context = await bench.newContext()
  const { page } = await bench.visit(context, bench.url + quizPage.maths(QUIZ), conditions, 'formula')
  const samples = bench.samplesOf(quizPage)
  const key = `maths ${conditions.name}`
  const { at } = await page.evaluate(() => window.bench.expected())
  await page.waitForLoadState('networkidle')
  samples.note(`${key} readable`, at)
  await noteRequests(page, samples, key, at)
  await context.close()
}

const bytesKey = `maths ${SLOW.name}`
const figures: Figure[] = [
  ...CONDITIONS.map(
    ({ name }): Figure => ({
      label: `first formula, ${name}: readable`,
      unit: 'ms',
      reading: medianOf(`maths ${name} readable`),
    }),
  ),
  {
    label: 'first formula: code until then',
    unit: 'kB',
    reading: medianOf(`${bytesKey} code`),
    goal: { atMost: 1.1, times: 'floor' },
    column: 'maths kB',
  },
  ...kindFigures(bytesKey, 'first formula: '),
]

/** Until six formulas of a first question can be read. The limit is temml alone, the floor React and temml. */
export const maths: Scenario = {
  name: 'maths',
  figures: () => figures,
  async round(bench) {
    for (const conditions of CONDITIONS)
      for (const page of bench.pages) await measurePage(bench, page, conditions)
  },
}
