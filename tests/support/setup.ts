import { afterEach, expect, vi } from 'vitest'

/** Nothing on the product's path may complain: a console.error that no test expected fails the test that caused it. */
const complaints = vi.spyOn(console, 'error')

afterEach(() => {
  const seen = complaints.mock.calls.map((call) => call.join(' '))
  complaints.mockClear()
  expect(seen, 'unexpected console.error').toEqual([])
})
