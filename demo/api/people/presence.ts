import type { MiddlewareHandler } from 'hono'
import { MINUTE_MS } from '../../../src/domain/lib/time.ts'
import type { UserRow } from '../database/account-tables.ts'
import type { Db } from '../database/db.ts'
import { type Deps, type Env, nowOf } from '../http/deps.ts'
import { unlessInTrouble } from '../http/problems.ts'

/** Remembers that a person is there. At most one write a minute and person, whoever asks how often. */
async function markSeen(db: Db, { id, seen_at }: UserRow, at: Date): Promise<void> {
  const minuteAgo = new Date(at.getTime() - MINUTE_MS)
  if (seen_at && seen_at > minuteAgo) return
  await db
    .updateTable('users')
    .set({ seen_at: at })
    .where('id', '=', id)
    .where(({ eb, or }) => or([eb('seen_at', 'is', null), eb('seen_at', '<=', minuteAgo)]))
    .execute()
}

/** For calls that only somebody makes who sits before the page. Put it after requireUser. */
export const seen =
  (deps: Pick<Deps, 'db' | 'clock'>): MiddlewareHandler<Env> =>
  async (context, next) => {
    await unlessInTrouble(markSeen(deps.db, context.get('user'), nowOf(deps)))
    await next()
  }
