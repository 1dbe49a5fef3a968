import type { Generated, GeneratedAlways, Selectable } from 'kysely'
import type { Instant, Json, Moment, Optional } from './columns.ts'

interface Users {
  id: Generated<string>
  /** 'google' or 'demo'. */
  issuer: string
  subject: string
  email: string
  name: string
  picture: Optional<string>
  /** From the last sign-in, or `made_admin`. */
  is_admin: Generated<boolean>
  /** Granted by another administrator. */
  made_admin: Generated<boolean>
  /** Extra time: the factor by which the person's time is multiplied, usually 1. */
  time_factor: Generated<number>
  /** Does not want to see where their results stand. */
  standing_hidden: Generated<boolean>
  /** The class of a learner. */
  group_name: Optional<string>
  /** When they last loaded their slot or a quiz, to the minute. */
  seen_at: Moment
  created_at: Instant
  updated_at: Instant
  /** Folded for searches, like the other `folded_…` columns. */
  folded_name: GeneratedAlways<string>
  folded_email: GeneratedAlways<string>
}

interface Sessions {
  token_hash: Buffer
  user_id: string
  created_at: Instant
  expires_at: Instant
  /** The hash of the code in the sign-in's return address, until it is exchanged. */
  code_hash: Optional<Buffer>
  code_expires_at: Moment
  /** The hash, in hex, of the verifier that must come with the code; null if the sign-in began without one. */
  code_challenge: Optional<string>
  /** When a page was last opened with it; null if never. */
  last_used_at: Moment
  /** Where it began, such as 'Chrome' and 'Android'; null if unknown. */
  browser: Optional<string>
  system: Optional<string>
}

interface LoginFlows {
  state_hash: Buffer
  code_verifier: string
  nonce: string
  return_url: string
  challenge: Optional<string>
  expires_at: Instant
}

interface OidcPayloads {
  model: string
  id: string
  payload: Json<Record<string, unknown>>
  grant_id: Optional<string>
  uid: Optional<string>
  user_code: Optional<string>
  consumed_at: Moment
  expires_at: Moment
}

interface AppSecrets {
  name: string
  value: Json<unknown>
}

interface Personas {
  id: string
  name: string
  email: string
  is_admin: Generated<boolean>
  picture: Optional<string>
}

/** People, their sessions, and the embedded issuer. */
export interface AccountTables {
  users: Users
  sessions: Sessions
  login_flows: LoginFlows
  oidc_payloads: OidcPayloads
  app_secrets: AppSecrets
  personas: Personas
}

export type UserRow = Selectable<Users>
export type PersonaRow = Selectable<Personas>
