import type { QuizFilter } from '../../domain/quizzes/quiz-status.ts'
import type { SlotStatus } from '../../domain/slots/slot.ts'
import { format, plural } from '../english.ts'

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
  inactive: 'Your slot is not active. Book another one to take a quiz.',
  none: 'Book a 30-minute slot to take the quizzes that are active in it.',
}

export const home = {
  adminAccess: 'Admin Access',
  adminIntro: 'Every quiz is open to you. Learners see theirs during their booked slot.',
  adminPanel: 'Admin Panel',
  adminPanelNote: 'Manage quizzes, slots and results.',
  bookAnotherSlot: 'Book Another Slot',
  bookSlot: 'Book Slot',
  bookSlotFirst: 'Book a slot to access quizzes',
  completed: 'Completed',
  filter: 'Filter',
  filters: FILTERS,
  fullAdminAccess: 'Full Admin Access',
  fullAdminAccessNote: 'You can see and take every quiz. No slot is needed.',
  intros: INTROS,
  minutes: (count: number) => plural(count, { one: '# minute', other: '# minutes' }),
  minutesRemaining: (count: number) =>
    plural(count, { one: '# minute remaining', other: '# minutes remaining' }),
  noQuizzes: 'No quizzes available',
  noSlot: 'No slot booked',
  noSlotNote: 'You need a slot to access quizzes.',
  noneFound: NONE_FOUND,
  openAdminPanel: 'Open Admin Panel',
  opening: 'Opening your quizzes...',
  opensIn: <Node>(time: Node) => ['Opens in ', time],
  questions: (count: number) => plural(count, { one: '# question', other: '# questions' }),
  quizzes: 'Quizzes',
  quizzesInSlot: 'Quizzes available during your slot time',
  signInToTakeQuiz: 'Sign in to Take Quiz',
  slotActive: 'Active',
  slotInactive: 'Not active',
  slotProgress: (passed: number, minutes: number) => `${passed} of ${minutes} minutes`,
  slotTime: 'Slot time',
  slotUnknown: 'Your quizzes appear here once your slot is known.',
  slotUpcoming: 'Upcoming',
  /** From and to are instants: 'Thursday, March 5, 2026 · 2:00 PM – 2:30 PM'. */
  span: (from: number, to: number) => `${format.longDate(from)} · ${format.timeRange(from, to)}`,
  stayHere: 'Stay on this page: your quizzes open by themselves.',
  takeQuiz: 'Take Quiz',
  viewResults: 'View Results',
  welcome: (name: string) => `Welcome, ${name}`,
  yourSlot: 'Your slot',
}
