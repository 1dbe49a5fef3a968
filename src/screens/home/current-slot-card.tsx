import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { paths } from '../../domain/lib/paths.ts'
import { type SlotStatus, type Span, spanMinutes } from '../../domain/slots/slot.ts'
import { format } from '../../messages/english.ts'
import { home } from '../../messages/home/en.ts'
import { waiting } from '../../messages/waiting/en.ts'
import { $wait } from '../../stores/attempts/waiting-room.ts'
import { Badge } from '../../ui/feedback/badge.tsx'
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { rich } from '../../ui/layout/rich.ts'
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
  const valueText = home.slotProgress(passed, minutes)
  return (
    <div className="stack near">
      <p className="row apart">
        <span className="strong">{home.minutesRemaining(minutesRemaining)}</span>
        <span className="note number">{valueText}</span>
      </p>
      <ProgressBar label={home.slotTime} value={passed} max={minutes} marks="slot" valueText={valueText} />
    </div>
  )
}

const BookAnother = () => (
  <div className="row end">
    <LinkButton to={paths.bookSlot}>{home.bookAnotherSlot}</LinkButton>
  </div>
)

/** Countdown to the slot; the quizzes then open by themselves. */
function Countdown() {
  const wait = useStore($wait)
  const near = wait?.near
  // Loads the maths renderer while there is time; the screens are preloaded anyway.
  useEffect(() => {
    if (near) void preloadMath()
  }, [near])
  if (!wait) return null
  return (
    <div className="stack near">
      <p className="strong number">
        {rich(home.opensIn(<span role="timer">{waiting.wait(wait.wait)}</span>))}
      </p>
      {near && <p className="note">{home.stayHere}</p>}
    </div>
  )
}

/** The learner's slot: running, upcoming, over or none. */
export function CurrentSlotCard({ status }: { status: SlotStatus }) {
  if (status.state === 'none')
    return (
      <Card as="section" className="slot-now" aria-label={home.yourSlot}>
        <div className="stack near">
          <h2 className="subheading">{home.noSlot}</h2>
          <p className="note">{home.noSlotNote}</p>
        </div>
        <div className="row end">
          <LinkButton to={paths.bookSlot} kind="primary" icon="calendar">
            {home.bookSlot}
          </LinkButton>
        </div>
      </Card>
    )
  const { span } = status
  return (
    <Card as="section" className="slot-now" yours={status.state !== 'inactive'} aria-label={home.yourSlot}>
      {status.state === 'active' && (
        <>
          <SlotTime span={span} tone="green" status={home.slotActive} />
          <TimeRemaining span={span} minutesRemaining={status.minutesRemaining} />
        </>
      )}
      {status.state === 'upcoming' && (
        <>
          <div className="stack">
            <SlotTime span={span} tone="blue" status={home.slotUpcoming} />
            <Countdown />
          </div>
          <BookAnother />
        </>
      )}
      {status.state === 'inactive' && (
        <>
          <SlotTime span={span} tone="gray" status={home.slotInactive} />
          <BookAnother />
        </>
      )}
    </Card>
  )
}
