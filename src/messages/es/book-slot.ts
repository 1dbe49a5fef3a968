import { MINUTE_MS, wallDate } from '../../domain/lib/time.ts'
import type { Span } from '../../domain/slots/slot.ts'
import type { DayPart } from '../../domain/slots/timetable.ts'
import type { slotBooking as english } from '../en/book-slot.ts'
import { format, plural } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'
import { slots } from './slots.ts'
import { waiting } from './waiting.ts'

const time = ({ from, to }: Span) => format.zonedTimeRange(from, to)

const shortDay = (instant: number, weekday?: 'short') =>
  format.wallDate(wallDate(instant), { weekday, month: 'short', day: 'numeric' })

/** '4 mar, 14:00–14:30 CET' */
const bookedTime = (span: Span) => `${shortDay(span.from)}, ${time(span)}`

const timeAndDay = (span: Span) => `${time(span)}, ${format.dayHeading(wallDate(span.from))}`

const minutesRemaining = (minutes: number) =>
  plural(minutes, { one: 'queda # minuto', other: 'quedan # minutos' })

const PARTS: Record<DayPart, string> = { morning: 'Mañana', afternoon: 'Tarde', evening: 'Noche' }

const quizzesOpen = (count: number) =>
  count === 0
    ? 'Ningún examen abierto'
    : plural(count, { one: '# examen abierto', other: '# exámenes abiertos' })

export const slotBooking: Translation<typeof english> = {
  title: 'Reserva tu turno de examen',
  lede: (minutes) => `Reserva un turno de ${minutes} minutos para hacer todos los exámenes disponibles`,
  backHome: 'Volver al inicio',

  activeSlot: 'Tu turno actual',
  activeSlotNote: (span, minutes) => `${timeAndDay(span)}, ${minutesRemaining(minutes)}`,
  goToQuizzes: 'Ir a los exámenes',
  upcomingSlot: (span) => `Tu próximo turno: ${timeAndDay(span)}`,
  expiredSlot: (span) => `Tu turno (${bookedTime(span)}) ha terminado. Reserva otro para hacer los exámenes.`,
  expiredSlotNote: 'Se acabó tu tiempo. Elige otro turno.',
  noSlot: 'Tienes que reservar un turno para hacer los exámenes.',
  nextFree: ({ from }, shownDate) =>
    `Próximo turno libre: ${wallDate(from) === shownDate ? format.time(from) : format.moment(from)}`,

  availableSlots: (date) => `Turnos disponibles: ${format.dayHeading(date)}`,
  slotsNote: (count, zone) => `${slots.count(count)}, con las horas de tu zona horaria (${zone})`,
  empty: 'No hay turnos disponibles',
  emptyNote: 'Todos los turnos de este día están completos o ya han pasado.',
  part: (part) => PARTS[part],
  quizzesOpen: ([fewest, most]) =>
    fewest === most ? quizzesOpen(most) : `de ${format.count(fewest)} a ${quizzesOpen(most)}`,
  book: 'Reservar',
  booking: 'Reservando...',
  fullyBooked: 'Completo',
  minutesLeft: (minutes) => plural(minutes, { one: 'queda # min', other: 'quedan # min' }),
  yours: 'Tu turno reservado',
  cancel: 'Cancelar turno',

  longDay: ({ from }) => format.longDate(from),
  zonedTime: time,
  seatsFree: (free, all) =>
    plural(all, {
      one: `${format.count(free)} de # plaza libre`,
      other: `${format.count(free)} de # plazas libres`,
    }),
  openHere: 'Abierto en este turno',
  nothingOpen:
    'En este turno no hay ningún examen abierto. Puedes reservarlo, pero no tendrás ningún examen que hacer.',
  quizMinutes: (minutes) => `${format.count(minutes)} min`,
  runsAlready: (minutes) =>
    plural(minutes, {
      one: 'Este turno ya ha empezado: le queda # minuto. Un turno que ya ha empezado ya no se puede cancelar.',
      other:
        'Este turno ya ha empezado: le quedan # minutos. Un turno que ya ha empezado ya no se puede cancelar.',
    }),
  notNow: 'Ahora no',
  moveHere: 'Cambiar mi turno a esta hora',
  cancelsSlot: (span) => `Se cancelará tu turno del ${bookedTime(span)}.`,
  cancelsSlotOrKeepsBoth: (span) =>
    `Se cancelará tu turno del ${bookedTime(span)}. Si no lo marcas, tendrás los dos.`,
  moveSeatHere: (span) => `Cambiar a esta hora mi turno del ${bookedTime(span)}`,
  keepAll: 'Quedarme con todos mis turnos',

  limit: (count) =>
    plural(count, {
      one: 'Ya tienes # turno reservado y no puedes tener más. Cámbialo o cancélalo para reservar otro.',
      other: 'Ya tienes # turnos reservados y no puedes tener más. Cambia o cancela uno para reservar otro.',
    }),
  move: 'Cambiar',
  moveToRow: 'Cambiar a este',
  moving: 'Cambiando...',
  chooseNew: (time) => `Elige otra hora para tu turno del ${time}.`,
  chooseNewNote: 'Conservas tu lugar hasta que tengas el nuevo.',

  myBookings: 'Mis reservas',
  yourSlot: 'Tu turno:',
  dayAndWait: ({ from }, wait) => {
    const left = wait.code === 'clock' ? `${Math.ceil(wait.leftMs / MINUTE_MS)} min` : waiting.wait(wait)
    return `${shortDay(from, 'short')}, dentro de ${left}`
  },
  pastBookings: (count) => `Reservas pasadas y canceladas (${format.count(count)})`,
  bookedTime: (span) => (span ? bookedTime(span) : 'Turno desconocido'),
  confirmCancel: (time) => `¿Seguro que quieres cancelar tu reserva? ${time}`,

  adminTitle: 'Acceso de administración',
  adminLede: 'En la administración puedes ver y hacer todos los exámenes. No necesitas reservar un turno.',
  adminTools: [
    'Crear, editar y probar exámenes',
    'Ver todos los resultados y anular intentos',
    'Crear y configurar turnos',
    'Ver la ocupación de los turnos y cancelar reservas',
  ],
  goToAdmin: 'Ir a la administración',
}
