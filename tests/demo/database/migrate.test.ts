import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Engine } from '../../../demo/api/database/db.ts'
import { migrate } from '../../../demo/api/database/migrate.ts'
import { engines } from '../../support/server/engines.ts'

const MIGRATIONS = new URL('../../../demo/api/database/migrations/', import.meta.url)

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

  test('runs what is new, in order, once', async () => {
    await add('902-notes-tone.sql', 'alter table notes add column tone text')
    await add('901-notes.sql', 'create table notes (text text); insert into notes values ($$a; b$$);')
    await add('readme.md', 'not a migration')
    expect(await migrate(engine.db, files)).toEqual(['901-notes.sql', '902-notes-tone.sql'])
    expect(await migrate(engine.db, files)).toEqual([])
    expect((await sql`select text, tone from notes`.execute(engine.db)).rows).toEqual([
      { text: 'a; b', tone: null },
    ])
  })

  test('does all of it or nothing', async () => {
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

  test('two processes that start together do it once', async () => {
    await add('901-notes.sql', 'create table notes (text text)')
    const ran = await Promise.all([migrate(engine.db, files), migrate(engine.db, files)])
    expect(ran.flat()).toEqual(['901-notes.sql'])
  })
})

test('the README of the migrations has a row for each file', async () => {
  const readme = await readFile(new URL('README.md', MIGRATIONS), 'utf8')
  const rows = [...readme.matchAll(/^\| `(.+?)` \|/gm)].map(([, name]) => name)
  expect(rows).toEqual((await readdir(MIGRATIONS)).filter((name) => name.endsWith('.sql')).toSorted())
})
