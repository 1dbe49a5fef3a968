import type { Configuration } from 'openid-client'
import type { Db } from '../database/db.ts'
import type { UserRow } from '../database/tables.ts'
import type { Config } from '../lib/config.ts'
import type { Log } from '../lib/log.ts'

/** Now, in milliseconds. Whatever the server decides by time it decides by this. */
export type Clock = () => number

/** Where the server is reached and who may call it from a browser. All are origins. */
export interface Address {
  publicUrl: string
  /** Its own address is always among them. */
  origins: ReadonlySet<string>
  /** Cookies need `Secure`. */
  secure: boolean
  /** Reaches this very process, whatever the public address is. */
  loopback: string
}

/** What is limited by how often it is done. */
export type LimitName = 'signIn' | 'book' | 'start' | 'submit' | 'write' | 'upload' | 'proxy'

/** `consume` rejects once a key has used up its points. */
export type Limits = Readonly<Record<LimitName, { consume(key: string): Promise<unknown> }>>

/** Our side of the sign-in: whom we ask, and how. */
export interface RelyingParty {
  issuer: 'google' | 'demo'
  /** The issuer's published configuration, fetched on first use; a failure is retried at the next call. */
  discover(): Promise<Configuration>
  /** What the issuer shows: always the choice of a person, because signing out here does not sign out there. */
  prompt: 'login' | 'select_account'
  /** Whether the issuer itself makes this person an administrator. */
  isAdmin(subject: string): Promise<boolean>
}

/** Fetches a picture and returns it as a data URL. Throws 400, 413, 415, 502 or 504. */
export type FetchPicture = (url: string) => Promise<string>

/** What handlers work with. The ports are declared here and implemented in the rooms, so that no room's types lead back. */
export interface Deps {
  db: Db
  clock: Clock
  config: Config
  address: Address
  limits: Limits
  log: Log
  relyingParty: RelyingParty
  fetchPicture: FetchPicture
}

export interface Env {
  Variables: { user: UserRow; token: string }
  /** What is known of a request beside its content; the session adds who it is from. */
  Bindings: { remoteAddress: string; userId?: string }
}

export const nowOf = ({ clock }: Pick<Deps, 'clock'>) => new Date(clock())
