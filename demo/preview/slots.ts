import { DAY_MS, MINUTE_MS } from '../../src/domain/lib/time.ts'
import { CROWD, type SamplePerson } from './people.ts'

const SLOT_MS = 30 * MINUTE_MS
/** The running slot began so long ago, when the preview was opened. */
const BEGUN_MINUTES = 12
const [OPENS, CLOSES] = [8, 18]

/** Seats taken, in percent: mostly quiet, some nearly full, one full. */
const SHARES = [24, 42, 10, 74, 36, 62, 20, 92, 54, 30, 80, 46, 100]

export interface SampleSlot {
  _id: string
  from: number
  taken: number
}

/** The slots of a preview that was opened at that instant, a grid of half hours that has one running. */
export function slotGrid(openedAt: number) {
  const first = Math.floor((openedAt - BEGUN_MINUTES * MINUTE_MS) / (5 * MINUTE_MS)) * 5 * MINUTE_MS
  const slotAt = (from: number): SampleSlot => {
    const share = SHARES[Math.abs((from - first) / SLOT_MS) % SHARES.length] ?? 0
    return { _id: `slot-${from / MINUTE_MS}`, from, taken: Math.round((share * CROWD.length) / 100) }
  }
  const isOffered = (from: number) => {
    const hour = new Date(from).getUTCHours()
    return from === first || (hour >= OPENS && hour < CLOSES)
  }
  /** Those of a date, 'YYYY-MM-DD' in UTC. */
  const slotsOf = (date: string): SampleSlot[] => {
    const midnight = Date.parse(`${date}T00:00:00Z`)
    const offset = (((first - midnight) % SLOT_MS) + SLOT_MS) % SLOT_MS
    return Array.from({ length: DAY_MS / SLOT_MS }, (_, index) => midnight + offset + index * SLOT_MS)
      .filter(isOffered)
      .map(slotAt)
  }
  return {
    running: slotAt(first),
    slotsOf,
    slotById: (id: string) => slotAt(Number(id.replace('slot-', '')) * MINUTE_MS),
  }
}

const time = (at: number) => new Date(at).toISOString().slice(11, 16)
const timeSlot = ({ from }: SampleSlot) => `${time(from)}-${time(from + SLOT_MS)}`
const ends = ({ from }: SampleSlot) => new Date(from + SLOT_MS).toISOString()
const begins = ({ from }: SampleSlot) => new Date(from).toISOString()
export const dateOf = (at: number) => new Date(at).toISOString().slice(0, 10)

export const isOver = ({ from }: SampleSlot, now: number) => from + SLOT_MS <= now
export const isUnderWay = (slot: SampleSlot, now: number) => slot.from <= now && !isOver(slot, now)

/** As the contract has it; `mine` is a seat that was booked in the preview. */
export const slotRow = (slot: SampleSlot, mine: number) => {
  const bookedSlots = Math.min(CROWD.length, slot.taken + mine)
  return {
    _id: slot._id,
    timeSlot: timeSlot(slot),
    availableSlots: CROWD.length - bookedSlots,
    bookedSlots,
    maxSlots: CROWD.length,
    startTime: begins(slot),
    endTime: ends(slot),
    date: dateOf(slot.from),
  }
}

/** A slot in GET /slots/current. */
export const slotTime = (slot: SampleSlot) => ({
  slotTime: timeSlot(slot),
  slotDate: dateOf(slot.from),
  startTime: begins(slot),
  endTime: ends(slot),
})

/** Who holds the seats that were taken before. */
export const seatsOf = (slot: SampleSlot): { _id: string; person: SamplePerson }[] =>
  CROWD.slice(0, slot.taken).map((person) => ({ _id: `${slot._id}-${person._id}`, person }))
