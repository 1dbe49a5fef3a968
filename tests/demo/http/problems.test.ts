// SPEC 8 Friendly messages
import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import type { Env } from '../../../demo/api/http/deps.ts'
import { answerProblem, tooManyBytes } from '../../../demo/api/http/problems.ts'
import { watchWrites } from '../../../demo/api/http/write-trouble.ts'

const newApp = () => new Hono<Env>().onError(answerProblem({ writes: watchWrites() }))
const facts = () => ({ remoteAddress: 'test', requestId: 'r-1' })

/** What a call answers whose handler fails like this. */
async function answerTo(error: Error) {
  const app = newApp()
  app.get('/', () => {
    throw error
  })
  const answer = await app.request('/', undefined, facts())
  const { code } = await answer.json()
  return [answer.status, code, answer.headers.get('retry-after')]
}

const failure = (code: string) => Object.assign(new Error('told to nobody'), { code })

describe('a database in trouble is a 503 that says when to retry', () => {
  test.each([
    ['a statement that took too long', '57014', 'database_busy', '5'],
    ['a row that somebody holds', '55P03', 'database_busy', '5'],
    ['a transaction that another overtook', '40001', 'database_busy', '5'],
    ['a deadlock', '40P01', 'database_busy', '5'],
    ['a full disk', '53100', 'database_full', '60'],
    ['too many connections', '53300', 'database_unreachable', '5'],
    ['a standby that only reads', '25006', 'database_unreachable', '5'],
    ['a restart', '57P01', 'database_unreachable', '5'],
    ['no way there', 'ECONNREFUSED', 'database_unreachable', '5'],
  ])('%s', async (_, code, name, seconds) => {
    expect(await answerTo(failure(code))).toEqual([503, name, seconds])
  })
})

test('an error of another kind is a 500 without details', async () => {
  expect(await answerTo(failure('42P01'))).toEqual([500, 'internal', null])
})

test('an answer has the parameters of its message, so that clients can use their own words', async () => {
  const app = newApp()
  app.get('/', () => {
    throw tooManyBytes('image', 5)
  })
  expect(await (await app.request('/', undefined, facts())).json()).toEqual({
    message: 'image: must be at most 5 MB',
    code: 'too_large',
    parameters: { field: 'image', megabytes: 5 },
    requestId: 'r-1',
  })
})
