/*
 * Instants are milliseconds since 1970 (UTC). Zones are IANA names, by default the device's. Wall dates are 'YYYY-MM-DD', wall
 * times 'HH:MM'.
 */
export const SECOND_MS = 1000
export const MINUTE_MS = 60 * SECOND_MS
export const DAY_MS = 24 * 60 * MINUTE_MS

/** Only digits are read from its output, so any locale with Western digits would do. */
const LOCALE = 'en-US'

const UTC = 'UTC'

const SECOND: Intl.DateTimeFormatOptions = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hourCycle: 'h23',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
}

/** By zone: creating one costs about as much as a hundred uses. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** @throws RangeError if the zone is unknown. */
function formatIn(zone: string): Intl.DateTimeFormat {
  const format = formats.get(zone) ?? new Intl.DateTimeFormat(LOCALE, { ...SECOND, timeZone: zone })
  formats.set(zone, format)
  return format
}

/** Whether the platform knows the zone's IANA name. */
export function isZone(zone: string): boolean {
  if (zone === UTC) return true
  try {
    return Boolean(formatIn(zone))
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}

/**
 * How far a zone's wall clock is ahead of UTC at an instant, in milliseconds. The device's own and UTC need no formatter, the
 * first of which costs a phone as much as drawing a learner's first screen.
 */
function zoneOffsetMs(instant: number, zone: string | undefined): number {
  if (zone === undefined) return -new Date(instant).getTimezoneOffset() * MINUTE_MS
  if (zone === UTC) return 0
  const parts = formatIn(zone).formatToParts(instant)
  const at = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value ?? 0)
  const wall = Date.UTC(at('year'), at('month') - 1, at('day'), at('hour'), at('minute'), at('second'))
  return wall - Math.floor(instant / SECOND_MS) * SECOND_MS
}

/** What a zone's wall clock shows, written as if it were UTC. */
const wallClock = (instant: number, zone: string | undefined) =>
  new Date(instant + zoneOffsetMs(instant, zone)).toISOString()

/** The wall date of an instant in a zone. */
export const wallDate = (instant: number, zone?: string) => wallClock(instant, zone).slice(0, 10)

/** The wall time of an instant in a zone, 'HH:MM'. */
export const wallTime = (instant: number, zone?: string) => wallClock(instant, zone).slice(11, 16)

/**
 * The instant at which a zone's wall clock shows a date and time. As with `Date`, a time that daylight saving skips moves
 * forward by the gap, and of a repeated time the first counts.
 */
export function wallToInstant(date: string, time: string, zone?: string): number {
  const asIfUtc = Date.parse(`${date}T${time}:00Z`)
  const readings = [asIfUtc - DAY_MS, asIfUtc + DAY_MS].map((near) => asIfUtc - zoneOffsetMs(near, zone))
  const shown = readings.find((instant) => instant + zoneOffsetMs(instant, zone) === asIfUtc)
  return shown ?? Math.max(...readings)
}

/** Whether the zone's clocks show that time twice, because they are put back. */
export function isRepeated(instant: number, zone?: string): boolean {
  const wall = instant + zoneOffsetMs(instant, zone)
  return [instant - DAY_MS, instant + DAY_MS].some((near) => {
    const other = wall - zoneOffsetMs(near, zone)
    return other !== instant && other + zoneOffsetMs(other, zone) === wall
  })
}

/** The wall date some days later. Dates have no zone, so daylight saving does not matter. */
export const addDays = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
