import { computedEqual } from '../lib/computed-equal.ts'
import { $quizzes, isTakeable } from '../quizzes/quizzes.ts'
import { $taken } from '../quizzes/taken-quizzes.ts'
import { $features } from '../session/features.ts'
import { $hasAccess } from './current-slot.ts'

/** What this learner may still take in a slot while it is open; undefined while that is not known. */
export const $quizzesToTake = computedEqual(
  [$quizzes, $hasAccess, $taken, $features],
  ({ data }, hasAccess, taken) => {
    const published = data?.rows.filter(isTakeable)
    // An API may tell learners without a slot of none, which says nothing of what opens in one.
    if (published?.length === 0 && !hasAccess) return undefined
    return taken && published?.filter(({ _id }) => !taken.includes(_id))
  },
)
