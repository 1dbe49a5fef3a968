import { createHmac } from 'node:crypto'
import type { Context } from 'hono'
import { DAY_MS } from '../../../src/domain/lib/time.ts'
import { readSignedCookie, writeSignedCookie } from '../http/cookies.ts'
import type { Deps, Env } from '../http/deps.ts'
import { remember } from '../lib/remember.ts'
import { ensureSecret, randomSecret } from './secrets.ts'

const COOKIE = 'device'
const LASTS_MS = 30 * DAY_MS

/**
 * The cookie of a device on which a sign-in was completed, which gives it a limit of its own in its network. It has the signed id of
 * that person, so that signing in repeatedly yields no additional allowance.
 */
export function deviceCookie({ db, address }: Pick<Deps, 'db' | 'address'>) {
  const readSecret = remember(() => ensureSecret(db, 'device.key', randomSecret))
  return {
    /** Undefined for an unknown device. */
    read: async (context: Context<Env>) => readSignedCookie(context, address, COOKIE, await readSecret()),
    async give(context: Context<Env>, userId: string): Promise<void> {
      const secret = await readSecret()
      const value = createHmac('sha256', secret).update(`device of ${userId}`).digest('base64url')
      await writeSignedCookie(context, address, { name: COOKIE, value, lastsMs: LASTS_MS }, secret)
    },
  }
}

export type DeviceCookie = ReturnType<typeof deviceCookie>
