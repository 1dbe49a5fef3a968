import { type Asker, accessQuiz, hasTakenQuiz } from '../../api/quizzes.ts'
import type { Attempt } from '../../domain/attempts/attempt.ts'
import { onFailure } from '../../domain/lib/failure.ts'
import { refresh } from '../lib/query.ts'
import { latestServerTime } from '../page/clock.ts'
import { apply, reread } from './record.ts'

/* What the API knows of an attempt, and how an attempt ends because of it. */

/** Asks on behalf of an attempt: what was written before it began says nothing about it. The start may be an estimate. */
export const askerOf = ({ userId, startedAt }: Attempt): Asker => ({
  userId,
  since: Math.min(startedAt, latestServerTime(false) ?? startedAt),
})

/** Whether the API has answers of this person. Undefined if that cannot be known now. */
export const hasTaken = (attempt: Attempt, asker = askerOf(attempt)) =>
  hasTakenQuiz(attempt.quizId, asker).catch(onFailure(() => undefined))

/** The quiz as the API gives it for an attempt; undefined if that cannot be known now. */
export const access = (attempt: Attempt, asker = askerOf(attempt)) =>
  accessQuiz(attempt.quizId, asker).catch(onFailure(() => undefined))

/** The server has a result now, of these answers or of others. */
export const refreshMyResults = () => refresh('my-results', 'result', 'quizzes', 'current-slot')

/**
 * The API has a result that was not sent from here: another device sent it, or the time was over. Answers that the API never had
 * are refused, and kept so that the learner can copy them.
 */
export function noteTaken(attempt: Attempt): void {
  const { answers, saved } = reread(attempt) ?? attempt
  const isKnown = saved !== null && JSON.stringify(answers) === JSON.stringify(saved.answers)
  const refused = { type: 'refused', why: { code: 'other-answers-stored' } } as const
  apply(attempt, isKnown ? { type: 'submitted' } : refused)
  refreshMyResults()
}

/** The start was taken back: what was done since counts nowhere, and the page of the quiz shows what there is now. */
export const noteReset = (attempt: Attempt) => apply(attempt, { type: 'superseded' })
