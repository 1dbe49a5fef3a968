import { percent } from '../lib/score.ts'
import { hasOption, isRight, type Keyed, rightOptions } from './choice/grade.ts'

/*
 * The kinds of questions, and what learners and the API need of each. What only administrators need stays out of this table,
 * so that the first load does not carry it.
 */

/** An answer as it is sent and stored; null where there is none. */
export type Answer = number | null

interface KindRules {
  /** Whether an answer could be given to the question. */
  isPossible: (question: Answerable, answer: number) => boolean
  /** Whether an answer still means something after the question was edited. */
  isKept: (question: Shown, answer: number) => boolean
  isRight: (question: Keyed, answer: number) => boolean
  /** Whether answers can be judged: the key is known, and the question counts. */
  hasKey: (question: Keyed) => boolean
}

interface Answerable {
  options: readonly unknown[]
}

interface Shown {
  authoredIndices: readonly number[]
}

export const KINDS = {
  choice: {
    isPossible: hasOption,
    isKept: ({ authoredIndices }, answer) => authoredIndices.includes(answer),
    isRight,
    hasKey: (question) => rightOptions(question).length > 0,
  },
  /** One of a newer version: nothing answers it here, and nothing is judged. */
  unknown: { isPossible: () => false, isKept: () => false, isRight: () => false, hasKey: () => false },
} satisfies Record<string, KindRules>

export type Kind = keyof typeof KINDS

/** The kind of a question, as an API sends it or as it was read. One without a name is a choice. */
export const kindOf = (question: object): Kind =>
  'kind' in question && question.kind && question.kind !== 'choice' ? 'unknown' : 'choice'

const rulesOf = (question: object): KindRules => KINDS[kindOf(question)]

export const isPossibleAnswer = (question: Answerable, answer: number) =>
  rulesOf(question).isPossible(question, answer)

export const isKeptAnswer = (question: Shown, answer: number) => rulesOf(question).isKept(question, answer)

/** Whether an answer is right; no answer never is. */
export const isRightAnswer = (question: Keyed, answer: Answer) =>
  answer !== null && rulesOf(question).isRight(question, answer)

export const isGradable = (question: Keyed) => rulesOf(question).hasKey(question)

/** Counts and a rounded percentage. Unanswered counts as incorrect; points are ignored. */
export function grade(questions: readonly Keyed[], answers: readonly Answer[]) {
  const right = questions.filter((question, index) => isRightAnswer(question, answers[index] ?? null))
  const [correctAnswers, totalQuestions] = [right.length, questions.length]
  return { correctAnswers, totalQuestions, score: percent(correctAnswers, totalQuestions) }
}
