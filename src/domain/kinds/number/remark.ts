import type { NumberReading, ReadNumber, ReadProblem } from './read.ts'
import type { NumberKey } from './shape.ts'
import { readUnit } from './units.ts'

/** What the field can say of what was typed, from the question alone. */
export type NumberRemark =
  | { code: 'blank' }
  | { code: 'understood'; read: ReadNumber }
  | { code: 'unit-missing'; read: ReadNumber }
  | { code: 'other-figures'; read: ReadNumber; given: number; wanted: number }
  | { code: 'unread'; problem: Exclude<ReadProblem, 'blank'> }

type Asked = Pick<NumberKey, 'unit' | 'figures'>

/** How many figures were given where they are too few or too many. A fraction is exact, so its figures are not counted. */
function otherFigures({ figures }: ReadNumber, wanted: number): number | undefined {
  const [least, most] = figures ?? [wanted, wanted]
  if (most < wanted) return most
  return least > wanted ? least : undefined
}

export function numberRemark({ unit, figures: wanted }: Asked, reading: NumberReading): NumberRemark {
  if ('problem' in reading)
    return reading.problem === 'blank' ? { code: 'blank' } : { code: 'unread', problem: reading.problem }
  const { read } = reading
  if (unit && !read.unit) return { code: 'unit-missing', read }
  const given = wanted && read.value !== 0 ? otherFigures(read, wanted) : undefined
  if (wanted && given !== undefined) return { code: 'other-figures', read, given, wanted }
  return { code: 'understood', read }
}

/** The value in the unit of the question, where that is another unit of its quantity. */
export function inAskedUnit({ value, unit }: ReadNumber, asked: string | undefined): number | undefined {
  const wanted = asked ? readUnit(asked) : undefined
  if (!wanted || !unit || wanted.quantity !== unit.quantity || wanted.text === unit.text) return undefined
  return +((value * unit.factor + unit.offset - wanted.offset) / wanted.factor).toPrecision(12)
}
