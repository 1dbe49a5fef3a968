// CONTRACT 4 marking
import { expect, test } from 'vitest'
import { flaggedAnswers, marksSum } from '../../../src/domain/results/marks.ts'
import type { Verdict } from '../../../src/domain/results/review.ts'

const JEE = { right: 4, wrong: -1, blank: 0, several: 'all-or-nothing' } as const

const answer = (authoredIndex: number, verdict: Verdict, chosen: number | null = 0) => ({
  question: { text: 'Q', options: [{ text: 'a' }], correctAnswer: 0, authoredIndex },
  chosen,
  verdict,
  why: [],
})

/** A paper that was shuffled. */
const REVIEW = [
  answer(2, 'correct'),
  answer(0, 'incorrect'),
  answer(3, 'unattempted', null),
  answer(1, 'dropped'),
]

test('marks add up by verdict, and a dropped question brings none', () => {
  expect(marksSum(JEE, REVIEW as never)).toEqual({
    lines: [
      { of: 'right', count: 1, marks: 4 },
      { of: 'wrong', count: 1, marks: -1 },
      { of: 'blank', count: 1, marks: 0 },
    ],
    total: 3,
  })
})

test.each([
  ['nothing was flagged', undefined, 0, []],
  ['flags follow the authored question, not its place in the paper', [2, 3], 4, ['right']],
  ['a flag at an open question is no answer', [3], 0, []],
  ['a guess that cost a mark', [0], -1, ['wrong']],
])('%s', (_, flags, total, verdicts) => {
  const sum = marksSum(JEE, flaggedAnswers(REVIEW as never, flags))
  expect(sum.total).toBe(total)
  expect(sum.lines.map(({ of }) => of)).toEqual(verdicts)
})
