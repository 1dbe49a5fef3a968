import * as v from 'valibot'
import { beginAnalysis, type QuizAnalysis } from '../../../src/domain/analysis/item-analysis.ts'
import type { AnalysedAttempt } from '../../../src/domain/analysis/item-tally.ts'
import { Question } from '../../../src/domain/quizzes/question.ts'

export type Answers = (number | null)[]

/** Questions with four options each and these keys; undefined is a question without one. */
export const questionsWith = (keys: readonly (number | undefined)[]): Question[] =>
  keys.map((correctAnswer, index) =>
    v.parse(Question, {
      text: `Question ${index + 1}`,
      options: ['First', 'Second', 'Third', 'Fourth'],
      correctAnswer,
    }),
  )

/** An attempt as the API graded it by these keys. */
export const attemptWith = (
  keys: readonly (number | undefined)[],
  answers: Answers,
  timeSpent = 60,
): AnalysedAttempt => ({
  answers,
  correctAnswers: keys.filter((key, index) => key !== undefined && answers[index] === key).length,
  totalQuestions: keys.length,
  timeSpent,
})

/** All steps at once. */
export function analyse(
  questions: readonly Question[],
  attempts: readonly AnalysedAttempt[],
  askedCount?: number,
): QuizAnalysis {
  const result = [...beginAnalysis(questions, attempts, askedCount).steps].findLast(
    (step) => step !== undefined,
  )
  if (!result) throw new Error('the last step gives the result')
  return result
}

/** Answers to questions whose keys are these, one row for each attempt. */
export const analyseAnswers = (keys: readonly (number | undefined)[], rows: readonly Answers[]) =>
  analyse(
    questionsWith(keys),
    rows.map((answers) => attemptWith(keys, answers)),
  )

/** Rows of right (1) and wrong (0) answers. */
export const analyseRights = (rows: readonly (readonly number[])[]) =>
  analyseAnswers(
    rows[0]?.map(() => 0) ?? [],
    rows.map((row) => row.map((right) => (right ? 0 : 1))),
  )
