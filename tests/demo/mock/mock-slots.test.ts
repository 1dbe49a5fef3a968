import { expect, test } from 'vitest'
import { sampleSlots, slotsOf } from '../../../demo/mock/school/slots.ts'
import { isRunning } from '../../../src/domain/slots/slot.ts'

test.each(['00:00', '00:03', '08:00', '12:34', '23:59'])(
  'a school opened at %s has a running slot in the list of that day',
  (time) => {
    const now = Date.parse(`2026-03-04T${time}:30Z`)
    expect(slotsOf(sampleSlots(now), '2026-03-04').some((slot) => isRunning(slot, now))).toBe(true)
  },
)
