import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fillDataDir } from '../../support/server/database-image.ts'
import { urlOf } from '../../support/server/engines.ts'
import { startInVain, startProcess } from '../../support/server/process.ts'
import { shared } from '../../support/server/twin-servers.ts'

let folder: string
let file: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quiz-command-'))
  file = join(folder, 'quiz.backup')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const done = (rule: RegExp) => ({ code: 0, said: expect.stringMatching(rule) })
const refused = (rule: RegExp) => ({
  code: 1,
  said: expect.stringMatching(new RegExp(`^[^\\n]*${rule.source}[^\\n]*\\n$`)),
})

describe('the embedded database', () => {
  const environment = (name: string) => ({ DATA_DIR: join(folder, name), SAMPLE_DATA: 'none' })

  test('that does not exist yet is checked, and neither backed up nor created', async () => {
    expect(await startInVain(environment('data'), '--check')).toEqual(
      done(/^quiz-elements \d[\d.]+\.\nConfiguration: good\.\nDatabase: none in DATA_DIR/),
    )
    expect(await startInVain(environment('data'), '--backup', file)).toEqual(refused(/holds no database/))
    expect(await startInVain(environment('data'), '--restore', file, '--yes')).toEqual(
      refused(/no such file/),
    )
    expect(await readdir(folder)).toEqual([])
  })

  test('is checked, backed up and restored from the command line', async () => {
    await fillDataDir(environment('data').DATA_DIR)
    expect(await startInVain(environment('data'), '--check')).toEqual(done(/Migrations: up to date\.\n$/))
    expect(await startInVain(environment('data'), '--backup', file)).toEqual(
      done(/^Backed up the database in DATA_DIR/),
    )
    expect(await startInVain(environment('data'), '--restore', file)).toEqual(
      refused(/This replaces .* Add --yes/),
    )
    expect(await startInVain(environment('data'), '--restore', file, '--yes')).toEqual(
      done(/^Restored .* up to date\.\n$/),
    )
  })

  test('is left alone while a server uses it', async () => {
    await fillDataDir(environment('used').DATA_DIR)
    const server = await startProcess(environment('used'))
    for (const words of [['--check'], ['--backup', file], ['--restore', file, '--yes']])
      expect(await startInVain(environment('used'), ...words)).toEqual(refused(/in use by another process/))
    expect((await fetch(`${server.url}/health`)).status).toBe(200)
    await server.end('SIGTERM')
  })

  test.each([
    ['an unknown word', ['--frobnicate']],
    ['a file without what to do with it', ['quiz.backup']],
    ['a backup without a file', ['--backup']],
    ['two things at once', ['--check', '--backup', 'quiz.backup']],
    ['a yes to nothing', ['--yes']],
  ])('is not touched for %s', async (_, words) => {
    expect(await startInVain({ DATA_DIR: join(folder, 'none') }, ...words)).toEqual(refused(/Use --check/))
  })

  test('is not opened if the configuration is invalid', async () => {
    expect(await startInVain({ PORT: 'http' }, '--check')).toEqual(refused(/PORT must be a port number/))
    expect(await startInVain({ PUBLIC_URL: 'https://quiz.example' }, '--check')).toEqual(
      refused(/PUBLIC_URL/),
    )
  })
})

describe.runIf(shared)('a server’s database', () => {
  test('is backed up while the server runs, and restored once it has stopped', async () => {
    if (!shared) return
    const engine = await shared.open()
    const url = new URL(await urlOf(engine))
    // The connections of this test are none of the server's.
    url.searchParams.set('application_name', 'quiz-of-the-test')
    const environment = { DATABASE_URL: url.href }
    const server = await startProcess(environment)
    expect(await startInVain(environment, '--check')).toEqual(
      done(/Database: PostgreSQL \d+[^\n]*\nMigrations: up to date/),
    )
    expect(await startInVain(environment, '--backup', file)).toEqual(done(/^Backed up the database quiz_/))
    expect(await startInVain(environment, '--restore', file, '--yes')).toEqual(
      refused(/The database is in use/),
    )
    await server.end('SIGTERM')

    await sql`update slot_config set slot_capacity = 77`.execute(engine.db)
    expect(await startInVain(environment, '--restore', file, '--yes')).toEqual(
      done(/^Restored the database quiz_/),
    )
    const { rows } = await sql`select slot_capacity from slot_config`.execute(engine.db)
    expect(rows).toEqual([{ slot_capacity: 500 }])

    await sql`delete from schema_migrations where name like '024%'`.execute(engine.db)
    expect(await startInVain(environment, '--check')).toEqual(
      done(/Migrations: 1 to come: 024-folded-names\.sql\.\n$/),
    )
    await engine.close()
  })
})
