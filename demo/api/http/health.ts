import { Hono } from 'hono'
import { sql } from 'kysely'
import * as v from 'valibot'
import type { Deps, Env } from './deps.ts'
import { described } from './openapi.ts'

const HealthAnswer = v.object({ ok: v.literal(true) })

/** For monitoring: 503 while the database is unreachable. It asks in the `vital` lane, where nobody waits for a row. */
export function healthRoutes({ db }: Deps): Hono<Env> {
  return new Hono<Env>().get(
    '/health',
    described('Whether the server works', HealthAnswer),
    async (context) => {
      await sql`select 1`.execute(db)
      return context.json({ ok: true })
    },
  )
}
