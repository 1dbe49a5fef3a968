import { createFormat } from './format.ts'
import { createPlural } from './plural.ts'

/* Dates, numbers and plurals of the language that is shown: what is exported here stays, and changes what it says. */

let locale = 'en-US'
let thisYear: number | undefined

/** From now on dates of other years are told with theirs. */
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

/** From now on dates, numbers and plurals are told as in a locale, a BCP 47 tag. */
export function formatFor(tag: string): void {
  if (tag === locale) return
  locale = tag
  pluralNow = pluralIn(tag)
  Object.assign(format, formatIn(tag))
}
