// SPEC 2 Quiz taking
import type { Page } from '@playwright/test'
import { splitMath } from '../../../src/domain/maths/math-text.ts'
import { pictures } from '../../../src/messages/en/pictures.ts'
import { spokenMath } from '../../../src/ui/maths/spoken/spoken-math.ts'
import { handIn } from '../../support/school/hand-in.ts'
import { MATHS_QUESTIONS, type MathsQuestion } from '../../support/school/maths-questions.ts'
import { storeQuiz } from '../../support/school/school.ts'
import { type Told, tellAll, unheard } from '../support/accessibility-tree.ts'
import { enrolAdmin } from '../support/authoring.ts'
import { enrolSeated, type School } from '../support/school.ts'
import { expect, test } from '../support/story.ts'
import { beginQuiz, enter, next } from '../support/walking.ts'

const COUNT = MATHS_QUESTIONS.length

/** What the picture of the first question shows. */
const PICTURE = 'A thin lens with its two focal points.'

const store = (school: School) =>
  storeQuiz(school, {
    questions: MATHS_QUESTIONS.map(({ text, options }, index) => ({
      _id: `maths-${index + 1}`,
      text,
      ...(index === 0 && { imageUrl: '/pictures/thin-lens.svg', imageAlt: PICTURE }),
      options: options.map((option) => ({ text: option })),
      correctAnswer: 0,
      points: 1,
    })),
    closes: school.now() + 3_600_000,
  })

/** White space is no matter of hearing. */
const plain = (text: string) =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[.,;:?)])/g, '')
    .trim()

const heardOf = (text: string) =>
  plain(
    splitMath(text)
      .map((segment) => (segment.kind === 'math' ? spokenMath(segment.tex) : segment.text))
      .join(''),
  )

const formulasOf = (text: string) =>
  splitMath(text).flatMap((segment) => (segment.kind === 'math' ? [plain(spokenMath(segment.tex))] : []))

const named = (told: readonly Told[], role: RegExp) =>
  told.filter((node) => role.test(node.role)).map(({ name }) => plain(name))

/** What the options are called, and whether the question names their group. */
async function heardInExam(page: Page, question: MathsQuestion) {
  const told = await tellAll(page)
  return {
    options: named(told, /^radio$/),
    isNamed: named(told, /^(radio)?group$/).some(
      (name) => name.includes(plain(question.heard)) && !name.includes(pictures.enlarge),
    ),
    unheard: unheard(told),
  }
}

const asHeard = ({ options }: MathsQuestion) => ({
  options: options.map((option, index) => `Option ${'ABCD'[index]}: ${heardOf(option)}`),
  isNamed: true,
  unheard: [],
})

test('thirty questions of maths are spoken: each question, each option', async ({ page, ownSchool }) => {
  const learner = await enrolSeated(ownSchool)
  await beginQuiz(page, ownSchool, learner, await store(ownSchool))
  for (const question of MATHS_QUESTIONS) {
    await expect
      .poll(() => heardInExam(page, question), { intervals: [20, 50, 100], timeout: 30_000 })
      .toEqual(asHeard(question))
    if (question === MATHS_QUESTIONS[0]) expect(named(await tellAll(page), /^image$/)).toContain(PICTURE)
    if (question !== MATHS_QUESTIONS.at(-1)) await next(page)
  }
})

/** Waits until all the formulas are told, and tells in whose name one is missing. */
async function missing(page: Page, formulas: readonly string[]): Promise<string[]> {
  let told: Told[] = []
  await expect
    .poll(
      async () => {
        told = await tellAll(page)
        const heard = new Set(named(told, /^MathMLMath$/))
        return formulas.filter((formula) => !heard.has(formula))
      },
      { timeout: 30_000 },
    )
    .toEqual([])
  return unheard(told)
}

test('no formula is missing from a name in review, writing room and item analysis', async ({
  page,
  ownSchool,
}) => {
  const quizId = await store(ownSchool)
  const [learner, admin] = [await enrolSeated(ownSchool), await enrolAdmin(ownSchool)]
  await handIn(learner, quizId, { answers: Array.from({ length: COUNT }, () => 1), timeSpent: 95 })
  const asked = MATHS_QUESTIONS.flatMap(({ text }) => formulasOf(text))
  const offered = MATHS_QUESTIONS.flatMap(({ options }) => options.flatMap(formulasOf))
  await enter(page, ownSchool, learner, `/#/quiz/${quizId}/results`)
  expect(await missing(page, [...asked, ...offered])).toEqual([])
  await enter(page, ownSchool, admin, `/#/admin/quiz/${quizId}/edit`)
  // Long lists are drawn as far as they are seen.
  const first = asked.slice(0, 8)
  expect(await missing(page, first)).toEqual([])
  await enter(page, ownSchool, admin, `/#/admin/quiz/${quizId}/results`)
  await page.getByRole('link', { name: 'Item analysis' }).click()
  expect(await missing(page, first)).toEqual([])
})
