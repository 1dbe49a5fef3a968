import { useId, useState } from 'react'
import type { ReportedQuestion } from '../../domain/reports/inbox.ts'
import type { AdminReport } from '../../domain/reports/reports.ts'
import { inbox } from '../../messages/en/inbox.ts'
import { results } from '../../messages/en/results.ts'
import { format } from '../../messages/lib/language.ts'
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { MathText } from '../../ui/maths/math-text.tsx'

const FIRST_LINES = 3

const Line = ({ report: { text, user, reportedAt } }: { report: AdminReport }) => (
  <li className="said">
    <MathText text={text} block />
    <span className="note number" translate="no">
      <bdi>{inbox.lineBy(results.userName(user), reportedAt ? Date.parse(reportedAt) : undefined)}</bdi>
    </span>
  </li>
)

/** How many report it as what, and what they write. */
export function LearnersSay({ reported: { kinds, reports, lines } }: { reported: ReportedQuestion }) {
  const [showsAll, setShowsAll] = useState(false)
  const id = useId()
  const shown = showsAll ? lines : lines.slice(0, FIRST_LINES)
  const rest = lines.length - shown.length
  return (
    <section className="stack near" aria-labelledby={id}>
      <h3 className="label" id={id}>
        {inbox.learnersSay}
      </h3>
      <ul className="kind-counts">
        {kinds.map(({ kind, count }, index) => (
          <li key={kind}>
            <span>{inbox.kind(kind)}</span>
            <ProgressBar
              label={inbox.kind(kind)}
              value={count}
              max={reports.length}
              tone={index === 0 ? 'red' : 'gray'}
              valueText={inbox.reports(count)}
            />
            <b className="number">{format.count(count)}</b>
          </li>
        ))}
      </ul>
      {shown.length > 0 && (
        <ul className="stack near">
          {shown.map((report) => (
            <Line key={report._id} report={report} />
          ))}
        </ul>
      )}
      {rest > 0 && (
        <div className="row">
          <Button kind="quiet" onClick={() => setShowsAll(true)}>
            {inbox.more(rest)}
          </Button>
        </div>
      )}
    </section>
  )
}
