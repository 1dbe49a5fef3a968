import { Hono } from 'hono'
import { sql } from 'kysely'
import * as v from 'valibot'
import { readMigrations, readRecorded } from '../../database/migrate.ts'
import { remember } from '../../lib/remember.ts'
import type { Deps, Env } from '../deps.ts'
import { described } from '../openapi.ts'
import { Problem } from '../problems.ts'
import { WRITE_TROUBLES } from '../write-trouble.ts'

const HealthAnswer = v.object({
  ok: v.literal(true),
  /** Degraded: reads work, but the database refused the last write. */
  status: v.picklist(['ok', 'degraded']),
  reason: v.optional(v.picklist(WRITE_TROUBLES)),
})
type HealthAnswer = v.InferOutput<typeof HealthAnswer>

const Fine = v.object({ ok: v.literal(true) })
const FINE: v.InferOutput<typeof Fine> = { ok: true }

/** A backup of an earlier release may have been restored while this process runs. */
const notReady = () => new Problem(503, 'The database is not up to date. Restart this server.')

/**
 * For monitoring and load balancers: 503 while the database is unreachable. A process that can only read stays available, since no
 * other one can write either. It uses the `vital` lane, where nothing waits for a row, and never writes, because anybody may call it.
 */
export function healthRoutes({ db, writes }: Deps): Hono<Env> {
  const known = remember(readMigrations)
  const app = new Hono<Env>()

  // Does not ask the database: restarting the process would not bring that back.
  app.get('/live', described('Whether the process is up', Fine), (context) => context.json(FINE))

  app.get('/ready', described('Whether calls can be answered', Fine), async (context) => {
    const recorded = new Set((await readRecorded(db))?.map(({ name }) => name))
    if ((await known()).some(({ name }) => !recorded.has(name))) throw notReady()
    return context.json(FINE)
  })

  app.get(
    '/health',
    described('Whether the server works; degraded while the database refuses writes', HealthAnswer),
    async (context) => {
      await sql`select 1`.execute(db)
      const reason = writes.trouble()
      const answer: HealthAnswer = reason
        ? { ok: true, status: 'degraded', reason }
        : { ok: true, status: 'ok' }
      return context.json(answer)
    },
  )

  return app
}
