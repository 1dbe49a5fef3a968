import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { MINUTE_MS } from '../../domain/lib/time.ts'
import { paths } from '../../domain/page/paths.ts'
import type { SlotBooking, Span } from '../../domain/slots/slot.ts'
import { home } from '../../messages/en/home.ts'
import { slots } from '../../messages/en/slots.ts'
import { waiting } from '../../messages/en/waiting.ts'
import { format } from '../../messages/lib/language.ts'
import { $settings } from '../../stores/page/settings.ts'
import { startMoving } from '../../stores/slots/booking.ts'
import { saveForCalendar } from '../../stores/slots/calendar.ts'
import { $ownSeat } from '../../stores/slots/own-seat.ts'
import { $wait } from '../../stores/slots/waiting-room.ts'
import { Button } from '../../ui/forms/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { rich } from '../../ui/layout/rich.ts'
import { preloadMath } from '../../ui/maths/math-loader.ts'
import { CancelDialog } from '../parts/slots/cancel-dialog.tsx'
import { Welcome } from './hero.tsx'

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
        {waiting.wait(wait)}
      </p>
    </div>
  )
}

interface SeatActionsProps {
  seat: SlotBooking
  span: Span
  onCancelled: () => void
}

/** Moves or cancels the seat. */
function SeatActions({ seat, span, onCancelled }: SeatActionsProps) {
  const [asked, setAsked] = useState(false)
  const [, navigate] = useLocation()
  const move = () => {
    startMoving(seat)
    navigate(paths.bookSlot)
  }
  const close = (cancelled: boolean) => {
    setAsked(false)
    if (cancelled) onCancelled()
  }
  return (
    <>
      <Button onClick={move}>{home.move}</Button>
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
  const near = useStore($wait)?.near
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
        <p>{home.stayHere}</p>
        <div className="waiting-actions">
          <Button icon="calendar" onClick={save}>
            {slots.addToCalendar}
          </Button>
          {seat && <SeatActions seat={seat} span={span} onCancelled={onCancelled} />}
        </div>
        <p className="note">
          {rich(home.moreTime(<Link href={paths.bookSlot}>{home.bookAnotherSlot}</Link>))}
        </p>
      </div>
    </Card>
  )
}
