import { MINUTE_MS, SECOND_MS } from '../../../src/domain/lib/time.ts'
import type { Db } from '../database/db.ts'
import type { QuizRow, UserRow } from '../database/tables.ts'
import { badRequest, slotRequired } from '../http/problems.ts'
import type { Start } from '../quizzes/quiz-store.ts'
import { findSeat, markUsed } from '../slots/bookings.ts'

/** What a submission may come late by: the answers were complete in time, the network was slow. */
const GRACE_MS = 60 * SECOND_MS

const quizClosed = () => badRequest('This quiz is not currently active')
const timeOver = () => badRequest('Your time is up: this quiz is not currently active for you')
const noSlot = () => slotRequired('You can only access quizzes during your booked slot time.')

/** Whether a quiz can be worked on; `graceMs` is added to its end. */
const isOpen = (quiz: QuizRow, at: Date, graceMs = 0) =>
  quiz.is_active && quiz.start_time <= at && at.getTime() <= quiz.end_time.getTime() + graceMs

/** The learner's seat in a slot that is running, if the quiz is open as well. */
export const findAdmission = async (db: Db, quiz: QuizRow, user: UserRow, at: Date) =>
  isOpen(quiz, at) ? findSeat(db, user.id, at, at) : undefined

/**
 * Lets somebody open a quiz. Who has started it needs no running slot until their time is over: a slot that ends during an
 * attempt takes nothing away, on any device. Throws 403 without a running slot and 400 while the quiz is closed;
 * administrators need neither.
 */
export async function admit(db: Db, quiz: QuizRow, user: UserRow, at: Date, start?: Start): Promise<void> {
  if (user.is_admin) return
  const since = start && at < start.deadline ? start.startedAt : at
  const seat = await findSeat(db, user.id, since, at)
  if (!seat) throw noSlot()
  if (!isOpen(quiz, at)) throw quizClosed()
  await markUsed(db, seat, at)
}

/** Lets somebody start. As `admit`, but there is no time outside the opening hours, for administrators neither. */
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
 * Lets somebody hand in. A slot that ended during the attempt does not stop it: it is enough that one was running at some
 * time since the earliest moment at which this attempt can have begun. Who has started is held to the deadline that they
 * were promised; of a client that never starts only the quiz's end is known. Throws 400 or 403; administrators need no slot.
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
