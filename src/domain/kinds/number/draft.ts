import * as v from 'valibot'
import { choiceDrafts, type DraftChoice, NO_KEY } from '../choice/draft.ts'
import { readTyped } from './read.ts'
import type { NumberKey } from './shape.ts'
import { isUnit, readUnit } from './units.ts'

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

/** With as many figures as an answer needs, so that it reads as one: '25.0' or '5.55e3'. */
function typedValue(value: number, figures: number | undefined): string {
  const precise = value.toPrecision(figures ?? 1).replace('e+', 'e')
  return figures && Number(precise) === value ? precise : String(value).replace('e+', 'e')
}

export function draftNumber({ value, unit = '', tolerance, figures }: NumberKey): DraftNumber {
  const text = value === undefined ? '' : typedValue(value, figures)
  const typed = { value: text, unit, ...(figures && { figures }) }
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

/** Read as in an exam, so that an author may write a number as learners do. NaN where it cannot be read. */
export function readNumberTyped(text: string): number {
  const reading = readTyped({ number: text })
  return 'read' in reading && !reading.read.unit ? reading.read.value : Number.NaN
}

/** How far off an answer may be; NaN where that cannot be read. */
export function toleranceOf({ tolerance, toleranceIn }: Pick<DraftNumber, 'tolerance' | 'toleranceIn'>) {
  const size = toleranceIn === 'exact' ? 0 : readNumberTyped(tolerance.replace('%', ''))
  return toleranceIn === 'percent' ? { relative: size / PERCENT } : { absolute: size }
}

/** As it is saved; numbers that cannot be read are NaN, which `errorsOf` tells. */
export function numberKeyOf(number: DraftNumber) {
  const { value, figures } = number
  const unit = number.unit.trim()
  return {
    value: readNumberTyped(value),
    tolerance: toleranceOf(number),
    // Learners read it: m/s² for m/s^2.
    ...(unit && { unit: readUnit(unit)?.text ?? unit }),
    ...(figures && { figures }),
  }
}

function problemOf({ number = emptyNumber() }: DraftNumbered): NumberProblem | undefined {
  const { value, tolerance, unit } = numberKeyOf(number)
  if (!Number.isFinite(value)) return { code: 'no-number' }
  if (unit !== undefined && !isUnit(unit)) return { code: 'no-such-unit' }
  const size = 'relative' in tolerance ? tolerance.relative : tolerance.absolute
  return Number.isFinite(size) && size >= 0 ? undefined : { code: 'no-tolerance' }
}

/** In one form, however it was typed; as typed where it cannot be read. */
const savedNumber = (draft: DraftNumbered) =>
  draft.number && !problemOf(draft) ? draftNumber(numberKeyOf(draft.number)) : draft.number

export const numberDrafts = {
  ...choiceDrafts,
  draftOf: ({ number = {} }: { number?: NumberKey | undefined }): DraftNumbered => ({
    ...choiceDrafts.empty(),
    number: draftNumber(number),
  }),
  saved: (draft: DraftNumbered): DraftNumbered => ({
    options: [],
    correctAnswer: NO_KEY,
    number: savedNumber(draft),
  }),
  bodyOf: ({ number = emptyNumber() }: DraftNumbered) => ({
    kind: 'number' as const,
    number: numberKeyOf(number),
    options: [],
  }),
  errorsOf: (draft: DraftNumbered): { number?: NumberProblem | undefined } => {
    const number = problemOf(draft)
    return number ? { number } : {}
  },
  problemOf,
  lacksKey: (draft: DraftNumbered) => problemOf(draft)?.code === 'no-number',
  pictured: () => [],
}
