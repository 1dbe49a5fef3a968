import type { MiddlewareHandler } from 'hono'
import { sql } from 'kysely'
import { MINUTE_MS } from '../../../src/domain/lib/time.ts'
import { batched } from '../database/batch.ts'
import type { Db } from '../database/db.ts'
import type { UserRow } from '../database/tables/account-tables.ts'
import { type Deps, type Env, nowOf } from '../http/deps.ts'
import { unlessInTrouble } from '../http/problems.ts'

interface Sighting {
  userId: string
  at: Date
}

const noteSightings = batched<Sighting, true>({
  keyOf: ({ userId }) => userId,
  async answerAll(db, sightings) {
    const ids = sightings.map(({ userId }) => userId)
    // Skip locked rows: the transaction that holds one is a call of the same person.
    await sql`
      with held as (select id from users where id = any(${ids}::uuid[]) order by id for no key update skip locked)
      update users set seen_at = at
      from held join unnest(${ids}::uuid[], ${sightings.map(({ at }) => at)}::timestamptz[])
        as sighting (person, at) on held.id = person
      where users.id = person and (seen_at is null or seen_at <= at - interval '1 minute')`.execute(db)
    return sightings.map(() => true)
  },
})

/** Notes that a person is present, with at most one write per minute and person. */
async function markSeen(db: Db, { id, seen_at }: UserRow, at: Date): Promise<void> {
  if (!seen_at || at.getTime() - seen_at.getTime() >= MINUTE_MS) await noteSightings(db, { userId: id, at })
}

/** For calls that show that the person is at the page. Put it after requireUser. */
export const recordPresence =
  (deps: Pick<Deps, 'db' | 'clock'>): MiddlewareHandler<Env> =>
  async (context, next) => {
    await unlessInTrouble(markSeen(deps.db, context.get('user'), nowOf(deps)))
    await next()
  }
