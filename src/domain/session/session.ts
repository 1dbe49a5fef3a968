import * as v from 'valibot'
import type { Failure } from '../lib/failure.ts'

/** A signed-in person, as GET /auth/me answers it. `isAdmin` opens the administrator's routes; the server checks it again. */
export const User = v.object({
  _id: v.string(),
  googleId: v.optional(v.string()),
  email: v.string(),
  name: v.string(),
  picture: v.nullish(v.string()),
  isAdmin: v.nullish(v.boolean(), false),
  createdAt: v.optional(v.string()),
  updatedAt: v.optional(v.string()),
})
export type User = v.InferOutput<typeof User>

/** Whether somebody is signed in. Unreachable: a session is stored, but the API could not be asked about it. */
export type Access =
  | { state: 'checking' }
  | { state: 'signed-out' }
  | { state: 'signed-in'; user: User }
  | { state: 'unreachable'; failure: Failure }

/** POST /auth/token: the token that the sign-in redirect brought back. */
export const TokenBody = v.object({ token: v.pipe(v.string(), v.nonEmpty(), v.maxLength(4096)) })

/** GET /auth/me and POST /auth/token. */
export const SessionAnswer = v.object({ user: User })

/** GET /auth/validate-token. */
export const ValidateTokenAnswer = v.object({ valid: v.boolean(), user: v.optional(User) })

/** Answers that carry nothing but a sentence for the user; an API may leave even that out, and the body with it. */
export const MessageAnswer = v.optional(v.object({ message: v.optional(v.string()) }), {})
export type MessageAnswer = v.InferOutput<typeof MessageAnswer>
