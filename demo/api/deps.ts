import type { Config } from './config.ts'
import type { Db } from './db.ts'
import type { Limits } from './limits.ts'
import type { Log } from './log.ts'
import type { FetchPicture } from './picture-proxy.ts'
import type { RelyingParty } from './relying-party.ts'
import type { UserRow } from './tables.ts'

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

/** What handlers work with. */
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
