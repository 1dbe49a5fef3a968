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

/** '4. März, 14:00–14:30 Uhr MEZ' */
const bookedTime = (span: Span) => `${shortDay(span.from)}, ${time(span)}`

/** '14:00–14:30 Uhr MEZ, Mittwoch, 4. März' */
const timeAndDay = (span: Span) => `${time(span)}, ${format.dayHeading(wallDate(span.from))}`

const minutesRemaining = (minutes: number) =>
  plural(minutes, { one: 'noch # Minute', other: 'noch # Minuten' })

const PARTS: Record<DayPart, string> = { morning: 'Vormittag', afternoon: 'Nachmittag', evening: 'Abend' }

const quizzesOpen = (count: number) =>
  count === 0 ? 'Keine Prüfung offen' : plural(count, { one: '# Prüfung offen', other: '# Prüfungen offen' })

export const slotBooking: Translation<typeof english> = {
  title: 'Prüfungstermin buchen',
  lede: (minutes) => `Buche einen Termin von ${minutes} Minuten. Dann sind alle laufenden Prüfungen offen.`,
  backHome: 'Zur Startseite',

  activeSlot: 'Dein Termin läuft',
  activeSlotNote: (span, minutes) => `${timeAndDay(span)}, ${minutesRemaining(minutes)}`,
  goToQuizzes: 'Zu den Prüfungen',
  upcomingSlot: (span) => `Dein nächster Termin: ${timeAndDay(span)}`,
  expiredSlot: (span) =>
    `Dein Termin (${bookedTime(span)}) ist abgelaufen. Buche einen neuen, um Prüfungen zu machen.`,
  expiredSlotNote: 'Deine Zeit ist vorbei. Wähle einen neuen Termin.',
  noSlot: 'Um Prüfungen zu machen, brauchst du einen Termin.',
  nextFree: ({ from }, shownDate) =>
    `Nächster freier Termin: ${wallDate(from) === shownDate ? format.time(from) : format.moment(from)} Uhr`,

  availableSlots: (date) => `Freie Termine am ${format.dayHeading(date)}`,
  slotsNote: (count, zone) => `${slots.count(count)}, Uhrzeiten in deiner Zeitzone (${zone})`,
  empty: 'Keine freien Termine',
  emptyNote: 'Alle Termine an diesem Tag sind ausgebucht oder schon vorbei.',
  part: (part) => PARTS[part],
  quizzesOpen: ([fewest, most]) =>
    fewest === most ? quizzesOpen(most) : `${format.count(fewest)} bis ${quizzesOpen(most)}`,
  book: 'Buchen',
  booking: 'Wird gebucht …',
  fullyBooked: 'Ausgebucht',
  minutesLeft: (minutes) => `noch ${format.count(minutes)} Min.`,
  yours: 'Dein Termin',
  cancel: 'Stornieren',

  longDay: ({ from }) => format.longDate(from),
  zonedTime: time,
  seatsFree: (free, all) =>
    plural(all, {
      one: `${format.count(free)} von # Platz frei`,
      other: `${format.count(free)} von # Plätzen frei`,
    }),
  openHere: 'In diesem Termin offen',
  nothingOpen:
    'In diesem Termin ist keine Prüfung offen. Du kannst ihn buchen, aber es gibt dann nichts zu tun.',
  quizMinutes: (minutes) => `${format.count(minutes)} Min.`,
  runsAlready: (minutes) =>
    plural(minutes, {
      one: 'Dieser Termin läuft schon: Es bleibt noch # Minute. Ein Termin, der läuft, kann nicht mehr storniert werden.',
      other:
        'Dieser Termin läuft schon: Es bleiben noch # Minuten. Ein Termin, der läuft, kann nicht mehr storniert werden.',
    }),
  notNow: 'Jetzt nicht',
  moveHere: 'Meinen Termin hierher verlegen',
  cancelsSlot: (span) => `Dein Termin am ${bookedTime(span)} wird dabei storniert.`,
  cancelsSlotOrKeepsBoth: (span) =>
    `Dein Termin am ${bookedTime(span)} wird dabei storniert. Sonst hast du beide Termine.`,
  moveSeatHere: (span) => `Meinen Termin vom ${bookedTime(span)} hierher verlegen`,
  keepAll: 'Alle meine Termine behalten',

  limit: (count) =>
    plural(count, {
      one: 'Du hast einen künftigen Termin, mehr sind nicht erlaubt. Verlege oder storniere ihn, um einen anderen zu buchen.',
      other:
        'Du hast # künftige Termine, mehr sind nicht erlaubt. Verlege oder storniere einen, um einen anderen zu buchen.',
    }),
  move: 'Verlegen',
  moveToRow: 'Hierher verlegen',
  moving: 'Wird verlegt …',
  chooseNew: (time) => `Wähle eine neue Zeit für deinen Termin: ${time}.`,
  chooseNewNote: 'Du behältst deinen Platz, bis der neue dir gehört.',

  myBookings: 'Meine Buchungen',
  yourSlot: 'Dein Termin:',
  dayAndWait: ({ from }, wait) => {
    const left = wait.code === 'clock' ? `${Math.ceil(wait.leftMs / MINUTE_MS)} Min.` : waiting.wait(wait)
    return `${shortDay(from, 'short')}, in ${wait.code === 'days' ? `${left}n` : left}`
  },
  pastBookings: (count) => `Vergangene und stornierte Buchungen (${format.count(count)})`,
  bookedTime: (span) => (span ? bookedTime(span) : 'Unbekannter Termin'),
  confirmCancel: (time) => `Möchtest du deine Buchung wirklich stornieren? ${time}`,

  adminTitle: 'Admin-Zugang',
  adminLede: 'In der Verwaltung sind alle Prüfungen zu sehen und zu machen. Ein Termin ist nicht nötig.',
  adminTools: [
    'Prüfungen erstellen, bearbeiten und ausprobieren',
    'Alle Ergebnisse sehen und Versuche zurücksetzen',
    'Termine anlegen und einstellen',
    'Auslastung der Termine sehen und Buchungen stornieren',
  ],
  goToAdmin: 'Zur Verwaltung',
}
