import { expect, test } from 'vitest'
import {
  type ClockOffset,
  clockJumped,
  isBehindTime,
  isSecondOver,
  type KnownTime,
  narrowOffset,
  notBefore,
  offsetFromAnswer,
  offsetMs,
  updateKnownTime,
} from '../../../src/domain/lib/server-clock.ts'
import { pick, seededRandom } from '../../support/server/random.ts'

test('one answer bounds the offset from both sides', () => {
  expect(offsetFromAnswer(10_000, 10_200, 15_000)).toEqual({ low: 4800, high: 6000 })
})

test.each([
  ['the first answer is believed', undefined, { low: 0, high: 1000 }, { low: 0, high: 1000 }],
  ['a narrower answer narrows it', { low: 0, high: 1000 }, { low: 200, high: 700 }, { low: 200, high: 700 }],
  [
    'a wider answer changes nothing',
    { low: 200, high: 700 },
    { low: 0, high: 1000 },
    { low: 200, high: 700 },
  ],
  [
    'two that overlap leave what they share',
    { low: 0, high: 700 },
    { low: 400, high: 1200 },
    { low: 400, high: 700 },
  ],
  ['two that touch leave a point', { low: 0, high: 500 }, { low: 500, high: 900 }, { low: 500, high: 500 }],
  ['one that contradicts wins', { low: 0, high: 500 }, { low: 501, high: 900 }, { low: 501, high: 900 }],
  ['from the other side too', { low: 501, high: 900 }, { low: -90, high: 500 }, { low: -90, high: 500 }],
])('the known offset is narrowed: %s', (_, known: ClockOffset | undefined, sample, expected) => {
  expect(narrowOffset(known, sample)).toEqual(expected)
})

test.each([
  [{ low: 0, high: 0 }, 0],
  [{ low: 100, high: 200 }, 150],
  [{ low: -3000, high: -2000 }, -2500],
])('the best guess for %j is %i ms', (offset, guess) => {
  expect(offsetMs(offset)).toBe(guess)
})

/** A response from a server whose clock is `skew` ahead, with these latencies. */
function answerAt(steadyNow: number, skew: number, there: number, back: number) {
  const serverDate = Math.floor((steadyNow + there + skew) / 1000) * 1000
  return offsetFromAnswer(steadyNow, steadyNow + there + back, serverDate)
}

test.each([-86_400_000, -93_000, -1500, 0, 400, 2500, 3_600_000, 31_536_000_000])(
  'a clock that is %i ms behind is off by no more than a second, from the first answer on',
  (skew) => {
    const random = seededRandom(skew)
    let known: ClockOffset | undefined
    for (let now = 1_772_618_400_123, answers = 0; answers < 50; answers++, now += pick(random, 50, 60_000)) {
      known = narrowOffset(known, answerAt(now, skew, pick(random, 5, 500), pick(random, 5, 500)))
      expect(known.low).toBeLessThanOrEqual(skew)
      expect(known.high).toBeGreaterThanOrEqual(skew)
      expect(Math.abs(offsetMs(known) - skew)).toBeLessThanOrEqual(1000)
    }
  },
)

test('fast answers at different moments find the offset to within a tenth of a second', () => {
  let known: ClockOffset | undefined
  for (let now = 1_000_000; now < 1_020_000; now += 970)
    known = narrowOffset(known, answerAt(now, 12_345, 10, 10))
  expect(known && Math.abs(offsetMs(known) - 12_345)).toBeLessThan(100)
})

/** Answers 'sent at:ahead by', in seconds of the steady clock; then what is believed, and whether it is agreed on. */
const CONTRADICTIONS: [name: string, heard: string, skew: number, isAgreed: boolean][] = [
  ['the later time counts, as after a sleep', '0:0 60:600', 600, true],
  ['nothing older counts after it', '0:0 60:600 61:0', 600, false],
  ['a second less counts: clocks drift, and servers differ', '0:0 60:-2', -2, true],
  ['one out of a cache changes nothing', '0:0 60:-300', 0, false],
  ['the same one again, which is older by then, changes nothing', '0:0 60:-300 75:-315 90:-330', 0, false],
  ['several that were stored together change nothing', '0:0 60:-300 60:-300 62:-300', 0, false],
  ['two with a fresh one between them change nothing', '0:0 60:-300 65:0 75:-300', 0, false],
  ['a first one out of a cache is corrected by the next', '0:-300 1:0', 0, true],
  ['an earlier time counts once it is confirmed', '0:600 60:0 62:0 75:0', 0, true],
]

test.each(CONTRADICTIONS)(
  'answers that contradict each other set the clock: %s',
  (_, heard, skew, isAgreed) => {
    let known: KnownTime | undefined
    for (const [sentAt = 0, aheadBy = 0] of heard.split(' ').map((one) => one.split(':').map(Number)))
      known = updateKnownTime(known, answerAt(sentAt * 1000, aheadBy * 1000, 20, 20), sentAt * 1000 + 40)
    expect(known && Math.abs(offsetMs(known.offset) - skew * 1000)).toBeLessThanOrEqual(1000)
    expect(known?.behind === undefined).toBe(isAgreed)
  },
)

test.each([
  ['a usual tick', 1000, 1000, false],
  ['a throttled tick', 60_000, 60_000, false],
  ['clocks two seconds apart', 3000, 1000, false],
  ['a clock set forward', 3601_000, 1000, true],
  ['a clock set back', -3599_000, 1000, true],
  ['a machine that slept, its steady clock with it', 600_000, 1000, true],
  ['clocks just over two seconds apart', 3001, 1000, true],
])('a difference between two clocks, as of %s, is a jump: %s', (_, wall, steady, jumped) => {
  expect(clockJumped(wall, steady)).toBe(jumped)
})

test.each([
  ['as the second begins', 10_000, 10_000, false],
  ['in its last millisecond, not yet', 10_000, 10_999, false],
  ['when the next one begins', 10_000, 11_000, true],
  ['a long time before it', 10_000, 0, false],
  ['without a time to compare with', 10_000, undefined, false],
  ['with a date that is none', Number.NaN, 11_000, false],
])('the second of a date is over, or not, %s', (_, date, time, isOver) => {
  expect(isSecondOver(date, time)).toBe(isOver)
})

test.each([
  ['written in the second that was heard', 10_000, 10_000, false],
  ['two seconds behind, as clocks of several servers may be', 10_000, 12_999, false],
  ['three seconds behind', 10_000, 13_000, true],
  ['written later', 20_000, 10_000, false],
  ['where no time was heard', 10_000, undefined, false],
  ['with a date that is none', Number.NaN, 13_000, false],
])('an answer %s comes out of a cache, or does not', (_, date, knownAt, isBehind) => {
  expect(isBehindTime(date, knownAt)).toBe(isBehind)
})

test.each([
  ['an earlier one cannot turn time back', 12_000, 4000, true],
  ['one of the same time is believed', 60_000, 4000, false],
  ['a later one is believed', 600_000, 4000, false],
])('answers after a time that an earlier visit recorded are checked: %s', (_, date, receivedAt, isCached) => {
  const known = notBefore(60_000, 3000)
  expect(known.offset.low).toBe(57_000)
  const heard = updateKnownTime(known, offsetFromAnswer(receivedAt - 20, receivedAt, date), receivedAt)
  expect(heard.behind !== undefined).toBe(isCached)
  if (!isCached) expect(heard.offset.high).toBeLessThan(Number.POSITIVE_INFINITY)
})
