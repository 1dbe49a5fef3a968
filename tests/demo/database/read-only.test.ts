// SPEC Operation Trouble
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { enrolAdmin } from '../../support/school/authoring.ts'
import { begin, save, submit } from '../../support/school/exam.ts'
import { at } from '../../support/school/fixtures.ts'
import type { Person } from '../../support/school/school.ts'
import { readCalls } from '../../support/server/described-calls.ts'
import { engines } from '../../support/server/engines.ts'
import { startTestServer, type TestServer } from '../../support/server/server.ts'

/*
 * A database that takes no writes: a standby after a failover, or one whose disk is full.
 */

const TROUBLES = [
  ['25006', 'database_unreachable'],
  ['53100', 'database_full'],
] as const

/** Triggers stand for the trouble, so that the rest of the test may go on. */
async function refuseWrites({ deps: { db } }: TestServer, sqlstate: string) {
  await sql
    .raw(`
    create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'no' using errcode = '${sqlstate}'; end $$;
    do $$ declare name text; begin
      for name in select tablename from pg_tables where schemaname = 'public' and tablename <> 'rate_limits' loop
        execute format('create trigger refuse before insert or update or delete on %I for each statement execute function refuse()', name);
      end loop;
    end $$`)
    .execute(db)
  return () => sql`drop function refuse() cascade`.execute(db)
}

test.each(engines)(
  'every read works and every write fails with a message while the database is read-only, on $name',
  async ({ open }) => {
    const server = await startTestServer({ now: at('10:02:00'), engine: await open() })
    const [asha, quizId] = await begin(server)
    const grace = await enrolAdmin(server)
    const calls = await readCalls(server)
    const fill = (path: string) =>
      path.replace('{id}', path.includes('users') ? asha.id : quizId).replace('{userId}', asha.id)
    const reads = calls.filter(({ method, path }) => method === 'GET' && !/google|name|proxy/.test(path))
    const outcomes = async (person: Person) => {
      const seen: string[] = []
      for (const { name, path } of reads)
        seen.push(`${name} ${(await person.call('GET', fill(path))).status}`)
      return seen
    }
    const before = [await outcomes(asha), await outcomes(grace)]
    server.clock.advance(2)
    for (const [sqlstate, code] of TROUBLES) {
      const recover = await refuseWrites(server, sqlstate)
      expect([await outcomes(asha), await outcomes(grace)]).toEqual(before)
      for (const answer of [await save(asha, quizId, 1, [0]), await submit(asha, quizId, { answers: [0] })])
        expect([answer.status, answer.body.code]).toEqual([503, code])
      await recover()
    }
    expect((await submit(asha, quizId, { answers: [0] })).status).toBe(200)
    await server.close()
  },
)
