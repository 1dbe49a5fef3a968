import { MINUTE_MS, wallTime } from '../lib/time.ts'
import { opensDuring, type Schedule } from '../quizzes/quiz-status.ts'
import { isRunning, type Slot, type SlotBooking, type Span, slotSpan } from './slot.ts'

const NOON = 12
const EVENING = 17

const DAY_PARTS = ['morning', 'afternoon', 'evening'] as const
export type DayPart = (typeof DAY_PARTS)[number]

/** By the zone's wall clock. */
export function dayPartOf(instant: number, zone?: string): DayPart {
  const hour = Number(wallTime(instant, zone).slice(0, 2))
  if (hour < NOON) return 'morning'
  return hour < EVENING ? 'afternoon' : 'evening'
}

/** A slot as one learner sees it. */
export interface SlotRow<Quiz extends Schedule> {
  slot: Slot
  span: Span
  /** Minutes until the end of a running slot. */
  minutesLeft: number | undefined
  /** The learner's own seat in it. */
  own: SlotBooking | undefined
  /** The quizzes open at some moment in it; undefined until known. */
  open: readonly Quiz[] | undefined
}

export interface PartOfDay<Quiz extends Schedule> {
  part: DayPart
  rows: SlotRow<Quiz>[]
  /** The minimum and maximum number of quizzes open in its slots. */
  open: readonly [fewest: number, most: number] | undefined
}

/** The learner's seat in a slot; a used one is theirs until the slot ends. */
const ownSeat = (slot: Slot, bookings: readonly SlotBooking[]) =>
  bookings.find(
    ({ slotId, slot: booked, status }) =>
      (slotId ?? booked?._id) === slot._id && (status === 'booked' || status === 'used'),
  )

/** The quizzes open at some moment in the rest of the span. */
export const openIn = <Quiz extends Schedule>(quizzes: readonly Quiz[], { from, to }: Span, now: number) =>
  quizzes.filter((quiz) => opensDuring(quiz, { from: Math.max(from, now), to }))

export function slotRow<Quiz extends Schedule>(
  slot: Slot,
  bookings: readonly SlotBooking[],
  quizzes: readonly Quiz[] | undefined,
  now: number,
): SlotRow<Quiz> {
  const span = slotSpan(slot)
  return {
    slot,
    span,
    minutesLeft: isRunning(span, now) ? Math.ceil((span.to - now) / MINUTE_MS) : undefined,
    own: ownSeat(slot, bookings),
    open: quizzes && openIn(quizzes, span, now),
  }
}

function openRange(rows: readonly SlotRow<Schedule>[]): PartOfDay<Schedule>['open'] {
  const counts = rows.flatMap(({ open }) => open?.length ?? [])
  return counts.length > 0 ? [Math.min(...counts), Math.max(...counts)] : undefined
}

/** The rows of a day by part; empty parts are omitted. The zone defaults to the device's. */
export const partsOfDay = <Quiz extends Schedule>(
  rows: readonly SlotRow<Quiz>[],
  zone?: string,
): PartOfDay<Quiz>[] =>
  DAY_PARTS.map((part) => {
    const own = rows.filter(({ span }) => dayPartOf(span.from, zone) === part)
    return { part, rows: own, open: openRange(own) }
  }).filter((part) => part.rows.length > 0)

/** Whether to suggest it: with a free seat and, as far as known, an open quiz. */
const isFree = ({ slot, own, open }: SlotRow<Schedule>) =>
  slot.availableSlots > 0 && !own && open?.length !== 0

/** The future slots to suggest. */
export const freeRows = <Quiz extends Schedule>(rows: readonly SlotRow<Quiz>[]) =>
  rows.filter((row) => row.minutesLeft === undefined && isFree(row))

/** The running slot, if it is one to suggest. */
export const freeNow = <Quiz extends Schedule>(rows: readonly SlotRow<Quiz>[]) =>
  rows.find((row) => row.minutesLeft !== undefined && isFree(row))

/**
 * Whether booking needs confirmation: the slot is running, nothing is open in it, or it may replace an existing seat.
 */
export const asksFirst = ({ minutesLeft, open }: SlotRow<Schedule>, holdsSeats: boolean) =>
  holdsSeats || minutesLeft !== undefined || open?.length === 0
