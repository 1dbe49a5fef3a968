import * as v from 'valibot'
import { ifReadable } from '../lib/if-readable.ts'
import { IsoInstant } from '../lib/iso-instant.ts'
import { maybe } from '../lib/maybe.ts'
import { countedRows, IdOrNumber } from '../lib/rows.ts'

/** The events of the log: first those of attempts, then administrators' actions. */
export type EventName =
  | 'started'
  | 'saved'
  | 'left'
  | 'submitted'
  | 'handed-in'
  | 'reported'
  | 'reset'
  | 'extended'
  | 'announced'
  | 'regraded'
  | 'report-answered'
  | 'created'
  | 'edited'
  | 'published'
  | 'unpublished'
  | 'deleted'
  | 'configured'
  | 'factor-set'
  | 'made-admin'
  | 'unmade-admin'
  | 'sessions-ended'
  | 'group-set'
  | 'data-deleted'

/** An event's figures, such as `{minutes: 5}`; never an answer or a token. */
export const EventDetail = v.record(v.string(), v.union([v.string(), v.number(), v.boolean()]))
export type EventDetail = v.InferOutput<typeof EventDetail>

const EventPerson = maybe(
  v.object({ _id: IdOrNumber, name: ifReadable(v.string()), email: ifReadable(v.string()) }),
)

type EventPerson = v.InferOutput<typeof EventPerson>

/** Without `who`, the server acted. `user` is the owner of the attempt or account. */
export const LogEvent = v.object({
  _id: v.string(),
  at: IsoInstant,
  what: v.string(),
  who: EventPerson,
  user: EventPerson,
  quiz: maybe(v.object({ _id: v.string(), title: maybe(v.string()) })),
  detail: ifReadable(EventDetail),
})
export type LogEvent = v.InferOutput<typeof LogEvent>

/** Somebody as these events name them. */
export const personIn = (events: readonly LogEvent[], userId: string): EventPerson =>
  events.flatMap(({ who, user }) => [who, user]).find((person) => person?._id === userId)

/** The title of a quiz as these events name it. */
export const quizTitleIn = (events: readonly LogEvent[], quizId: string) =>
  events.find(({ quiz }) => quiz?._id === quizId)?.quiz?.title

/**
 * GET /admin/log: a page of events, newest first; pages count from 1. `until` is the newest event on the pages: sent
 * with the next page, it keeps new events from shifting them.
 */
export const LogPage = v.object({
  events: v.array(LogEvent),
  page: v.number(),
  hasNext: v.boolean(),
  until: ifReadable(v.string()),
})

/** A `LogPage` of any API: unreadable events are left out and counted. */
export const LogRows = v.object({ ...LogPage.entries, events: countedRows(LogEvent) })
export type LogRows = v.InferOutput<typeof LogRows>

/** A query of the log; for a person, what they did and what was done to them. */
export interface LogQuery {
  userId?: string | undefined
  quizId?: string | undefined
  page: number
  until?: string | undefined
}
