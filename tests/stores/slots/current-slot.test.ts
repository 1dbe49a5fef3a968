// SPEC 2 Home; 4 States
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { hearToasts, until, watch } from '../../support/page/page.ts'
import { enrolWithSeat, openPageOf, openSchool, type Page } from '../../support/page/school-page.ts'
import { at } from '../../support/school/fixtures.ts'
import { book, enrol, storeSlot } from '../../support/school/school.ts'
import { instead } from '../../support/server/fault-proxy.ts'
import { answers } from '../../support/server/faulty-server.ts'

const MINUTE_MS = 60_000
const { school, proxy } = openSchool(at('09:59:00'))
const CURRENT = /GET \/api\/slots\/current$/

beforeEach(() => {
  // No spread: the API is asked at once.
  vi.spyOn(Math, 'random').mockReturnValue(0)
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setInterval', 'clearInterval'] })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.mocked(console.warn).mockRestore()
  vi.mocked(Math.random).mockRestore()
})

/** Advances the clocks of device and server. */
function pass(minutes: number): void {
  school().clock.advance(minutes)
  vi.advanceTimersByTime(minutes * MINUTE_MS)
}

async function watchSlot(page: Page) {
  watch(page.currentSlot.$hasAccess)
  const statuses = watch(page.currentSlot.$slotStatus)
  await until(() => expect(page.currentSlot.$currentSlot.get().loading).toBe(false))
  return statuses
}

const stateOf = (page: Page) => page.currentSlot.$slotStatus.get()?.state

test('a booked slot begins, runs and ends by the clock alone, and the API is asked each time', async () => {
  const person = await enrol(school())
  await book(person, await storeSlot(school(), at('10:00:00')))
  const page = await openPageOf(person, proxy())
  const statuses = await watchSlot(page)
  expect(stateOf(page)).toBe('upcoming')
  expect(page.currentSlot.$hasAccess.get()).toBe(false)

  // The API is unreachable, but the clock is enough.
  proxy().plan(CURRENT, instead(answers(500)))
  pass(2)
  expect(stateOf(page)).toBe('active')
  expect(page.currentSlot.$hasAccess.get()).toBe(true)
  await until(() => expect(page.currentSlot.$currentSlot.get().error).toMatchObject({ status: 500 }))
  expect(proxy().calls(CURRENT)).toHaveLength(2)

  pass(30)
  expect(stateOf(page)).toBe('inactive')
  expect(page.currentSlot.$hasAccess.get()).toBe(false)
  // Once for the end of the slot, and on a busy machine once more after the failure.
  await until(() => expect(proxy().calls(CURRENT).length).toBeGreaterThanOrEqual(3))
  expect(new Set(statuses.map((status) => status?.state))).toEqual(
    new Set([undefined, 'upcoming', 'active', 'inactive']),
  )
})

test('the remaining minutes count down', async () => {
  const page = await openPageOf(await enrolWithSeat(school()), proxy())
  await watchSlot(page)
  expect(page.currentSlot.$slotStatus.get()).toMatchObject({ state: 'active', minutesRemaining: 30 })
  pass(12.5)
  expect(page.currentSlot.$slotStatus.get()).toMatchObject({ state: 'active', minutesRemaining: 18 })
})

test('a learner without a booking has no slot', async () => {
  const page = await openPageOf(await enrol(school()), proxy())
  await watchSlot(page)
  expect(page.currentSlot.$slotStatus.get()).toEqual({ state: 'none' })
})

test('an administrator has access at any time, and their slot is not requested', async () => {
  const page = await openPageOf(await enrol(school(), { isAdmin: true }), proxy())
  await watchSlot(page)
  expect(page.currentSlot.$hasAccess.get()).toBe(true)
  expect(proxy().calls(CURRENT)).toEqual([])
})

describe('a slot that cannot be read', () => {
  test('is read again by itself, until the API answers', async () => {
    proxy().plan(CURRENT, instead(answers(500)), instead(answers(200, '<html>')))
    const page = await openPageOf(await enrolWithSeat(school()), proxy())
    const unknown = watch(page.currentSlot.$slotUnknown)
    await watchSlot(page)
    await until(() => expect(stateOf(page)).toBe('active'))
    expect(unknown, 'also while it is read again').toEqual([false, true, false])
    expect(proxy().calls(CURRENT)).toHaveLength(3)
  })

  test('is not reported to somebody who has signed out', async () => {
    proxy().plan(CURRENT, instead(answers(500)))
    const page = await openPageOf(await enrol(school()), proxy())
    await watchSlot(page)
    expect(page.currentSlot.$slotUnknown.get()).toBe(true)
    await page.session.signOut()
    await until(() => expect(page.currentSlot.$slotUnknown.get()).toBe(false))
  })
})

test('a slot that cannot be read is only logged', async () => {
  const toasts = hearToasts()
  proxy().plan(CURRENT, instead(answers(500)))
  const page = await openPageOf(await enrol(school()), proxy())
  await watchSlot(page)
  expect(page.currentSlot.$slotStatus.get()).toBeUndefined()
  expect(console.warn).toHaveBeenCalledOnce()
  expect(toasts).toEqual([])
})

test('a page without our elements has no clock running', async () => {
  const page = await openPageOf(await enrolWithSeat(school()), proxy())
  const { $slotStatus } = page.currentSlot
  const stop = $slotStatus.subscribe(() => {})
  await until(() => expect($slotStatus.get()).toBeDefined())
  stop()
  expect($slotStatus.lc).toBe(0)
})
