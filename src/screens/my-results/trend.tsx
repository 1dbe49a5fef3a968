import type { TrendPoint } from '../../domain/results/totals.ts'
import { format } from '../../messages/english.ts'
import { myResults } from '../../messages/my-results/en.ts'
import { results } from '../../messages/results/en.ts'
import { Card } from '../../ui/layout/card.tsx'
import { Icon } from '../../ui/layout/icon.tsx'
import { classNames } from '../../ui/lib/class-names.ts'

const RULES = [0, 60, 80, 100]
const isMark = (score: number) => score > 0 && score < 100
const inPlot = (score: number) => Math.min(100, Math.max(0, score))

interface TrendProps {
  /** Two at least, earliest first. */
  points: readonly TrendPoint[]
}

function Change({ points }: TrendProps) {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return null
  const change = Math.round(last.score) - Math.round(first.score)
  return (
    <p className={classNames('change', change > 0 && 'green')}>
      {change !== 0 && <Icon name={change > 0 ? 'up' : 'down'} />}
      {myResults.change(change, first.at)}
    </p>
  )
}

function Line({ points }: TrendProps) {
  const placed = points.map(({ score }, index) => ({
    x: (index / (points.length - 1)) * 100,
    y: inPlot(score),
    score,
    isLast: index === points.length - 1,
  }))
  return (
    <div className="trend" aria-hidden="true">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {RULES.map((score) => (
          <line
            key={score}
            className={classNames('rule', isMark(score) && 'marked')}
            x1="0"
            x2="100"
            y1={100 - score}
            y2={100 - score}
          />
        ))}
        <path className="way" d={`M${placed.map(({ x, y }) => `${x} ${100 - y}`).join('L')}`} />
      </svg>
      {RULES.map((score) => (
        <span className="trend-label" key={score} style={{ '--y': score }}>
          {score}
        </span>
      ))}
      {placed.map(({ x, y, score, isLast }) => (
        <span className={classNames('trend-dot', isLast && 'last')} key={x} style={{ '--x': x, '--y': y }}>
          {(x === 0 || isLast) && <b>{format.percent(score)}</b>}
        </span>
      ))}
    </div>
  )
}

/** The same numbers for assistive technology. */
const Table = ({ points }: TrendProps) => (
  <table>
    <caption>{myResults.trend(points.length)}</caption>
    <thead>
      <tr>
        <th scope="col">{myResults.submitted}</th>
        <th scope="col">{myResults.quiz}</th>
        <th scope="col">{myResults.score}</th>
      </tr>
    </thead>
    <tbody>
      {points.map(({ at, title, score }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two attempts may have all of it in common
        <tr key={index}>
          <td>{format.date(at)}</td>
          <td>{title ?? results.unknownQuiz}</td>
          <td>{format.percent(score)}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

/** Is the line rising? The latest scores, with marks at 60 and 80. */
export function Trend({ points }: TrendProps) {
  const [first, last] = [points[0], points.at(-1)]
  return (
    <Card as="section" className="stack">
      <div className="row apart">
        <h2 className="heading">{myResults.trend(points.length)}</h2>
        <Change points={points} />
      </div>
      <div>
        <Line points={points} />
        <div className="trend-axis" aria-hidden="true">
          <span>{first && format.date(first.at)}</span>
          <span>{last && format.date(last.at)}</span>
        </div>
      </div>
      <div className="visually-hidden">
        <Table points={points} />
      </div>
    </Card>
  )
}
