// SPEC 4 States
import { afterEach, describe, expect, test, vi } from 'vitest'
import { leavePage, until } from '../../support/page/page.ts'
import { beginWork, reload } from '../../support/page/quiz-work.ts'
import { enrolWithSeat, openPageOf, openSchool, type Page } from '../../support/page/school-page.ts'
import { skipWaits } from '../../support/page/waits.ts'
import { at } from '../../support/school/fixtures.ts'
import { heldUntil, instead } from '../../support/server/fault-proxy.ts'
import { answers, resets } from '../../support/server/faulty-server.ts'
import { makeGate } from '../../support/server/gate.ts'

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const place = openSchool(at('10:00:00'))
const { school, proxy } = place
const SUBMIT = /POST \/api\/quiz\/[^/]+\/submit$/
const TAKEN = /GET \/api\/quiz\/[^/]+\/taken$/
const sends = () => proxy().calls(SUBMIT).length
const untilSent = (page: Page) => until(() => expect(page.records.$myAttempts.get()).toEqual([]))

/** Long enough for a call that should not be made to arrive. */
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 150))

describe('an attempt is sent once', () => {
  test('however often its submission is requested', async () => {
    const { page } = await beginWork(place)
    const { gate, open } = makeGate()
    proxy().plan(SUBMIT, heldUntil(gate))
    const calls = [1, 2, 3].map(() => page.takeQuiz.submitOpenQuiz())
    expect(page.takeQuiz.$scene.get()).toMatchObject({ scene: 'in-progress', submitting: true })
    open()
    await Promise.all(calls)
    await page.takeQuiz.submitOpenQuiz()
    expect(sends()).toBe(1)
  })

  test('even if its time runs out while it is being sent', async () => {
    fakeClock()
    const { page } = await beginWork(place)
    const { gate, open } = makeGate()
    proxy().plan(SUBMIT, heldUntil(gate))
    const sending = page.takeQuiz.submitOpenQuiz()
    vi.advanceTimersByTime(16 * MINUTE_MS)
    open()
    await sending
    expect(sends()).toBe(1)
  })
})

describe('an unsent attempt', () => {
  test('is sent by itself once the network is back, and only once', async () => {
    const { page } = await beginWork(place)
    skipWaits()
    proxy().plan(SUBMIT, ...[1, 2, 3, 4].map(() => instead(resets)))
    await page.takeQuiz.submitOpenQuiz()
    expect(page.takeQuiz.$scene.get()).toMatchObject({ scene: 'unsent' })
    expect(sends()).toBe(4)
    window.dispatchEvent(new Event('online'))
    window.dispatchEvent(new Event('online'))
    await untilSent(page)
    expect(sends()).toBe(5)
  })

  test.each([
    ['something behind the network was away, which no browser reports', instead(resets)],
    ['the server was in trouble', instead(answers(500, { message: 'Database is down' }))],
  ])('is sent even if only %s', async (_, fault) => {
    fakeClock()
    const { page } = await beginWork(place)
    skipWaits()
    // Of the twenty to forty seconds between two questions.
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    proxy().plan(SUBMIT, fault, fault, fault, fault)
    proxy().plan(TAKEN, fault, fault, fault, fault, fault)
    await page.takeQuiz.submitOpenQuiz()
    const asked = proxy().calls(TAKEN).length
    for (const asks of [1, 2]) {
      vi.advanceTimersByTime(30 * SECOND_MS)
      await until(() => expect(proxy().calls(TAKEN)).toHaveLength(asked + asks))
    }
    await untilSent(page)
    expect(sends(), 'sent again as soon as the server answered, not before').toBe(5)
    vi.advanceTimersByTime(30 * SECOND_MS)
    await aMoment()
    expect(proxy().calls(TAKEN)).toHaveLength(asked + 2)
  })

  test('is not sent again if it was refused for good, or while it is being worked on', async () => {
    const { page } = await beginWork(place)
    window.dispatchEvent(new Event('online'))
    proxy().plan(SUBMIT, instead(answers(400, { message: 'This quiz is not currently active' })))
    await page.takeQuiz.submitOpenQuiz()
    window.dispatchEvent(new Event('online'))
    await aMoment()
    expect(sends()).toBe(1)
    expect(page.records.$myAttempts.get()).toHaveLength(1)
  })
})

describe('an attempt at the next visit', () => {
  test('is submitted if its time ran out meanwhile, on whatever screen', async () => {
    const { person, quizId } = await beginWork(place)
    await leavePage()
    school().clock.advance(15.5)
    const page = await openPageOf(person, proxy())
    await untilSent(page)
    const { body } = await person.call('GET', `/quiz/${quizId}/results`)
    expect(body).toMatchObject({ answers: [3, null, null], timeSpent: 15 * 60 })
  })

  test('is not submitted while it has time', async () => {
    await beginWork(place)
    school().clock.advance(10)
    const page = await reload(place)
    await aMoment()
    expect(sends()).toBe(0)
    expect(page.records.$myAttempts.get()).toHaveLength(1)
  })

  test('is not submitted for somebody else, whatever its time', async () => {
    await beginWork(place)
    await leavePage()
    school().clock.advance(17)
    await openPageOf(await enrolWithSeat(school()), proxy())
    await aMoment()
    expect(sends()).toBe(0)
    expect(localStorage.getItem('quiz:attempts')).toContain('[3,null,null]')
  })
})

describe('an attempt on the open page', () => {
  test('is submitted when one second is left, and not earlier', async () => {
    fakeClock()
    const { page } = await beginWork(place)
    vi.advanceTimersByTime(15 * MINUTE_MS - 4 * SECOND_MS)
    await aMoment()
    expect(sends()).toBe(0)
    vi.advanceTimersByTime(4 * SECOND_MS)
    await untilSent(page)
    expect(sends()).toBe(1)
  })

  test.each([
    ['forward', 60 * MINUTE_MS],
    ['back', -60 * MINUTE_MS],
  ])('is submitted on time even if the device’s clock is set an hour %s', async (_, jumpMs) => {
    fakeClock()
    const { page } = await beginWork(place)
    vi.advanceTimersByTime(5 * SECOND_MS)
    school().clock.now += 5 * SECOND_MS
    vi.setSystemTime(Date.now() + jumpMs)
    vi.advanceTimersByTime(2 * SECOND_MS)
    await until(() => expect(proxy().calls(/auth\/me$/), 'the server is asked').toHaveLength(2))
    await until(() => expect(page.clock.$clockInDoubt.get(), 'and has answered').toBe(false))
    await aMoment()
    expect(sends()).toBe(0)
    expect([page.records.$attempt.get()?.phase.name, page.records.$sending.get()]).toEqual(['working', []])
    vi.advanceTimersByTime(15 * MINUTE_MS)
    await untilSent(page)
    expect(sends()).toBe(1)
  })
})

/** The device's clocks stand still until they are moved. */
function fakeClock(): void {
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setInterval', 'clearInterval'] })
}
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})
