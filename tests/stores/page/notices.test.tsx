import '../../ui/support.ts'
import { act, fireEvent, render } from '@testing-library/react'
import { toast } from 'sonner'
import { afterEach, expect, test, vi } from 'vitest'
import { noticeWords } from '../../../src/messages/notices/words.ts'
import { ToastLayer } from '../../../src/screens/parts/toast-layer.tsx'
import { notice, provideNoticeWords } from '../../../src/stores/page/notices.ts'

provideNoticeWords(async () => noticeWords)

afterEach(() => {
  vi.useRealTimers()
  toast.dismiss()
})

/** How long the toast stays, in whole seconds. */
async function secondsShown(show: () => unknown): Promise<number> {
  const { container } = render(<ToastLayer />)
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
])('%s is told at the top right, so many seconds long', async (_, show, seconds) => {
  expect(await secondsShown(show)).toBe(seconds)
})

test('a pressed button of a toast gives the focus back, because the toast goes', async () => {
  const { findByRole, getByRole } = render(
    <>
      <button type="button">Behind</button>
      <ToastLayer />
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
