import { calendarFile } from '../../domain/slots/calendar-file.ts'
import type { Span } from '../../domain/slots/slot.ts'
import { downloadText, fileName } from '../../platform/download.ts'
import { serverNow } from '../page/clock.ts'
import { homeHref } from '../page/location.ts'

const ALARM_MINUTES = 15

interface Booked {
  /** The booking's id; undefined until known. */
  id: string | undefined
  span: Span
  title: string
  description: string
  isCancelled?: boolean
}

/**
 * Downloads a booking for a calendar. Its id identifies the entry, so saving it again after a move or a cancellation
 * updates it.
 */
export function saveForCalendar({ id, ...appointment }: Booked): void {
  const name = id ?? `slot-${appointment.span.from}`
  const event = { ...appointment, uid: `${name}@${location.hostname}`, url: homeHref() }
  const file = calendarFile({ ...event, alarmMinutes: ALARM_MINUTES }, serverNow())
  downloadText(`${fileName(appointment.title, 'slot')}.ics`, file, 'text/calendar')
}
