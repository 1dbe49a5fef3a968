import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { paths } from '../../domain/lib/paths.ts'
import { type SlotStatus, type Span, spanMinutes } from '../../domain/slots/slot.ts'
import { format } from '../../messages/english.ts'
import { waiting } from '../../messages/waiting/en.ts'
import { $wait } from '../../stores/attempts/waiting-room.ts'
import { Badge } from '../../ui/feedback/badge.tsx'
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx'
import { Card } from '../../ui/layout/card.tsx'
import type { Tone } from '../../ui/lib/tone.ts'
import { preloadMath } from '../../ui/maths/math-loader.ts'
import { LinkButton } from '../parts/link-button.tsx'

function SlotTime({ span, tone, status }: { span: Span; tone: Tone; status: string }) {
  return (
    <div className="stack near">
      <div>
        <Badge tone={tone}>{status}</Badge>
      </div>
      <p className="slot-time">{format.timeRange(span.from, span.to)}</p>
      <p className="note">{format.longDate(span.from)}</p>
    </div>
  )
}

function TimeRemaining({ span, minutesRemaining }: { span: Span; minutesRemaining: number }) {
  const minutes = spanMinutes(span)
  const passed = Math.max(0, minutes - minutesRemaining)
  const valueText = `${passed} of ${minutes} minutes`
  return (
    <div className="stack near">
      <p className="row apart">
        <span className="strong">
          {minutesRemaining} {minutesRemaining === 1 ? 'minute' : 'minutes'} remaining
        </span>
        <span className="note number">{valueText}</span>
      </p>
      <ProgressBar label="Slot time" value={passed} max={minutes} marks="slot" valueText={valueText} />
    </div>
  )
}

const BookAnother = () => (
  <div className="row end">
    <LinkButton to={paths.bookSlot}>Book Another Slot</LinkButton>
  </div>
)

/** How long it is still; the quizzes open by themselves. */
function Wait() {
  const wait = useStore($wait)
  const near = wait?.near
  // The renderer of formulas comes while there is time for it; the screens come anyway.
  useEffect(() => {
    if (near) void preloadMath()
  }, [near])
  if (!wait) return null
  return (
    <div className="stack near">
      <p className="strong number">
        Opens in <span role="timer">{waiting.wait(wait.wait)}</span>
      </p>
      {near && <p className="note">Stay on this page: your quizzes open by themselves.</p>}
    </div>
  )
}

/** The learner's slot: running, coming, over, or none. */
export function SlotCard({ status }: { status: SlotStatus }) {
  if (status.state === 'none')
    return (
      <Card as="section" className="slot-now" aria-label="Your slot">
        <div className="stack near">
          <h2 className="subheading">No slot booked</h2>
          <p className="note">You need a slot to access quizzes.</p>
        </div>
        <div className="row end">
          <LinkButton to={paths.bookSlot} kind="primary" icon="calendar">
            Book Slot
          </LinkButton>
        </div>
      </Card>
    )
  const { span } = status
  return (
    <Card as="section" className="slot-now" yours={status.state !== 'inactive'} aria-label="Your slot">
      {status.state === 'active' && (
        <>
          <SlotTime span={span} tone="green" status="Active" />
          <TimeRemaining span={span} minutesRemaining={status.minutesRemaining} />
        </>
      )}
      {status.state === 'upcoming' && (
        <>
          <div className="stack">
            <SlotTime span={span} tone="blue" status="Upcoming" />
            <Wait />
          </div>
          <BookAnother />
        </>
      )}
      {status.state === 'inactive' && (
        <>
          <SlotTime span={span} tone="gray" status="Not active" />
          <BookAnother />
        </>
      )}
    </Card>
  )
}
