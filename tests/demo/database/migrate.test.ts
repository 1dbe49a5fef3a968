import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Engine } from '../../../demo/api/database/db.ts'
import { migrate } from '../../../demo/api/database/migrate.ts'
import { engines, openBeside } from '../../support/server/engines.ts'
import { shared } from '../../support/server/twin-servers.ts'
import { untilWaiting } from '../../support/server/waiting.ts'

const MIGRATIONS = new URL('../../../demo/api/database/migrations/', import.meta.url)
/** The first migration that keeps figures. */
const BEFORE = '017'

describe.each([...engines])('migrating $name', ({ open }) => {
  let engine: Engine
  let folder: string
  let files: URL
  beforeEach(async () => {
    engine = await open()
    folder = await mkdtemp(join(tmpdir(), 'quiz-migrations-'))
    files = pathToFileURL(`${folder}/`)
    await cp(MIGRATIONS, files, { recursive: true })
  })
  afterEach(async () => {
    await engine.close()
    await rm(folder, { recursive: true })
  })
  const add = (name: string, text: string) => writeFile(join(folder, name), text)

  test('a second time finds nothing to do', async () => {
    expect(await migrate(engine.db, files)).toEqual([])
  })

  test('runs pending files once, in order', async () => {
    await add('902-notes-tone.sql', 'alter table notes add column tone text')
    await add('901-notes.sql', 'create table notes (text text); insert into notes values ($$a; b$$);')
    await add('readme.md', 'not a migration')
    expect(await migrate(engine.db, files)).toEqual(['901-notes.sql', '902-notes-tone.sql'])
    expect(await migrate(engine.db, files)).toEqual([])
    expect((await sql`select text, tone from notes`.execute(engine.db)).rows).toEqual([
      { text: 'a; b', tone: null },
    ])
  })

  test('runs all pending files or none', async () => {
    await add('901-notes.sql', 'create table notes (text text)')
    await add('902-broken.sql', 'create table notes (text text)')
    await expect(migrate(engine.db, files)).rejects.toThrow(/already exists/)
    expect((await sql`select to_regclass('notes') as found`.execute(engine.db)).rows).toEqual([
      { found: null },
    ])
  })

  test('refuses a file that was edited after it ran, in one line that names it', async () => {
    await add('001-init.sql', 'select 1')
    await expect(migrate(engine.db, files)).rejects.toThrow(/^Migration 001-init\.sql was edited[^\n]*$/)
  })

  test('makes existing people searchable, and gives their groups one spelling', async () => {
    const { db } = engine
    await sql`drop schema public cascade; create schema public`.execute(db)
    const folding = join(folder, '024-folded-names.sql')
    const text = await readFile(folding, 'utf8')
    await rm(folding)
    await migrate(db, files)
    await sql`
      with person as (
        insert into users (issuer, subject, email, name, group_name, created_at, updated_at)
        values ('demo', 'c', 'C@school.example', ${'Ce\u0301line Łuczak'}, ${'Ge\u0301o'}, now(), now()) returning id),
      quiz as (
        insert into quizzes (title, description, duration, start_time, end_time, question_count, created_at, updated_at)
        values ('Électricité', '', 10, now(), now() + interval '1 hour', 3, now(), now()) returning id)
      insert into attempts (quiz_id, user_id, quiz_version, started_at, submitted_at, score, time_spent)
      select quiz.id, person.id, 1, now(), now(), 33, 60 from quiz, person`.execute(db)
    await writeFile(folding, text)
    await migrate(db, files)
    const { rows } = await sql`
      select folded_name, folded_email, group_name, folded_title, sort_name, attempts.score, quiz_figures.attempts
      from attempts join users on users.id = user_id join quizzes on quizzes.id = attempts.quiz_id
        join quiz_figures on quiz_figures.quiz_id = quizzes.id`.execute(db)
    expect(rows).toEqual([
      {
        folded_name: 'celine luczak',
        folded_email: 'c@school.example',
        group_name: 'Géo',
        folded_title: 'electricite',
        sort_name: 'celine luczak',
        score: 33,
        attempts: 1,
      },
    ])
  })

  test('happens once when two processes start together', async () => {
    await add('901-notes.sql', 'create table notes (text text)')
    const ran = await Promise.all([migrate(engine.db, files), migrate(engine.db, files)])
    expect(ran.flat()).toEqual(['901-notes.sql'])
  })
})

describe.runIf(shared)('a migration while processes of the previous release are running', () => {
  test('counts the attempts that they store meanwhile', async () => {
    if (!shared) return
    const engine = await shared.open()
    const other = await openBeside(engine)
    const { db } = engine
    await sql`drop schema public cascade; create schema public`.execute(db)
    const names = (await readdir(MIGRATIONS)).filter((name) => name.endsWith('.sql') && name < BEFORE)
    const before = pathToFileURL(`${await mkdtemp(join(tmpdir(), 'quiz-migrations-'))}/`)
    for (const name of names) await cp(new URL(name, MIGRATIONS), new URL(name, before))
    await migrate(db, before)
    await rm(before, { recursive: true })
    let updating: Promise<unknown> | undefined
    await other.db.transaction().execute(async (release) => {
      await sql`
        with person as (
          insert into users (issuer, subject, email, name, created_at, updated_at)
          values ('demo', 'asha', 'asha@school.example', 'Asha', now(), now()) returning id),
        quiz as (
          insert into quizzes (title, description, duration, start_time, end_time, question_count, created_at, updated_at)
          values ('Optics', '', 10, now(), now() + interval '1 hour', 3, now(), now()) returning id)
        insert into attempts (quiz_id, user_id, quiz_version, started_at, submitted_at, score, time_spent)
        select quiz.id, person.id, 1, now(), now(), 33, 60 from quiz, person`.execute(release)
      updating = migrate(db)
      await untilWaiting(db)
    })
    await updating
    const { rows } = await sql`select score, attempts, seconds from quiz_figures`.execute(db)
    expect(rows).toEqual([{ score: 33, attempts: 1, seconds: 60 }])
    await other.close()
    await engine.close()
  })
})

test('the README of the migrations has a row for each file', async () => {
  const readme = await readFile(new URL('README.md', MIGRATIONS), 'utf8')
  const rows = [...readme.matchAll(/^\| `(.+?)` \|/gm)].map(([, name]) => name)
  expect(rows).toEqual((await readdir(MIGRATIONS)).filter((name) => name.endsWith('.sql')).toSorted())
})
