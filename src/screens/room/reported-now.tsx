import { useStore } from '@nanostores/react'
import { useId } from 'react'
import { paths } from '../../domain/page/paths.ts'
import type { RoomReported } from '../../domain/reports/room-reports.ts'
import { inbox } from '../../messages/en/inbox.ts'
import { $reportedNow, putOff } from '../../stores/live/room-reports.ts'
import { Badge } from '../../ui/feedback/badge.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { MathText } from '../../ui/maths/math-text.tsx'
import { LinkButton } from '../parts/page/link-button.tsx'
import { TellEveryone } from './tell-everyone.tsx'

interface ReportedProps {
  reported: RoomReported
  /** All that wait. */
  waiting: number
  onGone: () => void
}

function Reported({ reported, waiting, onGone }: ReportedProps) {
  const { number, kinds, text, line, count } = reported
  const id = useId()
  const later = () => {
    putOff(reported)
    onGone()
  }
  return (
    <Card as="section" flush className="reported-now" aria-label={inbox.inRoom}>
      <div className="card-body reported-head stack near">
        <h2 className="subheading" id={id}>
          {inbox.question(number)}
        </h2>
        <p className="reported-kinds">
          {kinds.map(({ kind, count: said }, index) => (
            <Badge key={kind} tone={index === 0 ? 'yellow' : 'gray'}>
              {inbox.say(kind, said)}
            </Badge>
          ))}
        </p>
      </div>
      <div className="card-body stack near">
        {text && (
          <div className="reported-text">
            <MathText text={text} block />
          </div>
        )}
        {line && (
          <div className="said">
            <MathText text={line} block />
          </div>
        )}
        <TellEveryone key={`${reported.key} ${count}`} reported={reported} onSent={onGone} onLater={later} />
        {waiting > 1 && (
          <div className="row apart">
            <p className="note">{inbox.reported(waiting)}</p>
            <LinkButton kind="quiet" dense to={paths.reports}>
              {inbox.look}
            </LinkButton>
          </div>
        )}
      </div>
    </Card>
  )
}

/** The most often reported question that waits. The message is filled in, and sent by hand; the next question follows. */
export function ReportedNow({ onGone }: { onGone: () => void }) {
  const waiting = useStore($reportedNow)
  const [first] = waiting
  return (
    <>
      <p className="visually-hidden" role="status">
        {first?.kinds[0] &&
          `${inbox.question(first.number)}: ${inbox.say(first.kinds[0].kind, first.kinds[0].count)}`}
      </p>
      {first && <Reported key={first.key} reported={first} waiting={waiting.length} onGone={onGone} />}
    </>
  )
}
