import { GRACE_MS } from '../../../src/domain/attempts/grace.ts'
import type { Db } from '../database/db.ts'
import type { UserRow } from '../database/tables/account-tables.ts'
import type { QuizRow } from '../database/tables/quiz-tables.ts'
import { badRequest, slotRequired } from '../http/problems.ts'
import type { Start } from '../quizzes/quiz-store.ts'
import { findSeat, markUsed } from '../slots/seats.ts'

export const quizClosed = () => badRequest('This quiz is not currently active')
export const timeOver = () => badRequest('Your time is up: this quiz is not currently active for you')
const noSlot = () => slotRequired('You can only access quizzes during your booked slot time.')

/** Whether a quiz can be started. A quiz with a public answer key cannot be taken as an exam. */
export const isOpen = (quiz: QuizRow, at: Date) =>
  quiz.is_active &&
  !quiz.deleted_at &&
  quiz.practice !== 'public' &&
  quiz.start_time <= at &&
  at <= quiz.end_time

/** Whether an attempt can still be submitted: until its deadline plus the grace period. */
export const isInTime = ({ deadline }: Pick<Start, 'deadline'>, at: Date) =>
  at.getTime() <= deadline.getTime() + GRACE_MS

const isRunning = ({ deadline }: Start, at: Date) => at < deadline

/**
 * Checks whether a person may open a quiz. A running attempt goes on whatever happens to the slot or the quiz, on any device.
 * Throws 403 without a seat, 400 while the quiz is closed; administrators need neither.
 */
export async function admit(db: Db, quiz: QuizRow, user: UserRow, at: Date, start?: Start): Promise<void> {
  if (user.is_admin) return
  const running = start && isRunning(start, at) ? start : undefined
  const seat = await findSeat(db, user.id, running?.startedAt ?? at, at)
  if (!seat) throw noSlot()
  if (!running && !isOpen(quiz, at)) throw quizClosed()
  await markUsed(db, seat, at)
}

/** Like `admit`, but administrators need an open quiz, too. */
export async function admitStart(
  db: Db,
  quiz: QuizRow,
  user: UserRow,
  at: Date,
  start?: Start,
): Promise<void> {
  await admit(db, quiz, user, at, start)
  if (!start && !isOpen(quiz, at)) throw quizClosed()
}

/**
 * Checks whether a person may submit. Only the deadline of the attempt counts, whatever has happened to the quiz, the slot, the
 * booking or the person's rights since. Throws 400.
 */
export function admitSubmission(at: Date, start: Start): void {
  if (!isInTime(start, at)) throw timeOver()
}
