import type { Span } from '../../domain/slots/slot.ts'
import { format, plural } from '../english.ts'
import { slots } from '../slots/en.ts'

/** 'Mar 4, 2:00 PM – 2:30 PM' */
const bookedTime = ({ from, to }: Span) => `${format.moment(from)} – ${format.time(to)}`

const dayAndTime = ({ from, to }: Span) => `${format.timeRange(from, to)} · ${format.longDate(from)}`

const minutesRemaining = (minutes: number) =>
  plural(minutes, { one: '# minute remaining', other: '# minutes remaining' })

/** Named unlike its room, because the api's call is `bookSlot`. */
export const slotBooking = {
  title: 'Book Your Quiz Slot',
  lede: (minutes: number) => `Book a ${minutes}-minute slot to access all available quizzes`,
  backHome: 'Back to Home',

  activeSlot: 'Your Active Slot',
  activeSlotNote: (span: Span, minutes: number) => `${dayAndTime(span)} · ${minutesRemaining(minutes)}`,
  goToQuizzes: 'Go to Quizzes',
  upcomingSlot: (span: Span) => `Your next slot: ${dayAndTime(span)}`,
  expiredSlot: (span: Span) =>
    `Your slot (${bookedTime(span)}) has expired. Book a new slot to access quizzes.`,
  noSlot: 'You need to book a slot to access quizzes.',

  availableSlots: (date: string) => `Available Slots for ${format.dayHeading(date)}`,
  slotsNote: (count: number, zone: string) =>
    `${slots.count(count)} · times are in your local timezone (${zone})`,
  empty: 'No slots available',
  emptyNote: 'All slots for this date are fully booked or have passed.',
  book: 'Book Slot',
  booking: 'Booking...',
  fullyBooked: 'Fully Booked',

  /** Where one person may hold no more. */
  limit: (count: number) =>
    plural(count, {
      one: 'You hold one upcoming slot, which is as many as you may. Move or cancel it to book another.',
      other: 'You hold # upcoming slots, which is as many as you may. Move or cancel one to book another.',
    }),
  move: 'Move',
  moveHere: 'Move my slot here',
  moving: 'Moving...',
  chooseNew: (time: string) => `Choose a new time for your slot of ${time}.`,
  chooseNewNote: 'You keep your seat until the new one is yours.',

  myBookings: 'My Bookings',
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
}
