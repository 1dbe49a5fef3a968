// SPEC Operation Trouble
import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { at } from '../../support/school/fixtures.ts'
import { enrol, type Person, storeSlot } from '../../support/school/school.ts'
import { onEachEngine } from '../../support/server/on-each-engine.ts'
import { startTestServer } from '../../support/server/server.ts'

onEachEngine('a database that refuses writes', at('08:00:00'), (school) => {
  /** What PostgreSQL says of a full disk or as a replica, at the next booking. */
  async function refuseBookings(code: string) {
    await sql
      .raw(`create function refuse() returns trigger language plpgsql as $$
      begin raise exception 'refused' using errcode = '${code}'; end $$`)
      .execute(school().deps.db)
    await sql`create trigger refuse before insert on bookings for each row execute function refuse()`.execute(
      school().deps.db,
    )
  }
  const takeBookings = () => sql`drop function if exists refuse cascade`.execute(school().deps.db)
  afterEach(takeBookings)

  const healthFor = async ({ call }: Person) => {
    const { status, body } = await call('GET', '/health')
    return [status, body]
  }

  test.each([
    ['53100', 'disk_full'],
    ['25006', 'read_only'],
  ])(
    'for %s is reported as degraded while reads go on, until the next write succeeds',
    async (code, reason) => {
      const [asha, slotId] = [await enrol(school()), await storeSlot(school(), at('10:00:00'))]
      const book = async () => (await asha.call('POST', '/slots/book', { slotId })).status
      expect(await healthFor(asha)).toEqual([200, { ok: true, status: 'ok' }])
      await refuseBookings(code)
      expect(await book()).toBe(503)
      expect((await asha.call('GET', '/quiz')).status).toBe(200)
      expect(await healthFor(asha)).toEqual([200, { ok: true, status: 'degraded', reason }])
      await takeBookings()
      expect(await book()).toBe(200)
      await expect.poll(() => healthFor(asha)).toEqual([200, { ok: true, status: 'ok' }])
    },
  )
})

onEachEngine('a health check', at('08:00:00'), (school) => {
  const statusOf = async (path: string) => (await fetch(school().url + path)).status

  test('is answered at the root and below the API', async () => {
    for (const path of ['/live', '/ready', '/health', '/api/live', '/api/ready'])
      expect([path, await statusOf(path)]).toEqual([path, 200])
  })

  test('says not ready but alive while the database has an earlier schema', async () => {
    const { db } = school().deps
    const { rows } = await sql<{ sha: string }>`
      delete from schema_migrations where name = '024-folded-names.sql' returning sha`.execute(db)
    expect([await statusOf('/ready'), await statusOf('/live'), await statusOf('/health')]).toEqual([
      503, 200, 200,
    ])
    await sql`insert into schema_migrations (name, sha) values ('024-folded-names.sql', ${rows[0]?.sha})`.execute(
      db,
    )
    expect(await statusOf('/ready')).toBe(200)
  })

  test('says not ready but alive while the server closes', async () => {
    const server = await startTestServer({ closing: { noticeMs: 1000, timeoutMs: 1000 } })
    const closed = server.close()
    const statuses = await Promise.all(
      ['/live', '/ready', '/health'].map(async (path) => (await fetch(server.url + path)).status),
    )
    expect(statuses).toEqual([200, 503, 503])
    await closed
  })
})
