import { afterEach, expect, vi } from 'vitest'

/** Nothing on the product's path may complain: a console.error that no test expected fails the test that caused it. */
const complaints = vi.spyOn(console, 'error')

/** React complains once in a process that happy-dom does not know the element `search` yet. */
const isOfSearch = (call: unknown[]) => call.at(-1) === 'search'

afterEach(() => {
  const seen = complaints.mock.calls.filter((call) => !isOfSearch(call)).map((call) => call.join(' '))
  complaints.mockClear()
  expect(seen, 'unexpected console.error').toEqual([])
})
