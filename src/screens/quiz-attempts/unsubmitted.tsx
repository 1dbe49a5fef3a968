import { useStore } from '@nanostores/react'
import { useId, useRef } from 'react'
import { paths } from '../../domain/page/paths.ts'
import type { UnsubmittedStart } from '../../domain/results/admin-results.ts'
import { personOf } from '../../domain/results/attempt-person.ts'
import { quizAttempts } from '../../messages/en/quiz-attempts.ts'
import { results } from '../../messages/en/results.ts'
import { room } from '../../messages/en/room.ts'
import { $timeOffered, extend, STEP_MINUTES } from '../../stores/live/extra-time.ts'
import { $roomOffered } from '../../stores/live/room.ts'
import { $minute } from '../../stores/page/clock.ts'
import type { ResetTarget } from '../../stores/results/attempt-reset.ts'
import { Button } from '../../ui/forms/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Extended } from '../parts/admin/extended.tsx'
import { LinkButton } from '../parts/page/link-button.tsx'

interface RowProps {
  quizId: string
  start: UnsubmittedStart
  onReset: (target: ResetTarget) => void
}

function Row({ quizId, start, onReset }: RowProps) {
  const [now, timeOffered] = [useStore($minute), useStore($timeOffered)]
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
      {inProgress && userId && timeOffered && (
        <Button
          dense
          aria-describedby={nameId}
          onClick={() => void extend({ quizIds: [quizId], person: { userId, name } })}
        >
          {room.extend(STEP_MINUTES)}
        </Button>
      )}
      {/* No reset while the attempt is running: the learner's screen would keep the old deadline. */}
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

/** Running attempts, and those whose time ran out with nothing saved: only an administrator can reset these. */
export function Unsubmitted({ starts, ...rest }: UnsubmittedProps) {
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const roomOffered = useStore($roomOffered)
  if (starts.length === 0) return null
  return (
    <Card as="section" flush aria-labelledby={headingId}>
      <div className="card-head">
        <h2 className="subheading" id={headingId} tabIndex={-1} ref={heading}>
          {quizAttempts.startedNotSubmitted}
        </h2>
        {roomOffered && (
          <LinkButton dense kind="quiet" to={paths.quizRoom(rest.quizId)}>
            {room.openRoom}
          </LinkButton>
        )}
      </div>
      <Extended onUndone={() => heading.current?.focus()} />
      <ul>
        {starts.map((start) => (
          <Row key={start.user._id} start={start} {...rest} />
        ))}
      </ul>
    </Card>
  )
}
