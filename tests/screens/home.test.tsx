// SPEC 2 Home; 4 States
import '../ui/support.ts'
import { cleanup, render, screen, within } from '@testing-library/react'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { QuizSummary } from '../../src/domain/quizzes/quiz.ts'
import type { SlotStatus } from '../../src/domain/slots/slot.ts'
import { AdminRows } from '../../src/screens/home/admin-rows.tsx'
import { CurrentSlotCard } from '../../src/screens/home/current-slot-card.tsx'
import { QuizCard } from '../../src/screens/home/quiz-card.tsx'
import { VisitorQuiz } from '../../src/screens/home/visitor-quiz.tsx'
import { $announcedHere } from '../../src/stores/attempts/ongoing-attempts.ts'
import { at, opticsJson } from '../support/school/fixtures.ts'

beforeEach(() => {
  vi.stubEnv('TZ', 'UTC')
  // Cards read nothing that they need here.
  vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => {}))
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

describe('the slot card', () => {
  const span = { from: at('10:00:00'), to: at('10:30:00') }
  const show = (status: SlotStatus) =>
    render(<CurrentSlotCard name="Asha Rao" status={status} onChanged={() => {}} />)
  const card = () => within(screen.getByRole('region', { name: 'Your slot' }))
  const link = () => card().getByRole('link')
  const TIMES = ['10:00 AM – 10:30 AM', 'Wednesday, March 4, 2026 (UTC)']

  test('for a running slot has its time, date and minutes, and how much of it is left', () => {
    show({ state: 'active', span, minutesRemaining: 18 })
    for (const text of [...TIMES, 'Active']) expect(card().getByText(text)).toBeDefined()
    expect(card().getByText('18', { selector: 'b' }), 'the number is drawn larger').toBeDefined()
    expect(link().textContent).toBe('Book Another Slot')
    expect(
      card().getByRole('heading', { level: 1, name: 'Welcome, Asha Rao 18 minutes remaining' }),
    ).toBeDefined()
    const bar = card().getByRole<HTMLProgressElement>('progressbar')
    expect([bar.value, bar.max, bar.getAttribute('aria-valuetext')]).toEqual([18, 30, '18 of 30 minutes'])
    expect(card().getByText('30 min').previousSibling?.textContent).toBe('20')
  })

  test('for a slot that cannot be divided by three has a scale with only its ends', () => {
    show({ state: 'active', span: { ...span, to: at('10:50:00') }, minutesRemaining: 50 })
    expect(card().getByText('50 min').previousSibling?.textContent).toBe('0')
  })

  test('for an upcoming slot says when it is, opens by itself, and leads to another one', () => {
    show({ state: 'upcoming', span })
    for (const text of TIMES) expect(card().getByText(text)).toBeDefined()
    expect(card().getByRole('button', { name: 'Add to Calendar' })).toBeDefined()
    expect([link().textContent, link().getAttribute('href')]).toEqual(['Book Another Slot', '/book-slot'])
  })

  test('for a slot that is over says when it was, and leads to another one', () => {
    show({ state: 'inactive', span })
    expect(
      card().getByRole('heading', { level: 1, name: 'Welcome, Asha Rao Your slot is over' }),
    ).toBeDefined()
    expect(card().getByText('It was on Wednesday, March 4, 2026, 10:00 AM – 10:30 AM.')).toBeDefined()
    expect([link().textContent, link().getAttribute('href')]).toEqual(['Book Another Slot', '/book-slot'])
  })

  test('for a learner without a slot leads to the first one', () => {
    show({ state: 'none' })
    expect([link().textContent, link().getAttribute('href')]).toEqual(['Book Slot', '/book-slot'])
  })
})

describe('the card of a quiz', () => {
  const quiz = v.parse(QuizSummary, opticsJson)
  const rest = { quiz, attempt: undefined, openUntil: at('10:30:00') }

  test('says what the quiz is, how long it takes, how many questions it has and when it starts', () => {
    render(<QuizCard {...rest} status="active" completed={false} />)
    expect(screen.getByRole('heading', { name: 'Geometric optics' })).toBeDefined()
    expect(screen.getByText(quiz.description)).toBeDefined()
    // One by one: side by side in a line they are read as '15 minutes3 questions'.
    for (const text of ['15 minutes', '3 questions', 'Open from Mar 4, 10:00 AM until Mar 4, 10:30 AM'])
      expect(screen.getByText(text).closest('li')?.textContent).toBe(text)
    for (const badge of ['Completed', 'Admin Access']) expect(screen.queryByText(badge)).toBeNull()
  })

  test.each([
    ['of a quiz that was taken', 'active', true, 'View Results', '/quiz/quiz-optics/results'],
    ['of a quiz that was taken and is over', 'ended', true, 'View Results', '/quiz/quiz-optics/results'],
    ['of a quiz that is active', 'active', false, 'Take Quiz', '/quiz/quiz-optics'],
  ] as const)('%s leads on', (_, status, completed, name, href) => {
    render(<QuizCard {...rest} status={status} completed={completed} />)
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href)
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.queryByText('Completed') !== null).toBe(completed)
  })

  test.each([
    ['upcoming', 'Upcoming', 'blue'],
    ['ended', 'Ended', 'gray'],
  ] as const)(
    'of a quiz that is %s has a disabled button, and a badge in its colour',
    (status, name, tone) => {
      render(<QuizCard {...rest} status={status} completed={false} />)
      expect(screen.getByRole('button', { name }).hasAttribute('disabled')).toBe(true)
      expect(screen.queryByRole('link')).toBeNull()
      expect(screen.getByText(name, { selector: '.badge' }).classList.contains(tone)).toBe(true)
    },
  )

  test.each([
    [false, 'button'],
    [true, 'button primary'],
  ])('has the main button of the view: %s', (first, looks) => {
    render(<QuizCard {...rest} status="active" completed={false} first={first} />)
    expect(screen.getByRole('link', { name: 'Take Quiz' }).className).toContain(looks)
    expect(screen.getByRole('link', { name: 'Take Quiz' }).classList.contains('primary')).toBe(first)
  })

  test('of a running attempt shows how far it is and the time left, and leads back into it', () => {
    const attempt = {
      startedAt: Date.now(),
      deadline: Date.now() + 600_000,
      answered: [true, false, true],
      here: 1,
    }
    render(<QuizCard {...rest} attempt={attempt} status="ended" completed={false} first />)
    for (const text of ['In progress', '2 of 3']) expect(screen.getByText(text)).toBeDefined()
    expect(screen.getByRole('timer', { name: 'Time remaining' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Take Quiz' }).getAttribute('href')).toBe('/quiz/quiz-optics')
    expect($announcedHere.get(), 'no reminder says it again').toEqual(['quiz-optics'])
    cleanup()
    expect($announcedHere.get()).toEqual([])
  })

  test('of an administrator says that no slot is needed', () => {
    const row = { ...rest, status: 'active', completed: false } as const
    render(<AdminRows cards={[row]} />)
    expect(screen.getByText('Admin Access')).toBeDefined()
    for (const text of [quiz.title, quiz.description, '15 minutes', '3 questions'])
      expect(screen.getByText(text)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Take Quiz' }).getAttribute('href')).toBe('/quiz/quiz-optics')
    expect(screen.getByText('Active', { selector: '.badge' }).classList.contains('green')).toBe(true)
  })
})

describe('the row of a quiz for a visitor', () => {
  test('that is open for days says since when and until when', () => {
    const endTime = '2026-03-11T10:00:00Z'
    render(<VisitorQuiz quiz={v.parse(QuizSummary, { ...opticsJson, endTime })} status="active" />)
    expect(screen.getByText('Since Mar 4, open until Mar 11')).toBeDefined()
  })

  const quiz = v.parse(QuizSummary, opticsJson)

  test.each([
    ['active', 'link', 'Sign in to Take Quiz', 'Open from 10:00 AM until 11:00 AM'],
    ['upcoming', 'button', 'Upcoming', 'Mar 4, 10:00 AM'],
    ['ended', 'button', 'Ended', 'Mar 4, 10:00 AM'],
  ] as const)('that is %s has the %s "%s" and "%s"', (status, role, name, opening) => {
    render(<VisitorQuiz quiz={quiz} status={status} />)
    for (const text of [quiz.title, quiz.description, '15 minutes', '3 questions', opening])
      expect(screen.getByText(text)).toBeDefined()
    expect(screen.getByRole(role, { name }).hasAttribute('disabled')).toBe(role === 'button')
    if (role === 'link') expect(screen.getByRole(role).getAttribute('href')).toBe('/quiz/quiz-optics')
  })
})
