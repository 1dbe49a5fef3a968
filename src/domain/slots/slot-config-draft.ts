import * as v from 'valibot'
import {
  SLOT_CONFIG_LIMITS,
  SlotConfig,
  type SlotConfigNumber,
  type StoredSlotConfig,
  slotsPerDay,
} from './slot-config.ts'

export type SlotConfigField = keyof SlotConfig

/** The configuration as it stands in the form: as typed, whether it makes sense or not. */
export type SlotConfigDraft = Record<SlotConfigField, string>
/** What is wrong, by field. */
export type SlotConfigErrors = Partial<Record<SlotConfigField, string>>

export const configDraftOf = (config: StoredSlotConfig): SlotConfigDraft => ({
  slotDurationMinutes: String(config.slotDurationMinutes),
  slotCapacity: String(config.slotCapacity),
  bookingWindowDays: String(config.bookingWindowDays),
  businessHoursStart: String(config.businessHoursStart),
  businessHoursEnd: String(config.businessHoursEnd),
  timezone: config.timezone,
})

const numberOf = (text: string) => (text.trim() ? Number(text) : Number.NaN)

const readDraft = (draft: SlotConfigDraft) => ({
  slotDurationMinutes: numberOf(draft.slotDurationMinutes),
  slotCapacity: numberOf(draft.slotCapacity),
  bookingWindowDays: numberOf(draft.bookingWindowDays),
  businessHoursStart: numberOf(draft.businessHoursStart),
  businessHoursEnd: numberOf(draft.businessHoursEnd),
  timezone: draft.timezone,
})

/** The configuration that the form holds; undefined while something in it is wrong. */
export function configOfDraft(draft: SlotConfigDraft): SlotConfig | undefined {
  const read = v.safeParse(SlotConfig, readDraft(draft))
  return read.success ? read.output : undefined
}

const range = (field: SlotConfigNumber) =>
  `from ${SLOT_CONFIG_LIMITS[field].from} to ${SLOT_CONFIG_LIMITS[field].to}`

const MESSAGES: Record<SlotConfigField, string> = {
  slotDurationMinutes: `The slot duration must be a whole number of minutes ${range('slotDurationMinutes')}`,
  slotCapacity: `The slot capacity must be a whole number of users ${range('slotCapacity')}`,
  bookingWindowDays: `The booking window must be a whole number of days ${range('bookingWindowDays')}`,
  businessHoursStart: 'Please choose the hour at which slots start',
  businessHoursEnd: 'Please choose the hour at which slots end',
  timezone: 'Please choose one of the timezones',
}

/** In the order of the form: the first that is wrong gets the focus. */
const FIELDS: readonly SlotConfigField[] = [
  'slotDurationMinutes',
  'slotCapacity',
  'bookingWindowDays',
  'businessHoursStart',
  'businessHoursEnd',
  'timezone',
]

/** The hours for themselves are right, but not together. */
function hoursError({ slotDurationMinutes, businessHoursStart, businessHoursEnd }: SlotConfig): string {
  return businessHoursEnd <= businessHoursStart
    ? 'The end hour must be after the start hour'
    : `No slot of ${slotDurationMinutes} minutes fits between these hours`
}

/** What stands in the way of saving, by field; empty when nothing does. */
export function validateConfigDraft(draft: SlotConfigDraft): SlotConfigErrors {
  const values = readDraft(draft)
  const wrong = FIELDS.filter((field) => !v.is(SlotConfig.entries[field], values[field]))
  const read = v.safeParse(v.object(SlotConfig.entries), values)
  if (read.success && slotsPerDay(read.output) < 1) return { businessHoursEnd: hoursError(read.output) }
  return Object.fromEntries(wrong.map((field) => [field, MESSAGES[field]]))
}
