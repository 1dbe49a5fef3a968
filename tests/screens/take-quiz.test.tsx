// SPEC 2 Quiz taking; 5 Validation
import type { Start } from '../../src/domain/attempts/attempt-scene.ts'
import '../ui/support.ts'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { beginAttempt, giveAnswer, toggleFlag } from '../../src/domain/attempts/attempt.ts'
import { Failure } from '../../src/domain/lib/failure.ts'
import { MINUTE_MS } from '../../src/domain/lib/time.ts'
import { paths } from '../../src/domain/page/paths.ts'
import { ExamHead } from '../../src/screens/take-quiz/exam-head.tsx'
import { ExamNotice } from '../../src/screens/take-quiz/exam-notice.tsx'
import { FromOutside } from '../../src/screens/take-quiz/intro/from-outside.tsx'
import { Intro } from '../../src/screens/take-quiz/intro/intro.tsx'
import { Navigator } from '../../src/screens/take-quiz/navigator.tsx'
import { Unsent } from '../../src/screens/take-quiz/unsent.tsx'
import { hearNews } from '../../src/stores/attempts/announcements.ts'
import { $attempt, $openQuizId, $savedAt, $yielded, apply, begin } from '../../src/stores/attempts/record.ts'
import { $now, serverNow } from '../../src/stores/page/clock.ts'
import { noteReached } from '../../src/stores/page/connection.ts'
import { $access } from '../../src/stores/session/session.ts'
import { catchDownloads } from '../support/page/downloads.ts'
import { asha, opticsQuiz, opticsQuizOf } from '../support/school/fixtures.ts'

afterEach(() => {
  // Not returned: an awaited act is open until the next task, and the clock may tick in it.
  act(() => $access.set({ state: 'checking' }))
})
const begun = (quiz = opticsQuiz, now = Date.now()) =>
  beginAttempt({ ...quiz, endTime: '2100-01-01T00:00:00Z' }, asha._id, now)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('the introduction after a reset says so, and takes over the focus from the exam', () => {
  const { rerender } = render(<Intro quiz={opticsQuiz} wasReset onStart={() => undefined} />)
  expect(screen.getByRole('alert').textContent).toBe('Your attempt was reset. You can start again.')
  expect(document.activeElement?.textContent).toBe(opticsQuiz.title)
  rerender(<Intro quiz={opticsQuiz} onStart={() => undefined} />)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('the introduction says that the device is ready, and what could go wrong', () => {
  render(<Intro quiz={opticsQuiz} onStart={() => undefined} />)
  const checks = () => [...document.querySelectorAll('.check .note')].map((line) => line.textContent)
  const failed = () => [...document.querySelectorAll('.check.yellow b')].map((name) => name.textContent)
  const [clock, storage] = ["Your device's clock is right", 'Answers are kept on this device']
  expect(checks()).toEqual(['Connected', storage, clock])
  expect(screen.getByRole('heading', { name: 'Your device is ready' })).toBeDefined()
  act(() => noteReached(false))
  expect(checks()).toEqual(['Not connected', storage, clock])
  expect(failed()).toEqual(['Connection'])
  expect(screen.getByRole('heading', { name: 'Your device' })).toBeDefined()
  act(() => noteReached(true))
})

describe('the introduction', () => {
  const start = () => screen.getByRole('button', { name: 'Start Quiz' })

  test('says what the quiz is, and how it is taken', () => {
    render(<Intro quiz={opticsQuiz} onStart={() => undefined} />)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Geometric optics')
    expect(screen.getByText(opticsQuiz.description ?? '')).toBeDefined()
    expect(screen.getAllByRole('definition').map((figure) => figure.textContent)).toEqual([
      '15 min',
      '3',
      '1',
    ])
    const rules = document.querySelectorAll('.rules > li')
    expect([...rules].map((line) => line.textContent)).toEqual([
      'Read each question carefully.',
      'Pick the best answer for each question.',
      'Navigate with the Previous and Next buttons or the Question Navigator.',
      'The quiz is submitted automatically when time runs out.',
      'You cannot retake the quiz after you submit it.',
    ])
  })

  test('cannot be started without a sign-in', () => {
    const onStart = vi.fn()
    render(<Intro quiz={opticsQuiz} onStart={onStart} />)
    expect(start().hasAttribute('disabled')).toBe(true)
    act(() => $access.set({ state: 'signed-in', user: asha }))
    expect(start().hasAttribute('disabled')).toBe(false)
    fireEvent.click(start())
    expect(onStart).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['long before the end of the quiz', '2100-01-01T00:00:00Z', /^Your time: 45 min \(30 \+ 15 extra\)/],
    [
      'close to it',
      new Date(Date.now() + 12.5 * 60_000).toISOString(),
      /^You will have (18|19|20) min, because/,
    ],
  ])('mentions extra time, %s', (_, endTime, words) => {
    const extra = { duration: 30, timeFactor: 1.5, extraMinutes: 15, endTime }
    render(<Intro quiz={{ ...opticsQuiz, ...extra }} onStart={() => undefined} />)
    expect(screen.getAllByRole('definition')[0]?.textContent).toBe('45 min')
    expect(screen.getAllByText(/^(Your time|You will have)/).map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(words),
    ])
  })

  test('cannot be started twice at once, and says why nothing was begun', () => {
    act(() => $access.set({ state: 'signed-in', user: asha }))
    const onStart = vi.fn()
    const { rerender } = render(<Intro quiz={opticsQuiz} start={{ state: 'asking' }} onStart={onStart} />)
    press('Starting...')
    expect(onStart).not.toHaveBeenCalled()
    const failure = new Failure({ message: 'Database is down' })
    const failed: Start = { state: 'failed', problem: { code: 'explained', failure } }
    rerender(<Intro quiz={opticsQuiz} start={failed} onStart={onStart} />)
    expect(screen.getByRole('alert').textContent).toBe('Database is down')
    press('Start Quiz')
    expect(onStart).toHaveBeenCalledOnce()
  })
})

test('the head of the exam has the title, the clock and the progress, and more to unfold', async () => {
  $savedAt.set(serverNow())
  render(<ExamHead quiz={opticsQuiz} attempt={giveAnswer(begun(), 0, 1)} />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Geometric optics')
  expect(screen.getByRole('timer').textContent).toMatch(/^1[45]:\d\d$/)
  const bar = screen.getByRole<HTMLProgressElement>('progressbar')
  expect([bar.value, bar.max]).toEqual([1, 3])
  expect(bar.parentElement?.nextElementSibling?.textContent).toBe('1 of 3, 33%')
  const details = screen.getByRole('button', { name: 'Details' })
  expect(details.getAttribute('aria-expanded')).toBe('false')
  fireEvent.click(details)
  expect(details.getAttribute('aria-expanded')).toBe('true')
  await screen.findByText('Saved here')
  const [answered, flagged, savedAt, ends] = screen
    .getAllByRole('definition')
    .map(({ textContent }) => textContent)
  expect([answered, flagged]).toEqual(['1 of 3, 33%', '0'])
  for (const time of [savedAt, ends]) expect(time, 'without seconds').toMatch(/^\d?\d:\d\d [AP]M$/)
})

describe('the clock', () => {
  const clock = () => screen.getByRole('timer').textContent
  const startedAgo = (minutes: number) => serverNow() - minutes * MINUTE_MS

  test('can be hidden and shown by a press', () => {
    render(<ExamHead quiz={opticsQuiz} attempt={begun()} />)
    press('Hide clock')
    expect(clock()).toBe('Show')
    press('Show clock')
    expect(clock()).toMatch(/^1[45]:\d\d$/)
  })

  test('appears by itself in the last minute, and stays', () => {
    const { rerender } = render(<ExamHead quiz={opticsQuiz} attempt={begun()} />)
    press('Hide clock')
    rerender(<ExamHead quiz={opticsQuiz} attempt={begun(opticsQuiz, startedAgo(14.5))} />)
    expect(clock()).toMatch(/^00:\d\d$/)
    const toggle = screen.getByRole('button', { name: /clock$/ })
    expect(toggle.getAttribute('aria-disabled'), 'not gone, because it may have the focus').toBe('true')
    fireEvent.click(toggle)
    expect(clock()).toMatch(/^00:\d\d$/)
  })
})

test.each([
  [12, ''],
  [10.02, '5 minutes remaining'],
  [14.02, '1 minute remaining'],
  [14.95, 'Time is almost up. Your answers are handed in for you.'],
])('%d min after the start of 15 the notice above the footer says: %s', (minutes, notice) => {
  render(<ExamNotice attempt={begun(opticsQuiz, serverNow() - minutes * MINUTE_MS)} />)
  // The clock that is shown ticks once a second.
  act(() => $now.set(serverNow()))
  expect(screen.getByRole('status').textContent).toBe(notice)
})

test('a lost or restored connection is announced for a few seconds', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  render(<ExamNotice attempt={begun()} />)
  const notice = () => screen.getByRole('status').textContent
  act(() => noteReached(false))
  expect(notice()).toBe('No connection. Keep going: your answers will be sent when it is back.')
  act(() => noteReached(true))
  expect(notice()).toBe('The connection is back.')
  act(() => vi.advanceTimersByTime(6000))
  expect(notice()).toBe('')
  vi.useRealTimers()
})

describe('the notice of events outside an exam', () => {
  const showWith = (elsewhere: boolean) => {
    const onDone = vi.fn()
    render(<FromOutside elsewhere={elsewhere} onDone={onDone} />)
    return onDone
  }

  test('is normally empty', () => {
    showWith(false)
    expect(screen.getByRole('status').textContent).toBe('')
    expect(screen.queryByRole('region')).toBeNull()
  })

  test('replaces the questions while another device continues, and gives them back', () => {
    const onDone = showWith(true)
    expect(document.activeElement?.textContent).toBe('This quiz continues on another device')
    act(() => $yielded.set('asha/optics/1'))
    press('Continue here')
    expect($yielded.get()).toBeUndefined()
    expect(onDone).toHaveBeenCalledOnce()
  })

  test('is read out and shown until it is dismissed', () => {
    act(() => $access.set({ state: 'signed-in', user: asha }))
    act(() => begin(opticsQuiz, asha._id))
    act(() => $openQuizId.set(opticsQuiz._id))
    const attempt = $attempt.get()
    if (!attempt) throw new Error('nothing was begun')
    const onDone = showWith(false)
    const announcements = [{ _id: 'a1', text: 'Take g = 10', at: '2026-03-04T10:05:00Z' }]
    const hearOf = (minutes: number) => {
      const deadline = new Date(attempt.deadline + minutes * MINUTE_MS).toISOString()
      act(() => hearNews(attempt, { deadline, announcements }))
    }
    hearOf(5)
    const region = screen.getByRole('region', { name: 'Announcements' })
    expect(region.textContent).toBe('You have 5 more minutes.AnnouncementTake g = 10')
    expect(screen.getByRole('status').textContent).toBe('AnnouncementTake g = 10')
    fireEvent.click(within(region).getAllByRole('button', { name: 'Dismiss' })[1] as HTMLElement)
    expect(region.textContent).toBe('You have 5 more minutes.')
    expect(onDone).toHaveBeenCalledOnce()
    hearOf(-1)
    expect(region.textContent).toBe('You have 4 more minutes.')
    const heard = new MutationObserver(() => {})
    heard.observe(screen.getByRole('status'), { subtree: true, childList: true, characterData: true })
    hearOf(-1)
    expect(heard.takeRecords(), 'the same once more is heard once more').not.toEqual([])
    hearOf(1)
    hearOf(-5)
    expect(region.textContent).toBe('1 added minute was taken back.')
    act(() => apply(attempt, { type: 'discarded' }))
    act(() => $openQuizId.set(undefined))
  })
})

test('the head of the exam says where the answers are stored', async () => {
  const attempt = giveAnswer(begun(), 0, 1)
  const { answers, flags, current } = attempt
  const { container, rerender } = render(<ExamHead quiz={opticsQuiz} attempt={attempt} />)
  const mark = () => container.querySelector('.saved')?.textContent
  press('Details')
  expect(mark()).toBe('Saved')
  await screen.findByText('Saved here')
  rerender(
    <ExamHead quiz={opticsQuiz} attempt={{ ...attempt, saved: { revision: 1, answers, flags, current } }} />,
  )
  expect(screen.queryByText('Saved here'), 'the API has them all').toBeNull()
  act(() => noteReached(false))
  expect(mark()).toBe('Offline, kept on this device')
  act(() => noteReached(true))
})

test.each([1, 15, 120])('the clock of %d min never shows a second too many', (duration) => {
  render(<ExamHead quiz={opticsQuiz} attempt={begun({ ...opticsQuiz, duration }, Date.now() + 900)} />)
  expect(screen.getByRole('timer').textContent).toBe(`${String(duration).padStart(2, '0')}:00`)
})

test('a learner whose other answers were submitted first is told so, and offered a copy of these', async () => {
  const downloads = catchDownloads()
  const attempt = giveAnswer(begun(), 0, 1)
  const why = { code: 'other-answers-stored' } as const
  render(<Unsent quiz={opticsQuiz} attempt={attempt} why={why} resends={false} sending={false} />)
  expect(screen.getByRole('alert').textContent).toBe(
    'Other answers to this quiz were submitted before these, on another device or before this page was reloaded. Those count.',
  )
  expect(screen.getByText(/^Your answers here, to 1 of 3 questions, were not submitted\./)).toBeDefined()
  const link = screen.getByRole('link', { name: 'See the result' })
  expect(link.getAttribute('href')).toBe(paths.quizResult(opticsQuiz._id))
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Delete My Answers' })).toBeDefined()
  press('Save a Copy')
  expect(downloads.map(({ name }) => name)).toEqual(['Geometric optics.txt'])
})

test('a number beyond the questions is refused with a reason, which disappears with the next key', async () => {
  const onJump = vi.fn()
  render(<Navigator attempt={begun()} onJump={onJump} />)
  const field = await screen.findByRole('spinbutton', { hidden: true })
  const type = (value: string) => fireEvent.change(field, { target: { value } })
  type('4')
  fireEvent.keyDown(field, { key: 'Enter' })
  const alert = screen.getByRole('alert', { hidden: true })
  expect(alert.textContent).toBe('There are 3 questions.')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(field.getAttribute('aria-describedby')).toBe(alert.id)
  type('3')
  expect(screen.queryByRole('alert', { hidden: true })).toBeNull()
  expect(field.hasAttribute('aria-describedby')).toBe(false)
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(onJump.mock.calls).toEqual([[2]])
})

test('the navigator explains its marks, and turns its pages in both directions', async () => {
  const onJump = vi.fn()
  const attempt = toggleFlag(giveAnswer(begun(opticsQuizOf(64)), 0, 1), 1)
  render(<Navigator attempt={attempt} onJump={onJump} />)
  const side = screen.getByRole('complementary', { name: 'Question Navigator' })
  await within(side).findAllByRole('list', { hidden: true })
  expect(side.querySelector('.legend')?.textContent).toBe('AnsweredUnattemptedFlagged')
  const names = () =>
    within(side)
      .getAllByRole('button', { name: /^Question/, hidden: true })
      .map((cell) => cell.getAttribute('aria-label'))
  expect(names().slice(0, 3)).toEqual([
    'Question 1, Answered',
    'Question 2, Unattempted, Flagged',
    'Question 3, Unattempted',
  ])
  expect(names()).toHaveLength(50)
  const turn = (name: string) => fireEvent.click(within(side).getByRole('button', { name, hidden: true }))
  turn('Next 50 questions')
  expect(names()).toHaveLength(14)
  turn('Previous 50 questions')
  expect(names()).toHaveLength(50)
  turn('Question 3, Unattempted')
  expect(onJump.mock.calls).toEqual([[2]])
})
