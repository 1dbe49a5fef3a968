import { type TrendPoint, trendFloor } from '../../domain/results/totals.ts'
import { myResults } from '../../messages/en/my-results.ts'
import { results } from '../../messages/en/results.ts'
import { format } from '../../messages/lib/language.ts'
import { ScoreTrend } from '../../ui/data/score-trend.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Icon } from '../../ui/layout/icon.tsx'
import { classNames } from '../../ui/lib/class-names.ts'

interface TrendProps {
  /** At least two, earliest first. */
  points: readonly TrendPoint[]
}

function Change({ points }: TrendProps) {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return null
  const change = Math.round(last.score) - Math.round(first.score)
  return (
    <p className={classNames('change', change > 0 && 'green')}>
      {change !== 0 && <Icon name={change > 0 ? 'up' : 'down'} />}
      <span>{myResults.change(change, first.at)}</span>
    </p>
  )
}

/** First and last are given as text. */
function Line({ points }: TrendProps) {
  const isEnd = (index: number) => index === 0 || index === points.length - 1
  return (
    <ScoreTrend
      own
      from={trendFloor(points)}
      points={points.map(({ at, score }, index) => ({
        id: index,
        score,
        value: isEnd(index) ? format.percent(score) : undefined,
        label: isEnd(index) ? format.dayAndMonth(at) : undefined,
      }))}
    />
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
        // biome-ignore lint/suspicious/noArrayIndexKey: two attempts may be identical
        <tr key={index}>
          <td>{format.date(at)}</td>
          <td>{title ?? results.unknownQuiz}</td>
          <td>{format.percent(score)}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

/** With one quiz there is no line yet. */
export const TrendBegins = () => (
  <Card as="section">
    <p className="note">{myResults.trendBegins}</p>
  </Card>
)

/** The trend of the latest scores, with marks at 60 and 80. */
export const Trend = ({ points }: TrendProps) => (
  <Card as="section" className="stack">
    <div className="row apart">
      <h2 className="heading">{myResults.trend(points.length)}</h2>
      <Change points={points} />
    </div>
    <Line points={points} />
    <div className="visually-hidden">
      <Table points={points} />
    </div>
  </Card>
)
