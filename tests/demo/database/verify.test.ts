import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Engine } from '../../../demo/api/database/db.ts'
import { describeTables, verify } from '../../../demo/api/database/verify.ts'
import { startServer } from '../../../demo/api/server.ts'
import { engines, pglite, urlOf } from '../../support/server/engines.ts'
import { testConfig } from '../../support/server/server.ts'
import { shared } from '../../support/server/twin-servers.ts'

const COLUMNS = '../../../demo/api/database/migrations/columns.txt'

const inOneLine = (rule: RegExp) =>
  expect.objectContaining({
    name: 'StartError',
    message: expect.stringMatching(new RegExp(`^[^\\n]*${rule.source}[^\\n]*$`)),
  })

describe.each([...engines])('a start on $name', ({ open }) => {
  let engine: Engine
  beforeEach(async () => {
    engine = await open()
  })
  afterEach(() => engine.close())
  const start = () => startServer({ config: testConfig, engine: { ...engine, close: async () => {} } })

  test('accepts a migrated database', async () => {
    await expect(describeTables(engine.db)).resolves.toMatchFileSnapshot(COLUMNS)
    await expect(verify(engine.db)).resolves.toBeUndefined()
  })

  test.each([
    [
      'a renamed column',
      'alter table quizzes rename title to heading',
      /the column quizzes\.title is missing/,
    ],
    [
      'a column of the log that is gone',
      'alter table events drop column detail',
      /the column events\.detail is missing/,
    ],
    ['a table that is gone', 'drop table images', /the table images is missing/],
    ['a view that is gone', 'drop view known_slots', /the table known_slots is missing/],
    [
      'a newer release that was here',
      `insert into schema_migrations (name, sha) values ('999-later.sql', 'abc')`,
      /made by a newer release, with the migration 999-later\.sql/,
    ],
    [
      'something else of that name',
      'drop schema public cascade; create schema public; create table users (id int); create table schema_migrations (name text, sha text)',
      /"users" already exists.*a database of its own/,
    ],
    [
      'a record of migrations of another program',
      'drop schema public cascade; create schema public; create table schema_migrations (version text)',
      /column "name" does not exist/,
    ],
  ])('is refused in one line by %s', async (_, change, rule) => {
    await sql.raw(change).execute(engine.db)
    await expect(start()).rejects.toEqual(inOneLine(rule))
    // So that nobody is lent it.
    await sql`drop table schema_migrations; create table schema_migrations (name text, sha text)`.execute(
      engine.db,
    )
  })
})

describe.runIf(shared)('a start with a wrong role', () => {
  const NAME = 'somebody'

  test.each([
    ['that is not there', [], /role "somebody" does not exist/],
    ['without a right to the schema', [`create role ${NAME} login`], /permission denied|schema_migrations/],
    [
      'that may only read',
      [`create role ${NAME} login`, `grant select on all tables in schema public to ${NAME}`],
      /its role may not insert in/,
    ],
  ])('%s is refused in one line', async (_, make, rule) => {
    const engine = await (shared ?? pglite).open()
    for (const statement of make) await sql.raw(statement).execute(engine.db)
    const url = new URL(await urlOf(engine))
    url.username = NAME
    const asSomebody = { ...testConfig, databaseUrl: url.href }
    await expect(startServer({ config: asSomebody })).rejects.toEqual(inOneLine(rule))
    if (make.length > 0) await sql.raw(`drop owned by ${NAME}; drop role ${NAME}`).execute(engine.db)
    await engine.close()
  })

  test('is refused in one line, like a wrong password or database', async () => {
    const engine = await (shared ?? pglite).open()
    const url = new URL(await urlOf(engine))
    url.pathname = '/nowhere'
    await expect(startServer({ config: { ...testConfig, databaseUrl: url.href } })).rejects.toEqual(
      inOneLine(/DATABASE_URL cannot be reached: database "nowhere" does not exist/),
    )
    await engine.close()
  })
})
