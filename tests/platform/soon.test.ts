// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSoon } from '../../src/platform/soon.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('many calls are one piece of work, after the delay of the first', () => {
  const work = vi.fn()
  const { later } = createSoon(work, 300)
  later()
  vi.advanceTimersByTime(200)
  later()
  vi.advanceTimersByTime(99)
  expect(work).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(work).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1000)
  expect(work).toHaveBeenCalledTimes(1)
})

test('work that is due is done at once when the page is left', () => {
  const work = vi.fn()
  createSoon(work, 300).later()
  dispatchEvent(new Event('pagehide'))
  expect(work).toHaveBeenCalledTimes(1)
})

test('work that is not due is not done when the page is left', () => {
  const work = vi.fn()
  createSoon(work, 300).now()
  dispatchEvent(new Event('pagehide'))
  expect(work).not.toHaveBeenCalled()
})
