import { MINUTE_MS } from '../lib/time.ts'
import { draftInstant, type QuizDraft } from './draft/quiz-draft.ts'

/** How long the quiz is open, in whole minutes; NaN while a time is missing. `zone` is that of the wall times. */
function minutesOpen(draft: QuizDraft, zone?: string): number {
  const lengthMs = draftInstant(draft, 'endTime', zone) - draftInstant(draft, 'startTime', zone)
  return Math.floor(lengthMs / MINUTE_MS)
}

/**
 * Whether somebody may begin after the answers were shown to others: the review is open before the end, and the quiz for longer than
 * one attempt takes.
 */
export function showsAnswersEarly(draft: QuizDraft, zone?: string): boolean {
  const isEarly =
    draft.reviewFrom === 'submitted' ||
    draftInstant(draft, 'reviewTime', zone) < draftInstant(draft, 'endTime', zone)
  return isEarly && minutesOpen(draft, zone) > Number(draft.duration)
}

/** The minutes that learners will have where the duration is longer than the quiz is open; undefined where it is not. */
export function cappedMinutes(draft: QuizDraft, zone?: string): number | undefined {
  const open = minutesOpen(draft, zone)
  // An empty or reversed window is reported at the end time.
  return open > 0 && Number(draft.duration) > open ? open : undefined
}
