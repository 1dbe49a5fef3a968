import { MINUTE_MS } from '../../domain/lib/time.ts'
import type { BookingStatus } from '../../domain/slots/slot.ts'
import type { slots as english } from '../en/slots.ts'
import { format, plural } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'

const STATUSES: Record<BookingStatus, string> = {
  booked: 'Reservado',
  cancelled: 'Cancelado',
  used: 'Usado',
  expired: 'Pasado',
}

export const slots: Translation<typeof english> = {
  addToCalendar: 'Añadir al calendario',
  appointment: (brand) => ({
    title: `${brand}: turno de examen`,
    description: 'Tus exámenes se abren solos cuando empieza el turno. Llega unos minutos antes.',
  }),
  available: 'Disponible',
  booked: 'Reservado',
  cancelBooking: 'Cancelar la reserva',
  count: (count) => plural(count, { one: '# turno', other: '# turnos' }),
  removeFromCalendar: 'Quitar del calendario',
  keepBooking: 'Conservar la reserva',
  timeOfDay: (hours, minutes = 0) => format.time(((hours % 24) * 60 + minutes) * MINUTE_MS, 'UTC'),
  status: (status) => STATUSES[status],
  unknown: 'No pudimos comprobar tu turno. Lo intentamos de nuevo…',
  utilization: 'Ocupación',
  zone(zone, now) {
    const short = format.zone(now, zone)
    return short === zone ? zone : `${zone} (${short})`
  },
}
