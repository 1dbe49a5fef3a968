import { sql } from 'kysely'
import { MINUTE_MS } from '../../../src/domain/lib/time.ts'
import { batched } from '../database/batch.ts'
import type { Db } from '../database/db.ts'
import type { Env } from '../http/deps.ts'
import { sha256 } from './session.ts'

interface Use {
  hash: Buffer
  at: Date
}

const noteUses = batched<Use, true>({
  keyOf: ({ hash }) => hash.toString('hex'),
  async answerAll(db, uses) {
    const hashes = uses.map(({ hash }) => hash)
    // Skip locked rows: the transaction that holds one notes the same, or ends the session.
    await sql`
      with held as (select token_hash from sessions where token_hash = any(${hashes}::bytea[]) for no key update skip locked)
      update sessions set last_used_at = at
      from held join unnest(${hashes}::bytea[], ${uses.map(({ at }) => at)}::timestamptz[])
        as used (hash, at) on held.token_hash = hash
      where sessions.token_hash = hash and coalesce(last_used_at, created_at) <= at - interval '1 minute'`.execute(
      db,
    )
    return uses.map(() => true)
  },
})

/** Notes that a page was opened with this session, with at most one write per minute. */
export async function noteUse(db: Db, { token, usedAt }: Env['Variables'], at: Date): Promise<void> {
  if (at.getTime() - usedAt.getTime() >= MINUTE_MS) await noteUses(db, { hash: sha256(token), at })
}
