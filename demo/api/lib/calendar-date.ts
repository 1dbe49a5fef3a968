import * as v from 'valibot'

/** Rejects dates such as `2026-02-30`. */
const isCalendarDate = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text)

/** PostgreSQL has no year 0, and a week that begins in 9999 may end in a year with five digits. */
const isInRange = (date: string) => date >= '0001' && date < '9999'

/** 'YYYY-MM-DD', an existing date. */
export const CalendarDate = v.pipe(
  v.string(),
  v.check(isCalendarDate, 'must be a date like 2026-03-04'),
  v.check(isInRange, 'must be a date of the years 1 to 9998'),
)
