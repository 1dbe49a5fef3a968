import { MINUTE_MS } from '../lib/time.ts'
import { draftInstant, type QuizDraft } from './draft/quiz-draft.ts'

/** How long the quiz is open, in whole minutes; NaN while a time is missing. `zone` is that of the wall times. */
function minutesOpen(draft: QuizDraft, zone?: string): number {
  const lengthMs = draftInstant(draft, 'endTime', zone) - draftInstant(draft, 'startTime', zone)
  return Math.floor(lengthMs / MINUTE_MS)
}

/**
 * Whether somebody can start after others have seen the answers: the review opens before the end, and the quiz is open
 * longer than one attempt.
 */
export function showsAnswersEarly(draft: QuizDraft, zone?: string): boolean {
  const isEarly =
    draft.reviewFrom === 'submitted' ||
    draftInstant(draft, 'reviewTime', zone) < draftInstant(draft, 'endTime', zone)
  return isEarly && minutesOpen(draft, zone) > Number(draft.duration)
}

/** The minutes that learners will have if the duration exceeds the time the quiz is open; otherwise undefined. */
export function cappedMinutes(draft: QuizDraft, zone?: string): number | undefined {
  const open = minutesOpen(draft, zone)
  // An empty or reversed window is reported at the end time.
  return open > 0 && Number(draft.duration) > open ? open : undefined
}
