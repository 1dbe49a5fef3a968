import { afterEach, expect, test, vi } from 'vitest'
import { until, watch } from '../../support/page/page.ts'
import { beginWork } from '../../support/page/quiz-work.ts'
import { openPageOf, openSchool, type Page } from '../../support/page/school-page.ts'
import { at } from '../../support/school/fixtures.ts'
import { enrol } from '../../support/school/school.ts'
import { instead } from '../../support/server/fault-proxy.ts'
import { resets } from '../../support/server/faulty-server.ts'

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const place = openSchool(at('10:00:00'), { kind: 'plain' })
const { school, proxy } = place
const ME = /GET \/api\/auth\/me$/
const SUBMIT = /POST \/api\/quiz\/[^/]+\/submit$/

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Long enough for a call that should not be made to arrive. */
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 150))
const untilAsked = (times: number) => until(() => expect(proxy().calls(ME)).toHaveLength(times))

/** The device's clocks stand still until they are moved. */
function fakeClock(): void {
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setInterval', 'clearInterval'] })
  // Of the two to four seconds of the first pause.
  vi.spyOn(Math, 'random').mockReturnValue(0)
  // A late chunk of the page before may have brought stores that read the real clocks.
  vi.resetModules()
}

/** The machine sleeps, and wakes without a network. */
function sleep(minutes: number, lostCalls: number): void {
  proxy().forget()
  proxy().plan(ME, ...Array(lostCalls).fill(instead(resets)))
  school().clock.advance(minutes)
  vi.setSystemTime(Date.now() + minutes * MINUTE_MS)
  vi.advanceTimersByTime(SECOND_MS)
}

const minutesShown = (page: Page) => Math.round((page.clock.$now.get() - at('10:00:00')) / MINUTE_MS)

test('the clock is right at once after a sleep, and the server is asked until it answers', async () => {
  fakeClock()
  const { page } = await beginWork(place)
  sleep(10, 3)
  expect(minutesShown(page)).toBe(10)
  for (const [asked, pauseMs] of [2000, 2000, 4000].entries()) {
    await untilAsked(asked + 1)
    await aMoment()
    expect(page.clock.$clockInDoubt.get()).toBe(true)
    vi.advanceTimersByTime(pauseMs)
  }
  await until(() => expect(page.clock.$clockInDoubt.get()).toBe(false))
  expect(Math.round((page.clock.serverNow() - at('10:00:00')) / MINUTE_MS)).toBe(10)
  vi.advanceTimersByTime(MINUTE_MS)
  await aMoment()
  expect(proxy().calls(ME), 'not asked any more').toHaveLength(4)
})

test('an attempt that only seems overdue is not submitted before the server has told the time', async () => {
  fakeClock()
  const { page } = await beginWork(place)
  sleep(15.5, 1)
  await untilAsked(1)
  await aMoment()
  expect(proxy().calls(SUBMIT)).toEqual([])
  expect(page.takeQuiz.$scene.get()).toMatchObject({ scene: 'in-progress', submitting: false })
  vi.advanceTimersByTime(2000)
  await until(() => expect(page.records.$myAttempts.get()).toEqual([]))
  expect(proxy().bodies(SUBMIT)).toMatchObject([{ answers: [3, null, null], timeSpent: 15 * 60 }])
})

test.each([
  ['asks while it is in view', false, 1],
  ['asks nothing while it is hidden', true, 0],
])('a page without an attempt %s', async (_, hidden, asks) => {
  fakeClock()
  const page = await openPageOf(await enrol(school()), proxy())
  watch(page.clock.$now)
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
  sleep(10, 0)
  await aMoment()
  expect(proxy().calls(ME)).toHaveLength(asks)
})
