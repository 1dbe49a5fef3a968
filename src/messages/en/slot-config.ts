import type { StoredSlotConfig } from '../../domain/slots/slot-config.ts'
import type { SlotConfigProblem } from '../../domain/slots/slot-config-draft.ts'
import { plural } from '../lib/language.ts'
import { type Wording, word } from '../lib/wording.ts'
import { words } from '../lib/words.ts'
import { slots } from './slots.ts'

interface Range {
  from: number
  to: number
}

const range = ({ from, to }: Range) => `from ${from} to ${to}`

const PROBLEMS: Wording<SlotConfigProblem> = {
  'invalid-duration': (limits) => `The slot duration must be a whole number of minutes ${range(limits)}`,
  'invalid-capacity': (limits) => `The slot capacity must be a whole number of users ${range(limits)}`,
  'invalid-window': (limits) => `The booking window must be a whole number of days ${range(limits)}`,
  'invalid-bookings': (limits) =>
    `The number of upcoming slots per person must be a whole number ${range(limits)}`,
  'no-start-hour': () => 'Please choose the hour at which slots start',
  'no-end-hour': () => 'Please choose the hour at which slots end',
  'no-timezone': () => 'Please choose one of the timezones',
  'end-before-start': () => 'The end hour must be after the start hour',
  'no-slot-fits': ({ minutes }) => `No slot of ${minutes} minutes fits between these hours`,
}

/** '30-minute slots, 8:00 AM to 6:00 PM, 500 users per slot', with the zone unless it is UTC. */
function summary(config: StoredSlotConfig): string {
  const { slotDurationMinutes, slotCapacity, businessHoursStart, businessHoursEnd, timezone } = config
  const hours = `${slots.timeOfDay(businessHoursStart)} to ${slots.timeOfDay(businessHoursEnd)}`
  const zone = timezone === 'UTC' ? '' : ` (${timezone})`
  return `${slotDurationMinutes}-minute slots, ${hours}${zone}, ${slotCapacity} users per slot`
}

const affected = (bookings: number) =>
  plural(bookings, {
    one: '# booking is in a slot that no longer fits. It stays valid at the time it was booked for.',
    other: '# bookings are in slots that no longer fit. They stay valid at the times they were booked for.',
  })

const CONFIRM_RESET = 'Are you sure you want to reset to default configuration?'

export const slotConfig = words('slotConfig', {
  panelTitle: 'Slot Booking Management',
  panelNote: 'When slots run, how many learners they take, and who has booked.',
  configure: 'Configure Slots',
  manage: 'Manage Slots',

  title: 'Slot Configuration',
  lede: 'It holds for slots generated from now on. Booked seats stay as they are.',
  loading: 'Loading configuration...',
  cancel: 'Cancel',
  save: 'Save Configuration',
  saving: 'Saving...',
  reset: 'Reset to Defaults',
  resetting: 'Resetting...',

  duration: 'Slot Duration (minutes)',
  durationHint: ({ from, to }: Range) => `${from} to ${to} minutes`,
  capacity: 'Slot Capacity (users per slot)',
  capacityHint: ({ from, to }: Range) => `${from} to ${to} users`,
  window: 'Booking Window (days)',
  windowHint: ({ from, to }: Range) => `${from} to ${to} days ahead`,
  bookings: 'Upcoming Slots per Person',
  bookingsHint: ({ from, to }: Range) => `${from} to ${to} slots that one person may hold`,
  startHour: (zone: string) => `Business Hours Start (${zone})`,
  endHour: (zone: string) => `Business Hours End (${zone})`,
  timezone: 'Timezone',
  timezoneHint: 'Slot times are currently stored as UTC. Business hours are hours of this timezone.',
  problem: (problem: SlotConfigProblem) => word(PROBLEMS, problem),

  summaryTitle: 'Current Configuration Summary',
  summary,
  unsavedSummary: (config: StoredSlotConfig) => `${summary(config)} · not saved yet`,
  noSummary: 'The fields above are not a valid configuration yet',
  slotsPerDay: 'Slots per day',
  seatsPerDay: 'Seats per day',
  daysAhead: 'Days ahead',
  noFigure: '–',

  /** Asked only if bookings are affected. */
  confirmSave: (bookings: number) => `${affected(bookings)} Save this configuration?`,
  confirmReset: (bookings: number) =>
    bookings > 0 ? `${CONFIRM_RESET} ${affected(bookings)}` : CONFIRM_RESET,
})
