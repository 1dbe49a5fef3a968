import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { MINUTE_MS, wallDate } from '../../domain/lib/time.ts'
import { paths } from '../../domain/page/paths.ts'
import type { SlotBooking, Span } from '../../domain/slots/slot.ts'
import { home } from '../../messages/en/home.ts'
import { slots } from '../../messages/en/slots.ts'
import { waiting } from '../../messages/en/waiting.ts'
import { format } from '../../messages/lib/language.ts'
import { $minute } from '../../stores/page/clock.ts'
import { $settings } from '../../stores/page/settings.ts'
import { saveForCalendar } from '../../stores/slots/calendar.ts'
import { $ownSeat } from '../../stores/slots/own-seat.ts'
import { $wait } from '../../stores/slots/waiting-room.ts'
import { Button } from '../../ui/forms/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { preloadMath } from '../../ui/maths/math-loader.ts'
import { LinkButton } from '../parts/page/link-button.tsx'
import { CancelDialog } from '../parts/slots/cancel-dialog.tsx'
import { BigNumbers, Welcome } from './hero.tsx'

const FACE_MINUTES = 60

/** A one-hour clock face: the arc shows the time until the slot begins, and is full before the last hour. */
function Face() {
  const wait = useStore($wait)?.wait
  if (!wait) return null
  const left = wait.code === 'clock' ? wait.leftMs / MINUTE_MS : FACE_MINUTES
  return (
    <div className="dial" style={{ '--left': left }}>
      <svg viewBox="0 0 240 240" aria-hidden="true">
        <circle className="minutes" cx="120" cy="120" r="116" pathLength={FACE_MINUTES} />
        <circle className="fives" cx="120" cy="120" r="114" pathLength={FACE_MINUTES} />
        <circle className="track" cx="120" cy="120" r="98" pathLength={FACE_MINUTES} />
        <circle className="left" cx="120" cy="120" r="98" pathLength={FACE_MINUTES} />
        {left < FACE_MINUTES && <circle className="tip" cx="218" cy="120" r="7" />}
      </svg>
      <p className="note">{home.opensIn}</p>
      <p className={wait.code === 'clock' ? 'dial-time' : 'dial-time far'} role="timer">
        <BigNumbers>{waiting.wait(wait)}</BigNumbers>
      </p>
    </div>
  )
}

interface CancelSeatProps {
  seat: SlotBooking
  span: Span
  onCancelled: () => void
}

/** Cancels the seat. */
function CancelSeat({ seat, span, onCancelled }: CancelSeatProps) {
  const [asked, setAsked] = useState(false)
  const close = (cancelled: boolean) => {
    setAsked(false)
    if (cancelled) onCancelled()
  }
  return (
    <>
      <Button kind="danger-quiet" onClick={() => setAsked(true)}>
        {home.cancel}
      </Button>
      <CancelDialog booking={asked ? seat : undefined} span={span} onClose={close} />
    </>
  )
}

interface WaitingRoomProps {
  name: string
  span: Span
  onCancelled: () => void
}

/** A countdown to the slot, which then opens automatically: the only actions change the booking. */
export function WaitingRoom({ name, span, onCancelled }: WaitingRoomProps) {
  const [near, now] = [useStore($wait)?.near, useStore($minute)]
  const seat = useStore($ownSeat)
  const { brandName } = useStore($settings)
  const save = () => saveForCalendar({ id: seat?._id, span, ...slots.appointment(brandName) })
  // Uses the wait to load the maths renderer; the screens are preloaded anyway.
  useEffect(() => {
    if (near) void preloadMath()
  }, [near])
  return (
    <Card as="section" className="waiting-room" aria-label={home.yourSlot}>
      <Face />
      <div className="waiting-side">
        <div className="stack near">
          <Welcome name={name}>{format.timeRange(span.from, span.to)}</Welcome>
          <p className="lede">{home.dayAndZone(span.from)}</p>
        </div>
        <p>{near ? home.stayHere : home.comeBack(span.from, wallDate(span.from) === wallDate(now))}</p>
        <div className="waiting-actions">
          <Button icon="calendar" onClick={save}>
            {slots.addToCalendar}
          </Button>
          <LinkButton to={paths.bookSlot}>{home.bookAnotherSlot}</LinkButton>
          {seat && <CancelSeat seat={seat} span={span} onCancelled={onCancelled} />}
        </div>
      </div>
    </Card>
  )
}
