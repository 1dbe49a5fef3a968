import { expect, test, vi } from 'vitest'

test('an event before the first element is drawn is reported to it, once', async () => {
  const { emit, onHostEvent } = await import('../../../src/stores/page/events.ts')
  emit('session-changed', { user: null })
  const [first, second] = [vi.fn(), vi.fn()]
  onHostEvent(first)
  onHostEvent(second)
  expect(first.mock.calls).toEqual([['session-changed', { user: null }]])
  expect(second).not.toHaveBeenCalled()
})

test('an event after the last element has gone is reported to none', async () => {
  const { emit, onHostEvent } = await import('../../../src/stores/page/events.ts')
  onHostEvent(vi.fn())()
  emit('session-changed', { user: null })
  const later = vi.fn()
  onHostEvent(later)
  expect(later).not.toHaveBeenCalled()
})
