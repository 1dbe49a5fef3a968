import { atom } from 'nanostores'
import type { QuizDraft } from '../../domain/authoring/draft/quiz-draft.ts'
import { keyMoves } from '../../domain/authoring/key-moves.ts'
import { $regradeTrial, forgetTrial, type RegradeRequest, tryRegrade } from '../results/regrade.ts'
import { offers } from '../session/features.ts'

/** An edit that so far affects only later attempts, and could affect earlier ones; undefined once answered. */
export const $regradeOffer = atom<RegradeRequest | undefined>()

/** After a save with a changed key: asks whether earlier attempts should be regraded, if there are any. */
export async function offerRegrade(quizId: string, before: QuizDraft, after: QuizDraft): Promise<void> {
  const changes = offers('regrade') ? keyMoves(before.questions, after.questions) : []
  if (changes.length === 0) return
  const request = { quizId, changes, neverLower: false }
  await tryRegrade(request)
  const { outcome } = $regradeTrial.get() ?? {}
  if (outcome && outcome.gain + outcome.lose > 0) $regradeOffer.set(request)
  else forgetTrial()
}

/** Earlier attempts keep their scores, or have been regraded. */
export function closeRegradeOffer(): void {
  forgetTrial()
  $regradeOffer.set(undefined)
}
