import { decimal } from './decimal.ts'
import { currentLocale } from './language.ts'

/** At most two decimals. */
const digitsOf = (marks: number) => (Number.isInteger(marks) ? 0 : Number.isInteger(marks * 10) ? 1 : 2)

/** In right-to-left text a sign would stand behind its number. */
const withSign = (text: string) => (currentLocale().startsWith('ar') ? `\u2066${text}\u2069` : text)

const plainText = (marks: number) => decimal(marks, digitsOf(marks))

/** '21', '2.67' or '−3'. */
export const marksText = (marks: number): string =>
  marks < 0 ? withSign(plainText(marks)) : plainText(marks)

/** '+4', '−1' or '0': with a sign wherever there is one. */
export const signedMarks = (marks: number): string =>
  marks > 0 ? withSign(`+${plainText(marks)}`) : marksText(marks)
