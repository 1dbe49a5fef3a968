import { expect, test } from 'vitest'
import { OPTICS } from '../../../demo/api/sample/questions/optics.ts'
import { WAVES } from '../../../demo/api/sample/questions/waves.ts'
import { createMock } from '../../../demo/mock/mock.ts'
import { MOCK_FEATURES, type MockFeature } from '../../../demo/mock/school/features.ts'
import { ADMINISTRATOR, CROWD, LEARNER, type Person } from '../../../demo/mock/school/people.ts'

/* Reports, pace, standing and kept cards, as the mock keeps them. */

const BASE = 'https://quiz.example/api'
const NOW = Date.parse('2026-03-04T10:02:00Z')
const QUIZ = `/quiz/${OPTICS.id}`
const OVER = `/quiz/${WAVES.id}`

function openMock(features: readonly MockFeature[] = MOCK_FEATURES) {
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

const report = { questionId: 'optics-03', kind: 'two-right' }

test('a report is one of each person and question, is taken back while it is open, and is the learner’s alone', async () => {
  const call = openMock()
  expect((await call(LEARNER, `POST ${QUIZ}/reports`, report)).status).toBe(404)
  await call(LEARNER, `POST ${QUIZ}/start`)
  const { answer } = await call(LEARNER, `POST ${QUIZ}/reports`, report)
  expect(answer).toMatchObject({ ...report, quiz: { _id: OPTICS.id }, status: 'open', text: '', number: 3 })
  await call(LEARNER, `POST ${QUIZ}/reports`, { ...report, kind: 'unclear', text: 'Which side?' })
  expect((await call(LEARNER, 'GET /user/reports')).answer).toMatchObject([
    { _id: answer._id, kind: 'unclear', text: 'Which side?' },
  ])
  expect((await call(CROWD[0] ?? LEARNER, 'GET /user/reports')).answer).toEqual([])
  expect((await call(LEARNER, 'GET /admin/reports')).status).toBe(403)
  expect((await call(LEARNER, `POST ${QUIZ}/reports`, { ...report, questionId: 'none' })).status).toBe(400)
  expect((await call(LEARNER, `POST ${QUIZ}/reports`, { ...report, kind: 'boring' })).status).toBe(400)
  expect((await call(LEARNER, `DELETE ${QUIZ}/reports/optics-03`)).status).toBe(200)
  expect((await call(LEARNER, 'GET /user/reports')).answer).toEqual([])
})

test('all open reports of a question are answered alike, and read by who made them', async () => {
  const call = openMock()
  // One is at work, the other has handed in before.
  await call(LEARNER, `POST ${QUIZ}/start`)
  for (const who of [LEARNER, CROWD[0] ?? LEARNER])
    expect((await call(who, `POST ${QUIZ}/reports`, report)).status).toBe(200)
  const { answer: listed } = await call(ADMINISTRATOR, `GET /admin/reports?quizId=${OPTICS.id}&status=open`)
  expect(listed).toMatchObject([
    { index: 2, user: { _id: CROWD[0]?._id } },
    { index: 2, user: { _id: LEARNER._id } },
  ])
  const reply = { status: 'declined', reply: 'It is B alone.' }
  const { answer: changed } = await call(ADMINISTRATOR, `PUT /admin/reports/${listed[0]._id}`, reply)
  expect(changed).toHaveLength(2)
  expect((await call(LEARNER, 'GET /user/reports')).answer).toMatchObject([
    { ...reply, by: { name: ADMINISTRATOR.name } },
  ])
  expect((await call(LEARNER, `POST ${QUIZ}/reports`, report)).status).toBe(409)
  expect((await call(LEARNER, `DELETE ${QUIZ}/reports/optics-03`)).status).toBe(409)
})

test('pace comes back with the saved copy and with the result, and makes no copy another', async () => {
  const call = openMock()
  await call(LEARNER, `POST ${QUIZ}/start`)
  const work = { revision: 1, answers: [1], flags: [], current: 0 }
  await call(LEARNER, `PUT ${QUIZ}/attempt`, { ...work, seconds: [4], changes: [[0]] })
  expect((await call(LEARNER, `PUT ${QUIZ}/attempt`, { ...work, seconds: [9] })).status).toBe(200)
  expect((await call(LEARNER, `GET ${QUIZ}/attempt`)).answer.seconds).toEqual([9])
  await call(LEARNER, `POST ${QUIZ}/submit`, {
    answers: [1],
    timeSpent: 20,
    seconds: [12],
    changes: [[0, 2]],
  })
  const { answer } = await call(LEARNER, `GET ${QUIZ}/results`)
  expect(answer).toMatchObject({ seconds: [12], changes: [[0, 2]] })
})

test('a standing is of 20 attempts at least, for who has one, and for nobody who hides it', async () => {
  const call = openMock()
  const { answer } = await call(LEARNER, `GET ${OVER}/standing`)
  expect(answer).toMatchObject({ of: 25, percentile: expect.any(Number), median: expect.any(Number) })
  expect(answer.rightShares).toHaveLength(WAVES.questions.length)
  expect((await call(LEARNER, `GET ${QUIZ}/standing`)).status).toBe(404)
  expect((await call(ADMINISTRATOR, `GET ${OVER}/standing`)).status).toBe(404)
  await call(LEARNER, 'PUT /user/standing', { hidden: true })
  expect((await call(LEARNER, `GET ${OVER}/standing`)).answer.code).toBe('hidden')
  await call(LEARNER, 'PUT /user/standing', { hidden: false })
  for (const { _id } of CROWD.slice(0, 6))
    await call(ADMINISTRATOR, `POST ${OVER}/admin/reset-attempt`, { userId: _id })
  expect((await call(LEARNER, `GET ${OVER}/standing`)).answer.code).toBe('too_few')
})

test('cards are kept one revision after the other, and results tell their topics', async () => {
  const call = openMock()
  const card = { quiz: OPTICS.id, question: OPTICS.questions[0], due: NOW }
  const save = (revision: number) => call(LEARNER, 'PUT /user/practice', { revision, cards: [card] })
  expect((await save(2)).answer).toMatchObject({ revision: 0, cards: [] })
  for (let time = 0; time < 2; time++) expect((await save(1)).status).toBe(200)
  expect(await save(3)).toMatchObject({ status: 409, answer: { revision: 1 } })
  expect((await call(LEARNER, 'GET /user/practice')).answer).toMatchObject({
    revision: 1,
    cards: [{ due: NOW }],
  })
  expect((await call(LEARNER, 'GET /user/results')).answer[0].topics[0]).toMatchObject({
    ...{ topic: expect.any(String), asked: expect.any(Number), right: expect.any(Number) },
  })
})

test('without the features there is nothing of all this', async () => {
  const without = ['reports', 'pace', 'standing', 'practice']
  const call = openMock(MOCK_FEATURES.filter((name) => !without.includes(name)))
  await call(LEARNER, `POST ${QUIZ}/start`)
  expect((await call(LEARNER, `POST ${QUIZ}/reports`, report)).status).toBe(404)
  expect((await call(LEARNER, `GET ${OVER}/standing`)).status).toBe(404)
  expect((await call(LEARNER, 'GET /user/practice')).status).toBe(404)
  await call(LEARNER, `POST ${QUIZ}/submit`, { answers: [1], timeSpent: 20, seconds: [12] })
  expect((await call(LEARNER, `GET ${QUIZ}/results`)).answer).not.toHaveProperty('seconds')
  expect(JSON.stringify((await call(LEARNER, 'GET /user/results')).answer)).not.toContain('topics')
})
