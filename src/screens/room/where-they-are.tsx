import { useStore } from '@nanostores/react'
import { useId } from 'react'
import { busiestQuestion, type Whereabouts } from '../../domain/live/room-figures.ts'
import { format } from '../../messages/english.ts'
import { room } from '../../messages/room/en.ts'
import { $whereabouts } from '../../stores/live/room.ts'
import { Card } from '../../ui/layout/card.tsx'
import { classNames } from '../../ui/lib/class-names.ts'

function Plot({ where: { title, counts }, titled }: { where: Whereabouts; titled: boolean }) {
  const { question: busiest, count: most } = busiestQuestion(counts)
  return (
    <div>
      {titled && <h3 className="note strong">{title}</h3>}
      <ol className="where-bars">
        {counts.map((count, index) => {
          const question = index + 1
          const words = room.atQuestion(question, count)
          return (
            <li
              key={question}
              className={classNames('where-bar', question === busiest && 'most')}
              style={{ '--share': count / most }}
              title={words}
            >
              <span className="visually-hidden">{words}</span>
            </li>
          )
        })}
      </ol>
      <p className="where-axis note number" aria-hidden="true">
        <span>{format.count(1)}</span>
        <span>{room.busiest(busiest, most)}</span>
        <span>{format.count(counts.length)}</span>
      </p>
    </div>
  )
}

/** How many learners are at each question: where many are for long, something may be wrong with it. */
export function WhereTheyAre() {
  const whereabouts = useStore($whereabouts)
  const headingId = useId()
  if (whereabouts.length === 0) return null
  return (
    <Card as="section" className="stack" aria-labelledby={headingId}>
      <div>
        <h2 className="subheading" id={headingId}>
          {room.whereTheyAre}
        </h2>
        <p className="note">{room.whereNote}</p>
      </div>
      {whereabouts.map((where) => (
        <Plot key={where.quizId} where={where} titled={whereabouts.length > 1} />
      ))}
    </Card>
  )
}
