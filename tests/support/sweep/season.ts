import { randomUUID } from 'node:crypto'
import { createSession } from '../../../demo/api/session/session.ts'
import { DAY_MS } from '../../../src/domain/lib/time.ts'
import { enrolAdmin } from '../school/authoring.ts'
import { enrolWithSeat, save, start, submit } from '../school/exam.ts'
import { at } from '../school/fixtures.ts'
import {
  allowBookings,
  book,
  enrol,
  type Person,
  type School,
  storeQuiz,
  storeSlot,
} from '../school/school.ts'
import type { TestServer } from '../server/server.ts'
import { type Known, oneOf, type Random } from './values.ts'

type Choice = readonly [unknown, ...unknown[]]
type Texts = readonly [string, ...string[]]

/** A school with something in every state, new for each some requests: what is asked for may delete anything. */
export interface Season {
  /** Tokens by whom they make a caller. */
  tokens: Readonly<Record<'learner' | 'other' | 'admin' | 'expired' | 'nobody', string>>
  known: Known
}

const HOURS = ['09:00:00', '10:05:00', '10:29:59', '10:59:00', '11:30:00'] as const
const UNKNOWN = '00000000-0000-4000-8000-000000000000'
const DIGITS = ['1', '2', '100', '0'] as const
const DATES = ['2026-03-04', '2026-03-05', '2026-03-31', '2027-01-01'] as const
const OPENINGS = ['2026-03-04T10:00:00.000Z', '2026-03-04T09:00:00-02:00'] as const
const CLOSINGS = ['2026-03-04T12:00:00.000Z', '2026-03-05T00:00:00+02:00'] as const

/** What is asked for by these names, in a path, a query or a body. */
function namesOf(ids: Record<'quiz' | 'user' | 'slot' | 'booking' | 'token', Texts>): Record<string, Choice> {
  return {
    'quiz.id': ids.quiz,
    'users.id': ids.user,
    'slots.id': ids.booking,
    quizId: ids.quiz,
    notTaken: ids.quiz,
    userId: ids.user,
    slotId: ids.slot,
    seen: [UNKNOWN, ...ids.quiz],
    name: [`${'ab'.repeat(32)}.webp`, 'ab.webp'],
    date: DATES,
    startDate: DATES,
    endDate: DATES,
    startTime: OPENINGS,
    endTime: CLOSINGS,
    reviewFrom: ['submitted', 'quiz-ended', ...CLOSINGS],
    page: DIGITS,
    limit: DIGITS,
    left: DIGITS,
    until: DIGITS,
    minScore: ['0', '33.3', '100'],
    maxScore: ['0', '50', '999'],
    businessHoursStart: ['08:00', '00:00'],
    businessHoursEnd: ['18:00', '24:00'],
    timezone: ['UTC', 'Pacific/Apia', 'Asia/Kolkata', 'America/St_Johns'],
    frontend_url: ['http://localhost', 'https://school.example/'],
    url: ['https://localhost/a.png', 'https://pictures.example/b.png'],
    token: ids.token,
    answers: [[0, 1, null], [0, 1, 0], []],
    flags: [[], [2]],
    current: [0],
    revision: [2, 3, 1],
    version: [1],
    duration: [10, 30],
    minutes: [5, 10],
    correctAnswer: [0, 1],
    draw: [1],
    slotDurationMinutes: [30],
    slotCapacity: [500, 50],
    bookingWindowDays: [7],
    maxFutureBookings: [10],
  }
}

async function expiredToken({ deps }: School, { id }: Person) {
  return createSession(deps.db, id, new Date(deps.clock() - 8 * DAY_MS))
}

/** A learner at work, another one who has submitted, and quizzes in every state. */
async function populate(school: School) {
  await allowBookings(school, 10)
  const [learner, other, admin] = [
    await enrolWithSeat(school),
    await enrolWithSeat(school),
    await enrolAdmin(school),
  ]
  const quizzes = [
    await storeQuiz(school),
    await storeQuiz(school),
    await storeQuiz(school, { isActive: false }),
  ]
  const [open = '', begun = ''] = quizzes
  await start(learner, begun)
  await save(learner, begun, 1, [0, 1, null])
  await start(other, open)
  await submit(other, open, { answers: [0, 1, 0] })
  const slots: Texts = [
    await storeSlot(school, at('10:00:00')),
    await storeSlot(school, at('10:30:00')),
    UNKNOWN,
  ]
  const bookings: Texts = [(await book(learner, slots[1] ?? ''))._id, (await book(other, slots[1] ?? ''))._id]
  return { learner, other, admin, quizzes, slots, bookings }
}

export async function openSeason(server: TestServer, random: Random): Promise<Season> {
  server.clock.now = at('10:05:00')
  const { learner, other, admin, quizzes, slots, bookings } = await populate(server)
  const stranger = await enrol(server)
  const tokens = {
    learner: learner.token,
    other: other.token,
    admin: admin.token,
    expired: await expiredToken(server, stranger),
    nobody: '',
  }
  const names = namesOf({
    quiz: [...(quizzes as [string, ...string[]]), UNKNOWN],
    user: [learner.id, other.id, admin.id, stranger.id, UNKNOWN, randomUUID()],
    slot: slots,
    booking: bookings,
    token: [learner.token, tokens.expired],
  })
  server.clock.now = at(oneOf(random, HOURS))
  const known: Known = (name, dice) => {
    const texts = names[name]
    return texts && oneOf(dice, texts)
  }
  return { tokens, known }
}
