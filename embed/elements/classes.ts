import { QuizAdmin } from '../../src/app/quiz-admin.tsx'
import { QuizApp } from '../../src/app/quiz-app.tsx'
import { SlotBooker } from '../../src/app/slot-booker.tsx'
import { screenOf } from '../../src/domain/page/screens.ts'
import { elementOf } from './members.ts'

/* The element classes, not registered yet. */

export const QuizAppElement = elementOf({
  App: QuizApp,
  opens: ({ name, values }, quiz) =>
    !quiz || ['home', 'bookSlot'].includes(name) || (/^quiz(Result)?$/.test(name) && values[0] === quiz),
})
export const QuizAdminElement = elementOf({
  App: QuizAdmin,
  opens: ({ name }) => name === 'home' || !screenOf(name).isForLearners,
})
/** One screen. */
export const SlotBookerElement = elementOf({ App: SlotBooker, opens: ({ name }) => name === 'bookSlot' })
