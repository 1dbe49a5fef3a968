import type { QuestionKind } from '../../../domain/exchange/import-problem.ts'
import type { ReducedText } from '../../markup/question-markup.ts'
import type { NumberAnswer } from '../../questions/number-question.ts'
import type { WeightedOption } from '../../questions/weighted-question.ts'
import type { QtiNode } from './node.ts'

/** How to read texts, which the domain does not know. */
export interface QtiTexts {
  reduce: (html: string) => ReducedText
  /** The text in an element, decoded once: HTML where the element says so. */
  charactersOf: (node: QtiNode) => string
}

/** An item of any version. Neither `kind` nor `type` is set if it is one choice. */
export interface QtiItem {
  kind?: QuestionKind | undefined
  type?: string
  text: ReducedText
  options: readonly WeightedOption[]
  several: boolean
  feedback: ReducedText
  points: string
  topic: string | undefined
  /** What the item asks for, where that is a number. */
  number?: readonly NumberAnswer[] | undefined
  /** What only our own items say. */
  tags: readonly string[]
}
