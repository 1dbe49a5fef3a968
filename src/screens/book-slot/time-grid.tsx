import { useEffect, useState } from 'react'
import type { QuizSummary } from '../../domain/quizzes/quiz.ts'
import type { SlotBooking } from '../../domain/slots/slot.ts'
import type { PartOfDay, SlotRow } from '../../domain/slots/timetable.ts'
import { slotBooking } from '../../messages/book-slot/en.ts'
import { format } from '../../messages/language.ts'
import { slots } from '../../messages/slots/en.ts'
import { classNames } from '../../ui/lib/class-names.ts'
import { BookableSlot } from './bookable-slot.tsx'
import type { Suggestion } from './next-free.tsx'

export interface TimesProps {
  parts: readonly PartOfDay<QuizSummary>[]
  suggestion: Suggestion | undefined
  onBook: (slotId: string) => void
  onCancel: (booking: SlotBooking) => void
}

type Row = SlotRow<QuizSummary>

const isFree = ({ slot }: Row) => slot.availableSlots > 0

/** What is left in a slot. */
function Left({ row }: { row: Row }) {
  if (row.own) return slotBooking.yours
  if (!isFree(row)) return slotBooking.fullyBooked
  return (
    <>
      {format.count(row.slot.availableSlots)}
      <span className="visually-hidden"> {slots.available}</span>
    </>
  )
}

function Time({ row, picked, onPick }: { row: Row; picked: boolean; onPick: () => void }) {
  return (
    <label className={classNames('time', picked && 'picked', !row.own && !isFree(row) && 'full')}>
      <input type="radio" name="time" checked={picked} onChange={onPick} />
      <b>{format.time(row.span.from)}</b>
      <small>
        <Left row={row} />
      </small>
    </label>
  )
}

/** For narrow places in somebody's page: the day's times as one choice, and one button for the chosen one. */
export function TimeGrid({ parts, suggestion, onBook, onCancel }: TimesProps) {
  const [pickedId, pick] = useState<string>()
  // The learner pressed a button that leads to a slot.
  useEffect(() => {
    if (suggestion) pick(suggestion.slotId)
  }, [suggestion])
  const rows = parts.flatMap((part) => part.rows)
  const picked =
    rows.find(({ slot }) => slot._id === pickedId) ??
    rows.find(({ own }) => own) ??
    rows.find(isFree) ??
    rows[0]
  return (
    <div className="stack">
      {parts.map(({ part, rows: ofPart }) => (
        <fieldset className="time-part" key={part}>
          <legend className="visually-hidden">{slotBooking.part(part)}</legend>
          <span className="note" aria-hidden="true">
            {slotBooking.part(part)}
          </span>
          <div className="times">
            {ofPart.map((row) => (
              <Time key={row.slot._id} row={row} picked={row === picked} onPick={() => pick(row.slot._id)} />
            ))}
          </div>
        </fieldset>
      ))}
      {picked && (
        <ul className="slot-list">
          <BookableSlot
            key={picked.slot._id}
            only
            row={picked}
            suggested={suggestion?.slotId === picked.slot._id ? suggestion : undefined}
            onBook={() => onBook(picked.slot._id)}
            onCancel={() => picked.own && onCancel(picked.own)}
          />
        </ul>
      )}
    </div>
  )
}
