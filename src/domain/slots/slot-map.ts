import { hasEnded, isRunning, type Slot, slotSpan } from './slot.ts'
import { utilization } from './slot-figures.ts'

/** A slot at its place in the map. */
export interface MapSlot {
  slot: Slot
  /** Its row and its column, from 0. */
  day: number
  time: number
  /** A percentage. */
  utilization: number
  state: 'past' | 'running' | 'coming'
}

export interface PlacedSlots {
  /** When the slots of a column begin: 'HH:MM' in the configured zone. */
  times: readonly string[]
  slots: readonly MapSlot[]
}

/** 'HH:MM', however the API writes it. */
const startOf = ({ timeSlot }: Slot) => (timeSlot.split('-')[0] ?? '').trim().padStart(5, '0')

/** A wall time that occurs twice on one day has two columns. */
const columnsOfDay = (slots: readonly Slot[]): string[] => {
  const seen = new Map<string, number>()
  return slots.map((slot) => {
    const start = startOf(slot)
    const before = seen.get(start) ?? 0
    seen.set(start, before + 1)
    return start + '+'.repeat(before)
  })
}

function stateOf(slot: Slot, now: number): MapSlot['state'] {
  const span = slotSpan(slot)
  if (isRunning(span, now)) return 'running'
  return hasEnded(span, now) ? 'past' : 'coming'
}

/** Each slot once, on the first day that lists it: an API that ignores the date lists all of them every day. */
function withoutRepeats(days: readonly (readonly Slot[])[]): Slot[][] {
  const seen = new Set<string>()
  return days.map((slots) => slots.filter(({ _id }) => !seen.has(_id) && seen.add(_id)))
}

/** Days as rows, and as columns every time at which a slot of any of them begins. */
export function createSlotMap(days: readonly (readonly Slot[])[], now: number): PlacedSlots {
  const inOrder = withoutRepeats(days).map((slots) =>
    slots.toSorted((one, other) => slotSpan(one).from - slotSpan(other).from),
  )
  const columns = inOrder.map(columnsOfDay)
  const times = [...new Set(columns.flat())].sort()
  return {
    times: times.map((time) => time.slice(0, 5)),
    slots: inOrder.flatMap((slots, day) =>
      slots.map((slot, index) => ({
        slot,
        day,
        time: times.indexOf(columns[day]?.[index] ?? ''),
        utilization: utilization(slot),
        state: stateOf(slot, now),
      })),
    ),
  }
}

export type Step = 'earlier' | 'later' | 'day-before' | 'day-after' | 'first' | 'last'

const nearest = (slots: readonly MapSlot[], distance: (slot: MapSlot) => number) =>
  slots.toSorted((one, other) => distance(one) - distance(other))[0]

/** The slot that a key leads to; undefined at the edge. Days without a slot at that time give the nearest one. */
export function stepFrom({ slots }: PlacedSlots, { day, time }: MapSlot, step: Step): MapSlot | undefined {
  const ofDay = slots.filter((other) => other.day === day)
  if (step === 'first') return ofDay[0]
  if (step === 'last') return ofDay.at(-1)
  if (step === 'earlier') return ofDay.findLast((other) => other.time < time)
  if (step === 'later') return ofDay.find((other) => other.time > time)
  const beyond = slots.filter((other) => (step === 'day-after' ? other.day > day : other.day < day))
  return nearest(beyond, (other) => Math.abs(other.day - day) * 1000 + Math.abs(other.time - time))
}

/** The keyboard's entry point: the running slot, else the next one. */
export const entryOf = ({ slots }: PlacedSlots): MapSlot | undefined =>
  slots.find(({ state }) => state === 'running') ?? slots.find(({ state }) => state === 'coming') ?? slots[0]

/** Not rounded: of several that show the same percentage one may be the fullest. */
const shareOf = ({ slot }: MapSlot) => slot.bookedSlots / slot.maxSlots

/** The slot with the highest utilization, the first of several; undefined if all are below one percent. */
export const fullest = (slots: readonly MapSlot[]): MapSlot | undefined => {
  const booked = slots.filter(({ utilization }) => utilization > 0)
  const most = Math.max(...booked.map(shareOf))
  return booked.find((slot) => shareOf(slot) === most)
}

/** With more columns than these the label of a time is wider than its column. */
const ROOMY_COLUMNS = 12

/** Which times, 'HH:MM', are labelled: each new hour. Of two that would collide the later one is, because a full hour says more than an odd start. */
export function labelledTimes(times: readonly string[]): string[] {
  const apart = times.length > ROOMY_COLUMNS ? 2 : 1
  const labels = times.map(() => '')
  let next = times.length + 1
  for (const [index, time] of [...times.entries()].reverse()) {
    if (time.slice(0, 2) === times[index - 1]?.slice(0, 2) || next - index < apart) continue
    labels[index] = time
    next = index
  }
  return labels
}
