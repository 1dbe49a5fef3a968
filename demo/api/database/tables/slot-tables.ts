import type { Generated, Selectable } from 'kysely'
import type { Instant, Moment, Optional } from './columns.ts'

interface SlotConfigs {
  one: Generated<boolean>
  slot_duration_minutes: Generated<number>
  slot_capacity: Generated<number>
  booking_window_days: Generated<number>
  business_hours_start: Generated<number>
  business_hours_end: Generated<number>
  timezone: Generated<string>
  max_future_bookings: Generated<number>
}

interface Slots {
  id: Generated<string>
  starts_at: Instant
  ends_at: Instant
  /** 'YYYY-MM-DD' */
  slot_date: string
  /** 'HH:MM-HH:MM' */
  time_slot: string
  max_slots: number
  booked: Generated<number>
}

interface Bookings {
  id: Generated<string>
  /** Exactly one is set: only cancelled bookings outlive their slot. */
  slot_id: Optional<string>
  gone_slot_id: Optional<string>
  user_id: string
  status: Generated<'booked' | 'cancelled'>
  used_at: Moment
  cancelled_at: Moment
  created_at: Instant
}

/** Slots and their bookings. */
export interface SlotTables {
  slot_config: SlotConfigs
  slots: Slots
  /** Slots removed by a configuration change. */
  gone_slots: Slots
  /** A view of slots and gone_slots. */
  known_slots: Slots
  bookings: Bookings
}

export type SlotRow = Selectable<Slots>
export type BookingRow = Selectable<Bookings>
