import { expect, test } from 'vitest'
import { authoredAnswers } from '../../../src/domain/attempts/attempt.ts'
import { until, watch } from '../../support/page/page.ts'
import { openQuizOf, reload, shownQuiz } from '../../support/page/quiz-work.ts'
import { enrolWithSeat, openPageOf, openSchool, type Page } from '../../support/page/school-page.ts'
import { create, enrolAdmin, optics } from '../../support/school/authoring.ts'
import { at } from '../../support/school/fixtures.ts'

const schoolWithProxy = openSchool(at('10:00:00'))
const { school, proxy } = schoolWithProxy

/** Of older data: options without a text, which nobody is shown. The key of question n is 'Right n'. */
const questions = Array.from({ length: 6 }, (_, index) => ({
  text: `Question ${index}`,
  options:
    index % 2 === 0 ? ['', `Right ${index}`, 'Wrong', 'Worse'] : ['Wrong', '', 'Worse', `Right ${index}`],
  correctAnswer: index % 2 === 0 ? 1 : 3,
  points: 1,
}))
const MIXED = { shuffle: { questions: true, options: true } }

async function storeMixedQuiz(rules: object) {
  const { _id } = await create(await enrolAdmin(school()), { ...optics, ...rules })
  const stored = questions.map((question, index) => ({ ...question, _id: `question-${index}` }))
  await school()
    .deps.db.updateTable('quiz_versions')
    .set({ questions: JSON.stringify(stored) })
    .where('quiz_id', '=', _id)
    .execute()
  return String(_id)
}

async function begin(rules: object) {
  const [person, quizId] = [await enrolWithSeat(school()), await storeMixedQuiz(rules)]
  const page = await openPageOf(person, proxy())
  await openQuizOf(page, quizId)
  await page.takeQuiz.startOpenQuiz()
  return { person, quizId, page }
}

/** Chooses the right option of each question by what it reads, on the page as it is shown; the last is left open. */
function chooseByText(page: Page) {
  const quiz = shownQuiz(page)
  for (const [index, { text, options }] of quiz.questions.slice(0, -1).entries()) {
    const right = options.findIndex((option) => option.text === `Right ${text.at(-1)}`)
    page.attempt.answerQuestion(quiz, index, right)
  }
  return quiz.questions
}

test('answers to a shuffled paper are sent in authored order, counting options that nobody sees', async () => {
  const { person, quizId, page } = await begin(MIXED)
  const shown = chooseByText(page)
  expect(
    shown.map(({ options }) => options.length),
    'without the blank ones',
  ).toEqual([3, 3, 3, 3, 3, 3])
  const open = shown.at(-1)?.authoredIndex
  const expected = questions.map(({ correctAnswer }, index) => (index === open ? null : correctAnswer))
  const attempt = page.records.$attempt.get()
  expect(attempt && authoredAnswers(attempt)).toEqual(expected)
  await page.takeQuiz.submitOpenQuiz()
  const { body } = await person.call('GET', `/quiz/${quizId}/results`)
  expect(body).toMatchObject({ score: 83, correctAnswers: 5, answers: expected })
})

test('a reload shows the same paper with the same answers, and so does the review', async () => {
  const { quizId, page } = await begin({ ...MIXED, draw: 4 })
  const before = chooseByText(page).map(({ text, options }) => [text, options])
  expect(before).toHaveLength(4)
  const chosen = page.records.$attempt.get()?.answers

  const again = await reload(schoolWithProxy)
  await openQuizOf(again, quizId)
  expect(shownQuiz(again).questions.map(({ text, options }) => [text, options])).toEqual(before)
  expect(again.records.$attempt.get()?.answers).toEqual(chosen)
  await again.takeQuiz.submitOpenQuiz()

  const $result = again.result.resultOf({ quizId })
  watch($result)
  await until(() => expect($result.get().data?.score).toBe(75))
  const review = $result.get().data?.questions
  expect(review?.map(({ text, options }) => [text, options])).toEqual(before)
})
