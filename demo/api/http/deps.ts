import type { Configuration } from 'openid-client'
import type { Db } from '../database/db.ts'
import type { UserRow } from '../database/tables/account-tables.ts'
import type { Config } from '../lib/config.ts'
import type { Log } from '../lib/log.ts'
import type { WriteWatch } from './write-trouble.ts'

/** Now, in milliseconds. All decisions about time use it. */
export type Clock = () => number

/** Where the server is reached and which sites may call it. All are origins. */
export interface Address {
  publicUrl: string
  /** Includes its own address. */
  origins: ReadonlySet<string>
  /** Under https: cookies are `Secure`. */
  secure: boolean
  /** Reaches this process, unlike the public address. */
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
  /** Always asks which person, because logging out here does not log out there. */
  prompt: 'login' | 'select_account'
  /** Whether the issuer declares this person an administrator. */
  isAdmin(subject: string): Promise<boolean>
}

/** Fetches a picture and returns it as a data URL. Throws 400, 413, 415, 502 or 504. */
export type FetchPicture = (url: string) => Promise<string>

/**
 * The dependencies of all handlers. Ports are declared here and implemented in the rooms, which keeps types acyclic.
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
  /** Of the session: who asks, with which token, and when it was last used. */
  Variables: { user: UserRow; token: string; usedAt: Date }
  /** Per request; the session adds the user, and whoever answers a failure why. */
  Bindings: { remoteAddress: string; requestId: string; userId?: string; failure?: Failure }
}

/** Why a call was answered with 500 or more. */
interface Failure {
  code: string | undefined
  /** Of what nobody has foreseen: the log shows its stack. */
  unforeseen?: Error
}

export const nowOf = ({ clock }: Pick<Deps, 'clock'>) => new Date(clock())
