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

/** Whether a quiz can be begun. One whose key anybody may read is no exam. */
export const isOpen = (quiz: QuizRow, at: Date) =>
  quiz.is_active &&
  !quiz.deleted_at &&
  quiz.practice !== 'public' &&
  quiz.start_time <= at &&
  at <= quiz.end_time

/** Whether a start can be handed in: until its deadline, and in the grace. */
export const isInTime = ({ deadline }: Pick<Start, 'deadline'>, at: Date) =>
  at.getTime() <= deadline.getTime() + GRACE_MS

const isRunning = ({ deadline }: Start, at: Date) => at < deadline

/**
 * Checks whether a person may open a quiz. An attempt that runs needs neither a slot that runs nor a quiz that is open: a slot
 * that ends meanwhile, or an edit, changes nothing, on any device. Throws 403 without a seat, 400 while the quiz is closed.
 * Administrators need neither.
 */
export async function admit(db: Db, quiz: QuizRow, user: UserRow, at: Date, start?: Start): Promise<void> {
  if (user.is_admin) return
  const running = start && isRunning(start, at) ? start : undefined
  const seat = await findSeat(db, user.id, running?.startedAt ?? at, at)
  if (!seat) throw noSlot()
  if (!running && !isOpen(quiz, at)) throw quizClosed()
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
  if (!start && !isOpen(quiz, at)) throw quizClosed()
}

/**
 * Checks whether a person may hand in. A start is held to the deadline that it was promised, whatever became of the quiz, the
 * slot, the seat and the person's rights since. Throws 400.
 */
export function admitSubmission(at: Date, start: Start): void {
  if (!isInTime(start, at)) throw timeOver()
}
