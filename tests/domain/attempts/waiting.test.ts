import { describe, expect, test } from 'vitest'
import {
  clockSkew,
  endsInAttempt,
  isOpening,
  spreadMs,
  waitOf,
} from '../../../src/domain/attempts/waiting.ts'
import { waiting } from '../../../src/messages/en/waiting.ts'
import { at } from '../../support/school/fixtures.ts'

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS

test('500 learners who wait for the same moment spread their requests evenly over five seconds', () => {
  const waits = Array.from({ length: 500 }, (_, learner) => spreadMs(learner / 500))
  const bySecond = [0, 1, 2, 3, 4].map(
    (second) => waits.filter((wait) => Math.floor(wait / SECOND_MS) === second).length,
  )
  expect(bySecond).toEqual([100, 100, 100, 100, 100])
  expect(spreadMs(0.999_999)).toBeLessThan(5 * SECOND_MS)
})

test.each([
  ['3 days', 3 * 24 * HOUR_MS + 5 * HOUR_MS],
  ['2 days', 48 * HOUR_MS],
  ['47 h 59 min', 48 * HOUR_MS - MINUTE_MS],
  ['3 h 20 min', 3 * HOUR_MS + 19.5 * MINUTE_MS],
  ['1 h 1 min', HOUR_MS + 1],
  ['60:00', HOUR_MS],
  ['12:04', 12 * MINUTE_MS + 4 * SECOND_MS],
  ['00:01', 400],
  ['00:00', 0],
])('the wait for a slot is told as %s', (text, waitMs) => expect(waiting.wait(waitOf(waitMs))).toBe(text))

test.each([
  ['before it begins', '09:59:59', false],
  ['as it begins', '10:00:00', true],
  ['a moment later', '10:00:09', true],
  ['when all have asked', '10:00:10', false],
])('%s, at %s, a slot is opening: %s', (_, time, opening) =>
  expect(isOpening({ from: at('10:00:00'), to: at('10:30:00') }, at(time))).toBe(opening),
)

describe('a slot until 10:30', () => {
  const slot = { from: at('10:00:00'), to: at('10:30:00') }
  test.each([
    ['that closes later, begun early enough', '11:00:00', '10:15:00', false],
    ['that closes later, begun too late', '11:00:00', '10:15:01', true],
    ['that closes before the slot ends', '10:25:00', '10:20:00', false],
    ['that closes with the slot', '10:30:00', '10:20:00', false],
  ])('ends, or does not end, during an attempt at a quiz of 15 minutes %s', (_, closes, now, expected) => {
    const quiz = { duration: 15, endTime: new Date(at(closes)).toISOString() }
    expect(endsInAttempt(quiz, slot, at(now))).toBe(expected)
  })
})

test.each([
  [0, true, "Your device's clock is right"],
  [29 * SECOND_MS, true, "Your device's clock is right"],
  [4 * MINUTE_MS, false, "Your device's clock is 4 min behind; the quiz uses the school's time"],
  [-31 * SECOND_MS, false, "Your device's clock is 1 min ahead; the quiz uses the school's time"],
  [-5 * HOUR_MS, false, "Your device's clock is 5 h ahead; the quiz uses the school's time"],
  [9 * 24 * HOUR_MS, false, "Your device's clock is 9 days behind; the quiz uses the school's time"],
])('a device clock %d ms behind the server is right (%s) and described as "%s"', (offsetMs, right, words) => {
  const skew = clockSkew(offsetMs)
  expect({ right: skew.code === 'right', words: waiting.clockSkew(skew) }).toEqual({ right, words })
})
