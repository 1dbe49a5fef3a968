import type { ReadNumber } from '../../../../domain/kinds/number/read.ts'
import { inAskedUnit, type NumberRemark } from '../../../../domain/kinds/number/remark.ts'
import { writtenNumber } from '../../../../domain/kinds/number/written.ts'
import { kinds } from '../../../../messages/en/kinds.ts'
import { inDigits, measured } from '../../../../messages/lib/measured.ts'
import { Icon } from '../../../../ui/layout/icon.tsx'
import { WrittenFraction, WrittenValue } from './number-formula.tsx'

/** What was read, as a formula; with the unit of the question beside another one. */
function Understood({ read, asked }: { read: ReadNumber; asked: string | undefined }) {
  const { value, unit, figures, fraction } = read
  const converted = inAskedUnit(read, asked)
  return (
    <math>
      <mo form="prefix">=</mo>
      {fraction ? (
        <WrittenFraction fraction={fraction} unit={unit?.text} />
      ) : (
        <WrittenValue value={value} unit={unit?.text} figures={figures?.[1]} />
      )}
      {converted !== undefined && (
        <>
          <mo>=</mo>
          <WrittenValue value={converted} unit={asked} figures={figures?.[1]} />
        </>
      )}
    </math>
  )
}

/** The same in words. */
function understoodInWords({ value, unit, figures }: ReadNumber): string {
  const { isNegative, digits, decimals, exponent } = writtenNumber(value, figures?.[1])
  const mantissa = `${isNegative ? '−' : ''}${inDigits(digits, decimals)}`
  const number = exponent === undefined ? mantissa : kinds.number.times(mantissa, String(exponent))
  return kinds.number.said([number, unit?.text].filter(Boolean).join(' '))
}

/** What is asked of the learner, in words; undefined where nothing is. */
function asking(remark: NumberRemark, typed: string): string | undefined {
  switch (remark.code) {
    case 'unread':
      return kinds.number.problems[remark.problem]
    case 'unit-missing':
      return kinds.number.ofWhat(typed)
    case 'other-figures':
      return kinds.number.tooFew(measured(remark.read.value, '', remark.given), remark.given, remark.wanted)
  }
  return undefined
}

/** For who hears it, a moment after the last key. */
export function saidOf(remark: NumberRemark, typed: string, asks: boolean): string {
  if (remark.code === 'blank') return ''
  const asked = asks ? asking(remark, typed) : undefined
  if (asked) return asked
  return 'read' in remark ? understoodInWords(remark.read) : ''
}

interface NumberLineProps {
  id: string
  remark: NumberRemark
  /** As it was typed. */
  typed: string
  /** Whether something may be asked: never while one types. */
  asks: boolean
  /** The unit of the question. */
  asked: string | undefined
}

/** Below the field: what may be written, what was understood, or what is missing. */
export function NumberLine({ id, remark, typed, asks, asked }: NumberLineProps) {
  const question = asks ? asking(remark, typed) : undefined
  if (question)
    return (
      <div className="number-read yellow">
        <Icon name={remark.code === 'unread' ? 'alert' : 'info'} />
        <span id={id}>{question}</span>
      </div>
    )
  if (!('read' in remark))
    return (
      <div className="number-read">
        <span id={id}>{kinds.number.hint}</span>
      </div>
    )
  const lacksUnit = remark.code === 'unit-missing'
  return (
    <div className="number-read">
      {!lacksUnit && <Icon name="check" />}
      <span id={id}>
        {!lacksUnit && <span>{kinds.number.understood}</span>} <Understood read={remark.read} asked={asked} />
        {lacksUnit && <span className="now-unit">{kinds.number.nowUnit}</span>}
      </span>
    </div>
  )
}
