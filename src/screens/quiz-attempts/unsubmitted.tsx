import { useStore } from '@nanostores/react'
import { useId } from 'react'
import type { UnsubmittedStart } from '../../domain/results/admin-results.ts'
import { personOf } from '../../domain/results/attempt-person.ts'
import { quizAttempts } from '../../messages/quiz-attempts/en.ts'
import { results } from '../../messages/results/en.ts'
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
  const person = personOf(start)
  const { userId = '', email } = person
  const name = results.userName(person)
  const inProgress = Date.parse(start.deadline) > now
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
        {inProgress ? quizAttempts.inProgress(start) : quizAttempts.timeOver(start)}
      </p>
      {/* No reset in progress: the learner's screen would keep the old deadline. */}
      {!inProgress && userId && (
        <Button
          dense
          kind="danger-quiet"
          aria-describedby={nameId}
          onClick={() => onReset({ quizId, userId, name, unsubmitted: true })}
        >
          {quizAttempts.reset}
        </Button>
      )}
    </li>
  )
}

interface UnsubmittedProps extends Omit<RowProps, 'start'> {
  starts: readonly UnsubmittedStart[]
}

/** Attempts in progress, and those whose time ran out before anything arrived: only an administrator can reset these. */
export function Unsubmitted({ starts, ...rest }: UnsubmittedProps) {
  const headingId = useId()
  if (starts.length === 0) return null
  return (
    <section aria-labelledby={headingId}>
      <h3 className="subheading card-foot" id={headingId}>
        {quizAttempts.startedNotSubmitted}
      </h3>
      <ul>
        {starts.map((start) => (
          <Row key={start.user._id} start={start} {...rest} />
        ))}
      </ul>
    </section>
  )
}
