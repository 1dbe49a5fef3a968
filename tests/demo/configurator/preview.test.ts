import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSample } from '../../../demo/preview/sample-fetch.ts'
import * as authoring from '../../../src/api/admin/authoring.ts'
import { uploadImage } from '../../../src/api/admin/images.ts'
import { listAllResults, listQuizResults } from '../../../src/api/admin/result-admin.ts'
import * as slotAdmin from '../../../src/api/admin/slot-admin.ts'
import * as auth from '../../../src/api/auth.ts'
import { configureClient } from '../../../src/api/client.ts'
import * as quizzes from '../../../src/api/quizzes.ts'
import * as results from '../../../src/api/results.ts'
import * as slots from '../../../src/api/slots.ts'
import type { Failure } from '../../../src/domain/lib/failure.ts'

const NOW = Date.parse('2026-03-04T10:02:00Z')
const MINUTE_MS = 60_000
const BASE = 'https://quiz.example/sample'
const OPTICS_ID = '04e4b4e2-7a44-49f2-a7da-fb12fcc2f5db'
const LENSES_ID = '5b0f5a5e-6d1c-4f1e-9a53-2f6f3e0b7c14'

let now = NOW
let token = ''

/** The product's own client, which reads each answer by the schema of the contract. */
function openPreview({ isAdmin = false } = {}) {
  now = NOW
  const sample = createSample({ now: () => now, base: BASE, site: 'https://quiz.example/', isAdmin })
  token = sample.signIn()
  vi.stubGlobal('fetch', sample.fetch)
}

beforeEach(() =>
  configureClient({
    apiBase: BASE,
    readToken: () => token,
    readUserId: () => 'amara',
    onServerDate: () => {},
    onFailure: () => {},
    onReached: () => {},
  }),
)
afterEach(() => vi.unstubAllGlobals())

const refusal = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    ({ message }: Failure) => message,
  )

test('a preview has a learner in a running slot', async () => {
  openPreview()
  expect((await auth.readMe()).user).toMatchObject({ name: 'Amara Okonkwo', isAdmin: false })
  expect(await slots.getCurrentSlot()).toMatchObject({ isActive: true, slot: { slotTime: '09:50-10:20' } })
  const { rows, odd } = await quizzes.listQuizzes()
  expect([rows.length, odd.length]).toEqual([5, 0])
})

test('a quiz can be taken from its start to its result, which stays', async () => {
  openPreview()
  const { questions } = await quizzes.accessQuiz(OPTICS_ID, { userId: 'amara' })
  expect(
    questions.every(({ correctAnswer }) => correctAnswer === undefined),
    'without the key',
  ).toBe(true)
  expect(questions[0]?.imageUrl).toBe('https://quiz.example/pictures/thin-lens.svg')
  expect(await quizzes.hasTakenQuiz(OPTICS_ID, { userId: 'amara' })).toBe(false)
  const answers = [1, ...questions.slice(1).map(() => null)]
  const result = await quizzes.submitQuiz(OPTICS_ID, { answers, timeSpent: 60 }, 'amara')
  expect(result).toMatchObject({ correctAnswers: 1, totalQuestions: questions.length })
  expect(await quizzes.hasTakenQuiz(OPTICS_ID, { userId: 'amara' })).toBe(true)
  expect((await results.getResult(OPTICS_ID)).questions?.[0]?.correctAnswer).toBe(1)
  expect((await results.listMyResults()).map(({ quiz }) => quiz?._id)).toContain(OPTICS_ID)
})

test('a quiz for practice reveals its key and the others do not; nobody is graded by it', async () => {
  openPreview()
  expect((await auth.readMe()).features).toContain('public')
  const { questions } = await quizzes.getPractice(LENSES_ID)
  expect(questions.map(({ correctAnswer }) => correctAnswer)).toEqual([0, 1, 2])
  expect(await refusal(quizzes.getPractice(OPTICS_ID))).toBe('Quiz not found')
  openPreview({ isAdmin: true })
  expect((await listQuizResults(LENSES_ID, {})).pagination.total).toBe(0)
})

test('a slot can be booked once and given back', async () => {
  openPreview()
  const { rows } = await slots.listAvailableSlots('2026-03-05')
  const free = rows.find(({ availableSlots }) => availableSlots > 0)
  const full = rows.find(({ availableSlots }) => availableSlots === 0)
  if (!free || !full) throw new Error('no such slot')
  const { booking } = await slots.bookSlot(free._id)
  expect((await slots.bookSlot(free._id)).message).toBe('You have already booked this slot')
  expect(await refusal(slots.bookSlot(full._id))).toBe('This slot is fully booked')
  expect((await slots.listMyBookings()).rows).toHaveLength(2)
  await slots.cancelBooking(booking?._id ?? '')
  const left = (await slots.listMyBookings()).rows.filter(({ status }) => status === 'booked')
  expect(left).toHaveLength(1)
})

test('a quiz does not open after the slot', async () => {
  openPreview()
  now += 30 * MINUTE_MS
  expect(await slots.getCurrentSlot()).toMatchObject({ isActive: false })
  expect(await refusal(quizzes.accessQuiz(OPTICS_ID, { userId: 'amara' }))).toMatch(/slot/)
})

test('the administrator’s preview reads quizzes, results and slots, and saves a quiz', async () => {
  openPreview({ isAdmin: true })
  expect((await auth.readMe()).user.isAdmin).toBe(true)
  const all = await listAllResults({ limit: 50 })
  const ofOptics = await listQuizResults(OPTICS_ID, { search: 'bence', minScore: 0, maxScore: 100 })
  expect(all.pagination.total).toBeGreaterThan(50)
  expect(ofOptics.results.every(({ user }) => user && 'name' in user && /Bence/.test(user.name ?? ''))).toBe(
    true,
  )
  const statistics = await slotAdmin.listSlotStatistics('2026-03-04')
  const [first] = statistics.rows
  const bookings = await slotAdmin.listSlotBookings(first?._id)
  expect(bookings.rows).toHaveLength(first?.bookedSlots ?? Number.NaN)
  expect(await slotAdmin.getSlotOverview('2026-03-04', '2026-03-10').then(({ rows }) => rows.length)).toBe(7)
  expect((await slotAdmin.getSlotSummary()).peakUtilization).toBe(100)
  const { _id, ...optics } = await quizzes.getQuiz(OPTICS_ID)
  const question = {
    text: 'Which way?',
    options: [{ text: 'Up' }, { text: 'Down' }],
    correctAnswer: 1,
    points: 1,
  }
  await authoring.updateQuiz(_id, { ...optics, title: 'Lenses', questions: [question] } as never)
  const saved = await quizzes.getQuiz(OPTICS_ID)
  expect([saved.title, saved.questions[0]?.correctAnswer]).toEqual(['Lenses', 1])
})

test('a preview says what it cannot do, and asks no other server', async () => {
  openPreview({ isAdmin: true })
  expect(await refusal(uploadImage(new Blob(['x'], { type: 'image/png' })))).toMatch(/Nothing was sent/)
  await expect(fetch('https://api.example.org/auth/me')).rejects.toThrow('nobody but the sample school')
})
