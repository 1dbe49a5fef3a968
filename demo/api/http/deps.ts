import type { Configuration } from 'openid-client'
import type { Db } from '../database/db.ts'
import type { UserRow } from '../database/tables/account-tables.ts'
import type { Config } from '../lib/config.ts'
import type { Log } from '../lib/log.ts'
import type { WriteWatch } from './write-trouble.ts'

/** Now, in milliseconds. Everything that depends on the time uses it. */
export type Clock = () => number

/** The origins by which the server is reached, and those that may call it. */
export interface Address {
  publicUrl: string
  /** Includes its own address. */
  origins: ReadonlySet<string>
  /** Under https: cookies are `Secure`. */
  secure: boolean
  /** Always reaches this very process, unlike the public address. */
  loopback: string
}

/** Rate-limited actions. */
export type LimitName =
  | 'signIn'
  | 'device'
  | 'issuer'
  | 'account'
  | 'book'
  | 'cancel'
  | 'start'
  | 'save'
  | 'submit'
  | 'write'
  | 'upload'
  | 'proxy'
  | 'read'
  | 'visit'

/** `consume` rejects once the points of a key are used up. */
export type Limits = Readonly<Record<LimitName, { consume(key: string, points?: number): Promise<unknown> }>>

/** The OpenID Connect relying party. */
export interface RelyingParty {
  issuer: 'google' | 'demo'
  /** The issuer's metadata, fetched on first use; a failure is retried on the next call. */
  discover(): Promise<Configuration>
  /** Always asks for the account, because signing out here does not sign out at the issuer. */
  prompt: 'login' | 'select_account'
  /** Whether the issuer declares this person an administrator. */
  isAdmin(subject: string): Promise<boolean>
}

/** Fetches a picture and returns it as a data URL. Throws 400, 413, 415, 502 or 504. */
export type FetchPicture = (url: string) => Promise<string>

/**
 * The dependencies of all handlers. Interfaces are declared here and implemented in the other folders, which keeps imports acyclic.
 */
export interface Deps {
  db: Db
  clock: Clock
  config: Config
  address: Address
  limits: Limits
  log: Log
  /** Whether the database takes writes. */
  writes: WriteWatch
  relyingParty: RelyingParty
  fetchPicture: FetchPicture
}

export interface Env {
  /** From the session: the person, the token, and when it was last used. */
  Variables: { user: UserRow; token: string; usedAt: Date }
  /** Per request; the session adds the user, and the error handler the failure. */
  Bindings: { remoteAddress: string; requestId: string; userId?: string; failure?: Failure }
}

/** The reason of a status of 500 or more. */
interface Failure {
  code: string | undefined
  /** An unexpected error, which is logged with its stack. */
  unexpected?: Error
}

export const nowOf = ({ clock }: Pick<Deps, 'clock'>) => new Date(clock())
