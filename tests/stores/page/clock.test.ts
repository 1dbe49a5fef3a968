// SPEC 4 States
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

type Clock = Awaited<ReturnType<typeof openClock>>

/** A response that was sent so long ago arrives now, with that `Date` in whole seconds. */
const hearDate = (clock: Clock, date: number, sentMsAgo = 0) =>
  clock.noteServerDate(performance.now() - sentMsAgo, performance.now(), Math.floor(date / 1000) * 1000)

/** A response arrives now from a server whose clock is ahead of the device's. */
const hearServer = (clock: Clock, aheadMs: number) => hearDate(clock, Date.now() + aheadMs)

/** The device's clock goes on alone, as if it was set, or as if the machine slept. */
const jump = (ms: number) => {
  vi.setSystemTime(Date.now() + ms)
  vi.advanceTimersByTime(1000)
}

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

  test('ticks once a second while it is watched, and not otherwise', async () => {
    const clock = await openClock()
    hearServer(clock, 10 * MINUTE_MS)
    expect(vi.getTimerCount()).toBe(0)
    const seconds = watch(clock.$now)
    vi.advanceTimersByTime(3000)
    expect(seconds.slice(1).map((second) => second - (seconds[0] ?? 0))).toEqual([1000, 2000, 3000])
  })

  test('never shows a second twice while corrections are shorter than a second', async () => {
    const clock = await openClock()
    hearServer(clock, 0)
    const shown = watch(clock.$now)
    hearServer(clock, -1000)
    vi.advanceTimersByTime(4000)
    expect(shown).toEqual([...shown].sort((one, other) => one - other))
  })

  test('changes its minute once a minute', async () => {
    const { $minute } = await openClock()
    const minutes = watch($minute)
    vi.advanceTimersByTime(2 * MINUTE_MS)
    expect(minutes).toEqual([TEN, TEN + MINUTE_MS, TEN + 2 * MINUTE_MS])
  })
})

describe('the server’s time when the device’s clock jumps', () => {
  test.each([
    ['an hour forward', HOUR_MS],
    ['an hour back', -HOUR_MS],
    ['a day forward', 24 * HOUR_MS],
  ])('%s continues unchanged, and has to be confirmed', async (_, jumpMs) => {
    const clock = await openClock()
    hearServer(clock, 0)
    watch(clock.$now)
    for (let second = 0; second < 10; second++) {
      if (second === 5) vi.setSystemTime(Date.now() + jumpMs)
      expect(Math.abs(clock.serverNow() - (TEN + second * 1000)), `second ${second}`).toBeLessThanOrEqual(
        1000,
      )
      expect(clock.$clockInDoubt.get()).toBe(second > 5)
      vi.advanceTimersByTime(1000)
    }
  })

  test.each([
    ['forward, as after a sleep, is the later one', HOUR_MS, HOUR_MS],
    ['back, as never after a sleep, is unchanged', -HOUR_MS, 0],
  ])('%s until the server answers', async (_, jumpMs, shownMs) => {
    const clock = await openClock()
    hearServer(clock, 0)
    const shown = watch(clock.$now)
    jump(jumpMs)
    expect(Math.abs((shown.at(-1) ?? 0) - (TEN + 1000 + shownMs))).toBeLessThanOrEqual(1000)
    hearDate(clock, TEN + 1000)
    expect(Math.abs((shown.at(-1) ?? 0) - (TEN + 1000))).toBeLessThanOrEqual(1000)
    expect(clock.$clockInDoubt.get()).toBe(false)
  })

  test('forward and back again is what it was', async () => {
    const clock = await openClock()
    const shown = watch(clock.$now)
    jump(HOUR_MS)
    jump(-HOUR_MS)
    expect(shown.at(-1)).toBe(TEN + 2000)
  })
})

describe('a sleep of the machine', () => {
  test('is measured by the next response', async () => {
    const clock = await openClock()
    hearServer(clock, 0)
    watch(clock.$now)
    jump(10 * MINUTE_MS)
    hearServer(clock, 0)
    expect(Math.abs(clock.serverNow() - (TEN + 10 * MINUTE_MS + 1000))).toBeLessThanOrEqual(1000)
    expect(clock.$clockInDoubt.get()).toBe(false)
  })

  test('is not measured by a response that was under way meanwhile', async () => {
    const clock = await openClock()
    hearServer(clock, 0)
    const shown = watch(clock.$now)
    jump(10 * MINUTE_MS)
    vi.advanceTimersByTime(1000)
    hearDate(clock, TEN, 1500)
    expect(Math.abs((shown.at(-1) ?? 0) - (TEN + 10 * MINUTE_MS + 2000))).toBeLessThanOrEqual(1000)
    expect(clock.$clockInDoubt.get()).toBe(true)
  })

  test('is noticed by the next watcher if nobody was watching', async () => {
    const clock = await openClock()
    hearServer(clock, 0)
    vi.setSystemTime(TEN + HOUR_MS)
    const shown = watch(clock.$now)
    expect(clock.$clockInDoubt.get()).toBe(true)
    hearDate(clock, TEN)
    expect(Math.abs((shown.at(-1) ?? 0) - TEN)).toBeLessThanOrEqual(1000)
  })
})

test('a correction by time synchronization is not a jump', async () => {
  const clock = await openClock()
  watch(clock.$now)
  vi.setSystemTime(TEN + 1500)
  vi.advanceTimersByTime(3000)
  expect(clock.$clockInDoubt.get()).toBe(false)
})

test('a response out of a cache does not turn the time back, and the server has to be asked', async () => {
  const clock = await openClock()
  hearServer(clock, 0)
  const shown = watch(clock.$now)
  vi.advanceTimersByTime(5000)
  hearDate(clock, TEN - 5 * MINUTE_MS)
  expect(Math.abs((shown.at(-1) ?? 0) - (TEN + 5000))).toBeLessThanOrEqual(1000)
  expect(clock.$clockInDoubt.get()).toBe(true)
  hearServer(clock, 0)
  expect(clock.$clockInDoubt.get()).toBe(false)
})

describe('an answer is', () => {
  test.each([
    ['fresh with the time that was heard', TEN, TEN, undefined, 'fresh'],
    ['fresh two seconds behind it', TEN - 2000, TEN, undefined, 'fresh'],
    ['out of a cache further behind', TEN - MINUTE_MS, TEN, undefined, 'cached'],
    ['fresh where no time was heard', TEN, undefined, undefined, 'fresh'],
    ['fresh without a date', Number.NaN, TEN, undefined, 'fresh'],
    ['fresh after what it contradicts', TEN, TEN, TEN - MINUTE_MS, 'fresh'],
    ['fresh in the second of what it contradicts', TEN, TEN, TEN + 999, 'fresh'],
    ['outdated before what it contradicts', TEN - MINUTE_MS, TEN, TEN, 'outdated'],
    ['outdated where it contradicts something and is out of a cache', TEN - HOUR_MS, TEN, 0, 'outdated'],
    ['not believed where it contradicts something and has no date', Number.NaN, TEN, 0, 'cached'],
  ] as const)('%s', async (_, date, knownAt, since, trust) => {
    const { trustIn } = await openClock()
    expect(trustIn(date, knownAt, since)).toBe(trust)
  })

  test('outdated if it was written before somebody signed out', async () => {
    const clock = await openClock()
    hearDate(clock, TEN)
    clock.noteOtherSession(true)
    expect(clock.trustIn(TEN, TEN)).toBe('outdated')
    expect(clock.trustIn(TEN + 1000, TEN)).toBe('fresh')
  })
})
