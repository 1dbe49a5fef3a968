import type { GivenColumn, GivenNumbers } from '../../domain/analysis/given-values.ts'
import type { Question } from '../../domain/quizzes/question.ts'
import { numberAnalysis } from '../../messages/en/number-analysis.ts'
import { measured, measuredApart } from '../../messages/lib/measured.ts'

interface PlotProps {
  numbers: GivenNumbers
  question: Question
  answers: number
}

const FULL = 100
/** Ticks of the axis, as shares of its length. */
const TICKS = [0, 0.25, 0.5, 0.75, 1]

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
  const ticks = measuredApart(
    TICKS.map((share) => Number((first.from + share * width).toPrecision(3))),
    '',
    2,
  )
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
        {ticks.map((tick) => (
          <span key={tick}>{tick}</span>
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
