import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Engine } from '../../../demo/api/database/db.ts'
import { backUp } from '../../../demo/api/operation/backup.ts'
import { restore } from '../../../demo/api/operation/restore.ts'
import { at } from '../../support/school/fixtures.ts'
import { openSchool, readContents } from '../../support/server/contents.ts'
import { engines, openBeside } from '../../support/server/engines.ts'
import { startTestServer } from '../../support/server/server.ts'
import { shared } from '../../support/server/twin-servers.ts'

const NOW = new Date(at('11:00:00'))
const yes = async () => true

let file: string
beforeAll(async () => {
  file = join(await mkdtemp(join(tmpdir(), 'quiz-backups-')), 'quiz.backup')
})
afterAll(() => rm(dirname(file), { recursive: true }))

const edit = async (change: (text: string) => string) =>
  writeFile(file, gzipSync(change(gunzipSync(await readFile(file)).toString())))

const DAMAGES: [string, () => Promise<unknown>][] = [
  ['is not there', () => rm(file)],
  ['is empty', () => writeFile(file, '')],
  ['is something else', () => writeFile(file, gzipSync('{"name": "a package"}\n'))],
  ['is not gzipped', () => writeFile(file, 'PGDMP')],
  ['is truncated', async () => writeFile(file, (await readFile(file)).subarray(0, -200))],
  ['lacks its last lines', () => edit((text) => text.split('\n').slice(0, -4).join('\n'))],
  ['lacks a row', () => edit((text) => text.replace(/^\[.*\n/m, ''))],
  ['has a wrong value', () => edit((text) => text.replace(/"2026-\d\d-\d\d [^"]*"(?=.*\n\{)/, '"never"'))],
  ['lacks what others refer to', () => edit((text) => text.replace(/("table":"users".*\n)(\[.*\n)+/, '$1'))],
  ['is of a newer release', () => edit((text) => text.replace('024-folded-names.sql', '999-later.sql'))],
  ['is of an edited migration', () => edit((text) => text.replace(/"sha":"\w+"/, '"sha":"abc"'))],
]

const FOREIGN = [
  [
    'a table',
    'create table payroll (amount int)',
    'drop table payroll',
    /^The table payroll does not belong to this/,
  ],
  [
    'a function',
    'create function pay() returns int language sql as $$select 1$$',
    'drop function pay',
    /pay\(\)/,
  ],
  ['a view of people', 'create view seen as select name from users', 'drop view seen', /^The view seen/],
  [
    'a view elsewhere',
    'create schema other; create view other.people as select name from users',
    'drop schema other cascade',
    /view other.people depends on table users/,
  ],
] as const

describe.each([...engines])('a backup on $name is not restored, and nothing changes,', ({ open }) => {
  let engine: Engine
  let before: unknown
  const readNow = () => readContents(engine.db)
  beforeAll(async () => {
    engine = await openSchool(open)
    before = await readNow()
  })
  beforeEach(() => backUp(engine, file, '1.2.3', NOW))
  afterAll(() => engine.close())

  test.each(DAMAGES)('because it %s', async (_, damage) => {
    await damage()
    await expect(restore(engine, file, yes)).rejects.toEqual(
      expect.objectContaining({ name: 'StartError', message: expect.stringMatching(/^[^\n]+\.$/) }),
    )
    expect(await readNow()).toEqual(before)
  })

  test('because the operator declines', async () => {
    expect(await restore(engine, file, async () => false)).toBeUndefined()
    expect(await readNow()).toEqual(before)
  })

  test.each(FOREIGN)('because another program has %s there', async (_, make, drop, rule) => {
    await sql.raw(make).execute(engine.db)
    await expect(restore(engine, file, yes)).rejects.toEqual(
      expect.objectContaining({ name: 'StartError', message: expect.stringMatching(rule) }),
    )
    await sql.raw(drop).execute(engine.db)
    expect(await readNow()).toEqual(before)
  })
})

describe.runIf(shared)('a database in use by processes', () => {
  test('is backed up, but not replaced', async () => {
    if (!shared) return
    const engine = await shared.open()
    const server = await startTestServer({ engine })
    const operator = await openBeside(engine)
    await backUp(operator, file, '1.2.3', NOW)
    await expect(restore(operator, file, yes)).rejects.toThrow(/^The database is in use: \d connection/)
    await operator.close()
    await server.close()
  })
})
