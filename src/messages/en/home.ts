import type { QuizFilter } from '../../domain/quizzes/quiz-status.ts'
import type { SlotStatus, Span } from '../../domain/slots/slot.ts'
import { format, plural } from '../lib/language.ts'
import { words } from '../lib/words.ts'

const FILTERS: Record<QuizFilter, string> = {
  all: 'All',
  active: 'Active',
  upcoming: 'Upcoming',
  ended: 'Ended',
  completed: 'Completed',
}

const NONE_FOUND: Record<QuizFilter, string> = {
  all: 'No all quizzes found',
  active: 'No active quizzes found',
  upcoming: 'No upcoming quizzes found',
  ended: 'No ended quizzes found',
  completed: 'No completed quizzes found',
}

const INTROS: Record<SlotStatus['state'], string> = {
  active: 'Your slot is running. Every active quiz below is open until it ends.',
  upcoming: 'Your slot is booked. Quizzes open when it begins.',
  inactive: 'Your slot is over. Book another one to take a quiz.',
  none: 'You take quizzes in a slot: a time that you book.',
}

export const home = words('home', {
  attemptProgress: (answered: number, questions: number) => `${answered} of ${questions}`,
  bookAnotherSlot: 'Book Another Slot',
  bookSlot: 'Book Slot',
  bookSlotFirst: 'Book a slot to access quizzes',
  bookSlotFirstNote: 'They unlock when your slot begins.',
  bookSlotLater: 'Book a slot to access quizzes as soon as there are some.',
  cancel: 'Cancel',
  chooseTime: 'Choose your time',
  comeBack: (at: number, isToday: boolean) =>
    `Come back ${isToday ? `at ${format.time(at)}` : `on ${format.moment(at)}`}. We will open your quizzes here.`,
  completed: 'Completed',
  /** Of an instant: 'Wednesday, March 4, 2026 (GMT+1)'. */
  dayAndZone: (at: number) => `${format.longDate(at)} (${format.zone(at)})`,
  filter: 'Filter',
  filters: FILTERS,
  freeInMinutes: (minutes: number) => `in ${minutes} min`,
  freeNow: 'Now',
  freeSeats: (count: number) => `${format.count(count)} free`,
  getReady: 'Get ready',
  handedIn: (count: number, { from, to }: Span) =>
    plural(count, {
      one: `You handed in one quiz in your slot, ${format.timeRange(from, to)}.`,
      other: `You handed in # quizzes in your slot, ${format.timeRange(from, to)}.`,
    }),
  inProgress: 'In progress',
  intros: INTROS,
  lastSlot: (span: Span) =>
    `It was on ${format.longDate(span.from)}, ${format.timeRange(span.from, span.to)}.`,
  listAwaited: 'The list comes back with the server.',
  minutes: (count: number) => plural(count, { one: '# minute', other: '# minutes' }),
  minutesLeft: (minutes: number) => `${minutes} min left`,
  minutesRemaining: (count: number) =>
    plural(count, { one: '# minute remaining', other: '# minutes remaining' }),
  nextFree: (date: string | undefined) =>
    date
      ? `Next free on ${format.dayHeading(date)}, press one to book it`
      : 'Next free today, press one to book it',
  noQuizzes: 'No quizzes available',
  noneFound: NONE_FOUND,
  openInSlot: (count: number) =>
    count === 0
      ? 'No quizzes are open in your slot yet.'
      : plural(count, { one: '# quiz is open then.', other: '# quizzes are open then.' }),
  openFrom: (from: string, until: string) => `Open from ${from} until ${until}`,
  opening: 'Opening your quizzes...',
  /** Below SPEC's sentence that quizzes are available during the slot. */
  opensAt: (at: number) => `They open at ${format.time(at)}.`,
  opensIn: 'Opens in',
  outOf: (correct: number, questions: number) => `${correct} of ${questions} correct`,
  questions: (count: number) => plural(count, { one: '# question', other: '# questions' }),
  quizzes: 'Quizzes',
  quizzesInSlot: 'Quizzes available during your slot time',
  sinceUntil: (from: number, until: number) =>
    `Since ${format.dayAndMonth(from)}, open until ${format.dayAndMonth(until)}`,
  signInToTakeQuiz: 'Sign in to Take Quiz',
  scaleMark: (minutes: number, isLast: boolean) => (isLast ? `${minutes} min` : String(minutes)),
  settingUp: 'Your school is still setting up',
  settingUpNote: 'There are no quizzes yet. Come back tomorrow, or ask your teacher.',
  score: (score: number) => format.percent(score),
  showAll: (count: number) => `Show all ${format.count(count)}`,
  slotActive: 'Active',
  slotOver: 'Your slot is over',
  slotOverWellDone: 'Well done, your slot is over',
  slotProgress: (left: number, minutes: number) => `${left} of ${minutes} minutes`,
  slotTime: 'Slot time',
  slotUnknown: 'Your quizzes appear here once your slot is known.',
  /** From and to are instants: 'Thursday, March 5, 2026 · 2:00 PM – 2:30 PM'. */
  span: (from: number, to: number) => `${format.longDate(from)}\u00a0· ${format.timeRange(from, to)}`,
  stayHere: 'Stay on this page. Your quizzes open here.',
  takeQuiz: 'Take Quiz',
  /** Beside the clock of a running attempt. */
  timeLeft: <Node>(clock: Node) => [clock, ' left'],
  viewResults: 'View Results',
  visitorNote: 'Anyone may look around. Sign in to take a quiz.',
  welcome: (name: string) => (name ? `Welcome, ${name}` : 'Welcome'),
  yourSlot: 'Your slot',
})
