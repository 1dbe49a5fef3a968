import type { Slot, Span } from '../../domain/slots/slot.ts'
import { OVERVIEW_DAYS, type StatusFilter } from '../../domain/slots/slot-board.ts'
import type { MapSlot } from '../../domain/slots/slot-map.ts'
import { format, plural } from '../lib/language.ts'
import { words } from '../lib/words.ts'
import { slots } from './slots.ts'

const WALL_TIME = /^(\d{1,2}):(\d{2})/

const MAP_STATES: Record<MapSlot['state'], string> = { past: ', over', running: ', running now', coming: '' }

export const slotBoard = words('slotBoard', {
  title: 'Slot Booking Dashboard',
  /** Between title and note of `layout.accessDenied`: SPEC quotes that sentence in two spellings. */
  accessDeniedDash: ': ',
  zoneNote: (zone: string | undefined, now: number) =>
    `Dates and times are in ${zone ? slots.zone(zone, now) : '…'}`,
  refresh: 'Refresh Data',
  refreshing: 'Refreshing...',
  generate: 'Generate Slots',
  generating: 'Generating...',
  tabsLabel: 'Slot views',
  tabs: {
    summary: "Today's Summary",
    date: 'Date Analysis',
    overview: `${OVERVIEW_DAYS}-Day Overview`,
  },

  mapTitle: 'Seven days at a glance',
  mapNote: 'Each cell is one slot and shows the percentage booked. Press one to see who.',
  mapEmpty: 'There are no slots in the coming seven days.',
  mapLabel: 'Utilization by day and time',
  mapLegend: { green: 'below 70', yellow: 'from 70', red: 'from 90' },
  mapNoSlots: '–',
  mapTryAgain: 'Read again',
  mapFailed: (dates: readonly string[]) =>
    `These days could not be loaded: ${dates.map((date) => format.dayHeading(date)).join('; ')}.`,
  /** The head of a row: 'Thu' and the day of the month. */
  mapDay: (date: string) => ({
    name: format.wallDate(date, { weekday: 'short' }),
    short: format.wallDate(date, { weekday: 'short' }),
    number: format.wallDate(date, { day: 'numeric' }),
  }),
  /** A cell for screen readers. */
  mapSlot: ({ from, to }: Span, utilization: number, state: MapSlot['state'], zone: string | undefined) =>
    `${format.longDate(from, zone)}, ${format.shortTimeRange(from, to, zone)}: ${format.percent(utilization)} booked${MAP_STATES[state]}`,
  /** 'Mar 5, 2026, 10:30 – 11:00 AM: 480 booked, 20 available' */
  mapDescription: ({ from, to }: Span, { bookedSlots, availableSlots }: Slot, zone: string | undefined) =>
    `${format.date(from, zone)}, ${format.shortTimeRange(from, to, zone)}: ${format.count(bookedSlots)} booked, ${format.count(Math.max(0, availableSlots))} available`,

  noData: 'No data available',
  noDataNote: 'Generate slots to see summary data.',
  day: 'Day',
  totalSlots: 'Total Slots',
  totalCapacity: 'Total Capacity',
  bookedSlots: 'Booked Slots',
  peakTitle: 'Peak Hour Analysis',
  todayBySlot: 'Today, slot by slot',
  /** '10:30 AM: 94%' */
  slotShare: ({ from }: Span, utilization: number, zone: string | undefined) =>
    `${format.time(from, zone)}: ${format.percent(utilization)}`,
  peakHour: 'Peak Hour',
  peakUtilization: 'Peak Utilization',
  /** '11:30 AM'. A summary's peak is an hour or a wall time; anything else is shown as it came. */
  peak(peak: string | number): string {
    const [, hours, minutes] = WALL_TIME.exec(String(peak)) ?? []
    if (hours !== undefined) return slots.timeOfDay(Number(hours), Number(minutes))
    return typeof peak === 'number' ? slots.timeOfDay(peak) : peak
  },

  datesLabel: 'Slots of a date',
  slotsOn: (date: string) => `Slots on ${format.dayHeading(date)}`,
  noSlots: 'No slots found',
  noSlotsOn: (date: string) => `There are no slots on ${format.dayHeading(date)}.`,
  noSlotsNote: 'Generate slots to fill the coming days.',
  viewDetails: 'View Details',
  capacity: 'Capacity',

  bookingsTitle: <Node>({ from, to }: Span, zone: string | undefined, whole: (text: string) => Node) => [
    'Slot Bookings - ',
    whole(format.shortTimeRange(from, to, zone)),
    ` (${format.date(from, zone)})`,
  ],
  /** '480 of 500 seats, 96%' */
  seats: ({ bookedSlots, maxSlots }: Slot, utilization: number) =>
    `${format.count(bookedSlots)} of ${plural(maxSlots, { one: '# seat', other: '# seats' })}, ${format.percent(utilization)}`,
  close: 'Close',
  search: 'Search',
  searchHint: 'Name or email',
  status: 'Status',
  statusFilter: (filter: StatusFilter) => (filter === 'all' ? 'All Status' : slots.status(filter)),
  showing: (found: number, total: number) => `Showing ${found} of ${total} bookings`,
  noBookings: 'No bookings found for this slot.',
  noMatches: 'No bookings match your search criteria.',
  pagesLabel: 'Pages of bookings',
  page: (page: number, pageCount: number) => `Page ${page} of ${pageCount}`,
  unknownUser: 'Unknown User',
  bookedAt: (instant: number) => `Booked ${format.moment(instant)}`,
  confirmCancel: (name: string) => `Are you sure you want to cancel ${name}'s booking?`,
  cancelling: 'Cancelling...',
})
