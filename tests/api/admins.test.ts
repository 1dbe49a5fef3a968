import { afterAll, beforeAll, expect, test } from 'vitest'
import { endSessionsOf, getAccount, setAdmin } from '../../src/api/admin/admins.ts'
import { endSessions, listSessions } from '../../src/api/sessions.ts'
import { asha } from '../support/school/fixtures.ts'
import { answers, startFaultyServer } from '../support/server/faulty-server.ts'
import { pointClientAt } from '../support/server/point-client.ts'

const server = await startFaultyServer()

beforeAll(() => pointClientAt(server.url))
afterAll(() => server.close())

const AT = '2026-03-04T10:05:00.000Z'

test.each<[line: string, run: () => Promise<unknown>, answer: object, body?: object]>([
  ['GET /auth/sessions', listSessions, [{ createdAt: AT, lastUsedAt: AT, isCurrent: true }]],
  ['DELETE /auth/sessions', () => endSessions(), {}],
  ['DELETE /auth/sessions?keep=this', () => endSessions('this'), {}],
  ['GET /admin/users/u%2F1/admin', () => getAccount('u/1'), asha],
  ['PUT /admin/users/u1/admin', () => setAdmin('u1', true), asha, { admin: true }],
  ['DELETE /admin/users/u1/sessions', () => endSessionsOf('u1'), {}],
])('the call is sent as %s', async (line, run, answer, body) => {
  server.behave(answers(200, answer))
  expect(await run()).toMatchObject(answer)
  expect(server.received.map(({ method, path }) => `${method} ${path.replace('/api', '')}`)).toEqual([line])
  expect(server.received[0]?.body ? JSON.parse(server.received[0].body) : undefined).toEqual(body)
})
