import { kindOf } from '../../../src/domain/kinds/kinds.ts'
import type { Marking } from '../../../src/domain/quizzes/marking.ts'
import { isAllTime } from '../../../src/domain/results/ending.ts'
import type { UserRow } from '../database/tables/account-tables.ts'
import type { AttemptRow } from '../database/tables/attempt-tables.ts'
import type { QuizRow } from '../database/tables/quiz-tables.ts'
import type { KeyedQuestion } from '../quizzes/question-keys.ts'
import { toPerson } from '../slots/seats.ts'
import { answersOf, judgeAnswers } from './grading.ts'

type QuizName = Pick<QuizRow, 'id' | 'title' | 'description'>

const toQuizName = ({ id, title, description }: QuizName) => ({ _id: id, title, description })

const endedOf = ({ ended, time_spent, allowed_seconds }: AttemptRow) =>
  time_spent !== null && allowed_seconds !== null && isAllTime(time_spent, allowed_seconds) ? 'time' : ended

/** The fields that depend on the key. While others still take the quiz they would give away the right answers. */
const figuresOf = (attempt: AttemptRow) => ({
  score: attempt.score ?? 0,
  correctAnswers: attempt.correct_answers ?? 0,
  totalQuestions: attempt.total_questions ?? 0,
  ...(attempt.marks !== null && { marks: attempt.marks, maxMarks: attempt.max_marks ?? 0 }),
  ...(attempt.regraded_at && { regradedAt: attempt.regraded_at.toISOString() }),
})

/** A submitted attempt in the shape of the contract; without scores until its learner's review opens. */
export const toResult = (
  attempt: AttemptRow,
  quiz: QuizName,
  user: Parameters<typeof toPerson>[0],
  awaited?: Date,
) => ({
  _id: attempt.id,
  quiz: toQuizName(quiz),
  user: toPerson(user),
  answers: attempt.answers ?? [],
  ...(attempt.responses && { responses: attempt.responses }),
  ...(awaited ? { reviewFrom: awaited.toISOString() } : figuresOf(attempt)),
  timeSpent: attempt.time_spent ?? 0,
  submittedAt: attempt.submitted_at?.toISOString() ?? '',
  ended: endedOf(attempt),
  ...(attempt.asked && { asked: attempt.asked }),
})

export interface Graded {
  questions: readonly KeyedQuestion[]
  marking: Marking | null
}

/** How each response was judged; blank ones too, beside others. Choices need no word: their options are in `answers`. */
export function judgedResponses({ asked, ...row }: AttemptRow, paper: Graded) {
  if (!row.responses) return {}
  const judged = judgeAnswers(answersOf(row), paper)
  const isJudged = (index: number) =>
    kindOf(paper.questions[index] ?? {}) !== 'choice' && (asked?.includes(index) ?? true)
  return {
    responses: judged.map(({ verdict, why }, index) =>
      isJudged(index) ? { ...row.responses?.[index], verdict, ...(why.length > 0 && { why }) } : null,
    ),
  }
}

export type ResultRow = AttemptRow &
  Pick<QuizRow, 'title' | 'description'> &
  Pick<UserRow, 'name' | 'email' | 'picture'>

/** The same for a row joined with its quiz and person. */
export const resultOfRow = (row: ResultRow, awaited?: Date) =>
  toResult(row, { ...row, id: row.quiz_id }, { ...row, id: row.user_id }, awaited)
