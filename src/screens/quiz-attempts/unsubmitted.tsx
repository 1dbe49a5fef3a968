import { useStore } from '@nanostores/react'
import { useId } from 'react'
import { personOf } from '../../domain/results/attempt-person.ts'
import type { UnsubmittedStart } from '../../domain/results/results.ts'
import { format } from '../../messages/english.ts'
import { $minute } from '../../stores/page/clock.ts'
import type { ResetTarget } from '../../stores/results/attempt-reset.ts'
import { Button } from '../../ui/forms/button.tsx'

interface RowProps {
  quizId: string
  start: UnsubmittedStart
  onReset: (target: ResetTarget) => void
}

function Row({ quizId, start, onReset }: RowProps) {
  const now = useStore($minute)
  const { userId = '', name, email } = personOf(start)
  const deadline = Date.parse(start.deadline)
  const atWork = deadline > now
  const nameId = `unsubmitted-${userId}`
  return (
    <li className="card-foot unsubmitted">
      <div>
        <div className="strong" id={nameId}>
          {name}
        </div>
        <div className="note">{email}</div>
      </div>
      <p className="note number">
        Started {format.moment(Date.parse(start.startedAt))},{' '}
        {atWork ? `has time until ${format.time(deadline)}` : `time ran out at ${format.time(deadline)}`}
      </p>
      {/* Whoever is at work has the old deadline on the screen, and would be no better for it. */}
      {!atWork && (
        <Button
          dense
          kind="danger-quiet"
          aria-describedby={nameId}
          onClick={() => onReset({ quizId, userId, name, unsubmitted: true })}
        >
          Reset
        </Button>
      )}
    </li>
  )
}

interface UnsubmittedProps extends Omit<RowProps, 'start'> {
  starts: readonly UnsubmittedStart[]
}

/** Who is at work, and whose time ran out before anything arrived: only an administrator can let those begin anew. */
export function Unsubmitted({ starts, ...rest }: UnsubmittedProps) {
  const headingId = useId()
  if (starts.length === 0) return null
  return (
    <section aria-labelledby={headingId}>
      <h3 className="subheading card-foot" id={headingId}>
        Started, not submitted
      </h3>
      <ul>
        {starts.map((start) => (
          <Row key={start.user._id} start={start} {...rest} />
        ))}
      </ul>
    </section>
  )
}
