import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { apiTypes, typeOf } from '../../embed/meta/metadata-api.ts'

test.each([
  [{ type: 'array', items: { $ref: '#/components/schemas/Quiz' } }, 'Array<Quiz>'],
  [{ anyOf: [{ type: 'string' }, { type: 'null' }, { type: 'string' }] }, 'string | null'],
  [{ enum: ['booked', 'used'] }, '"booked" | "used"'],
  [{ const: true }, 'true'],
  [
    { type: 'object', properties: { _id: { type: 'string' }, 'a-b': {} }, required: ['_id'] },
    '{ _id: string; "a-b"?: unknown }',
  ],
  [{ type: 'object', additionalProperties: { type: 'number' } }, 'Record<string, number>'],
  [{}, 'unknown'],
])('the schema %j is a type', (schema, type) => {
  expect(typeOf(schema)).toBe(type)
})

/** A server that keeps the contract, and one mistake in each line that is marked. */
const SERVER = `
import type { Calls, Quiz, Result } from './api'
const list: Calls['GET /quiz']['answer'] = [
  { _id: '1', title: 'Waves', duration: 20, startTime: '2026-03-04T10:00:00Z', endTime: '2026-03-04T11:00:00Z', questionCount: 3 },
]
const taken: Calls['GET /quiz/{id}/taken']['answer'] = { taken: true }
export const idsOf = (quizzes: Quiz[], results: Result[]) => [...quizzes.map(({ _id }) => _id), results.length, list.length, taken]
// @ts-expect-error
export const untitled: Calls['GET /quiz']['answer'] = [{ _id: '1' }]
// @ts-expect-error
export const status: Calls['GET /slots/my-bookings']['answer'] = [{ _id: '1', status: 'lost' }]
// @ts-expect-error
export const misspelt: Calls['GET /quizzes']['answer'] = []
`

test('a server in TypeScript is checked against the types of the package', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'api-types-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'api.d.ts'), apiTypes())
  await writeFile(join(folder, 'server.ts'), SERVER)
  const tsc = resolve('node_modules/.bin/tsc')
  const check = promisify(execFile)(
    tsc,
    [
      '--noEmit',
      '--strict',
      '--target',
      'es2022',
      '--moduleResolution',
      'bundler',
      '--module',
      'esnext',
      'server.ts',
    ],
    { cwd: folder },
  )
  const { stdout } = await check.catch((failed: { stdout: string }) => failed)
  expect(stdout).toBe('')
})
