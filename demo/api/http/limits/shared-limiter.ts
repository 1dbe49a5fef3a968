import { CompiledQuery, sql } from 'kysely'
import { type IRateLimiterOptions, RateLimiterPostgres } from 'rate-limiter-flexible'
import { batched } from '../../database/batch.ts'
import type { Db } from '../../database/db.ts'
import { inLane } from '../../database/lanes.ts'

interface Spent {
  key: string
  points: number
  /** Milliseconds since 1970, as in the table. */
  now: number
  expire: number
}

interface Balance {
  points: number
  expire: number
}

/** The total spent per key. */
function sumUp(spent: readonly Spent[]): Map<string, Spent> {
  const sums = new Map<string, Spent>()
  for (const one of spent)
    sums.set(one.key, { ...one, points: one.points + (sums.get(one.key)?.points ?? 0) })
  return sums
}

/** The balance after each call's own spending: only the last one sees the total. */
function balancesOf(spent: readonly Spent[], balances: ReadonlyMap<string, Balance>): Balance[] {
  const later = new Map<string, number>()
  const each = spent.toReversed().map(({ key, points }) => {
    const balance = balances.get(key) as Balance
    const after = later.get(key) ?? 0
    later.set(key, after + points)
    return { ...balance, points: balance.points - after }
  })
  return each.reverse()
}

/** In the `vital` lane, so that a refusal does not wait behind other work. Keys are sorted, so that two processes cannot deadlock. */
const spend = batched<Spent, Balance>({
  lane: 'vital',
  async answerAll(db, spent) {
    const sums = [...sumUp(spent).values()]
    const { rows } = await sql<Balance & { key: string }>`
      insert into rate_limits as known (key, points, expire)
      select * from unnest(${sums.map(({ key }) => key)}::text[], ${sums.map(({ points }) => points)}::int[],
        ${sums.map(({ expire }) => expire)}::bigint[]) as spent (key, points, expire) order by key
      on conflict (key) do update set
        points = case when known.expire <= ${spent[0]?.now} then excluded.points else known.points + excluded.points end,
        expire = case when known.expire <= ${spent[0]?.now} then excluded.expire else known.expire end
      returning key, points, expire`.execute(db)
    return balancesOf(spent, new Map(rows.map(({ key, ...balance }) => [key, balance])))
  },
})

/** Counts in a table that all processes share; concurrent calls share a statement. */
export class SharedLimiter extends RateLimiterPostgres {
  readonly #db: Db

  /** `sweeps`: deletes expired rows; one limiter does that for all. */
  constructor(db: Db, options: IRateLimiterOptions, sweeps: boolean) {
    super({
      ...options,
      clearExpiredByTimeout: sweeps,
      storeClient: {
        query: ({ text, values }: { text: string; values: unknown[] }) =>
          inLane('vital', () => db.executeQuery(CompiledQuery.raw(text, values))),
      },
      storeType: 'client',
      tableName: 'rate_limits',
      tableCreated: true,
    })
    this.#db = db
  }

  /** Overrides what RateLimiterStoreAbstract asks of each store. */
  protected async _upsert(key: string, points: number, msDuration: number) {
    const now = Date.now()
    return { rows: [await spend(this.#db, { key, points, now, expire: now + msDuration })] }
  }
}
