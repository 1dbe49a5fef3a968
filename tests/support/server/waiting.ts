import { sql } from 'kysely'
import { expect, vi } from 'vitest'
import type { Db } from '../../../demo/api/database/db.ts'

/** Until some session waits for a row that another one holds. */
export const untilWaiting = (db: Db) =>
  vi.waitFor(
    async () => {
      const { rows } = await sql`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
      expect(rows.length).toBeGreaterThan(0)
    },
    { timeout: 10_000 },
  )
