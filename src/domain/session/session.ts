import * as v from 'valibot'
import type { Failure } from '../lib/failure.ts'
import { ifReadable } from '../lib/if-readable.ts'
import { maybe } from '../lib/maybe.ts'
import { messageFields } from '../lib/said.ts'

/** The response of GET /auth/me. `isAdmin` shows the administrator's routes; the server checks it for each call. */
export const User = v.object({
  _id: v.string(),
  googleId: maybe(v.string()),
  email: v.string(),
  name: v.string(),
  picture: v.nullish(v.string()),
  isAdmin: v.nullish(v.boolean(), false),
  createdAt: maybe(v.string()),
  updatedAt: maybe(v.string()),
})
export type User = v.InferOutput<typeof User>

/** Unreachable: a session is stored, but the API could not be asked whether it is valid. */
export type Access =
  | { state: 'checking' }
  | { state: 'signed-out' }
  | { state: 'signed-in'; user: User }
  | { state: 'unreachable'; failure: Failure }

/** POST /auth/token: the token from the sign-in redirect. */
export const TokenBody = v.object({ token: v.pipe(v.string(), v.nonEmpty(), v.maxLength(4096)) })

/** GET /auth/me and POST /auth/token; `features` name what the API offers beyond the specification. */
export const SessionAnswer = v.object({
  user: User,
  features: v.optional(v.array(v.string())),
  /** With POST /auth/token, where the token of the address works once: the one to go on with. */
  token: v.optional(v.string()),
})

/** GET /auth/validate-token. */
export const ValidateTokenAnswer = v.object({ valid: v.boolean(), user: maybe(User) })

/** Responses with only a message; an API may omit the whole body. */
export const MessageAnswer = v.optional(v.object(messageFields), {})
export type MessageAnswer = v.InferOutput<typeof MessageAnswer>

/** The names in a list of features; what is none is ignored. */
export const FeatureNames = v.pipe(
  v.array(v.unknown()),
  v.transform((names) => names.filter((name) => typeof name === 'string')),
)

/** A `SessionAnswer` of any API: without a list it offers nothing, and the user may come bare. */
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
