import type { GivenColumn, GivenNumbers } from '../../domain/analysis/given-values.ts'
import type { Question } from '../../domain/quizzes/question.ts'
import { numberAnalysis } from '../../messages/en/number-analysis.ts'
import { measured } from '../../messages/lib/measured.ts'

interface PlotProps {
  numbers: GivenNumbers
  question: Question
  answers: number
}

const FULL = 100
/** Round values along the axis, three to six. */
function ticksOf(from: number, to: number): number[] {
  const least = (to - from) / 5
  const power = 10 ** Math.floor(Math.log10(least))
  const step = power * ([1, 2, 5].find((factor) => factor * power >= least) ?? 10)
  const first = Math.ceil(from / step)
  const count = Math.floor(to / step) - first + 1
  return Array.from({ length: count }, (_, index) => (first + index) * step)
}

/** Columns with a figure above: those that are told apart by a tone, and others that are not small. */
const isLabelled = ({ tone, count }: GivenColumn, most: number) =>
  count > 0 && (tone !== 'other' || count * 5 >= most)

function Zone({ band, from, width }: { band: readonly [number, number]; from: number; width: number }) {
  const at = (value: number) => Math.min(FULL, Math.max(0, ((value - from) / width) * FULL))
  // A narrow band is still seen.
  const [low, high] = [at(band[0]) - 1, at(band[1]) + 1]
  return <i className="zone" style={{ '--lo': Math.max(0, low), '--hi': Math.min(FULL, high) }} />
}

/** One column for a few values, the band of the key behind it. The rows below say the same. */
export function GivenPlot({ numbers: { columns, band, beyond }, question, answers }: PlotProps) {
  const [first, last] = [columns[0], columns.at(-1)]
  const most = Math.max(1, ...columns.map(({ count }) => count))
  if (!first || !last || columns.every(({ count }) => count === 0)) return null
  const width = last.to - first.from
  const unit = question.number?.unit
  const told = columns.filter(({ count }) => count > 0)
  return (
    <figure className="given-plot">
      <figcaption className="visually-hidden">{numberAnalysis.plot(answers)}</figcaption>
      <ul className="visually-hidden">
        {told.map(({ from, to, count }) => (
          <li key={from}>
            <span>{numberAnalysis.column(measured(from, unit, 3), measured(to, unit, 3))}</span>{' '}
            <span>{count}</span>
          </li>
        ))}
      </ul>
      <div className="given-columns" aria-hidden="true">
        {band && <Zone band={band} from={first.from} width={width} />}
        {columns.map((column) => (
          <i key={column.from} className={column.tone} style={{ '--v': (column.count / most) * FULL }}>
            {isLabelled(column, most) && <b>{column.count}</b>}
          </i>
        ))}
      </div>
      <div className="given-axis note" aria-hidden="true">
        {ticksOf(first.from, last.to).map((tick) => (
          <span key={tick} style={{ '--at': ((tick - first.from) / width) * FULL }}>
            {measured(tick)}
          </span>
        ))}
      </div>
      <ul className="facts note small">
        <li className="zone-key">{numberAnalysis.countsAsRight}</li>
        <li>{unit ? numberAnalysis.answersIn(answers, unit) : numberAnalysis.answers(answers)}</li>
        {beyond > 0 && <li>{numberAnalysis.beyond(beyond)}</li>}
      </ul>
    </figure>
  )
}
