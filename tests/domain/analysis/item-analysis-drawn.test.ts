import { expect, test } from 'vitest'
import { type Answers, analyse, questionsWith } from '../../support/school/item-matrix.ts'

const [A, B] = [0, 1]

/** Two of three questions, the key is A throughout. */
const attempt = (asked: number[], answers: Answers) => ({
  asked,
  answers,
  correctAnswers: answers.filter((answer) => answer === A).length,
  totalQuestions: asked.length,
  timeSpent: 60,
})

/*
 *          Q1 Q2 Q3   right
 *   Asha    A  A  .     2
 *   Ben     A  .  B     1
 *   Chloé   .  A  A     2
 *   Diego   B  .  –     0
 */
const FOUR = [
  attempt([0, 1], [A, A, null]),
  attempt([0, 2], [A, null, B]),
  attempt([1, 2], [null, A, A]),
  attempt([2, 0], [B, null, null]),
]

const analyseDrawn = (attempts: typeof FOUR, draw: number) =>
  analyse(questionsWith([A, A, A]), attempts, draw)

test('a question that only some learners are asked is counted over their attempts: 2/3, 2/2, 1/3', () => {
  const { items } = analyseDrawn(FOUR, 2)
  expect(items.map(({ attempts }) => attempts)).toEqual([3, 2, 3])
  expect(items.map(({ facility }) => facility)).toEqual([2 / 3, 1, 1 / 3])
  expect(
    items.map(({ unanswered }) => unanswered),
    'only Diego left one',
  ).toEqual([0, 0, 1])
  expect(
    items.map(({ best }) => best),
    'Asha and Chloé',
  ).toEqual([1, 2, 1])
  // With the other question right: 1 1 0 for Q1 A, A, B: Asha's Q2, Ben's Q3 wrong, so 1 0 0.
  expect(items[0]?.discrimination).toBeCloseTo(0.5, 12)
})

test('scores are shares of the questions asked, and there is no reliability', () => {
  const { test: figures, scores, regraded, leftOut } = analyseDrawn(FOUR, 2)
  expect(figures).toMatchObject({ mean: 62.5, reliability: undefined, error: undefined })
  expect(scores.filter(({ attempts }) => attempts > 0)).toEqual([
    { from: 0, to: 10, attempts: 1 },
    { from: 50, to: 60, attempts: 1 },
    { from: 90, to: 100, attempts: 2 },
  ])
  expect({ regraded, leftOut }).toEqual({ regraded: 0, leftOut: { changed: 0, unread: 0 } })
})

test('attempts with another number of questions are left out and counted', () =>
  expect(analyseDrawn(FOUR, 3)).toMatchObject({ attempts: 0, leftOut: { changed: 4 } }))
