import * as v from 'valibot'

/** Rejects dates such as `2026-02-30`. */
const isCalendarDate = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text)

/** 'YYYY-MM-DD', an existing date. */
export const CalendarDate = v.pipe(v.string(), v.check(isCalendarDate, 'must be a date like 2026-03-04'))
