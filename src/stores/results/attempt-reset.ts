import { atom } from 'nanostores'
import { resetAttempt } from '../../api/results.ts'
import { Failure } from '../../domain/lib/failure.ts'
import { refresh } from '../lib/query.ts'
import { noteFailed, notice } from '../page/notices.ts'

/** Whose attempt at which quiz. */
export interface ResetTarget {
  quizId: string
  userId: string
  name: string
  /** Started, but nothing is submitted. */
  unsubmitted?: boolean
}

/** The attempt that is being reset. */
export const $resetting = atom<ResetTarget | undefined>()

/** Everything that counts or shows attempts. */
const refreshAttempts = () =>
  refresh(
    'quiz-attempts',
    'quiz-figures',
    'admin-results',
    'analytics',
    'item-analysis',
    'result',
    'my-results',
  )

/** Somebody else was faster, or the first answer got lost: either way there is nothing left to delete. */
const isGone = ({ status }: Failure) => status === 404
/** What was unsubmitted is a submitted attempt now, and stands among those. */
const isSubmitted = ({ status }: Failure) => status === 409

/** Deletes it on the server. True when it is no longer what it was, be it that somebody else reset it before. */
async function sendReset({ quizId, userId, name, unsubmitted }: ResetTarget): Promise<boolean> {
  try {
    await resetAttempt(quizId, userId, unsubmitted)
    notice.success({ code: 'attempt-reset', name })
    return true
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    if (isGone(error)) notice.error({ code: 'attempt-already-reset', name })
    else if (isSubmitted(error)) notice.error({ code: 'attempt-submitted', name })
    else noteFailed('reset-attempt')(error)
    return isGone(error) || isSubmitted(error)
  }
}

/** Deletes somebody's attempt, so that they can take the quiz again. True when it is gone; a second click meanwhile does nothing. */
export async function resetUserAttempt(target: ResetTarget): Promise<boolean> {
  if ($resetting.get()) return false
  $resetting.set(target)
  try {
    return await sendReset(target)
  } finally {
    $resetting.set(undefined)
    refreshAttempts()
  }
}
