import { rightOptions } from '../kinds/choice/grade.ts'
import { authoredIndex } from '../kinds/choice/shape.ts'
import { isKeyed, kindOf } from '../kinds/kinds.ts'
import type { AcceptedValue, Tolerance } from '../kinds/number/shape.ts'
import type { Question } from '../quizzes/question.ts'
import type { KeyChange } from './regrade.ts'

/**
 * The possible changes to a question: another option becomes the only right one, or an additional one, or every option
 * is right, or the question is dropped.
 */
export type RegradeChoice = 'move' | 'both' | 'all' | 'restore' | 'drop'

/** A dropped question is restored with its former key. */
export function choicesOf(question: Question): readonly RegradeChoice[] {
  const known: RegradeChoice[] = question.dropped
    ? ['restore', 'move', 'all']
    : ['move', 'both', 'all', 'drop']
  const areAllRight = otherOptions(question).length === 0
  return areAllRight ? known.filter((choice) => choice === 'restore' || choice === 'drop') : known
}

/** Only for a question with an id and a known key. */
export const canRegrade = (question: Question) =>
  question._id !== undefined && kindOf(question) !== 'unknown' && isKeyed(question)

/** The options that are currently wrong, as shown. */
export const otherOptions = (question: Question): number[] => {
  const right = rightOptions({ ...question, dropped: false })
  return question.options.map((_, index) => index).filter((index) => !right.includes(index))
}

function acceptedBy(choice: Exclude<RegradeChoice, 'drop'>, question: Question, other: number): number[] {
  const right = rightOptions({ ...question, dropped: false })
  if (choice === 'all') return question.options.map((_, index) => index)
  if (choice === 'restore') return [...right]
  return choice === 'move' ? [other] : [...right, other]
}

/** The change for the API, which counts options as they were authored; `other` is an option as shown. */
export function changeOf(question: Question, choice: RegradeChoice, other: number): KeyChange {
  const questionId = question._id ?? ''
  if (choice === 'drop') return { questionId, drop: true }
  const accept = acceptedBy(choice, question, other)
  return {
    questionId,
    accept: accept.flatMap((option) => authoredIndex(question, option) ?? []).toSorted((a, b) => a - b),
  }
}

/** Exactly these options become right, as shown, of a question with several right ones. */
export const rightSetChange = (question: Question, options: readonly number[]): KeyChange => ({
  questionId: question._id ?? '',
  accept: options.flatMap((option) => authoredIndex(question, option) ?? []).toSorted((a, b) => a - b),
})

export const dropChange = ({ _id = '' }: Question): KeyChange => ({ questionId: _id, drop: true })

export const toleranceChange = ({ _id = '' }: Question, tolerance: Tolerance): KeyChange => ({
  questionId: _id,
  tolerance,
})

/** Another value counts as right, with the tolerance of the key. */
export const valueChange = ({ _id = '' }: Question, acceptValue: AcceptedValue): KeyChange => ({
  questionId: _id,
  acceptValue,
})

/** What a change makes right, in a word; a further value or tolerance counts as a further answer. */
export function choiceMadeBy(question: Question, change: KeyChange): RegradeChoice {
  if ('drop' in change) return 'drop'
  if (!('accept' in change)) return 'both'
  if (kindOf(question) === 'several') return 'move'
  const { accept } = change
  if (accept.length === question.options.length) return 'all'
  const right = rightOptions({ ...question, dropped: false })
  const keeps = right.every((option) => accept.includes(authoredIndex(question, option) ?? -1))
  if (!keeps) return 'move'
  return accept.length > right.length ? 'both' : 'restore'
}
