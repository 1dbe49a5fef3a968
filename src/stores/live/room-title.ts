import { computed } from 'nanostores'
import { listSlotStatistics } from '../../api/admin/slot-admin.ts'
import type { Rows } from '../../domain/lib/rows.ts'
import { type Slot, slotSpan } from '../../domain/slots/slot.ts'
import { computedEqual } from '../lib/computed-equal.ts'
import { createRemote } from '../lib/query.ts'
import { $quizzes } from '../quizzes/quizzes.ts'
import { $adminId } from '../session/admin-id.ts'
import { $boardDates } from '../slots/slot-board.ts'
import { $roomOf } from './room.ts'

/** A room is open while its slot runs, so the slot is one of today's. */
const $slotDate = computed([$roomOf, $boardDates], (of, [today]) => (of?.kind === 'slot' ? today : undefined))

const $slots = createRemote<Rows<Slot>>(['slot-statistics', $adminId, $slotDate], {
  fetcher: (_noun, _admin, date) => listSlotStatistics(String(date)),
})

/** The room's slot; undefined until known. */
export const $roomSlot = computedEqual([$slots, $roomOf], ({ data }, of) => {
  const slot = data?.rows.find(({ _id }) => _id === of?.id)
  return slot && slotSpan(slot)
})

export const $roomQuizTitle = computedEqual(
  [$quizzes, $roomOf],
  ({ data }, of) => data?.rows.find(({ _id }) => _id === of?.id)?.title,
)

/** How many minutes each quiz takes, by its id. */
export const $durations = computed(
  $quizzes,
  ({ data }) => new Map(data?.rows.map(({ _id, duration }) => [_id, duration])),
)
