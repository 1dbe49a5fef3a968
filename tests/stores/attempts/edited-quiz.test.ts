import { describe, expect, test } from 'vitest'
import { otherTabStores, until } from '../../support/page/page.ts'
import { beginWork, openQuizOf, reload } from '../../support/page/quiz-work.ts'
import { openSchool, type SchoolWithProxy } from '../../support/page/school-page.ts'
import { changedByAnotherTab } from '../../support/page/stored-attempts.ts'
import { at } from '../../support/school/fixtures.ts'
import { enrol } from '../../support/school/school.ts'
import { instead } from '../../support/server/fault-proxy.ts'
import { resets } from '../../support/server/faulty-server.ts'

const ACCESS = /GET \/api\/quiz\/[^/]+\/access$/
const SUBMIT = /POST \/api\/quiz\/[^/]+\/submit$/

/** A learner in the middle of a quiz whose questions an administrator turns round. */
async function editInMidQuiz(place: SchoolWithProxy) {
  const work = await beginWork(place)
  const admin = await enrol(place.school(), { isAdmin: true })
  const { body } = await admin.call('GET', `/quiz/${work.quizId}`)
  const edited = { ...body, questions: body.questions.toReversed() }
  expect((await admin.call('PUT', `/quiz/${work.quizId}`, edited)).status).toBe(200)
  return work
}

const idsOf = ({ questions }: { questions: { _id?: string | undefined }[] }) =>
  questions.map(({ _id }) => _id)

describe.each([
  'plain',
  // Its quizzes have a version, of which it promises nothing.
  'unlisted',
] as const)('an edited quiz with moved questions, where the API (%s) keeps no version,', (kind) => {
  const place = openSchool(at('10:00:00'), { kind })

  test('is remembered like the answers, for a later reload without a network', async () => {
    const { quizId } = await editInMidQuiz(place)
    await openQuizOf(await reload(place), quizId)
    const after = await reload(place)
    place.proxy().plan(ACCESS, instead(resets))
    const quiz = await openQuizOf(after, quizId)
    const { answers, questionIds } = after.records.$attempt.get() ?? {}
    expect(answers).toEqual([null, null, 3])
    expect(quiz.questions.map(({ _id }) => _id)).toEqual(questionIds)
  })

  test('is read again after another tab has fitted the answers to it', async () => {
    const { page } = await editInMidQuiz(place)
    const fitted = changedByAnotherTab(({ answers, questionIds }) => ({
      answers: answers.toReversed(),
      questionIds: questionIds.toReversed(),
    }))
    otherTabStores('quiz:attempts', JSON.stringify(fitted))
    await until(() => {
      const scene = page.takeQuiz.$scene.get()
      if (scene.scene !== 'in-progress') throw new Error(scene.scene)
      expect(scene.quiz.questions.map(({ _id }) => _id)).toEqual(scene.attempt.questionIds)
      expect(scene.attempt.answers).toEqual([null, null, 3])
    })
  })

  test('has each answer at its question', async () => {
    const { page, quiz } = await editInMidQuiz(place)
    page.attempt.answerQuestion(quiz, 1, 0)
    await page.takeQuiz.submitOpenQuiz()
    expect(place.proxy().bodies(SUBMIT)).toEqual([{ answers: [null, 0, 3], timeSpent: expect.any(Number) }])
  })
})

describe('a learner at work, where the API keeps the version of an attempt,', () => {
  const place = openSchool(at('10:00:00'))

  test('keeps the questions of an edited quiz after a reload, on another device and in grading', async () => {
    const { person, quizId } = await editInMidQuiz(place)
    const after = await reload(place)
    const quiz = await openQuizOf(after, quizId)
    expect(after.records.$attempt.get()).toMatchObject({ answers: [3, null, null], quizChanged: false })
    const { body: elsewhere } = await person.call('GET', `/quiz/${quizId}/access`)
    expect(idsOf(elsewhere)).toEqual(idsOf(quiz))
    await after.takeQuiz.submitOpenQuiz()
    expect(place.proxy().bodies(SUBMIT)).toMatchObject([{ answers: [3, null, null], version: 1 }])
    const { body: result } = await person.call('GET', `/quiz/${quizId}/results`)
    expect(result.answers).toEqual([3, null, null])
    expect(idsOf(result.quiz)).toEqual(idsOf(quiz))
  })
})
