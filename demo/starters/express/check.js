/** An error for the person: thrown anywhere, answered by server.js as `{message}` with its status. */
export class Problem extends Error {
  constructor(status, message, more = {}) {
    super(message)
    this.status = status
    this.more = more
  }
}

export function must(condition, message, status = 400, more = {}) {
  if (!condition) throw new Problem(status, message, more)
}

export const isText = (value, most) =>
  typeof value === 'string' && value.trim() !== '' && value.length <= most

export const isWhole = (value, least, most) => Number.isInteger(value) && value >= least && value <= most

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})$/

export const isInstant = (value) =>
  typeof value === 'string' && INSTANT.test(value) && !Number.isNaN(Date.parse(value))

/** 'YYYY-MM-DD' of a day that there is. */
export function isDate(value) {
  const time = Date.parse(`${value}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === value
}

/** A date of the query, null if there is none. */
export function dateOf(value) {
  must(value === undefined || isDate(value), 'A date is written as YYYY-MM-DD')
  return value ?? null
}
