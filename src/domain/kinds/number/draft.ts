import * as v from 'valibot'
import { choiceDrafts, type DraftChoice } from '../choice/draft.ts'
import { readTyped } from './read.ts'
import type { NumberKey } from './shape.ts'
import { isUnit } from './units.ts'

export const numberDraftFields = {
  /** The key of a number, as typed. `tolerance` is of `percent` or in the `unit`; blank or 'exact' for none. */
  number: v.optional(
    v.object({
      value: v.string(),
      unit: v.string(),
      tolerance: v.string(),
      toleranceIn: v.picklist(['percent', 'unit', 'exact']),
      figures: v.optional(v.number()),
    }),
  ),
}

/** A number's key in the form. */
export type DraftNumber = NonNullable<v.InferOutput<(typeof numberDraftFields)['number']>>

/** 1 % is what school laboratories round to. */
export const emptyNumber = (): DraftNumber => ({
  value: '',
  unit: '',
  tolerance: '1',
  toleranceIn: 'percent',
})

export type NumberProblem = { code: 'no-number' } | { code: 'no-such-unit' } | { code: 'no-tolerance' }

const PERCENT = 100

export function draftNumber({ value, unit = '', tolerance, figures }: NumberKey): DraftNumber {
  const typed = { value: value === undefined ? '' : String(value), unit, ...(figures && { figures }) }
  if (tolerance && 'relative' in tolerance)
    return {
      ...typed,
      tolerance: String(+(tolerance.relative * PERCENT).toPrecision(12)),
      toleranceIn: 'percent',
    }
  const absolute = tolerance?.absolute ?? 0
  return absolute > 0
    ? { ...typed, tolerance: String(absolute), toleranceIn: 'unit' }
    : { ...typed, tolerance: '', toleranceIn: 'exact' }
}

/** A question in the form whose answer is a number; its options wait for the kind to change back. */
interface DraftNumbered extends DraftChoice {
  number?: DraftNumber | undefined
}

/** Authors write numbers as learners do; a unit has a field of its own. */
function numberTyped(text: string): number {
  const reading = readTyped({ number: text })
  return 'read' in reading && !reading.read.unit ? reading.read.value : Number.NaN
}

/** As it is saved; numbers that cannot be read are NaN, which `errorsOf` tells. */
function keyOf({ number = emptyNumber() }: DraftNumbered) {
  const { value, unit, tolerance, toleranceIn, figures } = number
  const size = toleranceIn === 'exact' ? 0 : numberTyped(tolerance.replace('%', ''))
  return {
    value: numberTyped(value),
    tolerance: toleranceIn === 'percent' ? { relative: size / PERCENT } : { absolute: size },
    ...(unit.trim() && { unit: unit.trim() }),
    ...(figures && { figures }),
  }
}

function problemOf(draft: DraftNumbered): NumberProblem | undefined {
  const { value, tolerance, unit } = keyOf(draft)
  if (!Number.isFinite(value)) return { code: 'no-number' }
  if (unit && !isUnit(unit)) return { code: 'no-such-unit' }
  const size = 'relative' in tolerance ? tolerance.relative : tolerance.absolute
  return Number.isFinite(size) && size !== undefined && size >= 0 ? undefined : { code: 'no-tolerance' }
}

export const numberDrafts = {
  ...choiceDrafts,
  draftOf: ({ number = {} }: { number?: NumberKey | undefined }): DraftNumbered => ({
    ...choiceDrafts.empty(),
    number: draftNumber(number),
  }),
  saved: (draft: DraftNumbered): DraftNumbered => ({ options: [], correctAnswer: -1, number: draft.number }),
  bodyOf: (draft: DraftNumbered) => ({ kind: 'number' as const, number: keyOf(draft) }),
  errorsOf: (draft: DraftNumbered): { number?: NumberProblem } => {
    const number = problemOf(draft)
    return number ? { number } : {}
  },
  problemOf,
  lacksKey: (draft: DraftNumbered) => problemOf(draft)?.code === 'no-number',
  pictured: () => [],
}
