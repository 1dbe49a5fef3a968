import { type Kind, kindOf } from '../../../domain/kinds/kinds.ts'
import type { Marking } from '../../../domain/quizzes/marking.ts'
import { $features } from '../../../stores/session/features.ts'

/** An attempt that is resumed without a network goes on as it began. */
const isOffered = (feature: 'kinds' | 'marking') => $features.get()?.includes(feature) ?? true

/** The kind a question is shown as: an API that does not offer kinds means something else by the word. */
export function shownKind(question: object): Kind {
  const kind = kindOf(question)
  return kind === 'choice' || isOffered('kinds') ? kind : 'unknown'
}

/** What answers bring, where the API offers to say so. */
export const shownMarking = (quiz: { marking?: Marking | undefined } | null | undefined) =>
  quiz?.marking && isOffered('marking') ? quiz.marking : undefined
