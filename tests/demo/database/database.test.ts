import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Db, Engine } from '../../../demo/api/database/db.ts'
import { engines, pglite } from '../../support/server/engines.ts'

const CROWD = 200
const NUMBERS = Array.from({ length: CROWD }, (_, index) => index)

async function openWithNotes(open: () => Promise<Engine>): Promise<Engine> {
  const engine = await open()
  await sql`create table notes (id int primary key)`.execute(engine.db)
  return engine
}

async function countNotes(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from notes`.execute(db)
  return rows[0]?.count ?? -1
}

const write = (db: Db, id: number) => sql`insert into notes values (${id})`.execute(db)
const outcomes = async (work: Promise<unknown>[]) => {
  const settled = await Promise.allSettled(work)
  return settled.filter(({ status }) => status === 'fulfilled').length
}

describe.each([...engines])('a crowd on $name', ({ open }) => {
  let engine: Engine
  beforeAll(async () => {
    engine = await openWithNotes(open)
  })
  beforeEach(() => sql`truncate notes`.execute(engine.db))
  afterAll(() => engine.close())

  test('is served, and failing queries affect nobody else', async () => {
    const { db } = engine
    expect(await outcomes(NUMBERS.map((number) => write(db, number % 50)))).toBe(50)
    expect(await countNotes(db)).toBe(50)
  })

  test('a failed transaction leaves nothing behind, and the others everything', async () => {
    const { db } = engine
    const work = NUMBERS.map((number) =>
      db.transaction().execute(async (transaction) => {
        await write(transaction, number)
        if (number % 4 === 0) throw new Error('changed my mind')
        if (number % 4 === 1) await write(transaction, number)
      }),
    )
    expect(await outcomes(work)).toBe(CROWD / 2)
    expect(await countNotes(db)).toBe(CROWD / 2)
  })

  test('times, dates, counts, documents and lists are read as they were written', async () => {
    const at = new Date('2026-03-04T13:00:00.123Z')
    const { rows } = await sql`select ${at}::timestamptz as at, date '2026-03-04' as day, count(*) as count,
      ${JSON.stringify([{ a: 1 }])}::jsonb as document, ${[1, null, 3]}::smallint[] as list`.execute(
      engine.db,
    )
    expect(rows).toEqual([{ at, day: '2026-03-04', count: 1, document: [{ a: 1 }], list: [1, null, 3] }])
  })
})

describe('the one session of PGlite', () => {
  let engine: Engine
  beforeAll(async () => {
    engine = await openWithNotes(pglite.open)
  })
  beforeEach(() => sql`truncate notes`.execute(engine.db))
  afterAll(() => engine.close())

  test('is handed over clean when a caller leaves a transaction open', async () => {
    await engine.db.connection().execute(async (connection) => {
      await sql`begin`.execute(connection)
      await write(connection, 1)
    })
    await write(engine.db, 2)
    expect(await sql`select id from notes`.execute(engine.db)).toMatchObject({ rows: [{ id: 2 }] })
  })

  test('is handed over clean when an open transaction has failed', async () => {
    const broken = engine.db.connection().execute(async (connection) => {
      await sql`begin`.execute(connection)
      await sql`select 1 / 0`.execute(connection)
    })
    await expect(broken).rejects.toThrow(/division by zero/)
    await write(engine.db, 2)
    expect(await countNotes(engine.db)).toBe(1)
  })

  test('yields to the rest of the process under load', async () => {
    let ticks = 0
    const timer = setInterval(() => ticks++, 1)
    await Promise.all(
      Array.from({ length: 1000 }, () =>
        sql`select count(*) from generate_series(1, 500)`.execute(engine.db),
      ),
    )
    clearInterval(timer)
    expect(ticks).toBeGreaterThan(5)
  })
})
