import type { StoredSlotConfig } from '../../domain/slots/slot-config.ts'
import type { SlotConfigProblem } from '../../domain/slots/slot-config-draft.ts'
import type { slotConfig as english } from '../en/slot-config.ts'
import { plural } from '../lib/language.ts'
import { type Wording, word } from '../lib/wording.ts'
import type { Translation } from '../lib/words.ts'
import { slots } from './slots.ts'

interface Range {
  from: number
  to: number
}

const range = ({ from, to }: Range) => `von ${from} bis ${to}`

const PROBLEMS: Wording<SlotConfigProblem> = {
  'invalid-duration': (limits) =>
    `Die Dauer eines Termins muss eine ganze Zahl von Minuten sein, ${range(limits)}`,
  'invalid-capacity': (limits) => `Die Zahl der Plätze muss eine ganze Zahl sein, ${range(limits)}`,
  'invalid-window': (limits) => `„Buchbar im Voraus“ muss eine ganze Zahl von Tagen sein, ${range(limits)}`,
  'invalid-bookings': (limits) =>
    `Die Zahl künftiger Termine pro Person muss eine ganze Zahl sein, ${range(limits)}`,
  'no-start-hour': () => 'Die Stunde fehlt, zu der die Termine beginnen',
  'no-end-hour': () => 'Die Stunde fehlt, zu der die Termine enden',
  'no-timezone': () => 'Die Zeitzone fehlt',
  'end-before-start': () => 'Das Ende muss nach dem Beginn liegen',
  'no-slot-fits': ({ minutes }) => `Zwischen diese Stunden passt kein Termin von ${minutes} Minuten`,
}

/** '30-Minuten-Termine von 8:00 bis 18:00 Uhr, je 500 Plätze', mit der Zeitzone, wenn es nicht UTC ist. */
function summary(config: StoredSlotConfig): string {
  const { slotDurationMinutes, slotCapacity, businessHoursStart, businessHoursEnd, timezone } = config
  const hours = `von ${slots.timeOfDay(businessHoursStart)} bis ${slots.timeOfDay(businessHoursEnd)} Uhr`
  const zone = timezone === 'UTC' ? '' : ` (${timezone})`
  return `${slotDurationMinutes}-Minuten-Termine ${hours}${zone}, je ${slotCapacity} Plätze`
}

const affected = (bookings: number) =>
  plural(bookings, {
    one: '# Buchung gehört zu einem Termin, der dann nicht mehr passt. Sie bleibt zu ihrer gebuchten Zeit gültig.',
    other:
      '# Buchungen gehören zu Terminen, die dann nicht mehr passen. Sie bleiben zu ihren gebuchten Zeiten gültig.',
  })

const CONFIRM_RESET = 'Die Einstellungen wirklich auf die Vorgaben zurücksetzen?'

export const slotConfig: Translation<typeof english> = {
  panelTitle: 'Terminbuchungen',
  panelNote: 'Wann Termine sind, wie viele Lernende sie fassen und wer gebucht hat.',
  configure: 'Termine konfigurieren',
  manage: 'Termine verwalten',

  title: 'Termineinstellungen',
  lede: 'Gilt für Termine, die ab jetzt erzeugt werden. Gebuchte Plätze bleiben, wie sie sind.',
  loading: 'Einstellungen werden geladen …',
  cancel: 'Abbrechen',
  save: 'Einstellungen speichern',
  saving: 'Wird gespeichert …',
  reset: 'Auf Vorgaben zurücksetzen',
  resetting: 'Wird zurückgesetzt …',

  duration: 'Dauer eines Termins (Minuten)',
  durationHint: ({ from, to }) => `${from} bis ${to} Minuten`,
  capacity: 'Plätze (pro Termin)',
  capacityHint: ({ from, to }) => `${from} bis ${to} Plätze`,
  window: 'Buchbar im Voraus (Tage)',
  windowHint: ({ from, to }) => `${from} bis ${to} Tage im Voraus`,
  bookings: 'Künftige Termine pro Person',
  bookingsHint: ({ from, to }) => `${from} bis ${to} Termine, die eine Person haben darf`,
  startHour: (zone) => `Erster Termin ab (${zone})`,
  endHour: (zone) => `Letzter Termin bis (${zone})`,
  timezone: 'Zeitzone',
  timezoneHint: 'Termine werden derzeit in UTC gespeichert. Die Stunden des Tages gelten in dieser Zeitzone.',
  problem: (problem) => word(PROBLEMS, problem),

  summaryTitle: 'Jetzige Einstellungen',
  summary,
  unsavedSummary: (config) => `${summary(config)} · noch nicht gespeichert`,
  noSummary: 'Aus den Feldern oben ergeben sich noch keine Einstellungen',
  slotsPerDay: 'Termine pro Tag',
  seatsPerDay: 'Plätze pro Tag',
  daysAhead: 'Tage im Voraus',
  noFigure: '–',

  confirmSave: (bookings) => `${affected(bookings)} Diese Einstellungen speichern?`,
  confirmReset: (bookings) => (bookings > 0 ? `${CONFIRM_RESET} ${affected(bookings)}` : CONFIRM_RESET),
}
