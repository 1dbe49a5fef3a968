import { createHash, randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { sql } from 'kysely'
import { DAY_MS, SECOND_MS } from '../../../src/domain/lib/time.ts'
import type { Device } from '../../../src/domain/session/device.ts'
import type { TokenBody } from '../../../src/domain/session/session.ts'
import { batched } from '../database/batch.ts'
import type { Db } from '../database/db.ts'
import type { UserRow } from '../database/tables/account-tables.ts'
import { clearCookie, readCookie, writeCookie } from '../http/cookies.ts'
import { type Deps, nowOf } from '../http/deps.ts'
import { mayBeSignedIn } from '../people/who-may-sign-in.ts'

const SESSION_MS = 7 * DAY_MS
const CODE_MS = 60 * SECOND_MS
const TOKEN_BYTES = 32
const COOKIE = 'session'

/** Only hashes are stored, so that a leaked database reveals no session. */
export const sha256 = (text: string) => createHash('sha256').update(text).digest()

const randomText = () => randomBytes(TOKEN_BYTES).toString('base64url')

/** A code for the return address of the sign-in. Addresses end up in logs and histories, so it works once, within a minute. */
export const makeCode = randomText

/**
 * Creates a session and returns its token, of which only the hash is stored. With a code, the session has to be exchanged by the holder of
 * the challenge's verifier.
 */
export async function createSession(
  db: Db,
  userId: string,
  now: Date,
  code?: string,
  challenge: string | null = null,
  { browser, system }: Partial<Device> = {},
): Promise<string> {
  const token = randomText()
  const expires = new Date(now.getTime() + SESSION_MS)
  const exchangeable = code !== undefined && {
    code_hash: sha256(code),
    code_expires_at: new Date(now.getTime() + CODE_MS),
    code_challenge: challenge,
  }
  await db
    .insertInto('sessions')
    .values({
      token_hash: sha256(token),
      user_id: userId,
      created_at: now,
      expires_at: expires,
      browser: browser ?? null,
      system: system ?? null,
      ...exchangeable,
    })
    .execute()
  return token
}

/**
 * Consumes a code. Returns the session's user and its new token, which replaces that of the cookie; undefined for anything but a fresh
 * code with the verifier of its sign-in.
 */
export async function exchangeCode(
  deps: Deps,
  { token: code, verifier }: TokenBody,
): Promise<{ user: UserRow; token: string } | undefined> {
  const token = randomText()
  const user = await deps.db
    .with('exchanged', (own) =>
      own
        .updateTable('sessions')
        .set({ token_hash: sha256(token), code_hash: null, code_expires_at: null, code_challenge: null })
        .where('code_hash', '=', sha256(code))
        .where('code_expires_at', '>', nowOf(deps))
        .where('code_challenge', 'is not distinct from', verifier ? sha256(verifier).toString('hex') : null)
        .returning('user_id'),
    )
    .selectFrom('users')
    .innerJoin('exchanged', 'exchanged.user_id', 'users.id')
    .selectAll('users')
    .executeTakeFirst()
  return user && mayBeSignedIn(deps, user) ? { user, token } : undefined
}

/** Ends a session; ignores unknown tokens. */
export async function revoke(db: Db, token: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', sha256(token)).execute()
}

const MAX_SESSIONS = 100

/** A person's sessions, latest first; `token` belongs to the current one. */
export async function listSessions(db: Db, userId: string, token: string, now: Date) {
  const rows = await db
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('expires_at', '>', earlier(now))
    .orderBy(sql`coalesce(last_used_at, created_at)`, 'desc')
    .limit(MAX_SESSIONS)
    .execute()
  const own = sha256(token)
  return rows.map(({ token_hash, created_at, last_used_at, browser, system }) => ({
    createdAt: created_at.toISOString(),
    lastUsedAt: (last_used_at ?? created_at).toISOString(),
    isCurrent: token_hash.equals(own),
    device: { browser: browser ?? undefined, system: system ?? undefined },
  }))
}

/** Ends all sessions of a person, except the one with the token `kept`. */
export async function endSessions(db: Db, userId: string, kept?: string): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .$if(kept !== undefined, (sessions) => sessions.where('token_hash', '!=', sha256(kept ?? '')))
    .execute()
}

/** Ends the sessions of people who may no longer be signed in, when the server starts. */
export async function endForbiddenSessions(
  deps: Pick<Deps, 'db' | 'config' | 'relyingParty'>,
): Promise<void> {
  const holders = await deps.db
    .selectFrom('users')
    .select(['id', 'issuer', 'email'])
    .where('id', 'in', (session) => session.selectFrom('sessions').select('user_id'))
    .execute()
  const forbidden = holders.filter((person) => !mayBeSignedIn(deps, person)).map(({ id }) => id)
  await sql`delete from sessions where user_id = any(${forbidden}::uuid[])`.execute(deps.db)
}

/** The database's clock has to agree, so that a process whose clock has jumped ahead cannot end valid sessions. */
const earlier = (now: Date) => sql<Date>`least(${now}::timestamptz, now())`

/** Deletes expired sessions, sign-ins and issuer state. */
export async function forgetExpired(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', earlier(now)).execute()
  await db.deleteFrom('login_flows').where('expires_at', '<=', earlier(now)).execute()
  await db.deleteFrom('oidc_payloads').where('expires_at', '<=', earlier(now)).execute()
}

interface TokenAsked {
  hash: Buffer
  now: Date
}

export interface FoundSession {
  user: UserRow
  /** When a page was last opened with the session. */
  usedAt: Date
}

const findSessions = batched<TokenAsked, FoundSession | null>({
  lane: 'vital',
  async answerAll(db, asked) {
    const hashes = asked.map(({ hash }) => hash)
    const latest = new Date(Math.max(...asked.map(({ now }) => now.getTime())))
    const rows = await db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .selectAll('users')
      .select(['sessions.token_hash', sql<Date>`coalesce(last_used_at, sessions.created_at)`.as('used_at')])
      .where('sessions.token_hash', '=', sql<Buffer>`any(${hashes}::bytea[])`)
      .where('sessions.expires_at', '>', earlier(latest))
      .execute()
    const sessions = new Map(
      rows.map(({ token_hash, used_at, ...user }) => [token_hash.toString('hex'), { user, usedAt: used_at }]),
    )
    return hashes.map((hash) => sessions.get(hash.toString('hex')) ?? null)
  },
})

/**
 * Every call needs it first, so it uses the `vital` lane. Null for an unknown or expired token, and for people who may not be signed
 * in.
 */
export async function findSession(deps: Deps, token: string): Promise<FoundSession | null> {
  const found = await findSessions(deps.db, { hash: sha256(token), now: nowOf(deps) })
  return found && mayBeSignedIn(deps, found.user) ? found : null
}

export const setSessionCookie = (context: Context, { address }: Deps, token: string) =>
  writeCookie(context, address, { name: COOKIE, value: token, lastsMs: SESSION_MS })

export const readSessionCookie = (context: Context, { address }: Deps) => readCookie(context, address, COOKIE)

export const clearSessionCookie = (context: Context, { address }: Deps) =>
  clearCookie(context, address, { name: COOKIE })
