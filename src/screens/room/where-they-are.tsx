import { useStore } from '@nanostores/react'
import { useId } from 'react'
import { busiestQuestion, type Whereabouts } from '../../domain/live/room-figures.ts'
import { room } from '../../messages/en/room.ts'
import { format } from '../../messages/lib/language.ts'
import { $whereabouts } from '../../stores/live/room.ts'
import { DescribedColumns } from '../../ui/data/described-columns.tsx'
import { Card } from '../../ui/layout/card.tsx'

function Plot({ where: { title, counts }, titled }: { where: Whereabouts; titled: boolean }) {
  const { question: busiest, count: most } = busiestQuestion(counts)
  return (
    <div>
      {titled && <h3 className="note strong">{title}</h3>}
      <DescribedColumns
        columns={counts.map((count, index) => ({
          id: index,
          share: count / most,
          words: room.atQuestion(index + 1, count),
          most: index + 1 === busiest,
        }))}
        axis={[format.count(1), room.busiest(busiest, most), format.count(counts.length)]}
      />
    </div>
  )
}

/** How many learners are at each question: if many stay at one, something may be wrong with it. */
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
