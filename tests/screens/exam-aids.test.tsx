// SPEC 2 Quiz taking
import '../ui/support.ts'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MINUTE_MS, SECOND_MS } from '../../src/domain/lib/time.ts'
import type { Quiz } from '../../src/domain/quizzes/quiz.ts'
import { ExamAids } from '../../src/screens/take-quiz/aids/aids.tsx'
import { $attempt, $openQuizId, begin } from '../../src/stores/attempts/record.ts'
import { serverNow } from '../../src/stores/page/clock.ts'
import { $keysWanted, $openAid } from '../../src/stores/page/exam-keys.ts'
import { $access } from '../../src/stores/session/session.ts'
import { asha, opticsQuiz } from '../support/school/fixtures.ts'

const onJump = vi.fn()
const onNavigate = vi.fn()

const quiz: Quiz = { ...opticsQuiz, endTime: '2100-01-01T00:00:00Z' }

function draw() {
  act(() => {
    $access.set({ state: 'signed-in', user: asha })
    $openQuizId.set(quiz._id)
    const startedAt = serverNow() - 5 * MINUTE_MS
    begin(quiz, asha._id, { startedAt, deadline: startedAt + 5 * MINUTE_MS + 61.5 * SECOND_MS })
  })
  const attempt = $attempt.get()
  if (!attempt) throw new Error('nothing was begun')
  render(
    <main>
      <input aria-label="A field" />
      <button type="button">A button</button>
      <ExamAids quiz={quiz} attempt={attempt} onJump={onJump} onNavigate={onNavigate} />
    </main>,
  )
}

const told = () => screen.getAllByRole('status')[0]?.textContent
const button = () => screen.getByRole('button', { name: 'A button' })
const press = (key: string, more = {}, target = button()) => fireEvent.keyDown(target, { key, ...more })

beforeEach(() => {
  vi.resetAllMocks()
  act(() => $keysWanted.set(true))
})
afterEach(() => {
  act(() => {
    $keysWanted.set(undefined)
    $openAid.set(undefined)
    $access.set({ state: 'checking' })
  })
})

test('the time left is read out on request, to the second', () => {
  draw()
  press('t')
  expect(told()).toMatch(/^1 minute [12] seconds? left$/)
})

test('keys lead to other questions, or say that there is none', () => {
  draw()
  press('n')
  expect(onJump).toHaveBeenLastCalledWith(1)
  press('u')
  expect(onJump).toHaveBeenLastCalledWith(1)
  press('p')
  expect(told()).toBe('This is the first question.')
  press('g')
  expect(onNavigate).toHaveBeenCalledOnce()
})

test.each([
  ['with Control', { ctrlKey: true }],
  ['with Alt', { altKey: true }],
  ['with the command key', { metaKey: true }],
  ['held down', { repeat: true }],
  ['that composes a letter', { isComposing: true }],
])('a key %s is left to the browser', (_, more) => {
  draw()
  expect(press('n', more), 'left to the browser').toBe(true)
  expect(onJump).not.toHaveBeenCalled()
})

test('typing in a field is not a command', () => {
  draw()
  press('n', {}, screen.getByLabelText('A field'))
  expect(onJump).not.toHaveBeenCalled()
})

test('the list of keys can turn them off, and no key works behind it', () => {
  draw()
  press('?')
  const wish = screen.getByRole('checkbox', { name: /^Use letter keys in this quiz/ })
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toContain('Strike out an answer')
  press('n')
  expect(onJump).not.toHaveBeenCalled()
  fireEvent.click(wish)
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  press('n')
  expect(onJump).not.toHaveBeenCalled()
})

test('the page does not hear a key that was used, but hears all others', () => {
  draw()
  const heard = vi.fn()
  window.addEventListener('keydown', heard)
  press('n')
  expect(heard).not.toHaveBeenCalled()
  press('x')
  expect(heard).toHaveBeenCalledOnce()
  window.removeEventListener('keydown', heard)
})
