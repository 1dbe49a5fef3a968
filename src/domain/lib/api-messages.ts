import * as v from 'valibot'
import type { ServerMessage } from './server-message.ts'

/** Messages without parameters, by the answer's `code`. */
const PLAIN = [
  'administrator',
  'already_booked',
  'already_submitted',
  'attempt_submitted',
  'attempt_unknown',
  'begun',
  'body_too_large',
  'booking_cancelled',
  'booking_limit',
  'booking_not_cancelled',
  'booking_unknown',
  'booking_used',
  'cancelled',
  'database_busy',
  'database_full',
  'database_unreachable',
  'dates_reversed',
  'declared_admin',
  'graded',
  'image_type',
  'image_unreadable',
  'internal',
  'last_admin',
  'not_extended',
  'not_found',
  'not_started',
  'nothing_counts',
  'other_version',
  'person_unknown',
  'quiz_open',
  'regrade_outdated',
  'regrade_unknown',
  'regraded_meanwhile',
  'report_answered',
  'report_unknown',
  'results_unknown',
  'slot_booked',
  'slot_ended',
  'slot_full',
  'slot_required',
  'slot_started',
  'slot_unknown',
  'slots_exist',
  'too_many_reports',
  'user_unknown',
] as const

const figures = <Code extends string, Parameters extends v.ObjectEntries>(
  code: Code,
  parameters: Parameters,
) => v.object({ code: v.literal(code), ...parameters })

const Message = v.union([
  v.object({ code: v.picklist(PLAIN) }),
  figures('dates_too_many', { days: v.number() }),
  /** `problem` is for developers, in English. */
  figures('edited_meanwhile', {
    at: v.string(),
    by: v.optional(v.object({ _id: v.string(), name: v.string() })),
  }),
  figures('invalid', { field: v.string(), problem: v.string() }),
  figures('not_at_work', { whom: v.picklist(['person', 'all']) }),
  figures('slots_generated', { count: v.number() }),
  figures('too_large', { field: v.string(), megabytes: v.number() }),
  figures('unstorable', { field: v.string() }),
])

type Plain = { [Code in (typeof PLAIN)[number]]: { code: Code } }[(typeof PLAIN)[number]]

/** A message for people, as a code with parameters: the API sends both, and the client has the text. */
export type ApiMessage = Plain | Exclude<v.InferOutput<typeof Message>, { code: Plain['code'] }>

/** Undefined if the code is unknown or its parameters do not fit. */
export function readApiMessage({ code, parameters }: ServerMessage): ApiMessage | undefined {
  const read = v.safeParse(Message, { ...(typeof parameters === 'object' && parameters), code })
  return read.success ? (read.output as ApiMessage) : undefined
}
