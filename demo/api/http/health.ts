import { Hono } from 'hono'
import { sql } from 'kysely'
import * as v from 'valibot'
import type { Deps, Env } from './deps.ts'
import { described } from './openapi.ts'
import { WRITE_TROUBLES } from './write-trouble.ts'

const HealthAnswer = v.object({
  ok: v.literal(true),
  /** Degraded: people read, but the last write found a database that takes none. */
  status: v.picklist(['ok', 'degraded']),
  reason: v.optional(v.picklist(WRITE_TROUBLES)),
})
type HealthAnswer = v.InferOutput<typeof HealthAnswer>

/**
 * For monitoring and balancers: 503 while the database is unreachable. A process that only reads stays in, for no other one
 * writes either. It asks in the `vital` lane, where nobody waits for a row, and never writes: anybody may call it.
 */
export function healthRoutes({ db, writes }: Deps): Hono<Env> {
  return new Hono<Env>().get(
    '/health',
    described('Whether the server works; degraded while the database takes no writes', HealthAnswer),
    async (context) => {
      await sql`select 1`.execute(db)
      const reason = writes.trouble()
      const answer: HealthAnswer = reason
        ? { ok: true, status: 'degraded', reason }
        : { ok: true, status: 'ok' }
      return context.json(answer)
    },
  )
}
