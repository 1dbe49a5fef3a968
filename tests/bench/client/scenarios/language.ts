import { CONDITIONS, type Conditions } from '../browser.ts'
import type { QuizPage } from '../pages.ts'
import { medianOf, ratioOf } from '../samples.ts'
import type { Bench, Figure, Scenario } from '../scenario.ts'

const LANGUAGES = ['english', 'german'] as const

const keyOf = (language: (typeof LANGUAGES)[number], { name }: Conditions) => `${language} ${name} answerable`

async function measurePage(bench: Bench, quizPage: QuizPage, conditions: Conditions): Promise<void> {
  const { quiz, german = quiz } = quizPage
  for (const language of LANGUAGES) {
    const context = await bench.newContext()
    const address = (language === 'german' ? german : quiz)('plain-100')
    const { page } = await bench.visit(context, bench.url + address, conditions)
    const { at } = await page.evaluate(() => window.bench.expected())
    bench.samplesOf(quizPage).note(keyOf(language, conditions), at)
    await context.close()
  }
}

const figuresOf = (conditions: Conditions): Figure[] => [
  ...LANGUAGES.map(
    (language): Figure => ({
      label: `${language}, ${conditions.name}: answerable`,
      unit: 'ms',
      reading: medianOf(keyOf(language, conditions)),
    }),
  ),
  {
    label: `german / english, ${conditions.name}`,
    unit: '×',
    reading: ratioOf(medianOf(keyOf('german', conditions)), medianOf(keyOf('english', conditions))),
    goal: { atMost: 1.05 },
  },
]

/** A cold load until the first question in another language, beside English. */
export const language: Scenario = {
  name: 'language',
  figures: () => CONDITIONS.flatMap(figuresOf),
  async round(bench) {
    for (const conditions of CONDITIONS)
      for (const page of bench.pages) if (page.german) await measurePage(bench, page, conditions)
  },
}
