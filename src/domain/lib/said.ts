import * as v from 'valibot'
import { ifReadable } from './if-readable.ts'
import { maybe } from './maybe.ts'

/** A message of the API: its words, and the code by which there may be words here, with what they tell. */
export interface Said {
  message?: string | undefined
  by?: string | undefined
  parameters?: unknown
}

/** What of an answer people may read; an API may omit all of it. */
export const messageFields = {
  message: maybe(v.string()),
  code: ifReadable(v.string()),
  parameters: v.optional(v.unknown()),
}

interface Answer {
  message?: string | undefined
  code?: string | undefined
  parameters?: unknown
}

export const saidIn = ({ message, code, parameters }: Answer): Said => ({ message, by: code, parameters })
