import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { MINUTE_MS, wallDate } from '../../domain/lib/time.ts'
import type { QuizSummary } from '../../domain/quizzes/quiz.ts'
import { asksFirst, type SlotRow } from '../../domain/slots/timetable.ts'
import { slotBooking } from '../../messages/en/book-slot.ts'
import { home } from '../../messages/en/home.ts'
import { format } from '../../messages/lib/language.ts'
import { $minute } from '../../stores/page/clock.ts'
import { $quizzes } from '../../stores/quizzes/quizzes.ts'
import { $busyId, $upcomingSeats, bookSeat } from '../../stores/slots/booking.ts'
import { $nextFree } from '../../stores/slots/next-free.ts'
import { LazyBookDialog } from '../parts/slots/lazy-book-dialog.ts'

/** Times within the hour are shown as minutes from now. */
const SOON_MINUTES = 60

/** What fits in a row on a phone. */
const SHOWN = 3

type Row = SlotRow<QuizSummary>

function Pick({ row: { slot, span, minutesLeft }, onPick }: { row: Row; onPick: () => void }) {
  const [now, busyId] = [useStore($minute), useStore($busyId)]
  const minutes = Math.ceil((span.from - now) / MINUTE_MS)
  const note = () => {
    if (busyId === slot._id) return slotBooking.booking
    if (minutesLeft !== undefined) return home.minutesLeft(minutesLeft)
    return minutes <= SOON_MINUTES ? home.freeInMinutes(minutes) : home.freeSeats(slot.availableSlots)
  }
  return (
    <button
      type="button"
      className={minutesLeft === undefined ? 'pick' : 'pick green'}
      disabled={busyId !== undefined && busyId !== slot._id}
      aria-busy={busyId === slot._id}
      onClick={onPick}
    >
      <b>{minutesLeft === undefined ? format.time(span.from) : home.freeNow}</b> <small>{note()}</small>
    </button>
  )
}

function Picks({ onBooked }: { onBooked: () => void }) {
  const next = useStore($nextFree)
  const [asked, ask] = useState<Row>()
  const [first] = next?.rows ?? []
  if (!next || !first) return null
  const rows = (next.now ? [next.now, ...next.rows] : next.rows).slice(0, SHOWN)
  const pick = async (row: Row) => {
    if (asksFirst(row, $upcomingSeats.get().length > 0)) ask(row)
    else if (await bookSeat(row.slot._id)) onBooked()
  }
  return (
    <div className="stack near">
      <h2 className="label">{home.nextFree(next.day === 0 ? undefined : wallDate(first.span.from))}</h2>
      <div className="picks">
        {rows.map((row) => (
          <Pick key={row.slot._id} row={row} onPick={() => void pick(row)} />
        ))}
      </div>
      {asked && <LazyBookDialog row={asked} onClose={() => ask(undefined)} />}
    </div>
  )
}

/** The next times with a free seat; a press books one. Loaded after the quizzes, which must not wait for it. */
export function FreeTimes({ onBooked }: { onBooked: () => void }) {
  const { data, error } = useStore($quizzes)
  return data || error ? <Picks onBooked={onBooked} /> : null
}
