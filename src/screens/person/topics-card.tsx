import { useId } from 'react'
import { percent, scoreTone } from '../../domain/lib/score.ts'
import type { TopicFigures } from '../../domain/results/results.ts'
import { person } from '../../messages/en/person.ts'
import { format } from '../../messages/lib/language.ts'
import { Card } from '../../ui/layout/card.tsx'

function Topic({ topic, asked, right }: TopicFigures) {
  const score = percent(right, asked)
  return (
    <li className={`topic ${scoreTone(score)}`}>
      <span>{topic}</span>
      <i style={{ '--v': score }} aria-hidden="true" />
      <b>{format.percent(score)}</b>
    </li>
  )
}

/** A person's results by topic, weakest first; renders nothing if no question has one. */
export function TopicsCard({ topics }: { topics: readonly TopicFigures[] }) {
  const headingId = useId()
  if (topics.length === 0) return null
  return (
    <Card as="section" className="stack near" aria-labelledby={headingId}>
      <h2 className="subheading" id={headingId}>
        {person.topics}
      </h2>
      <p className="note">{person.topicsNote(topics.reduce((sum, { asked }) => sum + asked, 0))}</p>
      <ul>
        {topics.map((topic) => (
          <Topic key={topic.topic} {...topic} />
        ))}
      </ul>
    </Card>
  )
}
