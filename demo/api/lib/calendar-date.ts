import * as v from 'valibot'

/** `2026-02-30` has the form of a date and is none. */
const isCalendarDate = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text)

/** 'YYYY-MM-DD', a date that exists. */
export const CalendarDate = v.pipe(v.string(), v.check(isCalendarDate, 'must be a date like 2026-03-04'))
