// SPEC 8 Friendly messages
import '../support.ts'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Failure } from '../../../src/domain/lib/failure.ts'
import { type Remote, RemoteView } from '../../../src/ui/feedback/remote-view.tsx'

const onRetry = vi.fn()

const view = (remote: Remote<string[], Error>) => (
  <RemoteView remote={remote} skeleton={<i>skeleton</i>} explain={(error) => error.message} onRetry={onRetry}>
    {(list) => <p>{list.length} quizzes</p>}
  </RemoteView>
)

test('a skeleton is shown while nothing is known, and announced', () => {
  render(view({ loading: true }))
  expect(screen.getByText('skeleton')).toBeDefined()
  expect(screen.getByRole('status').textContent).toBe('Loading…')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('data replaces the skeleton, even an empty list', () => {
  render(view({ loading: false, data: [] }))
  expect(screen.getByText('0 quizzes')).toBeDefined()
  expect(screen.queryByText('skeleton')).toBeNull()
  expect(screen.getByRole('status').textContent).toBe('')
})

test('a failure is explained and can be tried again', () => {
  render(view({ loading: false, error: new Error('No network') }))
  expect(screen.getByRole('alert').textContent).toContain('No network')
  expect(screen.queryByText('skeleton')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onRetry).toHaveBeenCalledTimes(1)
})

test.each([
  ['the network', { message: 'Failed to fetch', typeError: true }, 'We cannot reach the school'],
  ['the server', { message: 'Internal error', status: 500 }, 'This could not be loaded'],
])('a failure of %s has a title, a sentence and one button in the place of the data', (_, facts, title) => {
  render(view({ loading: false, error: new Failure(facts) }))
  const alert = screen.getByRole('alert')
  expect(alert.textContent).toBe(`${title}${facts.message}Try again`)
  expect(alert.querySelectorAll('button')).toHaveLength(1)
})

test('data stays beside a later failure', () => {
  render(view({ loading: false, data: ['optics'], error: new Error('No network') }))
  expect(screen.getByRole('alert')).toBeDefined()
  expect(screen.getByText('1 quizzes')).toBeDefined()
})

test('data stays while it is read again', () => {
  render(view({ loading: true, data: ['optics'] }))
  expect(screen.getByText('1 quizzes')).toBeDefined()
  expect(screen.queryByText('skeleton')).toBeNull()
})

test.each([undefined, ['optics']])(
  'an explanation keeps the direction of its language, beside %j',
  (data) => {
    render(view({ loading: false, data, error: new Error('الحصة ممتلئة.') }))
    expect(screen.getByText('الحصة ممتلئة.').dir).toBe('auto')
  },
)
