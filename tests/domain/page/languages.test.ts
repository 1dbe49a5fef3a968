import { expect, test } from 'vitest'
import { speechFor } from '../../../src/domain/page/languages.ts'

test.each([
  // wished, language, locale, direction
  [[], 'en', 'en-US', 'ltr'],
  [['de'], 'de', 'de', 'ltr'],
  [['de-AT', 'en'], 'de', 'de-AT', 'ltr'],
  [['DE-de'], 'de', 'de-DE', 'ltr'],
  // A language that nobody translated leads to the next wish.
  [['qaa', 'es-MX', 'de'], 'es', 'es-MX', 'ltr'],
  [['qaa', 'tlh'], 'en', 'en-US', 'ltr'],
  // The page says English, the browser which.
  [['en', 'en-GB'], 'en', 'en-GB', 'ltr'],
  [['en', 'de-DE'], 'en', 'en-US', 'ltr'],
  [['hi', 'en-IN'], 'hi', 'hi', 'ltr'],
  // Western digits and calendar, as in formulas, clocks and timetables.
  [['ar'], 'ar', 'ar-u-ca-gregory-nu-latn', 'rtl'],
  [['ar-SA'], 'ar', 'ar-SA-u-ca-gregory-nu-latn', 'rtl'],
  // What pages and systems write, and Intl refuses.
  [['en_GB'], 'en', 'en-GB', 'ltr'],
  [['en-US@posix'], 'en', 'en-US', 'ltr'],
  [['C', '*', '', 'x', 'de'], 'de', 'de', 'ltr'],
  [['not a language', 'hi-IN'], 'hi', 'hi-IN', 'ltr'],
])('a reader who prefers %j gets %s with the formats of %s, %s', (wished, language, locale, dir) => {
  expect(speechFor(wished)).toEqual({ language, locale, dir })
  expect(new Intl.NumberFormat(locale).format(12)).toBe('12')
})
