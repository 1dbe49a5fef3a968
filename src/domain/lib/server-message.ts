import * as v from 'valibot'
import { ifReadable } from './if-readable.ts'
import { maybe } from './maybe.ts'

/** A message of the API. If its code is known, it is shown in our own words, with the parameters. */
export interface ServerMessage {
  message?: string | undefined
  code?: string | undefined
  parameters?: unknown
}

/** The fields of an answer with such a message; an API may omit all of them. */
export const messageFields = {
  message: maybe(v.string()),
  code: ifReadable(v.string()),
  parameters: v.optional(v.unknown()),
}
