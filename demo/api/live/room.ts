import { sql } from 'kysely'
import { GRACE_MS } from '../../../src/domain/attempts/grace.ts'
import { MINUTE_MS } from '../../../src/domain/lib/time.ts'
import type { LiveAnnouncement, LiveState } from '../../../src/domain/live/live.ts'
import { countAsked } from '../../../src/domain/quizzes/paper.ts'
import { isOpen } from '../attempts/admission.ts'
import type { Db } from '../database/db.ts'
import type { AnnouncementRow } from '../database/tables/attempt-tables.ts'
import type { QuizRow } from '../database/tables/quiz-tables.ts'
import type { SlotRow } from '../database/tables/slot-tables.ts'
import { readVersion } from '../quizzes/quiz-store.ts'
import { countReports } from '../reports/room-reports.ts'
import { toPerson } from '../slots/seats.ts'
import { type Begun, beganQuiz, hasAttempt, type Occupant, seatedIn } from './occupants.ts'

/** People who arrive no earlier than this before their slot are shown as waiting. */
const EARLY_MS = 15 * MINUTE_MS
/** A quiz may be open for weeks; attempts that ended longer ago are not shown. */
const RECENT_MS = 12 * 60 * MINUTE_MS
const NEWEST_ANNOUNCEMENTS = 20

/** The database writes instants with an offset in JSON. */
const instant = (text: string) => new Date(text).toISOString()

/** Rounded down to the minute, so that the answer stays the same while nothing changes. */
const toTheMinute = (text: string) =>
  new Date(Math.floor(Date.parse(text) / MINUTE_MS) * MINUTE_MS).toISOString()

async function toAttempt(db: Db, row: Occupant & Begun) {
  const { questions, rules } = await readVersion(db, row.quiz_id, row.quiz_version)
  return {
    state: (row.closed_at ? 'submitted' : 'started') satisfies LiveState,
    answered: row.answered,
    total: countAsked(questions, rules ?? {}),
    lastSeen: toTheMinute(row.signed_at),
    deadline: instant(row.deadline),
    left: row.times_left,
    quizId: row.quiz_id,
    quizTitle: row.title,
    ...(row.current !== null && { current: row.current }),
    factor: row.time_factor,
    extendedBy: row.extended_minutes,
    regularDeadline: instant(row.regular_deadline),
    startedAt: instant(row.started_at),
    ...(row.closed_at && { submittedAt: instant(row.closed_at) }),
  }
}

function toWaiting({ seen_at, opens_at, own_factor }: Occupant) {
  const came = seen_at && opens_at && Date.parse(seen_at) >= Date.parse(opens_at) - EARLY_MS
  return {
    state: (came ? 'here' : 'booked') satisfies LiveState,
    answered: 0,
    total: 0,
    ...(came && { lastSeen: toTheMinute(seen_at) }),
    left: 0,
    factor: own_factor,
  }
}

const toLivePerson = async (db: Db, row: Occupant) => ({
  user: toPerson({ ...row, id: row.user_id }),
  ...(hasAttempt(row) ? await toAttempt(db, row) : toWaiting(row)),
  ...(row.booked_at && { bookedAt: instant(row.booked_at) }),
})

/** Whether an announcement reached an attempt: it was made while the attempt ran. */
function reached(row: Occupant & Begun, { quiz_id, user_id, made_at }: AnnouncementRow): boolean {
  if (row.quiz_id !== quiz_id || (user_id !== null && user_id !== row.user_id)) return false
  const until = row.closed_at ? Date.parse(row.closed_at) : Date.parse(row.deadline) + GRACE_MS
  return Date.parse(row.started_at) <= made_at.getTime() && made_at.getTime() <= until
}

function toLiveAnnouncement(made: AnnouncementRow, begun: readonly (Occupant & Begun)[]): LiveAnnouncement {
  const recipients = begun.filter((row) => reached(row, made))
  return {
    _id: made.id,
    text: made.text,
    at: made.made_at.toISOString(),
    quizId: made.quiz_id,
    ...(made.user_id !== null && { userId: made.user_id }),
    sentTo: recipients.length,
    readBy: recipients.filter(({ heard }) => heard >= made.number).length,
  }
}

const quizIdsOf = (begun: readonly (Occupant & Begun)[]) => [...new Set(begun.map(({ quiz_id }) => quiz_id))]

/** The latest announcements to the attempts of a room, newest first. */
async function listAnnouncements(db: Db, begun: readonly (Occupant & Begun)[], since: Date) {
  const quizIds = quizIdsOf(begun)
  if (quizIds.length === 0) return []
  const rows = await db
    .selectFrom('announcements')
    .selectAll()
    .where('quiz_id', 'in', quizIds)
    .where('made_at', '>=', since)
    .orderBy('number', 'desc')
    .limit(NEWEST_ANNOUNCEMENTS)
    .execute()
  return rows.map((made) => toLiveAnnouncement(made, begun))
}

const byName = (one: Occupant, other: Occupant) =>
  one.name.localeCompare(other.name) || one.user_id.localeCompare(other.user_id)

/** Reports of `quizId`, or else of the quizzes that the people in the room have begun. */
async function toRoom(db: Db, rows: readonly Occupant[], since: Date, quizId?: string) {
  const begun = rows.filter(hasAttempt)
  const [people, announcements, reports] = await Promise.all([
    Promise.all(rows.toSorted(byName).map((row) => toLivePerson(db, row))),
    listAnnouncements(db, begun, since),
    countReports(db, quizId === undefined ? quizIdsOf(begun) : [quizId]),
  ])
  return { people, announcements, ...(reports.length > 0 && { reports }) }
}

/** The room of a slot: everybody with a seat in it. */
export const slotRoom = async (db: Db, { id, starts_at }: Pick<SlotRow, 'id' | 'starts_at'>) =>
  toRoom(db, await seatedIn(db, sql`slots.id = ${id}`, sql`true`), starts_at)

/**
 * The room of a quiz: people who are at work on it, or were recently, and while it is open everybody with a seat in the running slot
 * who has not started anything yet.
 */
export async function quizRoom(db: Db, quiz: QuizRow, at: Date) {
  const since = new Date(at.getTime() - RECENT_MS)
  const isRunning = sql`slots.starts_at <= ${at} and slots.ends_at > ${at}`
  const [began, waiting] = await Promise.all([
    beganQuiz(db, quiz.id, since),
    isOpen(quiz, at) ? seatedIn(db, isRunning, sql`begun.quiz_id is null`) : [],
  ])
  const known = new Set(began.map(({ user_id }) => user_id))
  return toRoom(db, [...began, ...waiting.filter(({ user_id }) => !known.has(user_id))], since, quiz.id)
}
