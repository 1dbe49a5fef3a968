// SPEC 2 Slot Booking Dashboard
import { expect, test } from 'vitest'
import { slotBoard } from '../../src/messages/en/slot-board.ts'

test.each([
  ['11:30', '11:30 AM'],
  ['00:15', '12:15 AM'],
  ['20:00', '8:00 PM'],
  ['14:00-14:30', '2:00 PM'],
  [9, '9:00 AM'],
  ['noon', 'noon'],
])('a peak at %s is shown as %s', (peak, label) => expect(slotBoard.peak(peak)).toBe(label))
