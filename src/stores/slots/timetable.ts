import type { QuizSummary } from '../../domain/quizzes/quiz.ts'
import { partsOfDay, type SlotRow, slotRow } from '../../domain/slots/timetable.ts'
import { computedEqual } from '../lib/computed-equal.ts'
import { answered } from '../lib/query.ts'
import { $minute } from '../page/clock.ts'
import { $quizzes } from '../quizzes/quizzes.ts'
import { takenAnswered } from '../quizzes/taken-quizzes.ts'
import { $daySlots, $myBookings } from './booking.ts'
import { $quizzesToTake } from './open-quizzes.ts'

/** The picked day from this learner's point of view. */
const $rows = computedEqual(
  [$daySlots, $myBookings, $quizzesToTake, $minute],
  (slots, { data }, quizzes, now) =>
    slots.map((slot) => slotRow<QuizSummary>(slot, data?.rows ?? [], quizzes, now)),
)
export const $timetable = computedEqual([$rows], (rows) => partsOfDay(rows))

/** A row, once everything is loaded that decides whether booking its slot needs confirmation. */
export async function readRow(slotId: string): Promise<SlotRow<QuizSummary> | undefined> {
  await Promise.all([answered($quizzes), answered($myBookings), takenAnswered()])
  return $rows.get().find(({ slot }) => slot._id === slotId)
}
