import { listQuizzes } from '../../api/quizzes.ts'
import type { Rows } from '../../domain/lib/rows.ts'
import type { QuizSummary } from '../../domain/quizzes/quiz.ts'
import { computedEqual } from '../lib/computed-equal.ts'
import { createRemote } from '../lib/query.ts'
import { offers } from '../session/features.ts'
import { $userId } from '../session/session.ts'

const $reader = computedEqual([$userId], (userId) => userId ?? 'anonymous')

/** A failed read is shown in place of the list: a notice would only repeat it. */
export const $quizzes = createRemote<Rows<QuizSummary>>(['quizzes', $reader], {
  fetcher: () => listQuizzes(),
})

/** Which only administrators are told of. */
export const $drafts = computedEqual([$quizzes], ({ data }) => data?.rows.filter(isDraft) ?? [])

/** Whether learners may take it: a public practice quiz is not an exam. */
export const isTakeable = (quiz: Pick<QuizSummary, 'isActive' | 'practice'>) =>
  !isDraft(quiz) && quiz.practice !== 'public'

/** Whether learners do not see this quiz yet. An API without drafts may use `isActive` for something else. */
export const isDraft = ({ isActive }: Pick<QuizSummary, 'isActive'>) => offers('drafts') && !isActive
