import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { watch } from '../../support/page/page.ts'
import { at } from '../../support/school/fixtures.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const TEN = at('10:00:00')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setInterval', 'clearInterval'], now: TEN })
})
afterEach(() => {
  vi.useRealTimers()
})

const openClock = () => import('../../../src/stores/page/clock.ts')

/** A response arrives now from a server whose clock is ahead; `Date` has whole seconds. */
const hearServer = (clock: Awaited<ReturnType<typeof openClock>>, aheadMs: number) =>
  clock.noteServerDate(Date.now(), Date.now(), Math.floor((Date.now() + aheadMs) / 1000) * 1000)

describe("the server's time", () => {
  test.each([-10 * MINUTE_MS, -1000, 0, 1000, 10 * MINUTE_MS])(
    'is known to a second on a device that is %d ms behind',
    async (aheadMs) => {
      const clock = await openClock()
      hearServer(clock, aheadMs)
      expect(Math.abs(clock.serverNow() - (TEN + aheadMs))).toBeLessThanOrEqual(1000)
    },
  )

  test("is the device's until the first response", async () => {
    const { serverNow } = await openClock()
    expect(serverNow()).toBe(TEN)
  })

  test('ticks once a second while somebody looks, and not otherwise', async () => {
    const clock = await openClock()
    hearServer(clock, 10 * MINUTE_MS)
    expect(vi.getTimerCount()).toBe(0)
    const seconds = watch(clock.$now)
    vi.advanceTimersByTime(3000)
    expect(seconds.slice(1).map((second) => second - (seconds[0] ?? 0))).toEqual([1000, 2000, 3000])
  })

  test('changes its minute once a minute', async () => {
    const { $minute } = await openClock()
    const minutes = watch($minute)
    vi.advanceTimersByTime(2 * MINUTE_MS)
    expect(minutes).toEqual([TEN, TEN + MINUTE_MS, TEN + 2 * MINUTE_MS])
  })
})

describe("when the device's clock jumps", () => {
  test.each([
    ['an hour on', HOUR_MS],
    ['an hour back', -HOUR_MS],
    ['a day on', 24 * HOUR_MS],
  ])("%s, the server's time continues unchanged", async (_, jumpMs) => {
    const clock = await openClock()
    hearServer(clock, 0)
    const seconds = watch(clock.$now)
    vi.advanceTimersByTime(5000)
    vi.setSystemTime(Date.now() + jumpMs)
    vi.advanceTimersByTime(5000)
    expect(clock.$clockJumps.get()).toBe(1)
    for (const [index, second] of seconds.entries())
      expect(Math.abs(second - (TEN + index * 1000)), `tick ${index}`).toBeLessThanOrEqual(1000)
  })

  test('the next response wins', async () => {
    const clock = await openClock()
    hearServer(clock, 0)
    watch(clock.$now)
    vi.setSystemTime(TEN + HOUR_MS)
    vi.advanceTimersByTime(1000)
    hearServer(clock, -HOUR_MS + 7 * MINUTE_MS)
    expect(Math.abs(clock.serverNow() - (TEN + 7 * MINUTE_MS + 1000))).toBeLessThanOrEqual(1000)
  })

  test('without listeners, the next response corrects it', async () => {
    const clock = await openClock()
    hearServer(clock, 0)
    vi.setSystemTime(TEN - HOUR_MS)
    hearServer(clock, HOUR_MS)
    expect(Math.abs(clock.serverNow() - TEN)).toBeLessThanOrEqual(1000)
  })

  test('slightly, as time synchronization does all the time, it is ignored', async () => {
    const clock = await openClock()
    watch(clock.$now)
    vi.setSystemTime(TEN + 1500)
    vi.advanceTimersByTime(3000)
    expect(clock.$clockJumps.get()).toBe(0)
  })
})
