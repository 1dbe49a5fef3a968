import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deleteQuiz } from '../../src/api/admin/authoring.ts'
import { readMe } from '../../src/api/auth.ts'
import { configureClient } from '../../src/api/client.ts'
import { getQuiz, listQuizzes } from '../../src/api/quizzes.ts'
import { cancelBooking, getCurrentSlot } from '../../src/api/slots.ts'
import { failureOf } from '../support/failure-of.ts'
import { asha, opticsJson } from '../support/school/fixtures.ts'
import { answers, answersPage, type Behaviour, startFaultyServer } from '../support/server/faulty-server.ts'

const server = await startFaultyServer()
afterAll(() => server.close())

beforeAll(() =>
  configureClient({
    apiBase: server.url,
    readToken: () => undefined,
    readUserId: () => undefined,
    onServerDate: () => {},
    onFailure: () => {},
    onReached: () => {},
  }),
)

const TRUNCATED = JSON.stringify(opticsJson).slice(0, 200)
const UNEXPECTED = 'The server sent an unexpected answer. Please try again later.'
const unexpected = (status: number) => ({
  message: UNEXPECTED,
  status,
  code: 'unexpected_answer',
  sessionExpired: false,
  network: false,
  retryable: false,
})

describe('an unexpected answer', () => {
  const rows: [string, Behaviour, number][] = [
    ['a page of HTML with 200', answersPage(200), 200],
    ['truncated JSON', answers(200, TRUNCATED), 200],
    ['an array where an object belongs', answers(200, [opticsJson]), 200],
    ['null', answers(200, 'null'), 200],
    ['a bare text', answers(200, '"ok"'), 200],
    ['a number', answers(200, '7'), 200],
    ['an empty object', answers(200, {}), 200],
    ['an empty body', answers(200), 200],
    ['204', answers(204), 204],
    ['a refusal dressed as success', answers(200, { success: false, message: 'No' }), 200],
    ['a quiz wrapped twice', answers(200, { data: { quiz: opticsJson } }), 200],
    ['HTML called JSON', answers(201, '<html>', { 'Content-Type': 'application/json' }), 201],
  ]
  test.each(rows)('is a failure with a clear message: %s', async (_, behaviour, status) => {
    server.behave(behaviour)
    expect(await failureOf(getQuiz('quiz-optics'))).toMatchObject(unexpected(status))
  })

  test.each([
    ['an object where a list belongs', opticsJson],
    ['a refusal dressed as success', { success: false, message: 'No' }],
    ['a list of something else', [{ focus: 20 }, 'Waves']],
    ['an empty object', {}],
  ])('is never an empty list: %s', async (_, body) => {
    server.behave(answers(200, body))
    expect(await failureOf(listQuizzes())).toMatchObject(unexpected(200))
  })

  test('is an odd entry if it is one in a list, and takes nothing from the others', async () => {
    server.behave(answers(200, [opticsJson, { _id: 'waves', title: 'Waves' }]))
    const { rows, odd } = await listQuizzes()
    expect(rows.map(({ title }) => title)).toEqual(['Geometric optics'])
    expect(odd).toEqual([{ _id: 'waves', title: 'Waves' }])
  })

  test('may be the login page that a redirect leads to', async () => {
    server.behave((response) => {
      const atLogin = server.received.at(-1)?.path === '/login'
      if (atLogin) answersPage(200)(response)
      else answers(302, '', { Location: '/login' })(response)
    })
    expect(await failureOf(getCurrentSlot())).toMatchObject(unexpected(200))
  })
})

describe('an answer, whether in an envelope or not,', () => {
  test.each([
    ['bare', opticsJson],
    ['wrapped', { quiz: opticsJson }],
    ['wrapped beside plain values', { success: true, message: 'ok', quiz: opticsJson }],
  ])('is read as an entity: %s', async (_, body) => {
    server.behave(answers(200, body))
    expect(await getQuiz('quiz-optics')).toMatchObject({ _id: 'quiz-optics', title: 'Geometric optics' })
  })

  test.each([
    ['bare', [opticsJson]],
    ['wrapped', { success: true, quizzes: [opticsJson] }],
  ])('is read as a list: %s', async (_, body) => {
    server.behave(answers(200, body))
    expect((await listQuizzes()).rows.map((quiz) => quiz.questionCount)).toEqual([3])
  })

  test.each([
    ['in its key', { user: asha }, []],
    ['in its key, with features', { user: asha, features: ['return'] }, ['return']],
    ['bare', asha, []],
  ])('is read as the user: %s', async (_, body, features) => {
    server.behave(answers(200, body))
    expect(await readMe()).toEqual({ user: asha, features })
  })
})

test.each([
  ['204', answers(204)],
  ['an empty body', answers(200)],
  ['a sentence', answers(200, { message: 'Done' })],
])('a call that promises no entity is content with %s', async (_, behaviour) => {
  server.behave(behaviour)
  await deleteQuiz('quiz-optics')
  await cancelBooking('booking-asha')
  expect(server.received.map(({ method }) => method)).toEqual(['DELETE', 'DELETE'])
})
