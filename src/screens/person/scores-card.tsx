import { useId } from 'react'
import { scoreTone } from '../../domain/lib/score.ts'
import type { Result } from '../../domain/results/results.ts'
import { averageOf, knownScores, trendFloor } from '../../domain/results/totals.ts'
import { person } from '../../messages/en/person.ts'
import { format } from '../../messages/lib/language.ts'
import { ScoreTrend } from '../../ui/data/score-trend.tsx'
import { Card } from '../../ui/layout/card.tsx'

/** As many as are distinguishable on a phone. */
const MOST_POINTS = 8

/** The scores over time, earliest first. */
export function ScoresCard({ results }: { results: readonly Result[] }) {
  const headingId = useId()
  const known = results.filter(({ score }) => !Number.isNaN(score))
  const shown = known.slice(0, MOST_POINTS).toReversed()
  const [first, last] = [shown[0], shown.at(-1)]
  if (!first || !last) return null
  const points = Math.round(last.score) - Math.round(first.score)
  const tone = points > 0 ? 'green' : 'red'
  return (
    <Card as="section" className="stack" aria-labelledby={headingId}>
      <div className="row apart">
        <h2 className="subheading" id={headingId}>
          {person.scores}
        </h2>
        <p className="note number one-sentence">
          <span>{person.summary(known.length, averageOf(knownScores(known)))}</span>
          {shown.length > 1 && (
            <>
              <span>{' · '}</span>
              <span className={points === 0 ? undefined : `tone ${tone}`}>
                {person.change(points, Date.parse(first.submittedAt))}
              </span>
            </>
          )}
        </p>
      </div>
      <ScoreTrend
        from={trendFloor(shown)}
        summary={person.trend(shown.map(({ score }) => format.percent(score)))}
        points={shown.map(({ _id, score, submittedAt }, index) => ({
          id: _id || String(index),
          score,
          tone: scoreTone(score),
          value: String(Math.round(score)),
          label: format.dayAndMonth(Date.parse(submittedAt)),
        }))}
      />
    </Card>
  )
}
