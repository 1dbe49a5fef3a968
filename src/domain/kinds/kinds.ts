import { type Answer, numberOf, optionOf, optionsOf } from './answer.ts'
import { hasOption, type Keyed, rightOptions } from './choice/grade.ts'
import type { NumberKey } from './number/shape.ts'

/*
 * The kinds of questions, and what an attempt needs of each. How answers are judged is in judging.ts, and what administrators
 * need in drafts.ts, so that the first load does not carry it.
 */

interface KindRules {
  /** Whether an answer could be given to the question. */
  isPossible: (question: Answerable, answer: Answer) => boolean
  /** Whether an answer still means something after the question was edited. */
  isKept: (question: Shown, answer: Answer) => boolean
  /** Whether answers can be judged: the key is known, and the question counts. */
  hasKey: (question: KeyedQuestion) => boolean
}

interface Answerable {
  options: readonly unknown[]
}

interface Shown {
  authoredIndices: readonly number[]
}

/** A question's key, of whatever kind. */
export interface KeyedQuestion extends Keyed {
  kind?: string | undefined
  /** All options that are right, of a question with several. */
  correctAnswers?: readonly number[] | undefined
  number?: NumberKey | undefined
}

const has = <Value>(values: readonly Value[], wanted: readonly Value[]) =>
  wanted.length > 0 && wanted.every((value) => values.includes(value))

const KINDS = {
  choice: {
    isPossible: (question, answer) => typeof answer === 'number' && hasOption(question, answer),
    isKept: ({ authoredIndices }, answer) => authoredIndices.includes(optionOf(answer) ?? -1),
    hasKey: (question) => rightOptions(question).length > 0,
  },
  several: {
    isPossible: (question, answer) =>
      optionsOf(answer).length > 0 && optionsOf(answer).every((option) => hasOption(question, option)),
    isKept: ({ authoredIndices }, answer) => has(authoredIndices, optionsOf(answer)),
    hasKey: ({ correctAnswers = [], dropped }) => correctAnswers.length > 0 && !dropped,
  },
  number: {
    isPossible: (_, answer) => numberOf(answer) !== undefined,
    isKept: (_, answer) => numberOf(answer) !== undefined,
    hasKey: ({ number, dropped }) => number?.value !== undefined && !dropped,
  },
  /** One of a newer version: nothing answers it here, and nothing is judged. */
  unknown: { isPossible: () => false, isKept: () => false, hasKey: () => false },
} satisfies Record<string, KindRules>

export type Kind = keyof typeof KINDS

/** The kind of a question, as an API sends it or as it was read. One without a name is a choice. */
export function kindOf(question: object): Kind {
  const kind = ('kind' in question && question.kind) || 'choice'
  return typeof kind === 'string' && Object.hasOwn(KINDS, kind) ? (kind as Kind) : 'unknown'
}

const rulesOf = (question: object): KindRules => KINDS[kindOf(question)]

export const isPossibleAnswer = (question: Answerable, answer: Answer) =>
  rulesOf(question).isPossible(question, answer)

export const isKeptAnswer = (question: Shown, answer: Answer) => rulesOf(question).isKept(question, answer)

export const isGradable = (question: KeyedQuestion) => rulesOf(question).hasKey(question)

/** Whether the key was given out with the question, dropped or not. */
export const isKeyed = ({ correctAnswer, correctAnswers, number }: KeyedQuestion) =>
  correctAnswer !== undefined || correctAnswers !== undefined || number?.value !== undefined
