import { cp, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Db } from '../../../demo/api/database/db.ts'
import { migrate } from '../../../demo/api/database/migrate.ts'
import { openMonths } from '../../../demo/api/log/months.ts'
import { backUp } from '../../../demo/api/operation/backup.ts'
import { restore } from '../../../demo/api/operation/restore.ts'
import { atNight } from '../../support/nightly.ts'
import { at } from '../../support/school/fixtures.ts'
import { besides, empty, openSchool, readContents } from '../../support/server/contents.ts'
import { type EngineKind, engines, pglite } from '../../support/server/engines.ts'
import { startTestServer } from '../../support/server/server.ts'
import { shared } from '../../support/server/twin-servers.ts'

const MIGRATIONS = new URL('../../../demo/api/database/migrations/', import.meta.url)
const NOW = new Date(at('11:00:00'))

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quiz-backups-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** A database as an earlier release left it, or none at all. */
async function migrateUpTo(db: Db, last: string) {
  await empty(db)
  const files = pathToFileURL(`${await mkdtemp(join(folder, 'migrations-'))}/`)
  const names = (await readdir(MIGRATIONS)).filter(
    (name) => name.endsWith('.sql') && name.slice(0, 3) <= last,
  )
  for (const name of names) await cp(new URL(name, MIGRATIONS), new URL(name, files))
  await migrate(db, files)
}

/** What a newer release might make. */
async function addNewer(db: Db) {
  await sql`
    create table later (id uuid primary key, person uuid references users);
    create type tone as enum ('kind');
    create view later_people as select name from users;
    create function later_one() returns int language sql as 'select 1';
    insert into schema_migrations (name, sha) values ('999-later.sql', 'abc')`.execute(db)
}

const ODD = 'tab\t, "quotes", \\x41, {braces}, newline\n, अ, 🧪'

/** Rows of which a careless copy would lose something; all columns were there in each of the earlier states. */
async function fillOldest(db: Db) {
  await sql`
    insert into users (issuer, subject, email, name, created_at, updated_at)
      values ('demo', 'asha', 'asha@school.example', ${ODD}, '2026-03-01T10:00:00.123456Z', now());
    `.execute(db)
  await sql`insert into app_secrets (name, value) values ('odd', 'null'), ('deep', ${JSON.stringify({ a: [1.0, null, ODD] })})`.execute(
    db,
  )
  await sql`update slot_config set slot_capacity = 77`.execute(db)
  await sql`
    insert into sessions select '\\x00ff', id, now(), now() from users;
    insert into quizzes (title, description, duration, start_time, end_time, question_count, created_by, created_at, updated_at)
      select 'Optics', '', 10, now(), now() + interval '1 hour', 3, id, now(), now() from users;
    insert into quiz_versions select id, 1, '[]' from quizzes;
    insert into attempts (quiz_id, user_id, quiz_version, started_at, submitted_at, answers, score, time_spent)
      select quizzes.id, users.id, 1, now(), now(), '{1,null,2}', 33, 60 from quizzes, users`.execute(db)
}

const yes = async () => true

describe.each([...engines])('a backup on $name', ({ name, open }: EngineKind) => {
  const file = () => join(folder, `${name}.backup`)

  test('is restored completely, over later changes', async () => {
    const engine = await openSchool(open)
    await sql`insert into images (name, mime, bytes, created_at)
      select 'large', 'image/webp', decode(repeat('00ff10', 1500000), 'hex'), now()`.execute(engine.db)
    const before = await readContents(engine.db)
    await backUp(engine, file(), '1.2.3', NOW)
    expect((await stat(file())).mode & 0o777).toBe(0o600)
    await sql`delete from attempts; update users set name = 'Somebody else'; insert into events (at, what) values (now(), 'saved')`.execute(
      engine.db,
    )
    expect(await restore(engine, file(), yes)).toMatchObject({ version: '1.2.3', madeAt: NOW.toISOString() })
    expect(await readContents(engine.db)).toEqual(before)
    // Its counters go on where they were.
    await sql`insert into events (at, what) values (now(), 'saved')`.execute(engine.db)
    await engine.close()
  })

  test('is restored over a newer state and into an empty database', async () => {
    const engine = await openSchool(open)
    const before = await readContents(engine.db)
    await backUp(engine, file(), '1.2.3', NOW)
    await addNewer(engine.db)
    await restore(engine, file(), yes)
    expect(await readContents(engine.db)).toEqual(before)
    await empty(engine.db)
    const neverAsked = async () => false
    await restore(engine, file(), neverAsked)
    expect(await readContents(engine.db)).toEqual(before)
    await engine.close()
  })

  test.each(atNight(['001', '011', '016', '018', '019'], ['001', '019']))(
    'of the state after migration %s is restored over a current database, which is then migrated',
    async (last) => {
      const engine = await besides(await open())
      await migrateUpTo(engine.db, last)
      await fillOldest(engine.db)
      if (last >= '019') await openMonths(engine.db, NOW)
      const before = await readContents(engine.db)
      await backUp(engine, file(), '1.0.0', NOW)
      await migrate(engine.db)
      const today = await readContents(engine.db)
      await sql`delete from users`.execute(engine.db)
      await restore(engine, file(), yes)
      expect(await readContents(engine.db)).toEqual(before)
      await migrate(engine.db)
      const after = await readContents(engine.db)
      // When the migrations ran is not the same.
      expect({ ...after, rows: { ...after.rows, schema_migrations: today.rows.schema_migrations } }).toEqual(
        today,
      )
      const server = await startTestServer({ engine })
      expect((await fetch(`${server.url}/health`)).status).toBe(200)
      await server.close()
    },
  )

  test('of an empty database is refused, and leaves no file', async () => {
    const engine = await besides(await open())
    await empty(engine.db)
    await expect(backUp(engine, join(folder, 'nothing'), '1', NOW)).rejects.toThrow(/nothing to back up/)
    expect((await readdir(folder)).filter((found) => found.startsWith('nothing'))).toEqual([])
    await migrate(engine.db)
    await engine.close()
  })
})

test.runIf(shared)('a backup can be moved from the embedded database to a server and back', async () => {
  if (!shared) return
  const [embedded, served] = [await openSchool(pglite.open), await besides(await shared.open())]
  const { rows } = await readContents(embedded.db)
  await backUp(embedded, join(folder, 'there'), '1.2.3', NOW)
  await restore(served, join(folder, 'there'), yes)
  expect((await readContents(served.db)).rows).toEqual(rows)
  await backUp(served, join(folder, 'back'), '1.2.3', NOW)
  await sql`delete from users`.execute(embedded.db)
  await restore(embedded, join(folder, 'back'), yes)
  expect((await readContents(embedded.db)).rows).toEqual(rows)
  await Promise.all([embedded.close(), served.close()])
})
