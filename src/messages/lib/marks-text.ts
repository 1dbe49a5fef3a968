import { decimal } from './decimal.ts'

/** At most two decimals. */
const digitsOf = (marks: number) => (Number.isInteger(marks) ? 0 : Number.isInteger(marks * 10) ? 1 : 2)

/** '21', '2.67' or '−3'. */
export const marksText = (marks: number): string => decimal(marks, digitsOf(marks))

/** '+4', '−1' or '0': with a sign wherever there is one. */
export const signedMarks = (marks: number): string => `${marks > 0 ? '+' : ''}${marksText(marks)}`
