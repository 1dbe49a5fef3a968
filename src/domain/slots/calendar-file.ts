import type { Span } from './slot.ts'

/** What a calendar keeps of a booking. */
interface Appointment {
  /** The same for the same booking, so that a calendar that is told twice, or of a moved slot, has it once. */
  uid: string
  span: Span
  title: string
  description: string
  /** The address where the quizzes open. */
  url: string
  /** How long before the start the calendar reminds. */
  alarmMinutes: number
}

/** RFC 5545, 3.1: longer lines go on in the next one, after a space. In octets, not letters. */
const LINE_OCTETS = 75

const octets = new TextEncoder()
const sizeOf = (text: string) => octets.encode(text).length

function fold(line: string): string {
  const lines = ['']
  let size = 0
  // By code point, so that no letter is cut in two.
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

/** '20260304T143000Z': an instant means the same in every calendar, whatever it knows of zones and their clock changes. */
const instant = (at: number) => `${new Date(at).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`

const text = (words: string) =>
  words.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`)

/** The booking as an iCalendar file (RFC 5545) with one event and one alarm. `now` in milliseconds. */
export const calendarFile = (
  { uid, span, title, description, url, alarmMinutes }: Appointment,
  now: number,
): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//quiz//slots//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${text(uid)}`,
    `DTSTAMP:${instant(now)}`,
    `DTSTART:${instant(span.from)}`,
    `DTEND:${instant(span.to)}`,
    `SUMMARY:${text(title)}`,
    `DESCRIPTION:${text(description)}`,
    `URL:${url}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${text(title)}`,
    `TRIGGER:-PT${alarmMinutes}M`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(fold)
    .join('\r\n')
