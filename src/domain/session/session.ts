import * as v from 'valibot'
import type { Failure } from '../lib/failure.ts'
import { ifReadable } from '../lib/if-readable.ts'
import { maybe } from '../lib/maybe.ts'
import { IdOrNumber } from '../lib/rows.ts'
import { messageFields } from '../lib/server-message.ts'
import { written } from '../lib/written.ts'

/** A text field in which an API may send anything. */
const ReadableText = v.fallback(
  v.union([
    v.string(),
    v.pipe(
      v.number(),
      v.transform((count) => String(count)),
    ),
  ]),
  '',
)

/**
 * The response of GET /auth/me. `isAdmin` shows the administrator's routes; the server checks it for each call.
 * Malformed fields lock nobody out: without a name they are greeted by e-mail, and without that by no name.
 */
export const User = v.pipe(
  v.object({
    _id: IdOrNumber,
    googleId: ifReadable(v.string()),
    email: ReadableText,
    name: ReadableText,
    picture: v.fallback(v.nullish(v.string()), undefined),
    isAdmin: v.fallback(v.nullish(v.boolean(), false), false),
    createdAt: ifReadable(v.string()),
    updatedAt: ifReadable(v.string()),
  }),
  v.transform((user) => ({ ...user, name: written(user.name) || user.email })),
)
export type User = v.InferOutput<typeof User>

/** Unreachable: a session is stored, but the API could not be asked whether it is valid. */
export type Access =
  | { state: 'checking' }
  | { state: 'signed-out' }
  | { state: 'signed-in'; user: User }
  | { state: 'unreachable'; failure: Failure }

/** The `auth_reason` of a sign-in's return with `auth=error`. */
export const ACCOUNT_NOT_ALLOWED = 'account_not_allowed'

/** The refused account, and the accepted domains; if there are none, only single addresses are accepted. */
export interface AccountRefusal {
  account: string
  takes: string[]
}

const Secret = v.pipe(v.string(), v.nonEmpty(), v.maxLength(4096))

/** POST /auth/token: the token from the sign-in redirect; `verifier` if the sign-in was begun with its SHA-256. */
export const TokenBody = v.object({ token: Secret, verifier: v.optional(Secret) })
export type TokenBody = v.InferOutput<typeof TokenBody>

/** GET /auth/me and POST /auth/token; `features` name what the API offers beyond the specification. */
export const SessionAnswer = v.object({
  user: User,
  features: v.optional(v.array(v.string())),
  /** From POST /auth/token, if the address's token works only once: the session's token. */
  token: v.optional(v.string()),
})

/** GET /auth/validate-token. */
export const ValidateTokenAnswer = v.object({ valid: v.boolean(), user: maybe(User) })

/** Responses with only a message; an API may omit the whole body. */
export const MessageAnswer = v.optional(v.object(messageFields), {})
export type MessageAnswer = v.InferOutput<typeof MessageAnswer>

/** The names in a list of features; anything else is ignored. */
export const FeatureNames = v.pipe(
  v.array(v.unknown()),
  v.transform((names) => names.filter((name) => typeof name === 'string')),
)

/** A `SessionAnswer` of any API: without a list it offers nothing, and the user may not be wrapped. */
export const Session = v.union([
  v.object({
    user: User,
    features: v.fallback(v.optional(FeatureNames, []), []),
    token: ifReadable(v.string()),
  }),
  v.pipe(
    User,
    v.transform((user) => ({ user, features: [], token: undefined })),
  ),
])
export type Session = v.InferOutput<typeof Session>
