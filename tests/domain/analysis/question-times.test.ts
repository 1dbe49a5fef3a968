import { expect, test } from 'vitest'
import { beginAnalysis } from '../../../src/domain/analysis/item-analysis.ts'
import { questionTimes } from '../../../src/domain/analysis/question-times.ts'
import { opticsQuiz } from '../../support/school/fixtures.ts'

const attempt = (answers: (number | null)[], seconds?: number[]) => ({
  answers,
  correctAnswers: 0,
  totalQuestions: 3,
  timeSpent: 300,
  ...(seconds && { seconds }),
})

function timesOf(attempts: ReturnType<typeof attempt>[]) {
  const last = [...beginAnalysis(opticsQuiz.questions, attempts).steps].at(-1)
  return questionTimes(last?.items ?? [])
}

test('the questions that eat the quiz come first, beside how many were right and how many had hardly read them', () => {
  const times = timesOf([
    attempt([0, 1, 0], [20, 200, 3]),
    attempt([0, 0, 1], [40, 100, 2]),
    // Left open, and told by a device that notes nothing.
    attempt([null, 1, null], [0, 35, 0]),
    attempt([0, 1, 0]),
  ])
  expect(times.map(({ number, hurried, of }) => [number, hurried, of])).toEqual([
    [2, 0, 3],
    [1, 0, 3],
    [3, 2, 3],
  ])
  expect(times[0]?.mean).toBeCloseTo(335 / 3)
  expect(times[0]?.share).toBeCloseTo(335 / 400)
  expect(times[0]?.facility).toBe(0.75)
})

test('nothing is told where no time was noted', () => {
  expect(timesOf([attempt([0, 1, 0])])).toEqual([])
})
