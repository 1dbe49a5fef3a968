import type { Db } from '../../../demo/api/database/db.ts'
import { migrate } from '../../../demo/api/database/migrate.ts'
import { openMonths } from '../../../demo/api/log/months.ts'
import { ensureIssuerSecrets } from '../../../demo/api/session/issuer-store.ts'

/** Where the clock of a server in tests starts unless told. */
export const WEDNESDAY_MORNING = '2026-03-04T09:00:00.000Z'

/**
 * Makes an empty database what servers in tests begin with: migrated, with the issuer's secrets and the log's months. Each server would make
 * a key of its own otherwise, a third of a second of a core; those that begin with nothing at all still do (main.test.ts).
 */
export async function prepare(db: Db): Promise<void> {
  await migrate(db)
  await ensureIssuerSecrets(db)
  await openMonths(db, new Date(WEDNESDAY_MORNING))
}
