import { type RawBuilder, sql } from 'kysely'
import type { BOOKING_STATUSES } from '../../../src/domain/slots/slot.ts'
import { batched, inPlaces } from '../database/batch.ts'
import type { Db } from '../database/db.ts'
import type { UserRow } from '../database/tables/account-tables.ts'
import type { BookingRow, SlotRow } from '../database/tables/slot-tables.ts'

/** A booking joined with its slot; `id` is the booking's. */
export type Booking = Omit<BookingRow, 'slot_id' | 'gone_slot_id'> & Omit<SlotRow, 'id'> & { slot_id: string }

export const toSlot = (slot: SlotRow) => ({
  _id: slot.id,
  timeSlot: slot.time_slot,
  availableSlots: Math.max(0, slot.max_slots - slot.booked),
  bookedSlots: slot.booked,
  maxSlots: slot.max_slots,
  startTime: slot.starts_at.toISOString(),
  endTime: slot.ends_at.toISOString(),
  date: slot.slot_date,
})

type BookingStatus = (typeof BOOKING_STATUSES)[number]

/** Derived, never stored: `used` after a quiz was opened in it, `expired` if none was. */
export function bookingStatus(
  booking: Pick<Booking, 'status' | 'used_at' | 'ends_at'>,
  at: Date,
): BookingStatus {
  if (booking.status === 'cancelled') return 'cancelled'
  if (booking.used_at) return 'used'
  return booking.ends_at <= at ? 'expired' : 'booked'
}

type PersonName = Pick<UserRow, 'id' | 'name' | 'email' | 'picture'>

export const toPerson = ({ id, name, email, picture }: PersonName) => ({
  _id: id,
  name,
  email,
  picture,
})

export const toBooking = (booking: Booking, user: PersonName, at: Date) => ({
  _id: booking.id,
  slotId: booking.slot_id,
  userId: toPerson(user),
  status: bookingStatus(booking, at),
  createdAt: booking.created_at.toISOString(),
  slot: toSlot({ ...booking, id: booking.slot_id }),
})

/** Bookings joined with their slot; only cancelled ones may have a removed slot. */
export const withSlots = (db: Db) =>
  db
    .selectFrom('bookings')
    .innerJoin('known_slots', (join) =>
      join.on('known_slots.id', '=', ({ fn }) => fn.coalesce('bookings.slot_id', 'bookings.gone_slot_id')),
    )
    .select(['bookings.id', 'user_id', 'status', 'used_at', 'cancelled_at', 'bookings.created_at'])
    .select([
      'known_slots.id as slot_id',
      'starts_at',
      'ends_at',
      'slot_date',
      'time_slot',
      'max_slots',
      'booked',
    ])

const MAX_LISTED = 200

interface ListAsked {
  userId: string
  at: Date
}

/** For each `person` the bookings that match the condition, in this order. */
const bookingsOf = (which: RawBuilder<boolean>, order: RawBuilder<unknown>) =>
  batched<ListAsked, Booking[]>({
    async answerAll(db, asked) {
      const { rows } = await sql<Booking & { place: number }>`
        select place::int, listed.* from unnest(
          ${asked.map(({ userId }) => userId)}::uuid[], ${asked.map(({ at }) => at)}::timestamptz[])
          with ordinality as asked (person, at, place)
        cross join lateral ${withSlots(db).where(which).orderBy(order).limit(MAX_LISTED)} as listed`.execute(
        db,
      )
      const lists = asked.map((): Booking[] => [])
      for (const { place, ...booking } of rows) lists[place - 1]?.push(booking)
      return lists
    },
  })

const nearest = sql`abs(extract(epoch from starts_at - at))`
const findBookings = bookingsOf(
  sql`user_id = person`,
  sql`not (status = 'booked' and ends_at > at), ${nearest}`,
)
const findLive = bookingsOf(sql`user_id = person and status = 'booked'`, nearest)

/** A person's bookings by slot time, earliest first. If there are too many: live ones first, then those nearest to now. */
export const listBookings = async (db: Db, userId: string, at: Date): Promise<Booking[]> =>
  (await findBookings(db, { userId, at })).sort(
    (one, other) => +one.starts_at - +other.starts_at || +one.created_at - +other.created_at,
  )

/** A person's seats around now, earliest first, including the last one before, the running one and the next one. */
export const listSeats = async (db: Db, userId: string, at: Date): Promise<Booking[]> =>
  (await findLive(db, { userId, at })).sort((one, other) => +one.starts_at - +other.starts_at)

interface SeatAsked {
  userId: string
  from: Date
  until: Date
}

const findSeats = batched<SeatAsked, Booking | null>({
  async answerAll(db, asked) {
    const { rows } = await sql<Booking & { place: number }>`
      select place::int, seat.* from unnest(
        ${asked.map(({ userId }) => userId)}::uuid[], ${asked.map(({ from }) => from)}::timestamptz[],
        ${asked.map(({ until }) => until)}::timestamptz[]) with ordinality as asked (person, from_time, until_time, place)
      cross join lateral (
        select b.id, b.user_id, b.status, b.used_at, b.cancelled_at, b.created_at,
          s.id as slot_id, s.starts_at, s.ends_at, s.slot_date, s.time_slot, s.max_slots, s.booked
        from bookings b join slots s on s.id = b.slot_id
        where b.user_id = person and b.status = 'booked' and s.starts_at <= until_time and s.ends_at > from_time
        order by s.starts_at desc limit 1) as seat`.execute(db)
    return inPlaces<Booking>(asked, rows)
  },
})

/** A person's latest seat in a slot that overlaps the period; null if there is none. */
export const findSeat = (db: Db, userId: string, from: Date, until: Date): Promise<Booking | null> =>
  findSeats(db, { userId, from, until })

const noteUses = batched<{ id: string; at: Date }, true>({
  async answerAll(db, used) {
    // Skip locked rows: the transaction that holds one marks it, too, or frees the seat.
    await sql`
      update bookings set used_at = at
      from unnest(${used.map(({ id }) => id)}::uuid[], ${used.map(({ at }) => at)}::timestamptz[]) as used (booking, at)
      where id = booking and used_at is null
        and id in (select id from bookings where id = any(${used.map(({ id }) => id)}::uuid[]) for no key update skip locked)
      `.execute(db)
    return used.map(() => true)
  },
})

/** Marks a seat as used; the first time counts. */
export async function markUsed(db: Db, seat: Booking, at: Date): Promise<void> {
  if (!seat.used_at) await noteUses(db, { id: seat.id, at })
}
