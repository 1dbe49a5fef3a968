import { randomUUID } from 'node:crypto'
import { exportJWK, generateKeyPair } from 'jose'
import type { Adapter, AdapterPayload, JWKS } from 'oidc-provider'
import { SECOND_MS } from '../../../src/domain/lib/time.ts'
import type { Db } from '../database/db.ts'
import type { Clock } from '../http/deps.ts'
import { ensureSecret, randomSecret } from './secrets.ts'

/** The issuer never sees the browser's own session with it (issuer.ts), so that is not stored. */
const UNREAD = 'Session'

type Where = { column: 'id' | 'uid' | 'user_code'; value: string }

/** Stores the issuer's state in the database: any process can serve any step, and restarts lose nothing. */
export const issuerStore = (db: Db, clock: Clock) =>
  class implements Adapter {
    readonly model: string
    constructor(model: string) {
      this.model = model
    }

    async upsert(id: string, payload: AdapterPayload, expiresIn: number | undefined): Promise<void> {
      if (this.model === UNREAD) return
      const { grantId, uid, userCode } = payload
      const row = {
        payload: JSON.stringify(payload),
        grant_id: grantId ?? null,
        uid: uid ?? null,
        user_code: userCode ?? null,
        expires_at: expiresIn ? new Date(clock() + expiresIn * SECOND_MS) : null,
      }
      await db
        .insertInto('oidc_payloads')
        .values({ model: this.model, id, ...row })
        .onConflict((conflict) => conflict.columns(['model', 'id']).doUpdateSet(row))
        .execute()
    }

    async #findBy({ column, value }: Where): Promise<AdapterPayload | undefined> {
      const row = await db
        .selectFrom('oidc_payloads')
        .select(['payload', 'consumed_at'])
        .where('model', '=', this.model)
        .where(column, '=', value)
        .where((is) => is.or([is('expires_at', 'is', null), is('expires_at', '>', new Date(clock()))]))
        .executeTakeFirst()
      if (!row?.consumed_at) return row?.payload
      return { ...row.payload, consumed: Math.floor(row.consumed_at.getTime() / SECOND_MS) }
    }

    find = (id: string) => this.#findBy({ column: 'id', value: id })
    findByUid = (uid: string) => this.#findBy({ column: 'uid', value: uid })
    findByUserCode = (userCode: string) => this.#findBy({ column: 'user_code', value: userCode })

    async consume(id: string): Promise<void> {
      await db
        .updateTable('oidc_payloads')
        .set({ consumed_at: new Date(clock()) })
        .where('model', '=', this.model)
        .where('id', '=', id)
        .execute()
    }

    async destroy(id: string): Promise<void> {
      await db.deleteFrom('oidc_payloads').where('model', '=', this.model).where('id', '=', id).execute()
    }

    async revokeByGrantId(grantId: string): Promise<void> {
      await db.deleteFrom('oidc_payloads').where('grant_id', '=', grantId).execute()
    }
  }

async function makeKeys(): Promise<JWKS> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  return { keys: [{ ...(await exportJWK(privateKey)), kid: randomUUID(), alg: 'RS256', use: 'sig' }] } as JWKS
}

export async function ensureIssuerSecrets(db: Db) {
  return {
    jwks: await ensureSecret(db, 'issuer.keys', makeKeys),
    cookieKey: await ensureSecret(db, 'issuer.cookies', randomSecret),
    clientSecret: await ensureSecret(db, 'issuer.client', randomSecret),
  }
}
