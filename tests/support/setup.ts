import { afterEach, expect, vi } from 'vitest'
import { PATIENCE_MS } from './patience.ts'

/** By themselves they give up after a second. Files of a process may share them. */
const [waitFor, waitUntil] = [vi.waitFor, vi.waitUntil]
const patient = <Options extends object>(options?: number | Options) =>
  typeof options === 'number' ? options : { timeout: PATIENCE_MS, ...options }
if (waitFor.name !== 'waitPatiently') {
  vi.waitFor = function waitPatiently(check, options) {
    return waitFor(check, patient(options))
  }
  vi.waitUntil = (check, options) => waitUntil(check, patient(options))
}

// As deep as the read, below the stores that are computed of it.
Error.stackTraceLimit = 50

/**
 * A part that is drawn four seconds or more after a read begins it anew, as nanoquery does for each new listener, and whoever shows
 * it hears so at once. React takes that as any other update, and complains in development only.
 */
const isOfRead = (text: unknown) =>
  String(text).startsWith('Cannot update a component') && new Error().stack?.includes('@nanostores/query')

const print = console.error
/**
 * Nothing on the product's path may complain: a console.error that no test expected fails the test that caused it. Its result tells
 * whether the complaint is one of a read. It is no spy, because a test that restores its own spies would end it for those after it.
 */
const complaints = vi.isMockFunction(print)
  ? print
  : vi.fn((...call: unknown[]) => {
      print(...call)
      return isOfRead(call[0])
    })
console.error = complaints

/** React complains once in a process that happy-dom does not know the element `search` yet. */
const isOfSearch = (call: unknown[]) => call.at(-1) === 'search'

afterEach(() => {
  const { calls, results } = complaints.mock
  const seen = calls
    .filter((call, index) => !isOfSearch(call) && !results[index]?.value)
    .map((call) => call.join(' '))
  complaints.mockClear()
  expect(seen, 'unexpected console.error').toEqual([])
})
