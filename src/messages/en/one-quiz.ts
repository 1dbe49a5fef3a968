import type { SlotStatus } from '../../domain/slots/slot.ts'
import { format } from '../lib/language.ts'
import { words } from '../lib/words.ts'

/** One quiz in a page of somebody else's. */
export const oneQuiz = words('oneQuiz', {
  draftNote: 'Learners do not see this quiz until it is published.',
  endedNote: (end: number) => `It ended on ${format.moment(end)} (${format.zone(end)}).`,
  goOn: 'Continue',
  loading: 'Loading quiz...',
  missing: 'Quiz not found',
  missingNote: 'It may have been removed, or is not published yet.',
  missingVisitorNote: 'It may have been removed, or may be open only to people who are signed in.',
  needsSlot: 'You take it in a slot: a time that you book.',
  opensAt: (start: number) => `It opens on ${format.moment(start)} (${format.zone(start)}).`,
  practise: 'Practice',
  practiseFrom: (from: number) => `You can practice it from ${format.moment(from)} (${format.zone(from)}).`,
  slotAt: ({ from, to }: (SlotStatus & { state: 'upcoming' })['span']) =>
    `Your slot: ${format.longDate(from)}, ${format.timeRange(from, to)} (${format.zone(from)}). The quiz opens automatically.`,
  tryAgain: 'Try again',
})
