import { useStore } from '@nanostores/react'
import { type RefObject, useState } from 'react'
import { useLocation } from 'wouter'
import { wallToInstant } from '../../domain/lib/time.ts'
import { paths } from '../../domain/page/paths.ts'
import type { QuizSummary } from '../../domain/quizzes/quiz.ts'
import type { SlotBooking } from '../../domain/slots/slot.ts'
import { asksFirst, type PartOfDay } from '../../domain/slots/timetable.ts'
import { slotBooking } from '../../messages/en/book-slot.ts'
import { format } from '../../messages/lib/language.ts'
import { $bookingDate, $suggestion, $upcomingSeats, bookSeat } from '../../stores/slots/booking.ts'
import { $timetable, readRow } from '../../stores/slots/timetable.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { RowBoundary } from '../../ui/lib/row-boundary.tsx'
import { LazyBookDialog } from '../parts/slots/lazy-book-dialog.ts'
import { BookableSlot } from './bookable-slot.tsx'
import { NextFree } from './next-free.tsx'

interface PartProps {
  part: PartOfDay<QuizSummary>
  onBook: (slotId: string) => void
  onCancel: (booking: SlotBooking) => void
}

function Part({ part: { part, rows, open }, onBook, onCancel }: PartProps) {
  const suggestion = useStore($suggestion)
  return (
    <section>
      <div className="part-head">
        <h3 className="subheading">{slotBooking.part(part)}</h3>
        <p className="note">{open && slotBooking.quizzesOpen(open)}</p>
      </div>
      <ul className="slot-list">
        {rows.map((row) => (
          <RowBoundary key={row.slot._id}>
            <BookableSlot
              row={row}
              suggested={suggestion?.slotId === row.slot._id ? suggestion : undefined}
              onBook={() => onBook(row.slot._id)}
              onCancel={() => row.own && onCancel(row.own)}
            />
          </RowBoundary>
        ))}
      </ul>
    </section>
  )
}

interface DaySlotsProps {
  onCancel: (booking: SlotBooking) => void
  headingRef: RefObject<HTMLHeadingElement | null>
}

/** The picked day as a timetable. */
export function DaySlots({ onCancel, headingRef }: DaySlotsProps) {
  const [date, parts] = [useStore($bookingDate), useStore($timetable)]
  const [askedId, ask] = useState<string>()
  const [, navigate] = useLocation()
  const rows = parts.flatMap((part) => part.rows)
  const book = async (slotId: string) => {
    const row = await readRow(slotId)
    if (!row || asksFirst(row, $upcomingSeats.get().length > 0)) ask(slotId)
    else if (await bookSeat(slotId)) navigate(paths.home)
  }
  const asked = rows.find(({ slot, own }) => slot._id === askedId && !own)
  return (
    <section className="stack near">
      <div className="section-head">
        <h2 className="heading book-heading" ref={headingRef} tabIndex={-1}>
          {slotBooking.availableSlots(date)}
        </h2>
        <p className="note">
          {slotBooking.slotsNote(rows.length, format.zone(wallToInstant(date, '12:00')))}
        </p>
      </div>
      {rows.length === 0 ? (
        <EmptyState
          icon="calendar"
          title={slotBooking.empty}
          note={slotBooking.emptyNote}
          action={<NextFree />}
        />
      ) : (
        <div className="timetable">
          {parts.map((part) => (
            <Part key={part.part} part={part} onBook={(slotId) => void book(slotId)} onCancel={onCancel} />
          ))}
        </div>
      )}
      {asked && <LazyBookDialog key={asked.slot._id} row={asked} onClose={() => ask(undefined)} />}
    </section>
  )
}
