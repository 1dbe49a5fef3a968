import type { Db } from '../../../demo/api/database/db.ts'
import { migrate } from '../../../demo/api/database/migrate.ts'
import { ensureIssuerSecrets } from '../../../demo/api/session/issuer-store.ts'

/**
 * Makes an empty database what servers in tests begin with: migrated, with the issuer's secrets. Each server would make
 * a key of its own otherwise, a third of a second of a core; those that begin with nothing at all still do (main.test.ts).
 */
export async function prepare(db: Db): Promise<void> {
  await migrate(db)
  await ensureIssuerSecrets(db)
}
