import * as v from 'valibot'
import { TakenAnswer } from '../../../src/domain/attempts/attempt-calls.ts'
import { IdOrNumber } from '../../../src/domain/lib/rows.ts'
import { Quiz, QuizSummary } from '../../../src/domain/quizzes/quiz.ts'
import { Pagination } from '../../../src/domain/results/admin-results.ts'
import { Result } from '../../../src/domain/results/results.ts'
import { Session, ValidateTokenAnswer } from '../../../src/domain/session/session.ts'
import { CurrentSlot, Slot, SlotBooking } from '../../../src/domain/slots/slot.ts'
import { StoredSlotConfig } from '../../../src/domain/slots/slot-config.ts'
import { SlotOverviewItem, SlotSummary } from '../../../src/domain/slots/slot-figures.ts'
import type { Caller, Who } from '../caller.ts'
import { misshapen, readAs, Unchecked } from '../reply.ts'
import type { Audit, Rule } from '../rule.ts'

/** Stricter than the elements, which leave out a row that they cannot read. */
const AdminPage = v.object({ results: v.array(Result), pagination: Pagination })

/** The id of some quiz. @throws Unchecked if the API has none. */
export async function someQuiz(caller: Caller): Promise<string> {
  const [quiz] = readAs(v.array(v.object({ _id: IdOrNumber })), await caller.read('/quiz')) ?? []
  if (!quiz) throw new Unchecked('the API has no quiz')
  return quiz._id
}

/** A result of the learner's own. @throws Unchecked if there is none. */
async function someResult(caller: Caller) {
  const Listed = v.array(v.object({ quiz: v.union([IdOrNumber, v.object({ _id: IdOrNumber })]) }))
  const [result] = readAs(Listed, await caller.read('/user/results')) ?? []
  if (!result) throw new Unchecked('this person has submitted no quiz')
  return typeof result.quiz === 'string' ? result.quiz : result.quiz._id
}

type Place = string | ((caller: Caller) => Promise<string>)
type Row = [
  id: string,
  who: Who,
  path: Place,
  schema: v.GenericSchema,
  shape: string,
  breaks: string,
  query?: (day: Audit['day']) => Record<string, string>,
]

const quizPart = (part: string) => async (caller: Caller) =>
  `/quiz/${encodeURIComponent(await someQuiz(caller))}${part}`

/** Each read of the specification, and what the elements read of it. */
const ROWS: readonly Row[] = [
  ['shape.me', 'learner', '/auth/me', Session, 'the signed-in user', 'nobody is signed in'],
  [
    'shape.validate-token',
    'learner',
    '/auth/validate-token',
    ValidateTokenAnswer,
    '{valid, user}',
    'a stored session is lost',
  ],
  ['shape.quizzes', 'learner', '/quiz', v.array(QuizSummary), 'an array of quizzes', 'the quiz list'],
  ['shape.quiz', 'admin', quizPart(''), Quiz, 'the quiz with its questions', 'the quiz form'],
  ['shape.taken', 'learner', quizPart('/taken'), TakenAnswer, '{taken: boolean}', 'the start of a quiz'],
  ['shape.my-results', 'learner', '/user/results', v.array(Result), 'an array of results', 'My Results'],
  [
    'shape.result',
    'learner',
    async (caller) => `/quiz/${encodeURIComponent(await someResult(caller))}/results`,
    Result,
    'the result',
    'the result page',
  ],
  [
    'shape.current-slot',
    'learner',
    '/slots/current',
    CurrentSlot,
    '{isActive, slot, upcomingSlot, …}',
    'the home page, and the start of a quiz',
  ],
  [
    'shape.available-slots',
    'learner',
    '/slots/available',
    v.array(Slot),
    'an array of slots',
    'the booking page',
  ],
  [
    'shape.my-bookings',
    'learner',
    '/slots/my-bookings',
    v.array(SlotBooking),
    'an array of bookings',
    'My bookings',
  ],
  [
    'shape.quiz-results',
    'admin',
    quizPart('/admin/results'),
    AdminPage,
    '{results, pagination}',
    'the results of a quiz',
  ],
  [
    'shape.all-results',
    'admin',
    '/user/admin/results',
    AdminPage,
    '{results, pagination}',
    'the results dashboard',
  ],
  [
    'shape.slot-statistics',
    'admin',
    '/admin/slots/statistics',
    v.array(Slot),
    'an array of slots',
    'the slot dashboard',
    (day) => ({ date: day(0) }),
  ],
  [
    'shape.slot-bookings',
    'admin',
    '/admin/slots/bookings',
    v.array(SlotBooking),
    'an array of bookings',
    'the slot dashboard',
  ],
  [
    'shape.slot-overview',
    'admin',
    '/admin/slots/overview',
    v.array(SlotOverviewItem),
    'an array of days',
    'the slot dashboard',
    (day) => ({ startDate: day(0), endDate: day(6) }),
  ],
  ['shape.slot-summary', 'admin', '/admin/slots/summary', SlotSummary, 'the totals', 'the slot dashboard'],
  [
    'shape.slot-config',
    'admin',
    '/admin/slot-config',
    StoredSlotConfig,
    'the slot configuration',
    'the slot configuration form',
  ],
]

export const SHAPE_RULES = ROWS.map(
  ([id, who, path, schema, shape, breaks, query]): Rule => ({
    id,
    level: 'MUST',
    says: `GET ${typeof path === 'string' ? path : id.replace('shape.', '… ')} answers ${shape}, bare or in one named key.`,
    breaks,
    as: [who],
    async *check(as, { day }) {
      const caller = as[who]
      const address = typeof path === 'string' ? path : await path(caller)
      const found = misshapen(await caller.read(address, query?.(day)), schema, shape)
      if (found) yield found
    },
  }),
)
