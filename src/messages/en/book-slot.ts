import type { Wait } from '../../domain/attempts/waiting.ts'
import { MINUTE_MS, wallDate } from '../../domain/lib/time.ts'
import type { Span } from '../../domain/slots/slot.ts'
import type { DayPart } from '../../domain/slots/timetable.ts'
import { format, plural } from '../lib/language.ts'
import { words } from '../lib/words.ts'
import { slots } from './slots.ts'
import { waiting } from './waiting.ts'

/** '2:00 – 2:30 PM GMT' */
const time = ({ from, to }: Span) => format.zonedTimeRange(from, to)

/** 'Mar 4', or 'Wed, Mar 4' */
const shortDay = (instant: number, weekday?: 'short') =>
  format.wallDate(wallDate(instant), { weekday, month: 'short', day: 'numeric' })

/** 'Mar 4, 2:00 – 2:30 PM GMT' */
const bookedTime = (span: Span) => `${shortDay(span.from)}, ${time(span)}`

/** '2:00 – 2:30 PM GMT, Wednesday, March 4' */
const timeAndDay = (span: Span) => `${time(span)}, ${format.dayHeading(wallDate(span.from))}`

const minutesRemaining = (minutes: number) =>
  plural(minutes, { one: '# minute remaining', other: '# minutes remaining' })

const PARTS: Record<DayPart, string> = { morning: 'Morning', afternoon: 'Afternoon', evening: 'Evening' }

const quizzesOpen = (count: number) =>
  count === 0 ? 'No quiz open' : plural(count, { one: '# quiz open', other: '# quizzes open' })

/** Named unlike its room, because the api's call is `bookSlot`. */
export const slotBooking = words('slotBooking', {
  title: 'Book Your Quiz Slot',
  lede: (minutes: number) => `Book a ${minutes}-minute slot to access all available quizzes`,
  backHome: 'Back to Home',

  activeSlot: 'Your Active Slot',
  activeSlotNote: (span: Span, minutes: number) => `${timeAndDay(span)}, ${minutesRemaining(minutes)}`,
  goToQuizzes: 'Go to Quizzes',
  upcomingSlot: (span: Span) => `Your next slot: ${timeAndDay(span)}`,
  expiredSlot: (span: Span) =>
    `Your slot (${bookedTime(span)}) has expired. Book a new slot to access quizzes.`,
  /** The same in plain words. */
  expiredSlotNote: 'Your time is over. Choose a new one.',
  noSlot: 'You need to book a slot to access quizzes.',
  /** Of the day that is shown, or of a later one. */
  nextFree: ({ from }: Span, shownDate: string) =>
    `Next free: ${wallDate(from) === shownDate ? format.time(from) : format.moment(from)}`,

  availableSlots: (date: string) => `Available Slots for ${format.dayHeading(date)}`,
  slotsNote: (count: number, zone: string) =>
    `${slots.count(count)}, times are in your local timezone (${zone})`,
  empty: 'No slots available',
  emptyNote: 'All slots for this date are fully booked or have passed.',
  part: (part: DayPart) => PARTS[part],
  /** '3 quizzes open', '3 to 4 quizzes open' */
  quizzesOpen: ([fewest, most]: readonly [number, number]) =>
    fewest === most ? quizzesOpen(most) : `${format.count(fewest)} to ${quizzesOpen(most)}`,
  book: 'Book Slot',
  booking: 'Booking...',
  fullyBooked: 'Fully Booked',
  minutesLeft: (minutes: number) => `${format.count(minutes)} min left`,
  yours: 'Your slot',
  cancel: 'Cancel',

  /** The step before a booking, where there is something to decide. */
  longDay: ({ from }: Span) => format.longDate(from),
  zonedTime: time,
  seatsFree: (free: number, all: number) =>
    plural(all, {
      one: `${format.count(free)} of # seat free`,
      other: `${format.count(free)} of # seats free`,
    }),
  openHere: 'Open in this slot',
  nothingOpen: 'No quiz is open in this slot. You can book it, but there will be nothing to take.',
  quizMinutes: (minutes: number) => `${format.count(minutes)} min`,
  runsAlready: (minutes: number) =>
    plural(minutes, {
      one: 'This slot has begun: # minute of it is left. A slot that has begun cannot be cancelled.',
      other: 'This slot has begun: # minutes of it are left. A slot that has begun cannot be cancelled.',
    }),
  notNow: 'Not Now',
  moveHere: 'Move my slot here',
  cancelsSlot: (span: Span) => `Your slot of ${bookedTime(span)} will be cancelled.`,
  cancelsSlotOrKeepsBoth: (span: Span) =>
    `Your slot of ${bookedTime(span)} will be cancelled. Left as it is, you hold both.`,
  /** Where there are several. */
  moveSeatHere: (span: Span) => `Move my slot of ${bookedTime(span)} here`,
  keepAll: 'Keep all my slots',

  /** Where one person may hold no more. */
  limit: (count: number) =>
    plural(count, {
      one: 'You hold one upcoming slot, which is as many as you may. Move or cancel it to book another.',
      other: 'You hold # upcoming slots, the most you may have. Move or cancel one to book another.',
    }),
  move: 'Move',
  moveToRow: 'Move Here',
  moving: 'Moving...',
  chooseNew: (time: string) => `Choose a new time for your slot of ${time}.`,
  chooseNewNote: 'You keep your seat until the new one is yours.',

  myBookings: 'My Bookings',
  yourSlot: 'Your slot:',
  /** 'Wed, Mar 4, in 6 h 18 min' */
  dayAndWait: ({ from }: Span, wait: Wait) => {
    const left = wait.code === 'clock' ? `${Math.ceil(wait.leftMs / MINUTE_MS)} min` : waiting.wait(wait)
    return `${shortDay(from, 'short')}, in ${left}`
  },
  pastBookings: (count: number) => `Past and cancelled bookings (${format.count(count)})`,
  bookedTime: (span: Span | undefined) => (span ? bookedTime(span) : 'Unknown slot'),
  confirmCancel: (time: string) => `Are you sure you want to cancel your booking for ${time}?`,

  adminTitle: 'Admin Access',
  adminLede: 'As an administrator you can see and take every quiz. You do not need to book a slot.',
  adminTools: [
    'Create, edit and try out quizzes',
    'See all results and reset attempts',
    'Generate and configure slots',
    'See slot utilization and cancel bookings',
  ],
  goToAdmin: 'Go to Admin Dashboard',
})
