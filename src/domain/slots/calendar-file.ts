import { SECOND_MS } from '../lib/time.ts'
import type { Span } from './slot.ts'

/** A booking as a calendar entry. */
interface Appointment {
  /** Stable per booking, so that importing it twice, or after a move, updates one entry. */
  uid: string
  span: Span
  title: string
  description: string
  /** The address where the quizzes open. */
  url: string
  /** How long before the start the calendar reminds. */
  alarmMinutes: number
  /** Removes the entry from the calendar. */
  isCancelled?: boolean | undefined
}

/** The epoch of revisions, in seconds: a later file replaces the calendar's entry of the same booking. */
const FIRST_REVISION = Date.UTC(2026, 0, 1)
const revision = (now: number) => Math.max(0, Math.floor((now - FIRST_REVISION) / SECOND_MS))

/** RFC 5545, 3.1: longer lines are folded, with a leading space. Counted in octets, not letters. */
const LINE_OCTETS = 75

const octets = new TextEncoder()
const sizeOf = (text: string) => octets.encode(text).length

function fold(line: string): string {
  const lines = ['']
  let size = 0
  // By code point, so that no character is split.
  for (const letter of line) {
    size += sizeOf(letter)
    if (size > LINE_OCTETS) {
      lines.push(' ')
      size = 1 + sizeOf(letter)
    }
    lines[lines.length - 1] += letter
  }
  return lines.join('\r\n')
}

/** '20260304T143000Z': an instant means the same in every calendar, whatever its zone data. */
const instant = (at: number) => `${new Date(at).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`

const text = (words: string) =>
  words.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`)

const alarm = (title: string, minutes: number) => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${text(title)}`,
  `TRIGGER:-PT${minutes}M`,
  'END:VALARM',
]

/** The booking as an iCalendar file (RFC 5545) with one event and, unless it is cancelled, one alarm. `now` in milliseconds. */
export const calendarFile = (
  { uid, span, title, description, url, alarmMinutes, isCancelled = false }: Appointment,
  now: number,
): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//quiz//slots//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${isCancelled ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:${text(uid)}`,
    `DTSTAMP:${instant(now)}`,
    `SEQUENCE:${revision(now)}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `DTSTART:${instant(span.from)}`,
    `DTEND:${instant(span.to)}`,
    `SUMMARY:${text(title)}`,
    `DESCRIPTION:${text(description)}`,
    `URL:${url}`,
    ...(isCancelled ? [] : alarm(title, alarmMinutes)),
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(fold)
    .join('\r\n')
