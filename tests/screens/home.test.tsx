// @vitest-environment happy-dom
import '../ui/support.ts'
import { render, screen, within } from '@testing-library/react'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { QuizSummary } from '../../src/domain/quizzes/quiz.ts'
import { CurrentSlotCard } from '../../src/screens/home/current-slot-card.tsx'
import { QuizCard } from '../../src/screens/home/quiz-card.tsx'
import { asha, at, grace, opticsJson } from '../support/school/fixtures.ts'

beforeEach(() => void vi.stubEnv('TZ', 'UTC'))
afterEach(() => void vi.unstubAllEnvs())

describe('the slot card', () => {
  const span = { from: at('10:00:00'), to: at('10:30:00') }
  const card = () => within(screen.getByRole('region', { name: 'Your slot' }))
  const link = () => card().queryByRole('link')

  test('of a running slot tells its time, date and minutes, and how much of it is over', () => {
    render(<CurrentSlotCard status={{ state: 'active', span, minutesRemaining: 18 }} />)
    for (const text of ['10:00 AM – 10:30 AM', 'Wednesday, March 4, 2026', '18 minutes remaining'])
      expect(card().getByText(text)).toBeDefined()
    const bar = card().getByRole<HTMLProgressElement>('progressbar')
    expect([bar.value, bar.max]).toEqual([12, 30])
  })

  test.each([
    ['to come', 'upcoming', 'Upcoming'],
    ['that is not active', 'inactive', 'Not active'],
  ] as const)('of a slot %s tells when it is, and leads to another one', (_, state, badge) => {
    render(<CurrentSlotCard status={{ state, span }} />)
    for (const text of [badge, '10:00 AM – 10:30 AM', 'Wednesday, March 4, 2026'])
      expect(card().getByText(text)).toBeDefined()
    expect([link()?.textContent, link()?.getAttribute('href')]).toEqual(['Book Another Slot', '/book-slot'])
  })

  test('of nobody’s slot leads to the first one', () => {
    render(<CurrentSlotCard status={{ state: 'none' }} />)
    expect([link()?.textContent, link()?.getAttribute('href')]).toEqual(['Book Slot', '/book-slot'])
  })
})

describe('the card of a quiz', () => {
  const quiz = v.parse(QuizSummary, opticsJson)

  test('tells what the quiz is, how long it takes, how much it asks and when it starts', () => {
    render(<QuizCard quiz={quiz} status="active" completed={false} user={asha} />)
    expect(screen.getByRole('heading', { name: 'Geometric optics' })).toBeDefined()
    for (const text of [quiz.description, '15 minutes', '3 questions', 'Mar 4, 10:00 AM'])
      expect(screen.getByText(text)).toBeDefined()
    for (const badge of ['Completed', 'Admin Access']) expect(screen.queryByText(badge)).toBeNull()
  })

  test.each([
    ['that was taken', 'active', true, asha, 'View Results', '/quiz/quiz-optics/results'],
    ['that was taken and is over', 'ended', true, asha, 'View Results', '/quiz/quiz-optics/results'],
    ['that is active', 'active', false, asha, 'Take Quiz', '/quiz/quiz-optics'],
    ['before a visitor', 'active', false, undefined, 'Sign in to Take Quiz', '/quiz/quiz-optics'],
  ] as const)('%s leads on', (_, status, completed, user, name, href) => {
    render(<QuizCard quiz={quiz} status={status} completed={completed} user={user} />)
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href)
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.queryByText('Completed') !== null).toBe(completed)
  })

  test.each([
    ['upcoming', 'Upcoming', 'blue'],
    ['ended', 'Ended', 'gray'],
  ] as const)(
    'of a quiz that is %s has a button that does nothing, and a badge in its colour',
    (status, name, tone) => {
      render(<QuizCard quiz={quiz} status={status} completed={false} user={asha} />)
      expect(screen.getByRole('button', { name }).hasAttribute('disabled')).toBe(true)
      expect(screen.queryByRole('link')).toBeNull()
      expect(screen.getByText(name, { selector: '.badge' }).classList.contains(tone)).toBe(true)
    },
  )

  test('of an administrator says that no slot is asked for', () => {
    render(<QuizCard quiz={quiz} status="active" completed={false} user={grace} />)
    expect(screen.getByText('Admin Access')).toBeDefined()
    expect(screen.getByText('Active', { selector: '.badge' }).classList.contains('green')).toBe(true)
  })
})
