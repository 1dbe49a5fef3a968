import { createHash } from 'node:crypto'
import type { SubmitBody } from '../../../src/domain/attempts/attempt-calls.ts'
import type { Keyed } from '../../../src/domain/kinds/choice/grade.ts'
import { grade } from '../../../src/domain/kinds/judging.ts'
import { isPossibleAnswer } from '../../../src/domain/kinds/kinds.ts'
import type { StoredQuestion } from '../database/tables/quiz-tables.ts'
import { invalid } from '../http/problems.ts'
import { findPaper } from '../quizzes/learners-paper.ts'
import type { Version } from '../quizzes/quiz-store.ts'

type Answers = SubmitBody['answers']

/** Trailing nulls are dropped: a missing answer is an unanswered question. */
export const digest = (answers: Answers) =>
  createHash('sha256')
    .update(JSON.stringify(answers.slice(0, answers.findLastIndex((answer) => answer !== null) + 1)))
    .digest()

/** The authored indices of the questions that a person is asked; undefined: all. */
export const askedOf = (version: Version, quizId: string, userId: string) =>
  version.rules?.draw === undefined
    ? undefined
    : findPaper(version, quizId, userId)?.map(({ question }) => question)

/** Throws 400 with the index of the first answer without a question or option. */
export function checkAnswers(
  answers: Answers,
  questions: readonly StoredQuestion[],
  asked: readonly number[] | undefined,
): void {
  if (answers.length > questions.length) {
    throw invalid('answers', `${answers.length} entries for ${questions.length} questions`)
  }
  const wrong = answers.findIndex((answer, index) => {
    const question = questions[index]
    return answer !== null && !(question && isPossibleAnswer(question, answer))
  })
  if (wrong >= 0) throw invalid(`answers.${wrong}`, 'there is no such option')
  const unasked = answers.findIndex((answer, index) => answer !== null && asked && !asked.includes(index))
  if (unasked >= 0) throw invalid(`answers.${unasked}`, 'this question was not asked')
}

/** Grades the questions that were asked and not dropped; `answers` has one entry per authored question. */
export function gradeAnswers(
  answers: Answers,
  questions: readonly Keyed[],
  asked: readonly number[] = questions.map((_, index) => index),
) {
  const counted = asked.filter((index) => !questions[index]?.dropped)
  const graded = grade(
    counted.map((index) => questions[index] ?? {}),
    counted.map((index) => answers[index] ?? null),
  )
  return { ...graded, answers: questions.map((_, index) => answers[index] ?? null) }
}
