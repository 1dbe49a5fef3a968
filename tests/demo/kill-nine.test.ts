import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Slot } from '../../src/domain/slot.ts'
import { openBrowser } from '../support/browser.ts'
import { type ServerProcess, startProcess } from '../support/process.ts'
import { api } from '../support/server.ts'
import { signInThroughIssuer } from '../support/signing-in.ts'

const CROWD = 40
const ENOUGH = 12
const PATIENCE_MS = 120_000

/** What the server said was done. */
interface Acknowledged {
  token: string
  bookingId?: string
  result?: { _id: string; score: number }
}

let dir: string
let running: ServerProcess | undefined
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'quiz-kill-'))
})
afterEach(async () => {
  await running?.end('SIGKILL')
  await rm(dir, { recursive: true, force: true })
})

async function start() {
  running = await startProcess({ DATA_DIR: join(dir, 'data') })
  return running
}

async function findRunningSlot(server: ServerProcess, token: string): Promise<Slot> {
  const { body } = await api(server, token)('GET', '/slots/available')
  const now = Date.now()
  const slot = body.find(
    ({ startTime, availableSlots }: Slot) => Date.parse(startTime ?? '') <= now && availableSlots > 0,
  )
  if (!slot) throw new Error('no slot is running')
  return slot
}

/** One learner's way: sign in, book, submit. Each step is written down once the server has answered it. */
async function takePart(server: ServerProcess, number: number, done: Acknowledged[]) {
  const person = { name: `Learner ${number}`, email: `learner-${number}@learners.example` }
  const address = await signInThroughIssuer(server, openBrowser(), person)
  const mine: Acknowledged = { token: address.searchParams.get('token') ?? '' }
  done.push(mine)
  const call = api(server, mine.token)
  const { _id: slotId } = await findRunningSlot(server, mine.token)
  const booked = await call('POST', '/slots/book', { slotId })
  mine.bookingId = booked.body.booking._id
  const quizzes = await call('GET', '/quiz')
  const now = Date.now()
  const open = quizzes.body.find(
    (quiz: { startTime: string; endTime: string }) =>
      Date.parse(quiz.startTime) <= now && now < Date.parse(quiz.endTime),
  )
  const submitted = await call('POST', `/quiz/${open._id}/submit`, { answers: [number % 4], timeSpent: 30 })
  if (submitted.status === 200) mine.result = submitted.body
}

async function expectKept(server: ServerProcess, { token, bookingId, result }: Acknowledged) {
  const call = api(server, token)
  expect(await call('GET', '/auth/validate-token')).toMatchObject({ status: 200 })
  const bookings = await call('GET', '/slots/my-bookings')
  if (bookingId) expect(bookings.body).toMatchObject([{ _id: bookingId }])
  const results = await call('GET', '/user/results')
  if (result) expect(results.body).toMatchObject([{ _id: result._id, score: result.score }])
}

test('nothing that was acknowledged is lost when the process is killed', {
  timeout: PATIENCE_MS,
}, async () => {
  const server = await start()
  const done: Acknowledged[] = []
  const work = Promise.allSettled(
    Array.from({ length: CROWD }, (_, number) => takePart(server, number, done)),
  )
  await vi.waitUntil(() => done.filter(({ result }) => result).length >= ENOUGH, { timeout: PATIENCE_MS / 2 })
  await server.end('SIGKILL')
  await work

  const again = await start()
  for (const acknowledged of done) await expectKept(again, acknowledged)
  expect(done.filter(({ result }) => result).length).toBeGreaterThanOrEqual(ENOUGH)
  expect(await again.end('SIGTERM')).toBe(0)
})
