import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { Question } from '../../../src/domain/quizzes/question.ts'
import {
  type Answers,
  analyse,
  analyseAnswers,
  analyseRights,
  attemptWith,
  questionsWith,
} from '../../support/school/item-matrix.ts'

const [A, B, C] = [0, 1, 2]

/*
 * Five attempts, three questions, the key is A throughout.
 *
 *          Q1 Q2 Q3   right   without Q1, Q2, Q3
 *   Asha    A  A  A     3            2   2   2
 *   Ben     A  A  B     2            1   1   2
 *   Chloé   A  B  B     1            0   1   1
 *   Diego   B  A  C     1            1   0   1
 *   Elif    B  B  –     0            0   0   0
 *                  sum  7            4   4   6
 *       sum of squares 15            6   6  10
 */
const FIVE: Answers[] = [
  [A, A, A],
  [A, A, B],
  [A, B, B],
  [B, A, C],
  [B, B, null],
]

describe('five attempts at three questions, worked by hand', () => {
  const { attempts, best, items, test: figures, scores } = analyseAnswers([A, A, A], FIVE)
  const [first, second, third] = items

  test('the facility is the share of right answers: 3/5, 3/5, 1/5', () =>
    expect(items.map(({ facility }) => facility)).toEqual([0.6, 0.6, 0.2]))

  test('the discrimination is the correlation with the rest of the score', () => {
    // Q1 with 2 1 0 1 0: (5·3 − 3·4) / √((5·3 − 3²)(5·6 − 4²)) = 3/√84; Q2 with 2 1 1 0 0 likewise.
    expect(first?.discrimination).toBeCloseTo(3 / Math.sqrt(84), 12)
    expect(second?.discrimination).toBeCloseTo(3 / Math.sqrt(84), 12)
    // Q3 with 2 2 1 1 0: (5·2 − 1·6) / √((5·1 − 1²)(5·10 − 6²)) = 4/√56
    expect(third?.discrimination).toBeCloseTo(4 / Math.sqrt(56), 12)
  })

  test('each option has its choosers, their average score and its own correlation', () => {
    expect(third?.options.map(({ count }) => count)).toEqual([1, 2, 1, 0])
    // Asha has 3 of 3, Ben and Chloé have 2 and 1, Diego has 1; D was never chosen.
    expect(third?.options.map(({ meanScore }) => meanScore)).toEqual([100, 50, 100 / 3, undefined])
    // B: (5·(2 + 1) − 2·6) / √((5·2 − 2²)·14) = 3/√84; C: (5·1 − 1·6) / √(4·14) = −1/√56
    expect(third?.options[B]?.discrimination).toBeCloseTo(3 / Math.sqrt(84), 12)
    expect(third?.options[C]?.discrimination).toBeCloseTo(-1 / Math.sqrt(56), 12)
    expect(third?.options[3]?.discrimination).toBeUndefined()
    expect(third?.unanswered).toBe(1)
  })

  test('the best 27 % of five attempts are a single one, Asha’s', () => {
    expect(best).toBe(1)
    expect(third?.options.map((option) => option.best)).toEqual([1, 0, 0, 0])
  })

  test('the average, deviation, reliability and error are those worked out by hand', () => {
    expect(attempts).toBe(5)
    // 7 right of 15; the variance is 15/5 − (7/5)² = 1.04, and the sum of p·q is 0.24 + 0.24 + 0.16 = 0.64.
    expect(figures?.mean).toBeCloseTo(700 / 15, 12)
    expect(figures?.deviation).toBeCloseTo((Math.sqrt(1.04) / 3) * 100, 12)
    expect(figures?.reliability).toBeCloseTo((3 / 2) * (1 - 0.64 / 1.04), 12)
    expect(figures?.error).toBeCloseTo((Math.sqrt(1.04 * (1 - 15 / 26)) / 3) * 100, 12)
  })

  test('the scores 100, 67, 33, 33 and 0 are in their bins', () =>
    expect(scores.map((bin) => bin.attempts)).toEqual([1, 0, 0, 2, 0, 0, 1, 0, 0, 1]))
})

describe('with little data', () => {
  test('a quiz without attempts has counts of 0, and no figures', () => {
    const analysis = analyseAnswers([A, B], [])
    expect(analysis).toMatchObject({ attempts: 0, best: 0, test: undefined })
    expect(analysis.items[0]).toMatchObject({
      facility: undefined,
      discrimination: undefined,
      rival: undefined,
    })
    expect(analysis.times.points).toEqual([])
  })

  test('a single attempt yields facilities, but no figure that needs two', () => {
    const { items, test: figures } = analyseAnswers([A, A], [[A, B]])
    expect(items.map(({ facility }) => facility)).toEqual([1, 0])
    expect(items.map(({ discrimination }) => discrimination)).toEqual([undefined, undefined])
    expect(figures).toEqual({ mean: 50, deviation: 0, reliability: undefined, error: undefined })
  })

  test('a quiz that everybody gets right discriminates nowhere, and no attempt is among the best', () => {
    const { best, items, test: figures } = analyseRights(Array.from({ length: 30 }, () => [1, 1]))
    expect(items.map(({ discrimination }) => discrimination)).toEqual([undefined, undefined])
    expect(best).toBe(0)
    expect(figures).toMatchObject({ mean: 100, deviation: 0, reliability: undefined })
  })

  test('a question that everybody gets right does not discriminate; the others do', () => {
    const { items } = analyseRights([
      [1, 1, 1],
      [1, 1, 1],
      [1, 0, 0],
    ])
    expect(items.map(({ discrimination }) => discrimination)).toEqual([undefined, 1, 1])
  })

  test('a quiz without questions has no items and no figures', () =>
    expect(analyse([], [attemptWith([], [])])).toMatchObject({ attempts: 1, items: [], test: undefined }))
})

describe('the shapes of answers and questions', () => {
  test('a short list of answers leaves the rest unanswered', () => {
    const { items } = analyseAnswers([A, A, A], [[A], [A, A, A]])
    expect(items.map(({ unanswered }) => unanswered)).toEqual([0, 1, 1])
  })

  test('attempts at another number of questions, from before an edit, are left out and counted', () => {
    const longer = attemptWith([A, A, A], [A, A, A])
    const shorter = attemptWith([A], [A])
    const overlong = { ...attemptWith([A, A], [A, A]), answers: [A, A, A] }
    const analysis = analyse(questionsWith([A, A]), [longer, shorter, overlong, attemptWith([A, A], [A, B])])
    expect(analysis).toMatchObject({ attempts: 1, leftOut: { changed: 3, unread: 0 } })
    expect(analysis.items.map(({ facility }) => facility)).toEqual([1, 0])
  })

  test('attempts that the API sends without answers are counted as unread, not as wrong', () => {
    const unread = { ...attemptWith([A, A], [A, A]), answers: [] }
    const blank = { ...attemptWith([A, A], [null, null]), answers: [] }
    expect(analyse(questionsWith([A, A]), [unread, blank])).toMatchObject({
      attempts: 1,
      leftOut: { changed: 0, unread: 1 },
    })
  })

  test('a corrected key regrades the old attempts, and they are counted', () => {
    const before = [attemptWith([B, A], [A, A]), attemptWith([B, A], [B, A]), attemptWith([B, A], [C, A])]
    const { items, regraded } = analyse(questionsWith([A, A]), before)
    expect(items[0]?.facility).toBeCloseTo(1 / 3, 12)
    expect(regraded).toBe(2)
  })

  test('a question without a key has figures for its options, but no right answers and no part in the score', () => {
    const {
      items,
      test: figures,
      regraded,
    } = analyseAnswers(
      [A, undefined],
      [
        [A, A],
        [B, B],
      ],
    )
    expect(items[1]).toMatchObject({ facility: undefined, discrimination: undefined, rival: undefined })
    expect(items[1]?.options.map(({ count, discrimination }) => [count, discrimination])).toEqual([
      [1, 1],
      [1, -1],
      [0, undefined],
      [0, undefined],
    ])
    expect(figures?.mean).toBe(50)
    expect(regraded).toBe(0)
  })

  test('blank options of older data are dropped, while answers count the options as authored', () => {
    const older = v.parse(Question, { text: 'Old', options: ['', 'Yes', '', 'No'], correctAnswer: 3 })
    const [item] = analyse(
      [older],
      [3, 3, 1, 0, null].map((answer) => attemptWith([3], [answer])),
    ).items
    expect(item).toMatchObject({ facility: 0.4, unanswered: 1, gone: 1 })
    expect(item?.options.map(({ count }) => count)).toEqual([1, 2])
  })
})

/** On the first question, the best attempts choose `byBest` and the rest `byRest`; the others tell them apart. */
const crowd = (best: number, byBest: number, rest: number, byRest: number) =>
  analyseAnswers(
    [A, A, A, A],
    [
      ...Array.from({ length: best }, () => [byBest, A, A, A]),
      ...Array.from({ length: rest }, () => [byRest, A, B, B]),
    ],
  )

describe('the key of a question', () => {
  test('is doubted where the best choose a wrong option', () => {
    const { best, items } = crowd(27, B, 73, A)
    expect(best).toBe(27)
    expect(items.map(({ rival }) => rival)).toEqual([B, undefined, undefined, undefined])
    expect(items[0]?.discrimination).toBeLessThan(0)
  })

  test.each([
    ['where the weak choose it', () => crowd(27, A, 73, B)],
    ['with fewer than twenty attempts', () => crowd(5, B, 14, A)],
    [
      'where all have the same score',
      () =>
        analyseAnswers(
          [A, A],
          Array.from({ length: 50 }, () => [B, A]),
        ),
    ],
  ])('is not doubted %s', (_, analysed) =>
    expect(analysed().items.map(({ rival }) => rival)).not.toContain(B),
  )

  test.each([
    // Probabilities by chance: 1/32, 9/256; 1/16, 8/128, 56/1024.
    ['5 against 0 is clear', 5, 0, B],
    ['7 against 1 is clear', 7, 1, B],
    ['4 against 0 may be chance', 4, 0, undefined],
    ['6 against 1 may be chance', 6, 1, undefined],
    ['8 against 2 may be chance', 8, 2, undefined],
    ['as many is not more', 4, 4, undefined],
  ])('is doubted only beyond chance: %s', (_, forRival, forKey, expected) => {
    // Equal totals: those with the key right miss another question.
    const rows: Answers[] = [
      ...Array.from({ length: forRival }, () => [B, A, A, A]),
      ...Array.from({ length: forKey }, () => [A, A, A, B]),
      ...Array.from({ length: 20 }, () => [C, A, B, B]),
    ]
    expect(analyseAnswers([A, A, A, A], rows).items[0]?.rival).toBe(expected)
  })
})

describe('after a regrading the analysis grades as the API does', () => {
  const questions = questionsWith([A, A, A])
  const keyed = (first: object) =>
    questions.map((question, index) => ({ ...question, ...(index === 0 && first) }))

  test('each accepted option counts as right', () => {
    const attempts = FIVE.map((answers) => ({
      ...attemptWith([A, A, A], answers),
      correctAnswers: [A, B].includes(answers[0] ?? C)
        ? 1 + answers.slice(1).filter((answer) => answer === A).length
        : 0,
    }))
    const { items, regraded } = analyse(keyed({ accepted: [A, B] }), attempts)
    expect(items[0]?.facility).toBe(1)
    expect(items[0]?.discrimination, 'everybody has it').toBeUndefined()
    expect(items[0]?.rival).toBeUndefined()
    expect(regraded).toBe(0)
  })

  test('a dropped question is out of the total, also for learners who kept their score', () => {
    const rest = FIVE.map((answers) => ({
      ...attemptWith([A, A], answers.slice(1)),
      answers,
    }))
    const kept = attemptWith([A, A, A], [A, A, A])
    const {
      attempts,
      items,
      leftOut,
      regraded,
      test: figures,
    } = analyse(keyed({ dropped: true }), [...rest, kept])
    expect({ attempts, leftOut }).toEqual({ attempts: 6, leftOut: { changed: 0, unread: 0 } })
    expect(items.map(({ facility }) => facility)).toEqual([undefined, 4 / 6, 2 / 6])
    expect(figures?.mean, '6 right of 12').toBe(50)
    expect(regraded, 'the one who kept it').toBe(1)
  })
})
