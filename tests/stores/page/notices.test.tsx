// SPEC 2 Routes; 2 Layout; 2 Book Slot
import '../../ui/support.ts'
import { act, fireEvent, render } from '@testing-library/react'
import { createRef } from 'react'
import { toast } from 'sonner'
import { afterEach, expect, test, vi } from 'vitest'
import { noticeWords } from '../../../src/messages/notice-words.ts'
import { ToastLayer } from '../../../src/screens/parts/page/toast-layer.tsx'
import { ToastSlot } from '../../../src/screens/parts/page/toast-slot.tsx'
import { notice, provideNoticeWords, withdrawNotices } from '../../../src/stores/page/notices.ts'

provideNoticeWords(async () => noticeWords)

afterEach(() => {
  vi.useRealTimers()
  toast.dismiss()
})

/** How long the toast stays, in whole seconds. */
async function secondsShown(show: () => unknown): Promise<number> {
  const { container } = render(<ToastLayer voices={createRef()} />)
  const isShown = () => container.querySelector('[data-sonner-toast]:not([data-removed="true"])') !== null
  vi.useFakeTimers()
  await act(async () => {
    show()
    await vi.advanceTimersByTimeAsync(0)
  })
  await act(() => vi.dynamicImportSettled())
  expect(container.querySelector('[data-x-position="right"][data-y-position="top"]')).not.toBeNull()
  expect(isShown()).toBe(true)
  for (let seconds = 0; seconds < 10; seconds++) {
    if (!isShown()) return seconds
    await act(() => vi.advanceTimersByTimeAsync(1000))
  }
  throw new Error('it stays')
}

test.each([
  ['a success', () => notice.success({ code: 'quiz-updated' }), 3],
  ['an error', () => notice.error({ code: 'failed', action: 'update-quiz' }), 5],
  ['any other one', () => toast('By the way'), 4],
])('%s is shown at the top right, for its own number of seconds', async (_, show, seconds) => {
  expect(await secondsShown(show)).toBe(seconds)
})

test('a toast can be read before the next one comes, and what is withdrawn meanwhile never comes', async () => {
  const { container } = render(<ToastLayer voices={createRef()} />)
  const titles = () =>
    [...container.querySelectorAll('[data-sonner-toast] [data-title]')].map(({ textContent }) => textContent)
  act(() => notice.success({ code: 'copied' }))
  await vi.waitFor(() => expect(titles()).toEqual(['Copied']))
  const since = Date.now()
  act(() => {
    notice.error({ code: 'failed', action: 'book-slot' })
    notice.error({ code: 'failed', action: 'update-quiz' })
    notice.success({ code: 'slot-booked', said: undefined })
  })
  await vi.waitFor(() => expect(titles()).toContain('Slot booked successfully'))
  expect(Date.now() - since).toBeGreaterThan(1000)
  expect(titles()).not.toContain('Failed to book slot')
})

test('one toast is shown at a time, the latest', async () => {
  const { container } = render(<ToastLayer voices={createRef()} />)
  const shown = () =>
    [...container.querySelectorAll('[data-sonner-toast][data-visible="true"]')].map(
      (entry) => entry.querySelector('[data-title]')?.textContent,
    )
  act(() => notice.undoable({ code: 'slot-booked', said: undefined }, () => {}))
  await vi.waitFor(() => expect(shown()).toEqual(['Slot booked successfully']))
  act(() => notice.error({ code: 'failed', action: 'update-quiz' }))
  await vi.waitFor(() => expect(shown()).toEqual(['Failed to update quiz']))
})

test('a pressed button of a toast gives the focus back, since the toast disappears', async () => {
  const { findByRole, getByRole } = render(
    <>
      <button type="button">Behind</button>
      <ToastLayer voices={createRef()} />
    </>,
  )
  const behind = getByRole('button', { name: 'Behind' })
  act(() => void toast('Moved', { action: { label: 'Undo', onClick: () => {} } }))
  const undo = await findByRole('button', { name: 'Undo' })
  act(() => undo.focus())
  fireEvent.focusIn(undo, { relatedTarget: behind })
  fireEvent.click(undo)
  expect(document.activeElement).toBe(behind)
})

test('a toast is read out once by an existing live region, errors at once, and only its buttons are Tab stops', async () => {
  const { container, findByText, getByRole, queryAllByText } = render(<ToastSlot />)
  const voices = [...container.querySelectorAll('[aria-live]')]
  const said = () => voices.map(({ textContent }) => textContent)
  expect(said()).toEqual(['', ''])
  act(() => notice.success({ code: 'quiz-updated' }))
  await vi.waitFor(() => expect(said()).toEqual(['Quiz updated successfully', '']))
  act(() => notice.error({ code: 'failed', action: 'update-quiz' }))
  await vi.waitFor(() => expect(said()).toEqual(['', 'Failed to update quiz']))
  await findByText('Quiz updated successfully')
  expect(getByRole('region', { hidden: true }).getAttribute('aria-live')).toBe('off')
  expect([...container.querySelectorAll('li')].map(({ tabIndex }) => tabIndex)).toEqual([-1, -1])
  act(() => void toast.dismiss())
  await vi.waitFor(() => expect(queryAllByText('Quiz updated successfully')).toEqual([]))
  expect(said(), 'an older one is not said again').toEqual(['', ''])
})

test('what the page shows itself is read out only', async () => {
  const { container } = render(<ToastSlot />)
  const [voice] = container.querySelectorAll('[aria-live]')
  act(() => notice.told({ code: 'booking-moved' }))
  await vi.waitFor(() => expect(voice?.textContent).toBe('Your slot was moved'))
  expect(container.querySelector('[data-sonner-toast]')).toBeNull()
})

test('a toast has one duration, whatever dialogs take it over meanwhile', async () => {
  const first = render(<ToastLayer voices={createRef()} />)
  vi.useFakeTimers()
  await act(async () => {
    notice.undoable({ code: 'slot-booked', said: undefined }, () => {})
    await vi.advanceTimersByTimeAsync(0)
  })
  await act(() => vi.dynamicImportSettled())
  await act(() => vi.advanceTimersByTimeAsync(7000))
  first.unmount()
  const { queryAllByText } = render(<ToastLayer voices={createRef()} />)
  const booked = () => queryAllByText('Slot booked successfully')
  await act(() => vi.advanceTimersByTimeAsync(2000))
  expect(booked()).toHaveLength(1)
  await act(() => vi.advanceTimersByTimeAsync(3000))
  expect(booked()).toEqual([])
})

test.each([
  [
    'an offer to undo a booking',
    () => notice.undoable({ code: 'slot-booked', said: undefined }, () => {}),
    () => notice.success({ code: 'booking-cancelled', said: undefined }),
  ],
  [
    'what is wrong with a form',
    () => notice.error({ code: 'draft-problem', problem: { code: 'no-description' } }),
    () => notice.success({ code: 'quiz-created' }),
  ],
  [
    'a failure',
    () => notice.error({ code: 'failed', action: 'book-slot' }),
    () => notice.success({ code: 'slot-booked', said: undefined }),
  ],
  [
    'an offer to undo, when the person signs out,',
    () => notice.undoable({ code: 'attempts-regraded', count: 2 }, () => {}),
    () => {
      withdrawNotices()
      notice.success({ code: 'signed-out' })
    },
  ],
])('%s disappears when it is no longer true', async (_, before, after) => {
  const { container } = render(<ToastLayer voices={createRef()} />)
  const toasts = () => container.querySelectorAll('[data-sonner-toast]:not([data-removed="true"])')
  act(before)
  await vi.waitFor(() => expect(toasts()).toHaveLength(1))
  const first = toasts()[0]?.textContent
  act(after)
  await vi.waitFor(() => expect(toasts()[0]?.textContent).not.toBe(first))
  await vi.waitFor(() => expect(toasts()).toHaveLength(1))
})
