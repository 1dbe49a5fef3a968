import { MINUTE_MS, SECOND_MS } from '../../../src/domain/lib/time.ts'
import type { Db } from '../database/db.ts'
import type { QuizRow, UserRow } from '../database/tables.ts'
import { badRequest, slotRequired } from '../http/problems.ts'
import type { Start } from '../quizzes/quiz-store.ts'
import { findSeat, markUsed } from '../slots/bookings.ts'

/** Grace period for slow networks: the answers were complete in time. */
const GRACE_MS = 60 * SECOND_MS

const quizClosed = () => badRequest('This quiz is not currently active')
const timeOver = () => badRequest('Your time is up: this quiz is not currently active for you')
const noSlot = () => slotRequired('You can only access quizzes during your booked slot time.')

/** Whether the quiz is open, with `graceMs` added to its end. */
const isOpen = (quiz: QuizRow, at: Date, graceMs = 0) =>
  quiz.is_active && quiz.start_time <= at && at.getTime() <= quiz.end_time.getTime() + graceMs

/** The learner's seat in a running slot; undefined without one or while the quiz is closed. */
export const findAdmission = async (db: Db, quiz: QuizRow, user: UserRow, at: Date) =>
  isOpen(quiz, at) ? findSeat(db, user.id, at, at) : undefined

/**
 * Checks whether a person may open a quiz. After a start no running slot is needed until the deadline: a slot that
 * ends during an attempt changes nothing, on any device. Throws 403 without a slot, 400 while the quiz is closed.
 * Administrators need neither.
 */
export async function admit(db: Db, quiz: QuizRow, user: UserRow, at: Date, start?: Start): Promise<void> {
  if (user.is_admin) return
  const since = start && at < start.deadline ? start.startedAt : at
  const seat = await findSeat(db, user.id, since, at)
  if (!seat) throw noSlot()
  if (!isOpen(quiz, at)) throw quizClosed()
  await markUsed(db, seat, at)
}

/** Like `admit`, but administrators need the quiz to be open as well. */
export async function admitStart(
  db: Db,
  quiz: QuizRow,
  user: UserRow,
  at: Date,
  start?: Start,
): Promise<void> {
  await admit(db, quiz, user, at, start)
  if (!isOpen(quiz, at)) throw quizClosed()
}

/**
 * Checks whether a person may submit. The slot may have ended: one that overlaps the attempt is enough. A start is
 * held to its promised deadline; without a start only the end of the quiz counts. Throws 400 or 403. Administrators
 * need no slot.
 */
export async function admitSubmission(
  db: Db,
  quiz: QuizRow,
  user: UserRow,
  at: Date,
  start?: Start,
): Promise<void> {
  if (!isOpen(quiz, at, GRACE_MS)) throw quizClosed()
  if (start && at.getTime() > start.deadline.getTime() + GRACE_MS) throw timeOver()
  if (user.is_admin) return
  const begun = start?.startedAt ?? new Date(at.getTime() - quiz.duration * MINUTE_MS - GRACE_MS)
  const seat = await findSeat(db, user.id, begun, at)
  if (!seat) throw noSlot()
  await markUsed(db, seat, at)
}
