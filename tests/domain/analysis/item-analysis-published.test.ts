import { describe, expect, test } from 'vitest'
import { analyseRights } from '../../support/school/item-matrix.ts'

/** Published data, with the figures their authors computed. */

/*
 * K. L. Wuensch, East Carolina University, 'The Kuder-Richardson 20' (core.ecu.edu/wuenschk/StatHelp/KR20.txt): ten students
 * and a quiz of ten questions, with p and p·q of each question and the variance of the totals, 5.84.
 */
const TEN_STUDENTS = `
  1111110110 1011011101 1111011001 0010001000 0000010010
  1110111111 1101110111 1111111101 0101111101 1101101110`

/*
 * Section 7 of the Law School Admission Test: 1000 people, five questions (Bock and Lieberman 1970, Psychometrika 35). How
 * often each pattern of right and wrong answers came, from 00000 to 11111.
 */
const LSAT7_COUNTS = [
  12, 19, 1, 7, 3, 19, 3, 17, 10, 5, 3, 7, 7, 23, 8, 28, 7, 39, 11, 34, 14, 51, 15, 90, 6, 25, 7, 35, 18, 136,
  32, 308,
]
const bits = (pattern: number) => [...pattern.toString(2).padStart(5, '0')].map(Number)
const lsat7 = LSAT7_COUNTS.flatMap((count, pattern) => Array.from({ length: count }, () => bits(pattern)))

describe('a quiz of ten students', () => {
  const rows = TEN_STUDENTS.trim()
    .split(/\s+/)
    .map((row) => [...row].map(Number))
  const { items, test: figures } = analyseRights(rows)

  test('has the published facility of each question', () =>
    expect(items.map(({ facility }) => facility)).toEqual([0.7, 0.7, 0.6, 0.7, 0.6, 0.8, 0.7, 0.7, 0.5, 0.6]))

  test('has the published variance, 5.84, and so a KR-20 of 10/9 · (1 − 2.18/5.84)', () => {
    expect(((figures?.deviation ?? 0) / 10) ** 2).toBeCloseTo(5.84, 10)
    expect(figures?.reliability).toBeCloseTo(0.6963, 4)
  })
})

/*
 * As the R package mirt documents it for `itemstats(LSAT7full)` (Chalmers 2012, Journal of Statistical Software 48): mean
 * 3.707, standard deviation 1.199, alpha 0.453, its standard error 0.886, and the columns `mean` and `total.r_if_rm`.
 */
describe('section 7 of the LSAT', () => {
  const { attempts, items, test: figures } = analyseRights(lsat7)

  test('has a thousand attempts with 3.707 right of 5 on average', () => {
    expect(attempts).toBe(1000)
    expect((figures?.mean ?? 0) / 20).toBeCloseTo(3.707, 10)
    // R divides by one less than the number of attempts.
    expect(((figures?.deviation ?? 0) / 20) * Math.sqrt(1000 / 999)).toBeCloseTo(1.199, 3)
  })

  test('has a reliability of 0.453 and an error of 0.886 points', () => {
    expect(figures?.reliability).toBeCloseTo(0.453, 3)
    expect((figures?.error ?? 0) / 20).toBeCloseTo(0.886, 3)
  })

  test.each([
    [1, 0.828, 0.246],
    [2, 0.658, 0.247],
    [3, 0.772, 0.313],
    [4, 0.606, 0.223],
    [5, 0.843, 0.175],
  ])(
    'question %i has a facility of %f and correlates with the rest by %f',
    (number, facility, discrimination) => {
      const item = items[number - 1]
      expect(item?.facility).toBeCloseTo(facility, 10)
      expect(item?.discrimination).toBeCloseTo(discrimination, 3)
    },
  )
})
