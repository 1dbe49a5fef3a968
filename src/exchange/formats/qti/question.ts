import type { FoundQuestion } from '../../../domain/exchange/found-question.ts'
import type { Fault } from '../../../domain/exchange/import-problem.ts'
import type { TruthWords } from '../../../domain/exchange/import-reading.ts'
import { withKindTags } from '../../questions/kind-tags.ts'
import { numberQuestion } from '../../questions/number-question.ts'
import { type SourceBlock, unreadable } from '../../questions/read-blocks.ts'
import { splitElements } from '../../questions/split-elements.ts'
import {
  choiceQuestion,
  pointsFrom,
  type TakePicture,
  type WeightedOption,
} from '../../questions/weighted-question.ts'
import type { QtiItem, QtiTexts } from './item.ts'
import type { QtiNode } from './node.ts'
import { readQti1 } from './qti-1.ts'
import { readQti2 } from './qti-2.ts'

const MARKS =
  /<!\[CDATA\[[\s\S]*?(?:\]\]>|$)|<!--[\s\S]*?(?:-->|$)|<(?:[a-z]\w*:)?(?:item|assessmentItem|qti-assessment-item)(?=[\s/>])|<\/(?:[a-z]\w*:)?(?:item|assessmentItem|qti-assessment-item)\s*>/gi

export const splitQti = (xml: string): SourceBlock[] => splitElements(xml, MARKS)

interface Surroundings extends Pick<SourceBlock, 'line'> {
  lastLine: number
  words: TruthWords
  take: TakePicture
  texts: QtiTexts
}

const TRUTHS = [/^true$/i, /^false$/i]

/** Programs write "true" and "false", which is not how a learner should read them. */
function inWords(
  options: readonly WeightedOption[],
  { isTrue, isFalse }: TruthWords,
): readonly WeightedOption[] {
  const orders = [
    [0, 1],
    [1, 0],
  ]
  const order = orders.find((indices) =>
    indices.every((truth, at) => TRUTHS[truth]?.test(options[at]?.text.text ?? '')),
  )
  if (options.length !== 2 || !order) return options
  return options.map((option, at) => ({
    ...option,
    text: { ...option.text, text: order[at] === 0 ? isTrue : isFalse },
  }))
}

const faultOf = ({ kind, type }: QtiItem): Fault | undefined => {
  if (kind) return { code: 'unsupported-kind', kind }
  return type === undefined ? undefined : { code: 'unknown-type', type }
}

export function questionOfQti(node: QtiNode, around: Surroundings): FoundQuestion {
  const { line, lastLine, words, take, texts } = around
  const item = node.name === 'item' ? readQti1(node, texts) : readQti2(node, texts)
  const { kind: _kind, type: _type, number: answers = [], tags, ...given } = item
  const points = pointsFrom(item.points)
  const fault = faultOf(item)
  const number = fault && numberQuestion({ ...given, line, lastLine, answers, points }, take)
  if (number?.kind) return withKindTags({ ...number, kind: { ...number.kind, refusal: fault } }, tags)
  if (fault) return { ...unreadable(line, fault, item.text.text), lastLine }
  const options = inWords(item.options, words)
  return withKindTags(choiceQuestion({ ...given, line, lastLine, options, points }, take), tags)
}
