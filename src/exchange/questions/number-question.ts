import type { FoundQuestion } from '../../domain/exchange/found-question.ts'
import { draftNumber } from '../../domain/kinds/number/draft.ts'
import { readTyped } from '../../domain/kinds/number/read.ts'
import type { NumberKey } from '../../domain/kinds/number/shape.ts'
import { isUnit } from '../../domain/kinds/number/units.ts'
import { choiceQuestion, type TakePicture, type WeightedQuestion } from './weighted-question.ts'

/** A number that a question bank asks for; its answers as they are weighted there. */
export interface NumberAnswer {
  value: number
  /** How far off an answer may be. */
  tolerance: number
  /** In per cent: 100 is right. */
  weight: number
}

/** A number as files have it: with a point, or with a comma where the program was set so. */
export function fileNumber(text: string): number {
  const reading = readTyped({ number: text })
  return 'read' in reading && !reading.read.unit ? reading.read.value : Number.NaN
}

/** The only answer that is right; what is partly right is left out, as of a choice. */
function keyOf(answers: readonly NumberAnswer[], unit: string | undefined): NumberKey | undefined {
  const [right, ...others] = answers.filter(({ weight }) => weight > 99.9)
  const isKey = right && others.length === 0 && Number.isFinite(right.value) && right.tolerance >= 0
  if (!isKey || !Number.isFinite(right.tolerance) || (unit && !isUnit(unit))) return undefined
  return { value: right.value, tolerance: { absolute: right.tolerance }, ...(unit && { unit }) }
}

interface NumberQuestion extends Omit<WeightedQuestion, 'options' | 'several'> {
  answers: readonly NumberAnswer[]
  unit?: string | undefined
}

/** Undefined where no key of ours could say the same. */
export function numberQuestion(given: NumberQuestion, take?: TakePicture): FoundQuestion | undefined {
  const { answers, unit, ...rest } = given
  const key = keyOf(answers, unit)
  if (!key) return undefined
  const found = choiceQuestion({ ...rest, options: [], several: false }, take)
  const isPartly = answers.some(({ weight }) => weight > 0 && weight <= 99.9)
  return {
    ...found,
    notes: isPartly ? [...found.notes, { code: 'partial-credit-left-out' }] : found.notes,
    kind: {
      code: 'number',
      number: draftNumber(key),
      refusal: { code: 'unsupported-kind', kind: 'numerical' },
    },
  }
}
