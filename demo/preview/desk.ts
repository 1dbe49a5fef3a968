import * as v from 'valibot'
import { folded } from '../../src/domain/lib/folded.ts'
import { percent } from '../../src/domain/lib/score.ts'
import { DAY_MS } from '../../src/domain/lib/time.ts'
import { DEFAULT_SLOT_CONFIG } from '../../src/domain/slots/default-slot-config.ts'
import type { Calls, SampleCall } from './calls.ts'
import { CROWD } from './people.ts'
import type { StoredQuiz } from './quizzes.ts'
import { resultRow, type StoredResult, wholeResult } from './results.ts'
import { findQuiz, type SampleSchool } from './school.ts'
import { dateOf, type SampleSlot, seatsOf, slotRow } from './slots.ts'

const WINDOW_DAYS = 7

const isWithin = (query: URLSearchParams, { score }: StoredResult) =>
  score >= Number(query.get('minScore') ?? 0) && score <= Number(query.get('maxScore') ?? 100)

/** A page of results, as both lists have them. */
function resultPage({ results, quizzes }: SampleSchool, { query }: SampleCall, quizId?: string) {
  const search = folded(query.get('search') ?? '')
  const found = results.filter(
    (result) =>
      (quizId === undefined || result.quiz === quizId) &&
      isWithin(query, result) &&
      folded(result.person.name).includes(search),
  )
  const [page, limit] = [Number(query.get('page') ?? 1), Number(query.get('limit') ?? 50)]
  const totalPages = Math.max(1, Math.ceil(found.length / limit))
  return {
    results: found.slice((page - 1) * limit, page * limit).map((result) => resultRow(result, quizzes)),
    pagination: {
      page,
      limit,
      total: found.length,
      totalPages,
      hasNext: page < totalPages,
      hasPrev: page > 1,
    },
  }
}

const windowDates = (school: SampleSchool) =>
  Array.from({ length: WINDOW_DAYS }, (_, day) => dateOf(school.now() + day * DAY_MS))

function totalsOf(slots: readonly SampleSlot[]) {
  const totalCapacity = slots.length * CROWD.length
  const totalBooked = slots.reduce((sum, { taken }) => sum + taken, 0)
  return {
    totalSlots: slots.length,
    totalCapacity,
    totalBooked,
    utilization: percent(totalBooked, totalCapacity),
  }
}

function overview({ slots }: SampleSchool, dates: readonly string[]) {
  return dates.map((date) => {
    const totals = totalsOf(slots.slotsOf(date))
    return { date, ...totals, totalAvailable: totals.totalCapacity - totals.totalBooked }
  })
}

function summary(school: SampleSchool) {
  const slots = windowDates(school).flatMap(school.slots.slotsOf)
  const fullest = slots.toSorted((one, other) => other.taken - one.taken)[0] ?? school.slots.running
  return {
    ...totalsOf(slots),
    peakHour: slotRow(fullest, 0).timeSlot,
    peakUtilization: percent(fullest.taken, CROWD.length),
  }
}

const bookingsOf = (slot: SampleSlot) =>
  seatsOf(slot).map(({ _id, person }) => ({
    _id,
    slotId: slot._id,
    userId: person,
    status: 'booked',
    createdAt: new Date(slot.from - DAY_MS).toISOString(),
    slot: slotRow(slot, 0),
  }))

/** The dates of GET /admin/slots/overview, both ends included. */
function datesIn({ query }: SampleCall, school: SampleSchool): string[] {
  const from = query.get('startDate') ?? dateOf(school.now())
  const days = Math.round((Date.parse(query.get('endDate') ?? from) - Date.parse(from)) / DAY_MS) + 1
  return Array.from({ length: Math.min(Math.max(days, 1), 31) }, (_, day) =>
    dateOf(Date.parse(from) + day * DAY_MS),
  )
}

function saveQuiz(school: SampleSchool, id: string, body: unknown): StoredQuiz {
  const before = school.quizzes.find(({ _id }) => _id === id)
  const quiz = { ...before, ...(body as StoredQuiz), _id: id }
  school.quizzes = before
    ? school.quizzes.map((one) => (one === before ? quiz : one))
    : [...school.quizzes, quiz]
  return quiz
}

/** What an administrator has beside a learner's calls. */
export const deskCalls = (school: SampleSchool): Calls => ({
  'POST /quiz': ({ body }) => saveQuiz(school, `quiz-${school.quizzes.length + 1}`, body),
  'PUT /quiz/:id': ({ body }, id) => saveQuiz(school, findQuiz(school, id)._id, body),
  'DELETE /quiz/:id': (_call, id) => {
    school.quizzes = school.quizzes.filter(({ _id }) => _id !== id)
    return { message: 'Quiz deleted' }
  },
  'POST /quiz/:id/admin/reset-attempt': ({ body }, id) => {
    const { userId } = v.parse(v.object({ userId: v.string() }), body)
    school.results = school.results.filter(({ quiz, person }) => quiz !== id || person._id !== userId)
    return { message: 'The attempt was reset' }
  },
  'GET /user/admin/results': (call) => resultPage(school, call),
  'GET /quiz/:id/admin/results': (call, id) => resultPage(school, call, id),
  'GET /quiz/:id/user/:id/results': ({ path }) => {
    const [, , quizId = '', , userId = ''] = path.split('/')
    const result = school.results.find(({ quiz, person }) => quiz === quizId && person._id === userId)
    return result && wholeResult(result, findQuiz(school, quizId))
  },
  'POST /slots/generate': () => ({ message: 'All slots are there already' }),
  'GET /admin/slot-config': () => ({ ...DEFAULT_SLOT_CONFIG, slotCapacity: CROWD.length }),
  'GET /admin/slots/statistics': ({ query }) =>
    school.slots.slotsOf(query.get('date') ?? dateOf(school.now())).map((slot) => slotRow(slot, 0)),
  'GET /admin/slots/overview': (call) => overview(school, datesIn(call, school)),
  'GET /admin/slots/summary': () => summary(school),
  'GET /admin/slots/bookings': ({ query }) => {
    const slotId = query.get('slotId')
    const slots = slotId ? [school.slots.slotById(slotId)] : school.slots.slotsOf(dateOf(school.now()))
    return slots.flatMap(bookingsOf)
  },
})
