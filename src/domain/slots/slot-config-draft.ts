import * as v from 'valibot'
import { SLOT_CONFIG_LIMITS, SlotConfig, type StoredSlotConfig, slotsPerDay } from './slot-config.ts'

export type SlotConfigField = keyof SlotConfig

/** The form's contents as typed, valid or not. Without a booking limit from the API, the form has no field for it. */
export type SlotConfigDraft = Record<Exclude<SlotConfigField, 'maxFutureBookings'>, string> & {
  maxFutureBookings?: string
}

/** Why a field cannot be saved. A range includes both ends. */
export type SlotConfigProblem =
  | { code: 'invalid-duration'; from: number; to: number }
  | { code: 'invalid-capacity'; from: number; to: number }
  | { code: 'invalid-window'; from: number; to: number }
  | { code: 'invalid-bookings'; from: number; to: number }
  | { code: 'no-start-hour' }
  | { code: 'no-end-hour' }
  | { code: 'no-timezone' }
  | { code: 'end-before-start' }
  | { code: 'no-slot-fits'; minutes: number }

export type SlotConfigErrors = Partial<Record<SlotConfigField, SlotConfigProblem>>

export const configDraftOf = (config: StoredSlotConfig): SlotConfigDraft => ({
  slotDurationMinutes: String(config.slotDurationMinutes),
  slotCapacity: String(config.slotCapacity),
  bookingWindowDays: String(config.bookingWindowDays),
  businessHoursStart: String(config.businessHoursStart),
  businessHoursEnd: String(config.businessHoursEnd),
  timezone: config.timezone,
  ...(config.maxFutureBookings !== undefined && { maxFutureBookings: String(config.maxFutureBookings) }),
})

/** An empty field is no number; `Number` would make it 0. */
const numberOf = (text: string) => (text.trim() ? Number(text) : Number.NaN)

const readDraft = (draft: SlotConfigDraft): Record<SlotConfigField, unknown> => ({
  slotDurationMinutes: numberOf(draft.slotDurationMinutes),
  slotCapacity: numberOf(draft.slotCapacity),
  bookingWindowDays: numberOf(draft.bookingWindowDays),
  businessHoursStart: numberOf(draft.businessHoursStart),
  businessHoursEnd: numberOf(draft.businessHoursEnd),
  timezone: draft.timezone,
  maxFutureBookings: draft.maxFutureBookings === undefined ? undefined : numberOf(draft.maxFutureBookings),
})

/** The configuration in the form; undefined while a field is invalid. */
export function configOfDraft(draft: SlotConfigDraft): SlotConfig | undefined {
  const read = v.safeParse(SlotConfig, readDraft(draft))
  return read.success ? read.output : undefined
}

const PROBLEMS: Record<SlotConfigField, SlotConfigProblem> = {
  slotDurationMinutes: { code: 'invalid-duration', ...SLOT_CONFIG_LIMITS.slotDurationMinutes },
  slotCapacity: { code: 'invalid-capacity', ...SLOT_CONFIG_LIMITS.slotCapacity },
  bookingWindowDays: { code: 'invalid-window', ...SLOT_CONFIG_LIMITS.bookingWindowDays },
  businessHoursStart: { code: 'no-start-hour' },
  businessHoursEnd: { code: 'no-end-hour' },
  timezone: { code: 'no-timezone' },
  maxFutureBookings: { code: 'invalid-bookings', ...SLOT_CONFIG_LIMITS.maxFutureBookings },
}

/** In the form's order, because the first invalid field gets the focus. */
const FIELDS: readonly SlotConfigField[] = [
  'slotDurationMinutes',
  'slotCapacity',
  'bookingWindowDays',
  'businessHoursStart',
  'businessHoursEnd',
  'timezone',
  'maxFutureBookings',
]

/** Each hour is valid, but no slot fits between them. */
const hoursProblem = ({
  slotDurationMinutes,
  businessHoursStart,
  businessHoursEnd,
}: SlotConfig): SlotConfigProblem =>
  businessHoursEnd <= businessHoursStart
    ? { code: 'end-before-start' }
    : { code: 'no-slot-fits', minutes: slotDurationMinutes }

/** The invalid fields and why; empty if the draft can be saved. */
export function validateConfigDraft(draft: SlotConfigDraft): SlotConfigErrors {
  const values = readDraft(draft)
  const wrong = FIELDS.filter((field) => !v.is(SlotConfig.entries[field], values[field]))
  const read = v.safeParse(v.object(SlotConfig.entries), values)
  if (read.success && slotsPerDay(read.output) < 1) return { businessHoursEnd: hoursProblem(read.output) }
  return Object.fromEntries(wrong.map((field) => [field, PROBLEMS[field]]))
}
