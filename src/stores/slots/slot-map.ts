import { computed } from 'nanostores'
import type { UnreadableRow } from '../../domain/lib/rows.ts'
import { OVERVIEW_DAYS } from '../../domain/slots/slot-board.ts'
import { createSlotMap, type PlacedSlots } from '../../domain/slots/slot-map.ts'
import { computedEqual } from '../lib/computed-equal.ts'
import { $minute } from '../page/clock.ts'
import { createDaySlots } from './day-slots.ts'
import { $boardDates } from './slot-board.ts'

/** One read per day, because the contract returns slots by date. */
const days = Array.from({ length: OVERVIEW_DAYS }, (_, day) =>
  createDaySlots(computedEqual([$boardDates], (dates) => dates[day])),
)

export interface MapDay {
  /** 'YYYY-MM-DD' */
  date: string
  state: 'loading' | 'failed' | 'read'
}

interface ShownMap extends PlacedSlots {
  days: readonly MapDay[]
  odd: readonly UnreadableRow[]
}

type Answer = ReturnType<(typeof days)[number]['get']>

function stateOf({ data, error }: Answer): MapDay['state'] {
  if (data) return 'read'
  return error === undefined ? 'loading' : 'failed'
}

/** Today and the next six days. A day that could not be read does not affect the others. */
export const $slotMap = computed(
  [$boardDates, $minute, ...days],
  (dates, now, ...answers): ShownMap => ({
    ...createSlotMap(
      answers.map(({ data }) => data?.rows ?? []),
      now,
    ),
    days: answers.flatMap((answer, day) => {
      const date = dates[day]
      return date === undefined ? [] : [{ date, state: stateOf(answer) }]
    }),
    odd: answers.flatMap(({ data }) => data?.odd ?? []),
  }),
)

/** Reads again the days that could not be read. */
export function retryMap(): void {
  for (const $day of days) if ($day.get().error !== undefined) $day.revalidate()
}
