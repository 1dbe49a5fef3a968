import { listSlotStatistics } from '../../api/slot-admin.ts'
import type { Rows } from '../../domain/lib/rows.ts'
import { isRunning, type Slot, slotSpan } from '../../domain/slots/slot.ts'
import { computedEqual } from '../lib/computed-equal.ts'
import { createRemote } from '../lib/query.ts'
import { $minute } from '../page/clock.ts'
import { $adminId } from '../session/admin-id.ts'
import { $boardDates } from './slot-board.ts'

const $today = computedEqual([$boardDates], ([today]) => today)

const $slots = createRemote<Rows<Slot>>(['slot-statistics', $adminId, $today], {
  fetcher: (_noun, _admin, date) => listSlotStatistics(String(date)),
})

/** The slots that run now; none as long as they are not known. */
export const $runningSlots = computedEqual([$slots, $minute], ({ data }, now) =>
  (data?.rows ?? []).filter((slot) => isRunning(slotSpan(slot), now)),
)
