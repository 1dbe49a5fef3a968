import { computedEqual } from '../lib/computed-equal.ts'
import { $quizzes, isDraft } from '../quizzes/quizzes.ts'
import { $features } from '../session/features.ts'
import { $hasAccess } from './current-slot.ts'

/** What learners may take in a slot while it is open; undefined while that is not known. */
export const $publishedQuizzes = computedEqual([$quizzes, $hasAccess, $features], ({ data }, hasAccess) => {
  const published = data?.rows.filter((quiz) => !isDraft(quiz))
  // An API may tell learners without a slot of none, which says nothing of what opens in one.
  return published?.length === 0 && !hasAccess ? undefined : published
})
