import { createHash } from 'node:crypto'
import { type Answer, readAnswers, sentAnswers } from '../../../src/domain/kinds/answer.ts'
import { BLANK, type Judged } from '../../../src/domain/kinds/judged.ts'
import { judge } from '../../../src/domain/kinds/judging.ts'
import { isPossibleAnswer, type KeyedQuestion } from '../../../src/domain/kinds/kinds.ts'
import { percent } from '../../../src/domain/lib/score.ts'
import { byMarking, type Marking, marksOf, roundMarks } from '../../../src/domain/quizzes/marking.ts'
import type { AttemptRow } from '../database/tables/attempt-tables.ts'
import type { StoredQuestion } from '../database/tables/quiz-tables.ts'
import { invalid } from '../http/problems.ts'
import { findPaper } from '../quizzes/learners-paper.ts'
import type { Version } from '../quizzes/quiz-store.ts'

type Answers = readonly Answer[]

/** The database keeps the fields of a response in an order of its own. */
const inFixedOrder = (answer: Answer) =>
  typeof answer === 'object' && answer !== null ? Object.entries(answer).toSorted() : answer

/** Trailing nulls are dropped: a missing answer is an unanswered question. */
export const digest = (answers: Answers) =>
  createHash('sha256')
    .update(
      JSON.stringify(
        answers.slice(0, answers.findLastIndex((answer) => answer !== null) + 1).map(inFixedOrder),
      ),
    )
    .digest()

/** The authored indices of the questions that a person is asked; undefined: all. */
export const askedOf = (version: Version, quizId: string, userId: string) =>
  version.rules?.draw === undefined
    ? undefined
    : findPaper(version, quizId, userId)?.map(({ question }) => question)

const fieldOf = (answer: Answer | undefined) => (typeof answer === 'object' ? 'responses' : 'answers')

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
  if (wrong >= 0) throw invalid(`${fieldOf(answers[wrong])}.${wrong}`, 'there is no such option')
  const unasked = answers.findIndex((answer, index) => answer !== null && asked && !asked.includes(index))
  if (unasked >= 0) throw invalid(`${fieldOf(answers[unasked])}.${unasked}`, 'this question was not asked')
}

type Questions = readonly (KeyedQuestion & { options: readonly unknown[] })[]

interface Paper {
  questions: Questions
  marking?: Marking | null
  /** Authored indices; all without it. */
  asked?: readonly number[] | undefined
}

/** How each authored question was judged, by the marking of the version. */
export const judgeAnswers = (answers: Answers, { questions, marking }: Paper): Judged[] =>
  questions.map((question, index) => byMarking(judge(question, answers[index] ?? null), marking ?? undefined))

/** Grades the questions that were asked and not dropped; `answers` has one entry per authored question. */
export function gradeAnswers(answers: Answers, paper: Paper) {
  const { questions, marking, asked = questions.map((_, index) => index) } = paper
  const judged = judgeAnswers(answers, paper)
  const counted = asked.filter((index) => !questions[index]?.dropped)
  const right = counted.filter((index) => judged[index]?.verdict === 'right').length
  const marks = (index: number) =>
    marking ? marksOf(marking, judged[index] ?? BLANK, questions[index] ?? {}, answers[index] ?? null) : 0
  return {
    correctAnswers: right,
    totalQuestions: counted.length,
    score: percent(right, counted.length),
    marks: marking ? roundMarks(counted.reduce((sum, index) => sum + marks(index), 0)) : null,
    maxMarks: marking ? roundMarks(counted.length * marking.right) : null,
  }
}

/** As they are stored: both by authored question. */
export function storedAnswers(answers: Answers, questionCount: number) {
  const all = Array.from({ length: questionCount }, (_, index) => answers[index] ?? null)
  const { answers: options, responses = null } = sentAnswers(all)
  return { answers: options, responses }
}

/** The stored answers of an attempt or of saved work, by authored question. */
export const answersOf = ({ answers, responses }: Pick<AttemptRow, 'answers' | 'responses'>) =>
  readAnswers(answers ?? [], responses ?? [])
