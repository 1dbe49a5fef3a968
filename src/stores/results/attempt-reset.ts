import { atom } from 'nanostores'
import { resetAttempt } from '../../api/admin/result-admin.ts'
import type { Failure } from '../../domain/lib/failure.ts'
import { refresh } from '../lib/query.ts'
import { noteFailed, notice, reported } from '../page/notices.ts'

/** The attempt of a user at a quiz; the name is for the notices. */
export interface ResetTarget {
  quizId: string
  userId: string
  name: string
  /** Started, but not submitted. */
  unsubmitted?: boolean
}

/** The attempt that is being reset. */
export const $resetting = atom<ResetTarget | undefined>()

/** Refreshes everything that counts or shows attempts. */
export const refreshAttempts = () =>
  refresh(
    'quiz-attempts',
    'quiz-figures',
    'admin-results',
    'analytics',
    'item-analysis',
    'result',
    'my-results',
    'live',
    'people',
    'learner',
  )

/**
 * Statuses that mean there is nothing to reset. Not found: another administrator was faster, or the first answer was
 * lost. Conflict: the attempt has been submitted meanwhile and is now listed as such.
 */
const OBSOLETE = new Map<number | undefined, 'attempt-already-reset' | 'attempt-submitted'>([
  [404, 'attempt-already-reset'],
  [409, 'attempt-submitted'],
])

const noteUnreset = (name: string) => (failure: Failure) => {
  const code = OBSOLETE.get(failure.status)
  if (code) notice.error({ code, name })
  else noteFailed('reset-attempt')(failure)
}

/** Resolves to true once the attempt has been reset or submitted, by whomever. */
const sendReset = ({ quizId, userId, name, unsubmitted }: ResetTarget): Promise<boolean> =>
  reported(
    noteUnreset(name),
    async () => {
      await resetAttempt(quizId, userId, unsubmitted)
      notice.success({ code: 'attempt-reset', name })
      return true
    },
    ({ status }) => OBSOLETE.has(status),
  )

/**
 * Deletes an attempt so that the quiz can be taken again. Resolves to true once it is deleted; a second click is
 * ignored.
 */
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
