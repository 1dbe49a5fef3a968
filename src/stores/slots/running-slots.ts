import { isRunning, slotSpan } from '../../domain/slots/slot.ts'
import { computedEqual } from '../lib/computed-equal.ts'
import { $minute } from '../page/clock.ts'
import { createDaySlots } from './day-slots.ts'
import { $boardDates } from './slot-board.ts'

const $today = computedEqual([$boardDates], ([today]) => today)
// Home works without them.
const $slots = createDaySlots($today, (error) => console.warn('The running slots could not be read.', error))

/** The slots running now; empty until known. */
export const $runningSlots = computedEqual([$slots, $minute], ({ data }, now) =>
  (data?.rows ?? []).filter((slot) => isRunning(slotSpan(slot), now)),
)
