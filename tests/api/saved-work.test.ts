import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readWork, saveWork } from '../../src/api/saved-work.ts'
import { answers, startFaultyServer } from '../support/server/faulty-server.ts'
import { pointClientAt } from '../support/server/point-client.ts'

const server = await startFaultyServer()

beforeAll(() => pointClientAt(server.url, 'asha'))
afterAll(() => server.close())

const DEADLINE = '2026-03-04T10:15:00.000Z'
const work = { revision: 2, answers: [3, null], flags: [1], current: 1 }
const save = () => saveWork('q1', work, 'asha')

describe('the status of a save decides', () => {
  test('that it was stored, whatever else the answer holds', async () => {
    server.behave(answers(200, { ...work, deadline: DEADLINE }))
    expect(await save()).toEqual({ revision: 2, deadline: DEADLINE })
  })

  test('that a newer copy is stored', async () => {
    server.behave(answers(409, { ...work, revision: 5, deadline: DEADLINE, message: 'Newer' }))
    expect(await save()).toMatchObject({ revision: 5, answers: [3, null], deadline: DEADLINE })
  })

  test.each([
    ['nothing', ''],
    ['words', { message: 'Newer' }],
    ['what looks like a save', { revision: 2, deadline: DEADLINE }],
    ['half a revision', { ...work, revision: 1.5, deadline: DEADLINE }],
    ['answers by name', { ...work, answers: { a: 1 }, deadline: DEADLINE }],
    ['truncated JSON', '{"revision": 2, "deadl'],
  ])('that it was not stored, where a conflict holds %s', async (_, body) => {
    server.behave(answers(409, body))
    await expect(save()).rejects.toMatchObject({ name: 'Failure', status: 409 })
  })
})

describe.each([
  ['a conflict', 409, save],
  ['a stored copy', 200, () => readWork('q1', { userId: 'asha' })],
] as const)('%s can be read', (_, status, call) => {
  const { revision, answers: given } = work
  test.each([
    ['with what is needed alone', {}],
    ['with null for what is missing', { flags: null, current: null, questionIds: null, announcements: null }],
    [
      'with what cannot be read',
      { version: 'v1', flags: 'none', current: -1, deadline: 'soon', extendedBy: '5' },
    ],
    ['with odd announcements', { announcements: [{ _id: 1, text: 'Hush' }], startedAt: 'at ten' }],
  ])('even %s', async (_title, odd) => {
    server.behave(answers(status, { revision, answers: given, ...odd }))
    expect(JSON.parse(JSON.stringify(await call()))).toEqual({
      revision,
      answers: given,
      flags: [],
      current: 0,
    })
  })
})
