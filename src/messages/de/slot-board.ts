import { OVERVIEW_DAYS } from '../../domain/slots/slot-board.ts'
import type { MapSlot } from '../../domain/slots/slot-map.ts'
import type { slotBoard as english } from '../en/slot-board.ts'
import { format, plural } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'
import { slots } from './slots.ts'

const WALL_TIME = /^(\d{1,2}):(\d{2})/

const MAP_STATES: Record<MapSlot['state'], string> = { past: ', vorbei', running: ', läuft', coming: '' }

export const slotBoard: Translation<typeof english> = {
  title: 'Terminbuchungen',
  accessDeniedDash: ': ',
  zoneNote: (zone, now) => `Datum und Uhrzeit in ${zone ? slots.zone(zone, now) : '…'}`,
  refresh: 'Neu laden',
  refreshing: 'Wird geladen …',
  generate: 'Termine anlegen',
  generating: 'Wird angelegt …',
  tabsLabel: 'Was von den Terminen zu sehen ist',
  tabs: {
    summary: 'Heute',
    date: 'Nach Datum',
    overview: `${OVERVIEW_DAYS}-Tage-Übersicht`,
  },

  mapTitle: 'Sieben Tage auf einen Blick',
  mapNote:
    'Jedes Feld ist ein Termin, gefüllt, soweit er gebucht ist, in Prozent. Antippen zeigt, wer gebucht hat.',
  mapEmpty: 'In den nächsten sieben Tagen gibt es keine Termine.',
  mapLabel: 'Auslastung nach Tag und Uhrzeit',
  mapLegend: { green: 'unter 70', yellow: 'ab 70', red: 'ab 90' },
  mapNoSlots: '–',
  mapTryAgain: 'Erneut laden',
  mapFailed: (dates) =>
    `Diese Tage konnten nicht gelesen werden: ${dates.map((date) => format.dayHeading(date)).join('; ')}.`,
  mapDay: (date) => ({
    name: format.wallDate(date, { weekday: 'short' }),
    short: format.wallDate(date, { weekday: 'short' }),
    number: format.wallDate(date, { day: 'numeric' }),
  }),
  mapSlot: ({ from, to }, utilization, state, zone) =>
    `${format.longDate(from, zone)}, ${format.shortTimeRange(from, to, zone)}: ${format.percent(utilization)} gebucht${MAP_STATES[state]}`,
  mapDescription: ({ from, to }, { bookedSlots, availableSlots }, zone) =>
    `${format.date(from, zone)}, ${format.shortTimeRange(from, to, zone)}: ${format.count(bookedSlots)} gebucht, ${format.count(Math.max(0, availableSlots))} frei`,

  noData: 'Keine Daten vorhanden',
  noDataNote: 'Sobald Termine angelegt sind, steht hier eine Zusammenfassung.',
  day: 'Tag',
  totalSlots: 'Termine',
  totalCapacity: 'Plätze insgesamt',
  bookedSlots: 'Gebuchte Plätze',
  peakTitle: 'Stoßzeit',
  todayBySlot: 'Heute, Termin für Termin',
  slotShare: ({ from }, utilization, zone) => `${format.time(from, zone)}: ${format.percent(utilization)}`,
  peakHour: 'Am vollsten um',
  peakUtilization: 'Höchste Auslastung',
  peak: (peak) => {
    const [, hours, minutes] = WALL_TIME.exec(String(peak)) ?? []
    if (hours !== undefined) return slots.timeOfDay(Number(hours), Number(minutes))
    return typeof peak === 'number' ? slots.timeOfDay(peak) : peak
  },

  datesLabel: 'Termine eines Tages',
  slotsOn: (date) => `Termine am ${format.dayHeading(date)}`,
  noSlots: 'Keine Termine gefunden',
  noSlotsOn: (date) => `Am ${format.dayHeading(date)} gibt es keine Termine.`,
  noSlotsNote: '„Termine anlegen“ füllt die nächsten Tage.',
  viewDetails: 'Details ansehen',
  capacity: 'Plätze',

  bookingsTitle: ({ from, to }, zone, whole) => [
    'Buchungen: ',
    whole(format.shortTimeRange(from, to, zone)),
    ` (${format.date(from, zone)})`,
  ],
  seats: ({ bookedSlots, maxSlots }, utilization) =>
    `${format.count(bookedSlots)} von ${plural(maxSlots, { one: '# Platz', other: '# Plätzen' })}, ${format.percent(utilization)}`,
  close: 'Schließen',
  search: 'Suche',
  searchHint: 'Name oder E-Mail',
  status: 'Status',
  statusFilter: (filter) => (filter === 'all' ? 'Alle' : slots.status(filter)),
  showing: (found, total) => `${found} von ${total} Buchungen`,
  noBookings: 'Für diesen Termin gibt es keine Buchungen.',
  noMatches: 'Keine Buchung passt zu dieser Suche.',
  pagesLabel: 'Seiten der Buchungen',
  page: (page, pageCount) => `Seite ${page} von ${pageCount}`,
  unknownUser: 'Unbekannte Person',
  bookedAt: (instant) => `Gebucht ${format.moment(instant)}`,
  confirmCancel: (name) => `Die Buchung von ${name} wirklich stornieren?`,
  cancelling: 'Wird storniert …',
}
