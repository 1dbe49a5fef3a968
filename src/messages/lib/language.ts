import { createFormat } from './format.ts'
import { createPlural } from './plural.ts'

/* Dates, numbers and plurals in the current language: the exports are stable objects whose behaviour changes. */

let locale = 'en-US'
let thisYear: number | undefined

/** Sets the current year: dates in other years then include theirs. */
export const inYear = (year: number): void => {
  thisYear = year
}

const formatIn = (tag: string) => createFormat(tag, () => thisYear)

export const format = formatIn(locale)

const pluralIn = (tag: string) => createPlural(tag, (count) => format.count(count))
let pluralNow = pluralIn(locale)

/** Picks the form that fits a count, such as `{ one: '# attempt', other: '# attempts' }`; `#` is the formatted count. */
export const plural: typeof pluralNow = (count, forms) => pluralNow(count, forms)

/** A BCP 47 tag. */
export const currentLocale = (): string => locale

/** Sets the locale of dates, numbers and plurals, a BCP 47 tag. */
export function formatFor(tag: string): void {
  if (tag === locale) return
  locale = tag
  pluralNow = pluralIn(tag)
  Object.assign(format, formatIn(tag))
}
