import { expect, test } from 'vitest'
import { THROWS_AND_SPRINGS } from '../../../demo/api/sample/questions/throws-and-springs.ts'
import { createMock } from '../../../demo/mock/mock.ts'
import { MOCK_FEATURES, type MockFeature } from '../../../demo/mock/school/features.ts'
import { ADMINISTRATOR, LEARNER, type Person } from '../../../demo/mock/school/people.ts'
import { quizBody } from './quiz-body.ts'

/* Questions of several options and of numbers, and marks, as the mock keeps and judges them. */

const BASE = 'https://quiz.example/api'
const NOW = Date.parse('2026-03-04T10:02:00Z')
const THROWS = `/quiz/${THROWS_AND_SPRINGS.id}`

function openMock(features: readonly MockFeature[]) {
  const mock = createMock({ base: BASE, now: () => NOW, features })
  return async (who: Person, line: string, body?: unknown) => {
    const [method = '', path = ''] = line.split(' ')
    const response = await mock.fetch(
      new Request(BASE + path, {
        method,
        headers: { authorization: `Bearer ${mock.signIn(who)}`, 'content-type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    )
    return { status: response.status, answer: JSON.parse(await response.text()) }
  }
}

const at = (place: number, response: object) =>
  Array.from({ length: place + 1 }, (_, index) => (index === place ? response : null))

test('a learner gets neither right options nor values, but how many to choose, the unit and the figures', async () => {
  const call = openMock(MOCK_FEATURES)
  await call(LEARNER, `GET ${THROWS}/access`)
  const { answer } = await call(LEARNER, `POST ${THROWS}/start`)
  const { questions, marking } = answer.quiz
  expect(JSON.stringify(questions)).not.toMatch(/"(correctAnswers?|value|tolerance)"/)
  expect(questions[9]).toMatchObject({ kind: 'several', choose: 2 })
  expect(questions[2]).toMatchObject({ kind: 'number', number: { unit: 'm', figures: 3 } })
  expect(marking).toEqual(THROWS_AND_SPRINGS.marking)
})

test('what was typed comes back as it was, judged and marked once the review is open', async () => {
  const call = openMock(MOCK_FEATURES)
  await call(LEARNER, `POST ${THROWS}/start`)
  const typed = { number: '5,55e3', unit: 'm', decimal: ',' }
  const responses = [null, null, typed, null, { options: [1, 0] }, null, null, { number: '300', unit: 'J' }]
  const work = { revision: 1, answers: [1], responses, flags: [], current: 2 }
  expect((await call(LEARNER, `PUT ${THROWS}/attempt`, work)).status).toBe(200)
  const saved = (await call(LEARNER, `GET ${THROWS}/attempt`)).answer
  expect(saved.responses.slice(0, 5)).toEqual([null, null, typed, null, { options: [0, 1] }])
  const sent = { answers: [1], responses, timeSpent: 60 }
  const handedIn = await call(LEARNER, `POST ${THROWS}/submit`, sent)
  const { answer } = await call(LEARNER, `GET ${THROWS}/results`)
  expect(handedIn.answer.responses, 'at once').toEqual(answer.responses)
  expect(answer.responses[2]).toEqual({ ...typed, verdict: 'right' })
  expect(answer.responses[4]).toEqual({ options: [0, 1], verdict: 'partly', why: ['missed'] })
  expect(answer.responses[7]).toMatchObject({ number: '300', verdict: 'wrong', why: ['power-of-ten'] })
  expect(answer.responses[8]).toEqual({ verdict: 'blank' })
  // 4 for the choice, 4 for the number, 2 of 3 right options, -1 for the power of ten.
  expect(answer).toMatchObject({ marks: 9.67, maxMarks: 48, score: 17, correctAnswers: 2 })
  expect((await call(LEARNER, `POST ${THROWS}/submit`, sent)).answer._id).toBe(answer._id)
  const other = { ...sent, responses: at(2, { number: '5550' }) }
  expect((await call(LEARNER, `POST ${THROWS}/submit`, other)).status).toBe(422)
})

test.each([
  ['an option that is not there', at(4, { options: [7] })],
  ['a number to several options', at(4, { number: '3' })],
  ['options to a number', at(2, { options: [0] })],
  ['a response to a choice', at(0, { options: [0] })],
  ['a number that is none', at(2, { number: 5550 })],
])('%s is refused', async (_, responses) => {
  const call = openMock(MOCK_FEATURES)
  await call(LEARNER, `POST ${THROWS}/start`)
  const { status } = await call(LEARNER, `POST ${THROWS}/submit`, { answers: [], responses, timeSpent: 1 })
  expect(status).toBe(400)
})

test('a text that is no number is kept, and wrong', async () => {
  const call = openMock(MOCK_FEATURES)
  await call(LEARNER, `POST ${THROWS}/start`)
  const responses = at(2, { number: 'far away' })
  await call(LEARNER, `POST ${THROWS}/submit`, { answers: [], responses, timeSpent: 1 })
  const { answer } = await call(LEARNER, `GET ${THROWS}/results`)
  expect(answer.responses[2]).toMatchObject({ number: 'far away', verdict: 'wrong' })
})

const several = {
  kind: 'several',
  text: 'Which?',
  options: [{ text: 'a' }, { text: 'b' }],
  correctAnswers: [1],
  points: 1,
}

test('a save without marking keeps it, and null removes it', async () => {
  const call = openMock(MOCK_FEATURES)
  const body = { ...quizBody('New', 'A new one'), questions: [several] }
  const { marking } = THROWS_AND_SPRINGS
  const { answer } = await call(ADMINISTRATOR, 'POST /quiz', { ...body, marking })
  expect(answer).toMatchObject({ marking, questions: [several] })
  const path = `PUT /quiz/${answer._id}`
  expect((await call(ADMINISTRATOR, path, body)).answer.marking).toEqual(marking)
  expect((await call(ADMINISTRATOR, path, { ...body, marking: null })).answer).not.toHaveProperty('marking')
})

test('without the features there is nothing of all this', async () => {
  const call = openMock(MOCK_FEATURES.filter((name) => name !== 'kinds' && name !== 'marking'))
  const { answer } = await call(LEARNER, 'GET /quiz')
  expect(JSON.stringify(answer)).not.toContain('springs')
  const body = { ...quizBody('New', 'A new one'), questions: [several] }
  const refused = await call(ADMINISTRATOR, 'POST /quiz', body)
  expect(refused).toMatchObject({
    status: 400,
    answer: { message: 'questions: This kind of question is not known here' },
  })
})
