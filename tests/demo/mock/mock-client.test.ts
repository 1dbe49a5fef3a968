import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createMock, type Mock } from '../../../demo/mock/mock.ts'
import { MOCK_FEATURES, type MockFeature } from '../../../demo/mock/school/features.ts'
import { ADMINISTRATOR, LEARNER, type Person } from '../../../demo/mock/school/people.ts'
import * as authoring from '../../../src/api/admin/authoring.ts'
import { extendAttempts, setPersonTime } from '../../../src/api/admin/extra-time.ts'
import { uploadImage } from '../../../src/api/admin/images.ts'
import * as resultAdmin from '../../../src/api/admin/result-admin.ts'
import * as slotAdmin from '../../../src/api/admin/slot-admin.ts'
import * as auth from '../../../src/api/auth.ts'
import { configureClient } from '../../../src/api/client.ts'
import * as quizzes from '../../../src/api/quizzes.ts'
import * as results from '../../../src/api/results.ts'
import * as savedWork from '../../../src/api/saved-work.ts'
import { listSessions } from '../../../src/api/sessions.ts'
import * as slots from '../../../src/api/slots.ts'
import type { Failure } from '../../../src/domain/lib/failure.ts'
import { MINUTE_MS } from '../../../src/domain/lib/time.ts'
import { DEFAULT_SLOT_CONFIG } from '../../../src/domain/slots/default-slot-config.ts'

const BASE = 'https://quiz.example/api'
const OPTICS = '04e4b4e2-7a44-49f2-a7da-fb12fcc2f5db'
const ASKER = { userId: LEARNER._id }

let now = 0
let token = ''
let mock: Mock

/** The product's own client, which reads each answer by the schema of the contract. */
function openMock(features: readonly MockFeature[] = []) {
  now = Date.parse('2026-03-04T10:02:00Z')
  mock = createMock({ base: BASE, now: () => now, features })
  vi.stubGlobal('fetch', (input: RequestInfo, options: RequestInit) => {
    const request = new Request(input, options)
    // A browser's cookie goes along with every call.
    if (!request.headers.has('authorization')) request.headers.set('authorization', `Bearer ${token}`)
    return mock.fetch(request)
  })
}
const becomes = (person: Person) => {
  token = mock.signIn(person)
}

beforeEach(() =>
  configureClient({
    apiBase: BASE,
    readToken: () => token,
    readUserId: () => LEARNER._id,
    onServerDate: () => {},
    onFailure: () => {},
    onReached: () => {},
  }),
)
afterEach(() => vi.unstubAllGlobals())

const statusOf = (call: Promise<unknown>) =>
  call.then(
    () => 200,
    ({ status }: Failure) => status,
  )

const draft = {
  title: 'Mirrors',
  description: 'Of all kinds',
  duration: 10,
  startTime: '2026-03-04T09:00:00.000Z',
  endTime: '2026-03-05T09:00:00.000Z',
  isActive: true,
  questions: ['Flat?', 'Round?'].map((text) => ({
    text,
    options: [{ text: 'Yes' }, { text: 'No' }],
    correctAnswer: 1,
    points: 1,
  })),
}

const KINDS: [string, readonly MockFeature[]][] = [
  ['bare', []],
  ['full', MOCK_FEATURES],
]

describe.each(KINDS)('with the mock, %s,', (_, features) => {
  test('a session is read, exchanged and ended', async () => {
    openMock(features)
    token = mock.ticketFor(LEARNER)
    const exchanged = await auth.exchangeToken(token)
    expect(exchanged.features).toEqual(features)
    token = exchanged.token ?? token
    expect((await auth.readMe()).user.name).toBe('Amara Okonkwo')
    expect(await auth.validateToken()).toMatchObject({ valid: true })
    await auth.logout()
    expect(await statusOf(auth.readMe())).toBe(401)
  })

  test('a learner takes a quiz and reads the result', async () => {
    openMock(features)
    becomes(LEARNER)
    expect((await slots.getCurrentSlot()).isActive).toBe(true)
    expect((await quizzes.listQuizzes()).odd).toEqual([])
    const quiz = await quizzes.accessQuiz(OPTICS, ASKER)
    const started = quiz.start ? (await quizzes.startQuiz(OPTICS)).quiz : quiz
    expect(started?.questions.length).toBeGreaterThan(5)
    expect(started?.questions.every(({ correctAnswer }) => correctAnswer === undefined)).toBe(true)
    now += 2 * MINUTE_MS
    const result = await quizzes.submitQuiz(OPTICS, { answers: [1, 0], timeSpent: 120 }, LEARNER._id)
    expect(result).toMatchObject({ correctAnswers: 1, timeSpent: 120 })
    expect(await quizzes.hasTakenQuiz(OPTICS, ASKER)).toBe(true)
    expect((await results.getResult(OPTICS)).questions?.[0]?.correctAnswer).toBe(1)
    expect((await results.listMyResults())[0]?.quiz?._id).toBe(OPTICS)
  })

  test('a learner books three slots, no more, and gives one back', async () => {
    openMock(features)
    becomes(LEARNER)
    const { rows } = await slots.listAvailableSlots('2026-03-05')
    const free = rows.filter(({ availableSlots }) => availableSlots > 0).slice(0, 4)
    for (const { _id } of free.slice(0, 3)) await slots.bookSlot(_id)
    expect(await statusOf(slots.bookSlot(free[3]?._id ?? ''))).toBe(409)
    const [mine] = (await slots.listMyBookings()).rows.filter(({ slotId }) => slotId === free[0]?._id)
    await slots.cancelBooking(mine?._id ?? '')
    expect(await statusOf(slots.cancelBooking(mine?._id ?? ''))).toBe(409)
    expect((await slots.bookSlot(free[3]?._id ?? '')).booking?.status).toBe('booked')
  })
})

describe.each(KINDS)('with the mock, %s,', (_, features) => {
  test('an administrator writes, edits and deletes a quiz', async () => {
    openMock(features)
    becomes(ADMINISTRATOR)
    const made = await authoring.createQuiz(draft)
    const id = made?._id ?? ''
    const [first] = (await quizzes.getQuiz(id)).questions
    expect(first).toMatchObject({ text: 'Flat?', correctAnswer: 1 })
    await authoring.updateQuiz(id, { ...draft, title: 'Lenses', questions: draft.questions.toReversed() })
    const edited = await quizzes.getQuiz(id)
    expect([edited.title, edited.questions[1]?._id]).toEqual(['Lenses', first?._id])
    await authoring.deleteQuiz(id)
    expect(await statusOf(quizzes.getQuiz(id))).toBe(404)
  })

  test('an administrator reads results, resets an attempt, and uploads a picture', async () => {
    openMock(features)
    becomes(ADMINISTRATOR)
    const page = await resultAdmin.listQuizResults(OPTICS, { page: 2, limit: 10, sortBy: 'score' })
    expect(page.pagination).toMatchObject({ page: 2, total: 24, totalPages: 3, hasNext: true })
    expect(page.statistics).toMatchObject({ totalAttempts: 24 })
    const [row] = page.results
    const userId = row?.user?._id ?? ''
    expect((await results.getUserResult(OPTICS, userId)).score).toBe(row?.score)
    await resultAdmin.resetAttempt(OPTICS, userId)
    expect((await resultAdmin.listQuizResults(OPTICS)).pagination.total).toBe(23)
    const { url } = await uploadImage(new Blob(['pixels'], { type: 'image/png' }))
    expect(await (await fetch(url)).text()).toBe('pixels')
  })

  test('an administrator configures the slots and cancels a booking', async () => {
    openMock(features)
    becomes(ADMINISTRATOR)
    await slotAdmin.updateSlotConfig({
      ...DEFAULT_SLOT_CONFIG,
      slotDurationMinutes: 60,
      bookingWindowDays: 9,
    })
    expect((await slotAdmin.getSlotConfig()).slotDurationMinutes).toBe(60)
    const { rows } = await slotAdmin.listSlotStatistics('2026-03-13')
    expect(rows[0]).toMatchObject({ timeSlot: '08:00-09:00', maxSlots: 500, bookedSlots: 0 })
    const overview = await slotAdmin.getSlotOverview('2026-03-04', '2026-03-10')
    expect(overview.rows).toHaveLength(7)
    const [booking] = (await slotAdmin.listSlotBookings()).rows.filter(({ status }) => status === 'booked')
    await slotAdmin.cancelAnyBooking(booking?._id ?? '')
    expect(await statusOf(slotAdmin.cancelAnyBooking(booking?._id ?? ''))).toBe(409)
    await slotAdmin.resetSlotConfig()
    expect((await slotAdmin.getSlotSummary()).totalSlots).toBeGreaterThan(10)
  })
})

const openFull = () => {
  openMock(MOCK_FEATURES)
  becomes(LEARNER)
}

describe('with all features an attempt:', () => {
  beforeEach(openFull)
  const work = { revision: 2, answers: [1], flags: [], current: 0 }

  test('the start gives out the questions, and a second one changes nothing', async () => {
    const before = await quizzes.accessQuiz(OPTICS, ASKER)
    expect([before.questions.length, before.questionCount]).toEqual([0, 12])
    const first = await quizzes.startQuiz(OPTICS)
    now += MINUTE_MS
    expect(await quizzes.startQuiz(OPTICS)).toEqual(first)
    expect((await quizzes.accessQuiz(OPTICS, ASKER)).version).toBe(first.version)
  })

  test('the higher revision of saved work wins, and is handed in after the time', async () => {
    await quizzes.startQuiz(OPTICS)
    expect(await savedWork.saveWork(OPTICS, work, LEARNER._id)).toMatchObject({ revision: 2 })
    const older = await savedWork.saveWork(OPTICS, { ...work, revision: 1, answers: [0] }, LEARNER._id)
    expect(older).toMatchObject({ revision: 2, answers: [1] })
    expect((await savedWork.readWork(OPTICS, ASKER)).answers).toEqual([1])
    now += 17 * MINUTE_MS
    expect(await results.getResult(OPTICS)).toMatchObject({ ended: 'time', correctAnswers: 1 })
  })

  test('extra time moves the deadline', async () => {
    becomes(ADMINISTRATOR)
    await setPersonTime(LEARNER._id, { factor: 2 })
    becomes(LEARNER)
    const { startedAt, deadline } = await quizzes.startQuiz(OPTICS)
    expect(Date.parse(deadline) - Date.parse(startedAt)).toBe(30 * MINUTE_MS)
    becomes(ADMINISTRATOR)
    expect(await extendAttempts(OPTICS, { userId: LEARNER._id, minutes: 5 })).toEqual({ extended: 1 })
    becomes(LEARNER)
    expect((await savedWork.readWork(OPTICS, ASKER)).extendedBy).toBe(5)
  })

  test('a score waits for the review, and a shuffled paper keeps its authored places', async () => {
    becomes(ADMINISTRATOR)
    const rules = { shuffle: { questions: true, options: true }, draw: 1, reviewFrom: 'quiz-ended' as const }
    const id = (await authoring.createQuiz({ ...draft, ...rules }))?._id ?? ''
    becomes(LEARNER)
    const [asked, ...others] = (await quizzes.startQuiz(id)).quiz?.questions ?? []
    expect(others).toEqual([])
    const answers = draft.questions.map((_, index) => (index === asked?.authoredIndex ? 1 : null))
    const result = await quizzes.submitQuiz(id, { answers, timeSpent: 9 }, LEARNER._id)
    expect([result.score, result.reviewFrom]).toEqual([Number.NaN, '2026-03-05T09:01:00.000Z'])
    now += 24 * 60 * MINUTE_MS
    expect(await results.getResult(id)).toMatchObject({ score: 100, totalQuestions: 1 })
  })
})

describe('with all features', () => {
  beforeEach(openFull)

  test('the code of a sign-in works once, and for its own browser alone', async () => {
    const verifier = 'a verifier'
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier)))
    const challenge = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
    expect(await statusOf(auth.exchangeToken(mock.ticketFor(LEARNER, challenge), 'another'))).toBe(401)
    const code = mock.ticketFor(LEARNER, challenge)
    expect(await statusOf(auth.exchangeToken(code, verifier))).toBe(200)
    expect(await statusOf(auth.exchangeToken(code, verifier))).toBe(401)
  })

  test('a draft is for administrators alone until it is published, and no save is overwritten', async () => {
    becomes(ADMINISTRATOR)
    const made = await authoring.createQuiz({ ...draft, isActive: false })
    const id = made?._id ?? ''
    becomes(LEARNER)
    expect(await statusOf(quizzes.getQuiz(id))).toBe(404)
    becomes(ADMINISTRATOR)
    await authoring.publishQuiz(id)
    await authoring.updateQuiz(id, { ...draft, basis: made?.updatedAt })
    expect(await statusOf(authoring.updateQuiz(id, { ...draft, basis: made?.updatedAt }))).toBe(409)
    becomes(LEARNER)
    expect(await statusOf(quizzes.getQuiz(id))).toBe(200)
  })

  test('a booking moves in one step, and sessions are listed', async () => {
    const { rows } = await slots.listAvailableSlots('2026-03-05')
    const [one, other] = rows.filter(({ availableSlots }) => availableSlots > 0)
    const { booking } = await slots.bookSlot(one?._id ?? '')
    const moved = await slots.moveBooking(booking?._id ?? '', other?._id ?? '')
    expect(moved.booking).toMatchObject({ _id: booking?._id, slotId: other?._id })
    expect((await listSessions()).filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
  })
})
