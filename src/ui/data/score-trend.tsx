import { Fragment } from 'react'
import { classNames } from '../lib/class-names.ts'
import type { Tone } from '../lib/tone.ts'

interface TrendPoint {
  id: string | number
  /** A percentage. */
  score: number
  tone?: Tone
  /** Above the point. */
  value?: string | undefined
  /** Below the plot. */
  label?: string | undefined
}

interface ScoreTrendProps {
  points: readonly TrendPoint[]
  /** The plot in a sentence; omit it if an adjacent table has the same data. */
  summary?: string
  /** The learner's own scores: in the accent colour, without tones. */
  own?: boolean
  /** The lowest score that the plot shows, if not 0. */
  from?: number
}

const MARKS = [100, 80, 60]

const xOf = (index: number, count: number) => (count === 1 ? 50 : 4 + (index * 92) / (count - 1))
/** The dates at the ends stay within the plot. In a narrow one every second of the others is left out, where they would touch. */
function placeOf(index: number, count: number, own: boolean | undefined) {
  const fromLast = count - 1 - index
  if (count > 1 && index === 0) return 'first'
  if (count > 1 && fromLast === 0) return 'last'
  return !own && (fromLast % 2 === 1 || index === 1) && 'other'
}

const clamped = (score: number) => Math.min(100, Math.max(0, score))

/** Scores in order, left to right in every language; lines at 60 and 80. */
export function ScoreTrend({ points, summary, own, from = 0 }: ScoreTrendProps) {
  const yOf = (score: number) => ((100 - clamped(score)) / (100 - from)) * 100
  const places = points.map((point, index) => ({
    ...point,
    x: xOf(index, points.length),
    y: yOf(point.score),
  }))
  return (
    <div
      className={classNames('score-trend', own && 'own')}
      {...(summary === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': summary })}
    >
      <div className="score-trend-scale" aria-hidden="true">
        {[...MARKS, from].map((mark) => (
          <span key={mark} style={{ '--y': yOf(mark) }}>
            {mark}
          </span>
        ))}
      </div>
      <div className="score-trend-field" aria-hidden="true">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path className="grid" d="M0 0H100M0 100H100" />
          <path className="marks" d={`M0 ${yOf(80)}H100M0 ${yOf(60)}H100`} />
          <path
            className="line"
            d={places.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('')}
          />
        </svg>
        {places.map(({ id, x, y, tone, value, label }, index) => {
          const fromLast = places.length - 1 - index
          return (
            <Fragment key={id}>
              <span
                className={classNames('score-trend-point', tone, fromLast === 0 && 'last')}
                style={{ '--x': x, '--y': y }}
              >
                {value && <b>{value}</b>}
              </span>
              {label && (
                <span
                  className={classNames('score-trend-label', placeOf(index, places.length, own))}
                  style={{ '--x': x }}
                >
                  {label}
                </span>
              )}
            </Fragment>
          )
        })}
      </div>
    </div>
  )
}

const [SPARK_WIDTH, SPARK_HEIGHT] = [72, 24]

/** The same as a small line. Decorative. */
export function Sparkline({ scores, tone }: { scores: readonly number[]; tone: Tone }) {
  if (scores.length === 0) return null
  const places = scores.map((score, index) => ({
    x: scores.length === 1 ? SPARK_WIDTH / 2 : 6 + (index * (SPARK_WIDTH - 12)) / (scores.length - 1),
    y: 3 + ((100 - clamped(score)) / 100) * (SPARK_HEIGHT - 6),
  }))
  const last = places.at(-1)
  return (
    <svg
      className={`sparkline ${tone}`}
      viewBox={`0 0 ${SPARK_WIDTH} ${SPARK_HEIGHT}`}
      width={SPARK_WIDTH}
      height={SPARK_HEIGHT}
      aria-hidden="true"
    >
      <path
        d={places
          .map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`)
          .join('')}
      />
      <circle cx={last?.x} cy={last?.y} r="3" />
    </svg>
  )
}
