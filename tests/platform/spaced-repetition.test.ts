// SPEC 2 Practice
import { expect, test } from 'vitest'
import { scheduleNext } from '../../src/platform/spaced-repetition.ts'

const NOW = Date.parse('2026-03-04T12:00:00Z')
const DAY_MS = 86_400_000
const stored = (memory: unknown) => JSON.parse(JSON.stringify(memory))

/** In how many days a card comes back after each of these answers, given when it was due. */
function intervals(answers: readonly boolean[]): number[] {
  let [now, memory]: [number, unknown] = [NOW, undefined]
  return answers.map((isRight) => {
    const next = scheduleNext(stored(memory ?? null), isRight, now)
    const days = (next.due - now) / DAY_MS
    now = next.due
    memory = next.memory
    return days
  })
}

test('a missed card comes back tomorrow, and a known one at growing intervals', () => {
  expect(intervals([false])).toEqual([1])
  const known = intervals([true, true, true, true])
  expect(known[0]).toBeGreaterThan(1)
  expect(known).toEqual(known.toSorted((one, other) => one - other))
  expect(new Set(known).size).toBe(4)
  expect(intervals([true, true, true, false]).at(-1)).toBeLessThan(known[2] ?? 0)
})

test.each([[null], ['text'], [{ reps: 'three' }], [{ due: NOW, stability: Number.NaN }]])(
  'a broken memory, %j, begins anew',
  (memory) => expect(scheduleNext(memory, false, NOW)).toEqual(scheduleNext(undefined, false, NOW)),
)
