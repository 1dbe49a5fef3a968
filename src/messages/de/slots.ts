import { MINUTE_MS } from '../../domain/lib/time.ts'
import type { BookingStatus } from '../../domain/slots/slot.ts'
import type { slots as english } from '../en/slots.ts'
import { format, plural } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'

const STATUSES: Record<BookingStatus, string> = {
  booked: 'Gebucht',
  cancelled: 'Storniert',
  used: 'Genutzt',
  expired: 'Abgelaufen',
}

export const slots: Translation<typeof english> = {
  addToCalendar: 'In den Kalender',
  appointment: (brand) => ({
    title: `${brand}: Prüfungstermin`,
    description: 'Deine Prüfungen sind offen, sobald der Termin beginnt. Sei ein paar Minuten früher da.',
  }),
  available: 'Frei',
  booked: 'Gebucht',
  cancelBooking: 'Buchung stornieren',
  count: (count) => plural(count, { one: '# Termin', other: '# Termine' }),
  removeFromCalendar: 'Aus dem Kalender entfernen',
  keepBooking: 'Buchung behalten',
  timeOfDay: (hours, minutes = 0) => format.time(((hours % 24) * 60 + minutes) * MINUTE_MS, 'UTC'),
  status: (status) => STATUSES[status],
  unknown: 'Dein Termin konnte nicht geprüft werden. Es wird noch einmal versucht …',
  utilization: 'Belegt',
  zone: (zone, now) => {
    const short = format.zone(now, zone)
    return short === zone ? zone : `${zone} (${short})`
  },
}
