// SPEC Operation Trouble
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Db, Engine } from '../../../demo/api/database/db.ts'
import { at } from '../../support/school/fixtures.ts'
import { enrolMany, seatMany } from '../../support/school/many-learners.ts'
import { storeQuiz, storeSlot } from '../../support/school/school.ts'
import { openBeside } from '../../support/server/engines.ts'
import { statusesOf } from '../../support/server/interleaving.ts'
import { type ApiAnswer, api, startTestServer, type TestServer } from '../../support/server/server.ts'
import { shared } from '../../support/server/twin-servers.ts'

const CLASS = 30
const SAVED = { revision: 1, answers: [0, 2, null], flags: [], current: 0 }
const ANSWERS = { answers: [0, 2, null], timeSpent: 60 }

const HELD = {
  person: sql`select from users where subject =`,
  attempt: sql`select from quiz_starts join users on id = user_id where subject =`,
  quiz: sql`select from quizzes where id =`,
}

/** Holds a row of the person with that token, or the quiz with that id, for as long as the work takes. */
const holding = (db: Db, name: string, row: keyof typeof HELD, work: () => Promise<void>) =>
  db.transaction().execute(async (transaction) => {
    const { rows } = await sql`${HELD[row]} ${name} for update`.execute(transaction)
    expect(rows).toHaveLength(1)
    await work()
  })

describe.runIf(shared)('while a row of one person is locked, nobody else waits', () => {
  let school: TestServer
  let beside: Engine
  let tokens: string[]
  let slotId: string
  let quizId: string
  let secondId: string
  beforeAll(async () => {
    if (!shared) return
    school = await startTestServer({ engine: await shared.open(), now: at('10:05:00') })
    beside = await openBeside(school.engine)
    tokens = await enrolMany(school, CLASS)
    quizId = await storeQuiz(school)
    secondId = await storeQuiz(school)
    slotId = await storeSlot(school, at('12:00:00'))
    await seatMany(school, await storeSlot(school, at('10:00:00')), tokens)
  })
  afterAll(async () => {
    await beside.close()
    await school.close()
  })

  const STEPS: [string, keyof typeof HELD, () => [string, string, object?]][] = [
    ['to book', 'person', () => ['POST', '/slots/book', { slotId }]],
    ['to start', 'person', () => ['POST', `/quiz/${quizId}/start`]],
    ['to save', 'attempt', () => ['PUT', `/quiz/${quizId}/attempt`, SAVED]],
    ['to be seen', 'attempt', () => ['GET', `/quiz/${quizId}/attempt`]],
    ['to submit', 'attempt', () => ['POST', `/quiz/${quizId}/submit`, ANSWERS]],
    ['to start a second quiz', 'person', () => ['POST', `/quiz/${secondId}/start`]],
    ['to submit the second quiz', 'person', () => ['POST', `/quiz/${secondId}/submit`, ANSWERS]],
  ]

  test.each(STEPS)('%s', async (_, row, step) => {
    const [method, path, body] = step()
    const call = async (token: string) => (await api(school, token)(method, path, body)).status
    const [held = '', ...others] = tokens
    let waiting: Promise<number> | undefined
    await holding(beside.db, held, row, async () => {
      waiting = call(held)
      expect(await Promise.all(others.map(call))).toEqual(others.map(() => 200))
    })
    expect(await waiting).toBe(200)
  })

  test('to learn that there is nothing to wait for', async () => {
    const [held = '', other = ''] = tokens
    const [unopened, opened] = [await storeQuiz(school), await storeQuiz(school)]
    const by = api(school, other)
    await by('POST', `/quiz/${opened}/start`)
    await by('PUT', `/quiz/${opened}/attempt`, { ...SAVED, revision: 2 })
    let waiting: Promise<ApiAnswer> | undefined
    await holding(beside.db, held, 'person', async () => {
      waiting = api(school, held)('POST', `/quiz/${unopened}/start`)
      expect((await by('GET', `/quiz/${unopened}/attempt`)).status).toBe(404)
      expect((await by('PUT', `/quiz/${opened}/attempt`, SAVED)).status).toBe(409)
    })
    expect((await waiting)?.status).toBe(200)
  })

  test('at another quiz', async () => {
    const [held, other] = [await storeQuiz(school), await storeQuiz(school)]
    const begin = (id: string) => (token: string) => api(school, token)('POST', `/quiz/${id}/start`)
    const submit = (id: string) => (token: string) =>
      api(school, token)('POST', `/quiz/${id}/submit`, ANSWERS)
    for (const step of [begin, submit]) {
      let waiting: Promise<ApiAnswer[]> | undefined
      await holding(beside.db, held, 'quiz', async () => {
        waiting = Promise.all(tokens.slice(0, 5).map(step(held)))
        const answers = await Promise.all(tokens.slice(5, 10).map(step(other)))
        expect(statusesOf(answers)).toEqual(answers.map(() => 200))
      })
      expect(statusesOf((await waiting) ?? [])).toEqual([200, 200, 200, 200, 200])
    }
  })
})
