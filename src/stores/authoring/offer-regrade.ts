import type { QuizDraft } from '../../domain/authoring/draft/quiz-draft.ts'
import { keyMoves } from '../../domain/authoring/key-moves.ts'
import { $regradeTrial, forgetTrial, tryRegrade } from '../results/regrade.ts'
import { $regradeOffer } from '../results/regrade-offer.ts'
import { offers } from '../session/features.ts'

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
