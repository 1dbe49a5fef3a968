import { expect, test } from 'vitest'
import { home } from '../../src/messages/en/home.ts'

test.each([
  [home.minutes(1), '1 minute'],
  [home.minutes(15), '15 minutes'],
  [home.questions(1), '1 question'],
  [home.questions(0), '0 questions'],
  [home.minutesRemaining(1), '1 minute remaining'],
  [home.minutesRemaining(18), '18 minutes remaining'],
  [home.slotProgress(12, 30), '12 of 30 minutes'],
  [home.nextFree(undefined), 'Next free today, press one to book it'],
  [home.nextFree('2026-03-05'), 'Next free on Thursday, March 5, press one to book it'],
  [home.showAll(1200), 'Show all 1,200'],
])('the home page says "%s"', (words, expected) => {
  expect(words).toBe(expected)
})
