import type { ItemFigures } from '../../domain/analysis/item-figures.ts'
import { type QuestionTime, questionTimes } from '../../domain/analysis/question-times.ts'
import { itemAnalysis } from '../../messages/en/item-analysis.ts'
import { results } from '../../messages/en/results.ts'
import { format } from '../../messages/lib/language.ts'
import { Card } from '../../ui/layout/card.tsx'

const Row = ({ number, share, mean, facility, hurried, of }: QuestionTime) => (
  <tr>
    <th scope="row">{number}</th>
    <td className="of-number">{results.took(mean)}</td>
    <td className="of-number">{format.percent(share * 100)}</td>
    <td className="of-number">
      {facility === undefined ? itemAnalysis.index(undefined) : format.percent(facility * 100)}
    </td>
    <td className="of-number">{itemAnalysis.share(hurried, of)}</td>
  </tr>
)

/** Which questions eat the quiz, beside how many were right, where the API notes the time. */
export function QuestionTimes({ items }: { items: readonly ItemFigures[] }) {
  const times = questionTimes(items)
  if (times.length === 0) return null
  return (
    <Card as="section" className="stack near" aria-label={itemAnalysis.pace.title}>
      <h2 className="subheading">{itemAnalysis.pace.title}</h2>
      <p className="note">{itemAnalysis.pace.note}</p>
      <div className="wide-table">
        <table className="table slim">
          <thead>
            <tr>
              <th scope="col">{itemAnalysis.pace.question}</th>
              <th scope="col" className="of-number">
                {itemAnalysis.pace.mean}
              </th>
              <th scope="col" className="of-number">
                {itemAnalysis.pace.share}
              </th>
              <th scope="col" className="of-number">
                {itemAnalysis.pace.right}
              </th>
              <th scope="col" className="of-number">
                {itemAnalysis.pace.hurried}
              </th>
            </tr>
          </thead>
          <tbody>
            {times.map((time) => (
              <Row key={time.number} {...time} />
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  )
}
