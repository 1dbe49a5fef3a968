import { useStore } from '@nanostores/react'
import { useId, useState } from 'react'
import { useLocation } from 'wouter'
import { paths } from '../../../domain/page/paths.ts'
import type { QuizSummary } from '../../../domain/quizzes/quiz.ts'
import { type Slot, type SlotBooking, slotSpan } from '../../../domain/slots/slot.ts'
import { utilization } from '../../../domain/slots/slot-figures.ts'
import type { SlotRow } from '../../../domain/slots/timetable.ts'
import { slotBooking } from '../../../messages/en/book-slot.ts'
import { slots } from '../../../messages/en/slots.ts'
import { format } from '../../../messages/lib/language.ts'
import {
  $busyId,
  $moving,
  $reachedLimit,
  $upcomingSeats,
  bookSeat,
  moveSeat,
} from '../../../stores/slots/booking.ts'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { Button } from '../../../ui/forms/button.tsx'
import { Icon } from '../../../ui/layout/icon.tsx'
import dialogSheet from '../../../ui/styles/booking/book-dialog.css?inline'
import { Styled } from '../page/styled.tsx'
import { ToastSlot } from '../page/toast-slot.tsx'
import { UtilizationBar } from './slot-usage.tsx'

const Figure = ({ name, children }: { name: string; children: string }) => (
  <div>
    <dt>{name}</dt> <dd>{children}</dd>
  </div>
)

function Figures({ slot }: { slot: Slot }) {
  const percent = utilization(slot)
  const free = Math.max(0, slot.availableSlots)
  return (
    <div className="seats">
      <p className="strong number">{slotBooking.seatsFree(free, slot.maxSlots)}</p>
      <dl className="note number">
        <Figure name={slots.available}>{format.count(free)}</Figure>
        <Figure name={slots.booked}>{format.count(slot.bookedSlots)}</Figure>
        <Figure name={slots.utilization}>{format.percent(percent)}</Figure>
      </dl>
      <UtilizationBar percent={percent} />
    </div>
  )
}

/** The quizzes open in the slot; empty if unknown. */
function OpenHere({ quizzes }: { quizzes: readonly QuizSummary[] | undefined }) {
  if (!quizzes) return null
  if (quizzes.length === 0) return <Banner tone="yellow">{slotBooking.nothingOpen}</Banner>
  return (
    <div className="stack near">
      <h3 className="label">{slotBooking.openHere}</h3>
      <ul className="opens">
        {quizzes.map(({ _id, title, duration }) => (
          <li key={_id}>
            <Icon name="check" />
            <span>{title}</span>
            <small>{slotBooking.quizMinutes(duration)}</small>
          </li>
        ))}
      </ul>
    </div>
  )
}

interface ChoiceProps {
  type: 'checkbox' | 'radio'
  label: string
  note?: string
  checked: boolean
  onChange: (checked: boolean) => void
}

function Choice({ type, label, note, checked, onChange }: ChoiceProps) {
  const id = useId()
  return (
    <label className="give-back">
      <input
        type={type}
        name="give-back"
        checked={checked}
        aria-labelledby={`${id}-label`}
        aria-describedby={note && `${id}-note`}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>
        <span className="strong" id={`${id}-label`}>
          {label}
        </span>
        {note && (
          <span className="note" id={`${id}-note`}>
            {note}
          </span>
        )}
      </span>
    </label>
  )
}

interface GiveBackProps {
  /** The booking that the new one replaces. */
  given: SlotBooking | undefined
  /** The learner has reached the limit. */
  full: boolean
  onGive: (bookingId: string | undefined) => void
}

/** Whether a seat is given up for the new one, and which: never one that the learner has not chosen. */
function GiveBack({ given, full, onGive }: GiveBackProps) {
  const [seats, moving] = [useStore($upcomingSeats), useStore($moving)]
  if (moving) return moving.slot && <p className="note">{slotBooking.cancelsSlot(slotSpan(moving.slot))}</p>
  const [only, ...others] = seats
  if (!only) return null
  if (others.length === 0)
    return (
      <Choice
        type="checkbox"
        label={slotBooking.moveHere}
        note={full ? slotBooking.cancelsSlot(only.span) : slotBooking.cancelsSlotOrKeepsBoth(only.span)}
        checked={given !== undefined}
        onChange={(checked) => onGive(checked ? only.booking._id : undefined)}
      />
    )
  return (
    <div>
      {!full && (
        <Choice
          type="radio"
          label={slotBooking.keepAll}
          checked={!given}
          onChange={() => onGive(undefined)}
        />
      )}
      {seats.map(({ booking: { _id }, span }) => (
        <Choice
          key={_id}
          type="radio"
          label={slotBooking.moveSeatHere(span)}
          checked={given?._id === _id}
          onChange={() => onGive(_id)}
        />
      ))}
    </div>
  )
}

interface BookDialogProps {
  row: SlotRow<QuizSummary>
  onClose: () => void
}

/** Asks before booking if there is something to decide. */
export function BookDialog({ row: { slot, span, minutesLeft, open }, onClose }: BookDialogProps) {
  const [busyId, moving, reached] = [useStore($busyId), useStore($moving), useStore($reachedLimit)]
  const seats = useStore($upcomingSeats)
  const [givenId, give] = useState<string>()
  const given = moving ?? seats.find(({ booking }) => booking._id === givenId)?.booking
  // A running slot does not count towards the limit.
  const limit = minutesLeft === undefined && !moving ? reached : undefined
  const [, navigate] = useLocation()
  const factsId = useId()
  const busy = busyId === slot._id
  const isFull = slot.availableSlots <= 0
  const moves = given !== undefined || limit !== undefined
  const close = () => {
    if (!busy) onClose()
  }
  const book = async () => {
    const booked = given
      ? await moveSeat(given, slot._id)
      : await bookSeat(slot._id, { begun: minutesLeft !== undefined })
    if (!booked) return
    onClose()
    navigate(paths.home)
  }
  const actions = (
    <>
      <Button onClick={close} disabled={busy}>
        {slotBooking.notNow}
      </Button>
      <Button
        kind="primary"
        busy={busy}
        busyText={moves ? slotBooking.moving : slotBooking.booking}
        disabled={isFull || (moves && !given)}
        onClick={() => void book()}
      >
        {isFull ? slotBooking.fullyBooked : moves ? slotBooking.move : slotBooking.book}
      </Button>
    </>
  )
  const title = (
    <>
      <span className="note">{slotBooking.book}</span>{' '}
      <span className="number">{slotBooking.zonedTime(span)}</span>{' '}
      <span className="note">{slotBooking.longDay(span)}</span>
    </>
  )
  return (
    <Dialog
      open
      onClose={close}
      title={title}
      describedBy={factsId}
      actions={actions}
      toastSlot={<ToastSlot modal />}
    >
      <Styled sheet={dialogSheet} className="stack" id={factsId}>
        {minutesLeft !== undefined && (
          <Banner tone="yellow" icon="clock">
            {slotBooking.runsAlready(minutesLeft)}
          </Banner>
        )}
        <Figures slot={slot} />
        {limit === undefined ? (
          <OpenHere quizzes={open} />
        ) : (
          <Banner tone="yellow">{slotBooking.limit(limit)}</Banner>
        )}
      </Styled>
      <GiveBack given={given} full={limit !== undefined} onGive={give} />
    </Dialog>
  )
}
