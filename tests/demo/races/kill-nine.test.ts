// SPEC Operation Restarts
import { randomInt, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Slot } from '../../../src/domain/slots/slot.ts'
import { atNight } from '../../support/nightly.ts'
import { openBrowser } from '../../support/page/browser.ts'
import { signInThroughIssuer, tokenOf } from '../../support/page/signing-in.ts'
import { fillDataDir } from '../../support/server/database-image.ts'
import { type ServerProcess, startProcess } from '../../support/server/process.ts'
import { api } from '../../support/server/server.ts'

/** Of each round. */
const CROWD = 6
/** The thirds of the work, sign in, book and submit, in which the server is killed once; in the last one there is something of each. */
const THIRDS = atNight([0, 1, 2], [2])
const SAVED = { revision: 1, answers: [1], flags: [0], current: 0 }
const PATIENCE_MS = 240_000

/** What the server said was done. */
interface Acknowledged {
  token?: string
  bookingId?: string
  /** The quiz of which a copy is kept. */
  savedIn?: string
  result?: { _id: string; score: number }
}

const countSteps = (people: readonly Acknowledged[]) =>
  people.reduce(
    (count, { token, bookingId, result }) => count + [token, bookingId, result].filter(Boolean).length,
    0,
  )

let dir: string
let running: ServerProcess | undefined
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'quiz-kill-'))
  await fillDataDir(join(dir, 'data'))
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
async function takePart(server: ServerProcess, mine: Acknowledged) {
  const name = randomUUID()
  const person = { name, email: `${name}@learners.example` }
  const address = await signInThroughIssuer(server, openBrowser(), person)
  const token = await tokenOf(server, address)
  mine.token = token
  const call = api(server, token)
  const { _id: slotId } = await findRunningSlot(server, token)
  const booked = await call('POST', '/slots/book', { slotId })
  mine.bookingId = booked.body.booking._id
  const quizzes = await call('GET', '/quiz')
  const now = Date.now()
  const open = quizzes.body.find(
    (quiz: { startTime: string; endTime: string }) =>
      Date.parse(quiz.startTime) <= now && now < Date.parse(quiz.endTime),
  )
  await call('POST', `/quiz/${open._id}/start`)
  const saved = await call('PUT', `/quiz/${open._id}/attempt`, SAVED)
  if (saved.status === 200) mine.savedIn = open._id
  const submitted = await call('POST', `/quiz/${open._id}/submit`, { answers: [1], timeSpent: 30 })
  if (submitted.status === 200) mine.result = submitted.body
}

async function expectKept(server: ServerProcess, { token, bookingId, savedIn, result }: Acknowledged) {
  if (!token) return
  const call = api(server, token)
  expect(await call('GET', '/auth/validate-token')).toMatchObject({ status: 200 })
  const bookings = await call('GET', '/slots/my-bookings')
  if (bookingId) expect(bookings.body).toMatchObject([{ _id: bookingId }])
  const results = await call('GET', '/user/results')
  const work = savedIn ? await call('GET', `/quiz/${savedIn}/attempt`) : undefined
  // What was submitted and not acknowledged has its result all the same.
  if (work?.status === 200) expect(work.body).toMatchObject(SAVED)
  else if (work) expect([work.status, results.body[0]?.answers[0]]).toEqual([422, 1])
  if (result) expect(results.body).toMatchObject([{ _id: result._id, score: result.score }])
}

/** A crowd at work, and the server killed as soon as it has said so many times that something was done. */
async function killAmidWork(server: ServerProcess, steps: number): Promise<Acknowledged[]> {
  const crowd = Array.from({ length: CROWD }, (): Acknowledged => ({}))
  const work = Promise.allSettled(crowd.map((mine) => takePart(server, mine)))
  await vi.waitUntil(() => countSteps(crowd) >= steps, { timeout: PATIENCE_MS / 2, interval: 2 })
  await server.end('SIGKILL')
  await work
  return crowd
}

test('nothing acknowledged is lost when the process is killed at any moment', {
  timeout: PATIENCE_MS,
}, async () => {
  const done: Acknowledged[] = []
  for (const third of THIRDS) {
    // Never after the very last one: a killed server has always something in hand.
    const steps = CROWD * third + randomInt(1, CROWD - 2)
    done.push(...(await killAmidWork(await start(), steps)))
  }
  expect(done.filter(({ result }) => result).length, 'some had submitted').toBeGreaterThan(0)
  const last = await start()
  for (const acknowledged of done) await expectKept(last, acknowledged)
  expect(await last.end('SIGTERM')).toBe(0)
})
