import { listQuizzes } from '../../api/quizzes.ts'
import type { Rows } from '../../domain/lib/rows.ts'
import type { QuizSummary } from '../../domain/quizzes/quiz.ts'
import { computedEqual } from '../lib/computed-equal.ts'
import { createRemote } from '../lib/query.ts'
import { isDraft } from '../quizzes/quizzes.ts'
import { $features } from '../session/features.ts'
import { $userId } from '../session/session.ts'

/** The same read as home's, in the same cache. But a slot can be booked without it, so its failure is only logged. */
export const $openList = createRemote<Rows<QuizSummary>>(['quizzes', $userId], {
  fetcher: () => listQuizzes(),
  onError: (error) => console.warn('What is open in a slot could not be read.', error),
})

/** What learners may take in a slot while it is open; undefined while that is not known. */
export const $publishedQuizzes = computedEqual([$openList, $features], ({ data }) =>
  data?.rows.filter((quiz) => !isDraft(quiz)),
)
