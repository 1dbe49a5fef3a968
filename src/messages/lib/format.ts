import { lazily } from '../../domain/lib/lazily.ts'
import { isRepeated, SECOND_MS, wallDate as wallDateOf } from '../../domain/lib/time.ts'

type DateOptions = Intl.DateTimeFormatOptions

const TIME: DateOptions = { hour: 'numeric', minute: '2-digit' }
const ZONED_TIME: DateOptions = { ...TIME, timeZoneName: 'short' }

const pad = (value: number) => String(value).padStart(2, '0')

/** Creating a formatter costs about as much as a hundred uses of it, so each is created once, when it is first used. */
function createDateFormats(locale: string) {
  const known = new Map<string, Intl.DateTimeFormat>()
  return (options: DateOptions, zone?: string): Intl.DateTimeFormat => {
    const key = JSON.stringify([options, zone])
    const format =
      known.get(key) ??
      new Intl.DateTimeFormat(locale, zone === undefined ? options : { ...options, timeZone: zone })
    known.set(key, format)
    return format
  }
}

/** Stands for a figure or a date that is not known. */
export const UNKNOWN = '–'

/** Formats known values. NaN, as from an invalid date, would cause an exception or show 'NaN'. */
const known = (value: number, say: (value: number) => string) =>
  Number.isFinite(value) ? say(value) : UNKNOWN

/** Clocks, which all languages show alike. */
const clocks = {
  /** '10:42:07' by the device's clock. Without a formatter, because it is shown with every answer. */
  clockTime(instant: number): string {
    const at = new Date(instant)
    return [at.getHours(), at.getMinutes(), at.getSeconds()].map(pad).join(':')
  },

  /** The clock of a running quiz: `mm:ss`, minutes beyond 99 simply grow. Never below 00:00. */
  clock(leftMs: number): string {
    const seconds = Math.max(0, Math.ceil(leftMs / SECOND_MS))
    return `${pad(Math.floor(seconds / 60))}:${pad(seconds % 60)}`
  },

  /** The countdown of a trial: `m:ss`, never below 0:00. */
  countdown(leftMs: number): string {
    const seconds = Math.max(0, Math.ceil(leftMs / SECOND_MS))
    return `${Math.floor(seconds / 60)}:${pad(seconds % 60)}`
  },

  /** Time spent on an attempt: `m:ss`, or `h:mm:ss` from an hour on. */
  timeSpent(seconds: number): string {
    const whole = Math.max(0, Math.round(seconds))
    const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60]
    return hours > 0 ? `${hours}:${pad(minutes)}:${pad(whole % 60)}` : `${minutes}:${pad(whole % 60)}`
  },
}

/**
 * Dates, times and numbers in a language; '–' for NaN. Instants are milliseconds since 1970 (UTC). A zone is an IANA
 * name; left out, it is the device's own. Wall dates are 'YYYY-MM-DD'. Short dates include a year other than the
 * current one, once that is known.
 */
export function createFormat(locale: string, thisYear: () => number | undefined = () => undefined) {
  const dates = createDateFormats(locale)
  const numbers = lazily(() => new Intl.NumberFormat(locale))
  const percents = lazily(() => new Intl.NumberFormat(locale, { style: 'percent' }))

  const say = (instant: number, options: DateOptions, zone?: string) =>
    known(instant, (at) => dates(options, zone).format(at))

  /** A time that occurs twice when clocks change includes its zone: '1:00 AM PDT'. */
  const timeOptions = (zone: string | undefined, ...instants: number[]) =>
    instants.some((instant) => isRepeated(instant, zone)) ? ZONED_TIME : TIME

  /** '2:00 PM' */
  const time = (instant: number, zone?: string) =>
    known(instant, () => say(instant, timeOptions(zone, instant), zone))

  // In right-to-left text a dash would reverse the range.
  const inWords = (range: string) =>
    locale.startsWith('ar') ? `من ${range.replace(/\s*–\s*/, ' إلى ')}` : range

  const timeRange = (from: number, to: number, zone?: string) =>
    inWords(`${time(from, zone)} – ${time(to, zone)}`)

  const zoneName = (instant: number, zone?: string) =>
    dates({ timeZoneName: 'short' }, zone)
      .formatToParts(instant)
      .find((part) => part.type === 'timeZoneName')?.value ?? 'UTC'

  /** A range includes only one zone, that of its end. */
  const shortRange = (options: DateOptions, from: number, to: number, zone?: string) =>
    inWords(
      options === ZONED_TIME && zoneName(from, zone) !== zoneName(to, zone)
        ? `${say(from, options, zone)} – ${say(to, options, zone)}`
        : dates(options, zone).formatRange(from, to),
    )

  const otherYear = (date: string): DateOptions =>
    date.startsWith(`${thisYear() ?? ''}`) ? {} : { year: 'numeric' }

  /** 'Mar 4', or 'Mar 4, 2027' */
  const dayAndMonth = (instant: number, zone?: string, options?: DateOptions) =>
    known(instant, () =>
      say(
        instant,
        { month: 'short', day: 'numeric', ...otherYear(wallDateOf(instant, zone)), ...options },
        zone,
      ),
    )

  /** A wall date is the same everywhere, so it is formatted without a zone: 'Wednesday, March 4'. */
  const wallDate = (date: string, options: DateOptions) => say(Date.parse(`${date}T12:00Z`), options, 'UTC')

  /** '1,234' */
  const count = (value: number) => known(value, (number) => numbers().format(number))

  return {
    ...clocks,
    count,
    time,
    wallDate,

    /** 'Mar 4, 2:00 PM', or 'Mar 4, 2027, 2:00 PM' */
    moment: (instant: number, zone?: string) =>
      known(instant, () => dayAndMonth(instant, zone, timeOptions(zone, instant))),

    /** 'Mar 4, 2026, 2:00 PM', whatever year it is. */
    dateAndTime: (instant: number, zone?: string) =>
      known(instant, () => dayAndMonth(instant, zone, { year: 'numeric', ...timeOptions(zone, instant) })),

    /** 'Wednesday, March 4, 2026' */
    longDate: (instant: number, zone?: string) =>
      say(instant, { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' }, zone),

    /** 'Mar 4, 2026' */
    date: (instant: number, zone?: string) =>
      say(instant, { month: 'short', day: 'numeric', year: 'numeric' }, zone),

    dayAndMonth: (instant: number, zone?: string) => dayAndMonth(instant, zone),

    /** '2:00 PM – 2:30 PM' */
    timeRange,

    /** '2:00 – 2:30 PM', or '11:30 AM – 12:00 PM' */
    shortTimeRange: (from: number, to: number, zone?: string) =>
      known(from + to, () => shortRange(timeOptions(zone, from, to), from, to, zone)),

    /** '2:00 – 2:30 PM GMT+1' */
    zonedTimeRange: (from: number, to: number, zone?: string) =>
      known(from + to, () => shortRange(ZONED_TIME, from, to, zone)),

    /** The zone's short name at that instant, for example 'GMT+1' or 'UTC'. */
    zone: zoneName,

    /** 'Thursday, March 5', or 'Friday, March 5, 2027' */
    dayHeading: (date: string) =>
      wallDate(date, { weekday: 'long', month: 'long', day: 'numeric', ...otherYear(date) }),

    /** '57%'; `value` is already a percentage. In English without a formatter, because each exam begins with one. */
    percent: (value: number) =>
      known(value, (percent) =>
        locale.startsWith('en') ? `${Math.round(percent)}%` : percents().format(Math.round(percent) / 100),
      ),
  }
}
