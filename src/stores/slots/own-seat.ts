import { calendarFile } from '../../domain/slots/calendar-file.ts'
import { bookingOf } from '../../domain/slots/free-slots.ts'
import type { Span } from '../../domain/slots/slot.ts'
import { downloadText, fileName } from '../../platform/download.ts'
import { computedEqual } from '../lib/computed-equal.ts'
import { serverNow } from '../page/clock.ts'
import { $myBookings } from './booking.ts'
import { $slotStatus } from './current-slot.ts'

/** The learner's seat in the slot to come, which they may move or cancel; undefined while it is not known. */
export const $ownSeat = computedEqual([$myBookings, $slotStatus], ({ data }, status) =>
  status?.state === 'upcoming' && data ? bookingOf(data.rows, status.span) : undefined,
)

const ALARM_MINUTES = 15

/** Downloads the slot for a calendar. By the booking's id it is the same entry when it is saved again. */
export function saveCalendarFile(span: Span, words: { title: string; description: string }): void {
  const uid = `${$ownSeat.get()?._id ?? `slot-${span.from}`}@${location.hostname}`
  const file = calendarFile(
    { uid, span, ...words, url: location.href, alarmMinutes: ALARM_MINUTES },
    serverNow(),
  )
  downloadText(`${fileName(words.title, 'slot')}.ics`, file, 'text/calendar')
}
