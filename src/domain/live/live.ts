import * as v from 'valibot'
import { Announcement } from '../attempts/saved-work.ts'
import { ifReadable } from '../lib/if-readable.ts'
import { IsoInstant } from '../lib/iso-instant.ts'
import { countedRows, readableRows } from '../lib/rows.ts'
import { Written } from '../lib/written.ts'
import { TimeFactor } from '../quizzes/quiz.ts'
import { RoomReport } from '../reports/reports.ts'
import { ResultUser } from '../results/results.ts'

/**
 * `booked`: has a seat in the slot. `here`: and was seen recently. `started`: is working, or was until time ran out.
 * `submitted`: by the learner or the server.
 */
export const LIVE_STATES = ['booked', 'here', 'started', 'submitted'] as const
export type LiveState = (typeof LIVE_STATES)[number]

const Instant = ifReadable(IsoInstant)
const Whole = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000))
const Count = v.fallback(v.nullish(Whole, 0), 0)

/** A person in the room. The fields below `left` are additions of the reference API. */
export const LivePerson = v.object({
  user: ResultUser,
  state: v.picklist(LIVE_STATES),
  /** How many of the `total` questions of their paper have an answer; both 0 before the start. */
  answered: Count,
  total: Count,
  /** Rounded down to the minute, so that an unchanged room gives the same answer; absent: never. */
  lastSeen: Instant,
  /** When their time ends; absent before the start. */
  deadline: Instant,
  /** How often they left the page: information, not an accusation. */
  left: Count,
  /** The attempt's quiz; absent before the start. */
  quizId: ifReadable(v.string()),
  quizTitle: ifReadable(v.string()),
  /** Their current authored question, from 0. */
  current: ifReadable(Whole),
  /** Their time factor; 1 without extra time. */
  factor: v.fallback(v.nullish(TimeFactor, 1), 1),
  /** Minutes added during the attempt. */
  extendedBy: Count,
  /** The deadline without extensions. */
  regularDeadline: Instant,
  startedAt: Instant,
  submittedAt: Instant,
  bookedAt: Instant,
})
export type LivePerson = v.InferOutput<typeof LivePerson>

/** An announcement, and how many of those working at that moment have read it. */
export const LiveAnnouncement = v.object({
  ...Announcement.entries,
  readBy: Count,
  sentTo: Count,
  quizId: ifReadable(v.string()),
  /** The only recipient; absent: everyone. */
  userId: ifReadable(v.string()),
})
export type LiveAnnouncement = v.InferOutput<typeof LiveAnnouncement>

/**
 * GET /quiz/{id}/admin/live and GET /admin/slots/live?slotId: people by name, announcements newest first. `at` is when it was
 * so.
 */
export const LiveAnswer = v.object({
  at: IsoInstant,
  people: v.array(LivePerson),
  announcements: v.fallback(v.nullish(v.array(LiveAnnouncement), []), () => []),
  /** What learners report of questions, most often reported first. */
  reports: v.fallback(v.nullish(v.array(RoomReport), []), () => []),
})

/** A `LiveAnswer` of any API: unreadable entries are left out and counted. */
export const Room = v.object({
  ...LiveAnswer.entries,
  people: countedRows(LivePerson),
  announcements: v.fallback(readableRows(LiveAnnouncement), () => []),
  reports: v.fallback(readableRows(RoomReport), () => []),
})
export type Room = v.InferOutput<typeof Room>

export const LONGEST_ANNOUNCEMENT = 200

/** POST /quiz/{id}/admin/announce: to everybody who is at work, or to one. Plain text with maths. */
export const AnnounceBody = v.object({
  text: v.pipe(Written, v.nonEmpty(), v.maxLength(LONGEST_ANNOUNCEMENT)),
  userId: v.optional(v.pipe(v.string(), v.nonEmpty())),
})
export type AnnounceBody = v.InferOutput<typeof AnnounceBody>
