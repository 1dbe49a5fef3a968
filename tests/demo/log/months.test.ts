// SPEC Operation Clocks; Operation Machines
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Db } from '../../../demo/api/database/db.ts'
import { forgetOldEvents, openMonths } from '../../../demo/api/log/months.ts'
import { note } from '../../../demo/api/log/note.ts'
import { at } from '../../support/school/fixtures.ts'
import { enrol } from '../../support/school/school.ts'
import { onEachEngine } from '../../support/server/on-each-engine.ts'
import { openTwinServers, shared } from '../../support/server/twin-servers.ts'

const noteOn = (db: Db, ...days: string[]) =>
  Promise.all(days.map((day) => note(db, { what: 'edited', who: null, at: new Date(day) })))

/** In which table stands what, as 'events_2020_03 2020-03-04'. */
async function places(db: Db, year: string): Promise<string[]> {
  const { rows } = await sql<{ place: string }>`
    select tableoid::regclass || ' ' || to_char(at at time zone 'UTC', 'YYYY-MM-DD') as place
    from events where extract(year from at) = ${year} order by at`.execute(db)
  return rows.map(({ place }) => place)
}

onEachEngine('the log by months', at('10:00:00'), (school) => {
  test('has a table for each month before it begins, and one for all other events', async () => {
    const { db } = school().deps
    await openMonths(db, new Date('2020-03-04'))
    await openMonths(db, new Date('2020-03-31T23:59:59Z'))
    await noteOn(db, '2020-02-29', '2020-03-01', '2020-04-30T23:59:59Z', '2020-05-01')
    expect(await places(db, '2020')).toEqual([
      'events_other 2020-02-29',
      'events_2020_03 2020-03-01',
      'events_2020_04 2020-04-30',
      'events_other 2020-05-01',
    ])
    await openMonths(db, new Date('2020-05-01'))
    await noteOn(db, '2020-05-02', '2020-06-02')
    expect((await places(db, '2020')).slice(-2), 'a month is in one place').toEqual([
      'events_other 2020-05-02',
      'events_2020_06 2020-06-02',
    ])
  })

  test('is kept for a year, and then until the month ends', async () => {
    const { db } = school().deps
    await openMonths(db, new Date('2019-03-04'))
    await noteOn(db, '2019-02-28', '2019-03-01', '2019-03-31', '2019-04-01')
    await forgetOldEvents(db, new Date('2020-03-30'))
    expect(await places(db, '2019')).toEqual([
      'events_2019_03 2019-03-01',
      'events_2019_03 2019-03-31',
      'events_2019_04 2019-04-01',
    ])
    await forgetOldEvents(db, new Date('2020-03-31'))
    expect(await places(db, '2019')).toEqual(['events_2019_04 2019-04-01'])
    const { rows } = await sql`select to_regclass('events_2019_03') as found`.execute(db)
    expect(rows).toEqual([{ found: null }])
  })

  test('survives a clock that has jumped ahead', async () => {
    const { db } = school().deps
    await noteOn(db, '2026-03-04')
    await forgetOldEvents(db, new Date('2099-01-01'))
    expect(await places(db, '2026')).toContain('events_2026_03 2026-03-04')
  })

  test('lists several months, newest first, and at most a year', async () => {
    const grace = await enrol(school(), { isAdmin: true })
    await openMonths(school().deps.db, new Date('2025-06-04'))
    for (const moment of ['2025-07-02', '2025-06-04', '2025-10-06', '2025-03-04T10:00:00Z'])
      await note(school().deps.db, { what: 'edited', who: grace.id, at: new Date(moment) })
    const days = async () => {
      const { body } = await grace.call('GET', `/admin/log?userId=${grace.id}`)
      return body.events.map((told: { at: string }) => told.at.slice(0, 10))
    }
    expect(await days()).toEqual(['2025-10-06', '2025-07-02', '2025-06-04', '2025-03-04'])
    school().clock.now = at('10:00:01')
    expect(await days()).toEqual(['2025-10-06', '2025-07-02', '2025-06-04'])
  })
})

describe.runIf(shared)('the months of two processes', () => {
  const twins = openTwinServers({ now: at('10:00:00') })

  test('are created once, while others write to the log', async () => {
    const [one, other] = twins().map(({ deps }) => deps.db) as [Db, Db]
    const work = [one, other, one, other].flatMap((db) => [
      openMonths(db, new Date('2018-06-10')),
      noteOn(db, '2018-07-01', '2018-08-01'),
    ])
    await Promise.all(work)
    expect(await places(one, '2018')).toHaveLength(8)
    await Promise.all([one, other].map((db) => forgetOldEvents(db, new Date('2020-01-01'))))
    expect(await places(one, '2018')).toEqual([])
  })
})
