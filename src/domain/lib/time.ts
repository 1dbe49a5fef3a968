/**
 * Instants are milliseconds since 1970 (UTC). A zone is an IANA name; left out, it is the device's own.
 * Wall dates are 'YYYY-MM-DD', wall times 'HH:MM'.
 */
export const SECOND_MS = 1000
export const MINUTE_MS = 60 * SECOND_MS
export const DAY_MS = 24 * 60 * MINUTE_MS

/** The interface speaks English, so dates do too, whatever the browser's language. */
const LOCALE = 'en-US'

type FormatOptions = Intl.DateTimeFormatOptions

const inZone = (options: FormatOptions, zone: string | undefined) =>
  new Intl.DateTimeFormat(LOCALE, zone === undefined ? options : { ...options, timeZone: zone })

const pad = (value: number) => String(value).padStart(2, '0')

/** The clock of a running quiz: `mm:ss`, minutes beyond 99 simply grow. Never below 00:00. */
export function formatClock(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / SECOND_MS))
  return `${pad(Math.floor(seconds / 60))}:${pad(seconds % 60)}`
}

/** Time spent on an attempt: `m:ss`, or `h:mm:ss` from an hour on. */
export function formatTimeSpent(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds))
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60]
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(whole % 60)}` : `${minutes}:${pad(whole % 60)}`
}

/** 'Mar 4, 2:00 PM' */
export const formatMoment = (instant: number, zone?: string) =>
  inZone({ month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' }, zone).format(instant)

/** 'Wednesday, March 4, 2026' */
export const formatLongDate = (instant: number, zone?: string) =>
  inZone({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' }, zone).format(instant)

/** 'Mar 4, 2026' */
export const formatDate = (instant: number, zone?: string) =>
  inZone({ month: 'short', day: 'numeric', year: 'numeric' }, zone).format(instant)

/** '2:00 PM' */
export const formatTime = (instant: number, zone?: string) =>
  inZone({ hour: 'numeric', minute: '2-digit' }, zone).format(instant)

/** '10:42:07' */
export const formatClockTime = (instant: number, zone?: string) =>
  inZone({ hourCycle: 'h23', hour: '2-digit', minute: '2-digit', second: '2-digit' }, zone).format(instant)

/** '2:00 PM – 2:30 PM' */
export const formatTimeRange = (from: number, to: number, zone?: string) =>
  `${formatTime(from, zone)} – ${formatTime(to, zone)}`

/** '2:00 – 2:30 PM', or '11:30 AM – 12:00 PM' */
export const formatShortTimeRange = (from: number, to: number, zone?: string) =>
  inZone({ hour: 'numeric', minute: '2-digit' }, zone).formatRange(from, to)

/** The zone's short name at that instant, for example 'GMT+1' or 'UTC'. */
export const zoneName = (instant: number, zone?: string) =>
  inZone({ timeZoneName: 'short' }, zone)
    .formatToParts(instant)
    .find((part) => part.type === 'timeZoneName')?.value ?? 'UTC'

/** The wall date of an instant in a zone. */
export function wallDate(instant: number, zone?: string): string {
  const parts = new Map(
    inZone({ year: 'numeric', month: '2-digit', day: '2-digit' }, zone)
      .formatToParts(instant)
      .map((part) => [part.type, part.value]),
  )
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`
}

/** The wall time of an instant in a zone, 'HH:MM'. */
export const wallTime = (instant: number, zone?: string) =>
  inZone({ hourCycle: 'h23', hour: '2-digit', minute: '2-digit' }, zone).format(instant)

/** How far a zone's wall clock is ahead of UTC at an instant, in milliseconds. */
function zoneOffsetMs(instant: number, zone: string | undefined): number {
  const parts = new Map(
    inZone(
      {
        hourCycle: 'h23',
        year: 'numeric',
        month: 'numeric',
        day: 'numeric',
        hour: 'numeric',
        minute: 'numeric',
        second: 'numeric',
      },
      zone,
    )
      .formatToParts(instant)
      .map((part) => [part.type, Number(part.value)]),
  )
  const at = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0
  const wall = Date.UTC(at('year'), at('month') - 1, at('day'), at('hour'), at('minute'), at('second'))
  return wall - Math.floor(instant / SECOND_MS) * SECOND_MS
}

/**
 * The instant at which a zone's wall clock shows that date and time. As with `Date`: a time that daylight saving skips is
 * moved on by the length of the gap, and of a time that comes twice the first is meant.
 */
export function wallToInstant(date: string, time: string, zone?: string): number {
  const asIfUtc = Date.parse(`${date}T${time}:00Z`)
  const readings = [asIfUtc - DAY_MS, asIfUtc + DAY_MS].map((near) => asIfUtc - zoneOffsetMs(near, zone))
  const shown = readings.find((instant) => instant + zoneOffsetMs(instant, zone) === asIfUtc)
  return shown ?? Math.max(...readings)
}

/** The wall date so many days later; dates have no zone, so daylight saving cannot bend this. */
export const addDays = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

/** A wall date is the same everywhere, so it is told without a zone: 'Wednesday, March 4'. */
export const formatWallDate = (date: string, options: Intl.DateTimeFormatOptions): string =>
  inZone(options, 'UTC').format(wallToInstant(date, '12:00', 'UTC'))

/** 'Thursday, March 5' */
export const dayHeading = (date: string) =>
  formatWallDate(date, { weekday: 'long', month: 'long', day: 'numeric' })
