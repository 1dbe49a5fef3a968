import { computedEqual } from '../lib/computed-equal.ts'
import { $quizzes, isTakeable } from '../quizzes/quizzes.ts'
import { $taken } from '../quizzes/taken-quizzes.ts'
import { $features } from '../session/features.ts'
import { $hasAccess } from './current-slot.ts'

/** The quizzes that this learner may still take in an open slot; undefined until known. */
export const $quizzesToTake = computedEqual(
  [$quizzes, $hasAccess, $taken, $features],
  ({ data }, hasAccess, taken) => {
    const published = data?.rows.filter(isTakeable)
    // An API may list none for learners without a slot, which says nothing about what opens in one.
    if (published?.length === 0 && !hasAccess) return undefined
    return taken && published?.filter(({ _id }) => !taken.includes(_id))
  },
)
