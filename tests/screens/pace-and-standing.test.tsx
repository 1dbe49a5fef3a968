// CONTRACT 4, `pace` and `standing`: in the review of one's own result
import '../ui/support.ts'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Question } from '../../src/domain/quizzes/question.ts'
import { paceFindings, reviewPace } from '../../src/domain/results/pace-review.ts'
import { Result } from '../../src/domain/results/results.ts'
import { reviewResult } from '../../src/domain/results/review.ts'
import { sharesBeside, tellingShares } from '../../src/domain/results/shares-beside.ts'
import { PacePanel, Took } from '../../src/screens/quiz-result/pace/pace-panel.tsx'
import { StandingPanel } from '../../src/screens/quiz-result/standing/standing-panel.tsx'
import { $features } from '../../src/stores/session/features.ts'
import { opticsQuiz } from '../support/school/fixtures.ts'

const [snell, mirror, lens] = opticsQuiz.questions as [Question, Question, Question]
const questions = [snell, mirror, lens, { ...lens, _id: 'lens-2' }]

/** Right, wrong, open, right; the second is right with option 1. */
const resultWith = (told: object) =>
  v.parse(Result, {
    _id: 'attempt-1',
    quiz: { ...opticsQuiz, questions },
    answers: [0, 2, null, 0],
    score: 50,
    correctAnswers: 2,
    totalQuestions: 4,
    timeSpent: 400,
    submittedAt: '2026-03-04T10:10:00Z',
    ...told,
  })
const numbered = (result: Result) => reviewResult(result).map((reviewed, index) => ({ ...reviewed, index }))

function paceOf(told: object) {
  const result = resultWith(told)
  const [review, pace] = [numbered(result), reviewPace(result, numbered(result))]
  if (!pace) throw new Error('nothing was noted')
  return { review, pace }
}

const TOLD = { seconds: [60, 240, 4, 80], changes: [[], [1, 2, 1], [], [3]], allowedSeconds: 480 }

const raise = () => {
  throw new Error('missing')
}

describe('where the minutes went', () => {
  test.each([
    ['nothing was noted', {}],
    ['the questions were never on a screen', { seconds: [0, 0, 0, 0] }],
  ])('is not told where %s', (_, told) => {
    const result = resultWith(told)
    expect(reviewPace(result, reviewResult(result))).toBeUndefined()
  })

  test('is one button for each question with all that it shows, which goes to its card', () => {
    const onPress = vi.fn()
    render(<PacePanel {...paceOf(TOLD)} onPress={onPress} />)
    screen.getByText('6 min 24 s for 4 questions. Time never changes a mark.')
    screen.getByText('2:00, an even share of 8 min')
    fireEvent.click(screen.getByRole('button', { name: 'Question 2, Incorrect, 4 min, changed 3 times' }))
    expect(onPress).toHaveBeenCalledWith(1)
    screen.getByRole('button', { name: 'Question 4, Correct, 1 min 20 s, changed once' })
  })

  test('tells at most three findings, each with a reason and a way to its question', () => {
    const onPress = vi.fn()
    render(<PacePanel {...paceOf(TOLD)} onPress={onPress} />)
    const said = screen.getAllByRole('listitem').map((item) => item.textContent)
    expect(said).toEqual([
      '4 min on question 2, changed from right to wrong twice. BCBCQuestion 2',
      '4 s on question 3, left open. 1:20 were still on the clock.Question 3',
    ])
    screen.getByRole('img', { name: 'Chosen one after another: B, C, B, C' })
    fireEvent.click(screen.getByRole('button', { name: 'Question 3' }))
    expect(onPress).toHaveBeenCalledWith(2)
  })

  test('finds nothing where nothing stands out', () => {
    const { pace } = paceOf({ seconds: [100, 90, 95, 100] })
    expect(paceFindings(pace)).toEqual([])
  })

  test('finds the few questions that more than half of the time went into', () => {
    const { pace } = paceOf({ seconds: [110, 20, 20, 110], timeSpent: 300 })
    expect(paceFindings(pace)).toMatchObject([{ code: 'half', rows: [{ index: 0 }, { index: 3 }], right: 2 }])
  })

  test('finds what took over twice an even share', () => {
    const { pace } = paceOf({ seconds: [10, 20, 250, 20], timeSpent: 300 })
    expect(paceFindings(pace)).toMatchObject([{ code: 'long', rows: [{ index: 2 }] }])
  })

  test('follows the order in which the questions were shown', () => {
    const shown = questions.map((question, index) => ({ ...question, authoredIndex: 3 - index }))
    const { pace } = paceOf({ seconds: [1, 2, 3, 4], quiz: { ...opticsQuiz, questions: shown } })
    expect(pace.rows.map(({ seconds }) => seconds)).toEqual([4, 3, 2, 1])
  })

  test('stands at the foot of a question, too', () => {
    const { pace } = paceOf(TOLD)
    render(<Took row={pace.rows[1] ?? raise()} />)
    screen.getByText('4 min')
    screen.getByText('changed 3 times')
  })
})

describe('the shares of right answers', () => {
  test('stand beside the questions that were asked and counted', () => {
    const { review } = paceOf(TOLD)
    const rows = sharesBeside([19, 74, null, 90], review)
    expect(rows.map(({ reviewed, share }) => [reviewed.index, share])).toEqual([
      [0, 19],
      [1, 74],
      [3, 90],
    ])
    expect(tellingShares(rows)).toMatchObject({ hardest: { share: 19 }, easiest: { share: 74 } })
  })
})

const STANDING = {
  of: 184,
  percentile: 71,
  median: 58,
  slot: { of: 46, percentile: 65 },
  rightShares: [19, 74, 38, 90],
}
const answer = (status: number, body: object) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json', Date: new Date().toUTCString() },
  })

describe('where a result stands', () => {
  const asked: string[] = []
  let reply = () => answer(200, STANDING)
  let quizzes = 0
  beforeEach(async () => {
    asked.length = 0
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, options) => {
      asked.push(`${options?.method ?? 'GET'} ${String(url instanceof Request ? url.url : url)}`)
      return String(asked.at(-1)).includes('/user/standing') ? answer(200, { message: 'ok' }) : reply()
    })
    const { $access } = await import('../../src/stores/session/session.ts')
    act(() => {
      $features.set(['standing'])
      $access.set({
        state: 'signed-in',
        user: { _id: `asha-${quizzes}`, email: 'asha@example.org', name: 'Asha', isAdmin: false },
      })
    })
  })
  afterEach(() => {
    vi.restoreAllMocks()
    act(() => $features.set(undefined))
  })

  const show = () =>
    render(<StandingPanel quizId={`quiz-${++quizzes}`} score={67} review={paceOf(TOLD).review} />)

  test('is said in words first, then as a scale, without a rank', async () => {
    reply = () => answer(200, STANDING)
    show()
    await screen.findByText('71 of 100 who took this quiz scored as you did or lower.')
    screen.getByRole('img', { name: 'Scores in percent: the median is 58%, yours is 67%' })
    screen.getByText('In your slot, 46 attempts')
    screen.getByText('65 of 100')
    screen.getByText('Question 1: yours Correct; right among all: 19%')
    screen.getByText('Question 1: 19% had it right, and you did.')
  })

  test('is not told among too few', async () => {
    reply = () => answer(404, { message: 'too few', code: 'too_few' })
    show()
    await screen.findByText('Too few to compare yet')
    screen.getByText('It is shown from 20 attempts on, so that nobody can be picked out.')
  })

  test('can be switched off for every quiz, and then nothing is asked any more', async () => {
    reply = () => answer(200, STANDING)
    show()
    await screen.findByText('65 of 100')
    fireEvent.click(screen.getByRole('switch', { name: 'Show me where I stand' }))
    await screen.findByText(/^Hidden\./)
    expect(asked.at(-1)).toMatch(/^PUT .*\/user\/standing$/)
    const before = asked.length
    show()
    await waitFor(() => expect(screen.getAllByText(/^Hidden\./)).toHaveLength(2))
    expect(asked).toHaveLength(before)
  })

  test('stays hidden where that was wished on another device', async () => {
    reply = () => answer(404, { message: 'hidden', code: 'hidden' })
    show()
    await screen.findByText(/^Hidden\./)
    expect(screen.getByRole('switch').getAttribute('aria-checked')).toBe('false')
  })
})
