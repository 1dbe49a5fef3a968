import type { GivenBeyond, GivenColumn, GivenNumbers } from '../../domain/analysis/given-values.ts'
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

interface EndProps {
  beyond: GivenBeyond | undefined
  most: number
  text: string
}

/** What lies beyond an end of the axis: a column of its own, apart from the others. */
const End = ({ beyond, most, text }: EndProps) =>
  beyond && (
    <div className="given-end">
      <div className="given-columns">
        <i className={beyond.tone} style={{ '--v': (beyond.count / most) * FULL }}>
          <b>{beyond.count}</b>
        </i>
      </div>
      <div className="given-axis note">
        <span style={{ '--at': FULL / 2 }}>{text}</span>
      </div>
    </div>
  )

/** '−50 m/s²'; '< −5.4 m/s²' for several values. */
const endText = (beyond: GivenBeyond | undefined, sign: string, bound: number, unit?: string) =>
  beyond?.value === undefined ? `${sign} ${measured(bound, unit, 2)}` : measured(beyond.value, unit)

/** One column for a few values, the band of the key behind it. The rows below say the same. */
export function GivenPlot({ numbers: { columns, band, below, above }, question, answers }: PlotProps) {
  const [first, last] = [columns[0], columns.at(-1)]
  const most = Math.max(...[...columns, below, above].map((column) => column?.count ?? 0))
  if (!first || !last || most === 0) return null
  const width = last.to - first.from
  const unit = question.number?.unit
  const ends = [
    { id: 'below', beyond: below, sign: '<', bound: first.from },
    { id: 'above', beyond: above, sign: '>', bound: last.to },
  ].filter(({ beyond }) => beyond)
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
        {ends.map(({ id, beyond, sign, bound }) => (
          <li key={id}>
            <span>{endText(beyond, sign, bound, unit)}</span> <span>{beyond?.count}</span>
          </li>
        ))}
      </ul>
      <div className="given-line" aria-hidden="true">
        <End beyond={below} most={most} text={endText(below, '<', first.from)} />
        <div>
          <div className="given-columns">
            {band && <Zone band={band} from={first.from} width={width} />}
            {columns.map((column) => (
              <i key={column.from} className={column.tone} style={{ '--v': (column.count / most) * FULL }}>
                {isLabelled(column, most) && <b>{column.count}</b>}
              </i>
            ))}
          </div>
          <div className="given-axis note">
            {ticksOf(first.from, last.to).map((tick) => (
              <span key={tick} style={{ '--at': ((tick - first.from) / width) * FULL }}>
                {measured(tick)}
              </span>
            ))}
          </div>
        </div>
        <End beyond={above} most={most} text={endText(above, '>', last.to)} />
      </div>
      <ul className="facts note small">
        <li className="zone-key">{numberAnalysis.countsAsRight}</li>
        <li>{unit ? numberAnalysis.answersIn(answers, unit) : numberAnalysis.answers(answers)}</li>
      </ul>
    </figure>
  )
}
