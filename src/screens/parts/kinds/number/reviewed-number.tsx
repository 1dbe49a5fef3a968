import { numberOf } from '../../../../domain/kinds/answer.ts'
import { shortAnswer } from '../../../../domain/kinds/choice/shape.ts'
import type { Mistake } from '../../../../domain/kinds/judged.ts'
import { boundsOf } from '../../../../domain/kinds/number/bounds.ts'
import { judgeNumber } from '../../../../domain/kinds/number/judge.ts'
import { type ReadNumber, readTyped } from '../../../../domain/kinds/number/read.ts'
import { inAskedUnit } from '../../../../domain/kinds/number/remark.ts'
import type { NumberKey } from '../../../../domain/kinds/number/shape.ts'
import { raised } from '../../../../domain/kinds/number/written.ts'
import { kinds } from '../../../../messages/en/kinds.ts'
import { pieces } from '../../../../messages/en/pieces.ts'
import { inDigits, measured } from '../../../../messages/lib/measured.ts'
import { Icon } from '../../../../ui/layout/icon.tsx'
import { classNames } from '../../../../ui/lib/class-names.ts'
import kindsSheet from '../../../../ui/styles/kinds.css?inline'
import { Styled } from '../../page/styled.tsx'
import type { ReviewedAnswerProps } from '../answer-props.ts'

type Part = keyof typeof kinds.review.parts

/** Which part a reason is about. */
const PART_OF: Partial<Record<Mistake, Part>> = {
  value: 'digits',
  'power-of-ten': 'power-of-ten',
  sign: 'sign',
  unit: 'unit',
  figures: 'figures',
}

/** What was judged: with other digits, neither sign nor power of ten can be. */
function partsOf({ unit, figures }: NumberKey, why: readonly Mistake[]): Part[] {
  const ofDigits: Part[] = why.includes('value') ? ['digits'] : ['digits', 'power-of-ten', 'sign']
  return [
    ...ofDigits,
    ...(unit || why.includes('unit') ? (['unit'] as const) : []),
    ...(figures ? (['figures'] as const) : []),
  ]
}

function Parts({ asked, why }: { asked: NumberKey; why: readonly Mistake[] }) {
  const wrong = why.flatMap((reason) => PART_OF[reason] ?? [])
  return (
    <ul className="parts-judged" aria-label={kinds.review.judged}>
      {partsOf(asked, why).map((part) => {
        const isWrong = wrong.includes(part)
        return (
          <li key={part} className={classNames(isWrong && 'red')}>
            <Icon name={isWrong ? 'cross' : 'check'} />
            <span>{kinds.review.parts[part]}</span>
            <span className="visually-hidden">{isWrong ? kinds.review.isWrong : kinds.review.isRight}</span>
          </li>
        )
      })}
    </ul>
  )
}

const POWERS_IN_DIGITS = 6

/** How many times too large or too small, where that is known. */
function powerSentence(read: ReadNumber, { value, unit }: NumberKey): string {
  const power = value ? Math.round(Math.log10(Math.abs((inAskedUnit(read, unit) ?? read.value) / value))) : 0
  if (!Number.isFinite(power) || power === 0) return kinds.review.tenPower
  const size = Math.abs(power)
  const times = size <= POWERS_IN_DIGITS ? inDigits(10 ** size) : `10${raised(size)}`
  return power > 0 ? kinds.review.timesTooLarge(times) : kinds.review.timesTooSmall(times)
}

const unitSentence = (read: ReadNumber, { unit }: NumberKey) =>
  !unit ? kinds.review.anyUnit : read.unit ? kinds.review.unit(unit) : kinds.review.noUnit

const SENTENCES: Partial<Record<Mistake, (read: ReadNumber, key: NumberKey) => string>> = {
  value: () => kinds.review.digits,
  'power-of-ten': powerSentence,
  sign: () => kinds.review.sign,
  unit: unitSentence,
  figures: (_, { figures = 0 }) => kinds.review.figures(figures),
}

interface LineProps {
  tone: 'green' | 'red' | 'accent'
  text: string
  note: string | undefined
  verdict: string
}

const Line = ({ tone, text, note, verdict }: LineProps) => (
  <div className={`told-line ${tone}`}>
    <span className="bubble plate" aria-hidden="true">
      {tone === 'accent' ? '=' : <Icon name={tone === 'green' ? 'check' : 'cross'} />}
    </span>
    <span>
      <bdi className="typed-value" dir="ltr">
        {text}
      </bdi>
      {note && <span className="note">{note}</span>}
    </span>
    <span className={`verdict ${tone}`}>{verdict}</span>
  </div>
)

/** Beside the right value: what counts, too. */
function keyNote(key: NumberKey, why: readonly Mistake[]): string | undefined {
  const bounds = boundsOf(key)
  const notes = [
    why.includes('figures') && key.figures ? kinds.number.figures(key.figures) : undefined,
    bounds && kinds.review.counts(measured(bounds[0]), measured(bounds[1], key.unit)),
    ...(key.accepted ?? []).map(({ value, unit }) => kinds.review.countsToo(measured(value, unit))),
  ]
  return notes.filter(Boolean).join('; ') || undefined
}

/** How it was understood, in the unit of the key, where that is not what was typed. */
function readNote(
  read: ReadNumber | undefined,
  text: string,
  key: NumberKey,
  why: readonly Mistake[],
): string | undefined {
  if (!read) return undefined
  if (why.includes('figures') && read.figures) return kinds.number.figures(read.figures[1])
  const converted = inAskedUnit(read, key.unit)
  const [value, unit] = converted === undefined ? [read.value, read.unit?.text] : [converted, key.unit]
  const shown = measured(value, unit, read.figures?.[1])
  return shown === text ? undefined : kinds.review.readAs(shown)
}

/** A number that was typed, the right one, and which part of it was wrong. */
export function ReviewedNumber({ question, answer, why, isRight, whose = pieces }: ReviewedAnswerProps) {
  const [key, typed] = [question.number ?? {}, numberOf(answer)]
  const judged = typed && key.value !== undefined ? judgeNumber(key, typed) : undefined
  const right = isRight ?? judged?.verdict === 'right'
  const reasons = why ?? judged?.why ?? []
  const reading = typed && readTyped(typed)
  const read = reading && 'read' in reading ? reading.read : undefined
  const text = shortAnswer(answer) ?? ''
  const isJudged = !question.dropped && judged !== undefined
  const isWrong = isJudged && !right
  return (
    <Styled sheet={kindsSheet} className="told-side">
      <div className="told-number">
        {typed && (
          <Line
            tone={!isJudged ? 'accent' : right ? 'green' : 'red'}
            text={text}
            note={readNote(read, text, key, reasons)}
            verdict={isJudged && right ? whose.yourCorrectAnswer : whose.yourAnswer}
          />
        )}
        {key.value !== undefined && (
          <Line
            tone="green"
            text={measured(key.value, key.unit, key.figures)}
            note={keyNote(key, reasons)}
            verdict={pieces.correctAnswer}
          />
        )}
      </div>
      {isWrong && read && reasons.length > 0 && <Parts asked={key} why={reasons} />}
      {isWrong && (
        <p className="said-wrong">
          {read
            ? reasons.flatMap((reason) => SENTENCES[reason]?.(read, key) ?? []).join(' ')
            : kinds.review.unread}
        </p>
      )}
    </Styled>
  )
}
