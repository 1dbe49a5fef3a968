// SPEC 2 Admin quiz results
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Result } from '../../src/domain/results/results.ts'
import { reviewResult } from '../../src/domain/results/review.ts'
import { answerColumns } from '../../src/messages/results-csv.ts'
import { opticsJson } from '../support/school/fixtures.ts'

test('a file with each answer has the letter chosen, and whether it was right', () => {
  const [first, ...others] = opticsJson.questions
  const questions = [first, { ...first, _id: 'dropped', dropped: true }, ...others, first]
  const result = v.parse(Result, {
    quiz: { _id: 'q1', questions },
    answers: [0, 2, 3, null, 1],
    asked: [0, 1, 2, 3],
    score: 33,
    correctAnswers: 1,
    totalQuestions: 3,
  })
  expect(reviewResult(result).map(answerColumns.cell)).toEqual([
    'A right',
    'C dropped',
    'D wrong',
    '',
    'not asked',
  ])
  expect(answerColumns.title(7)).toBe('Question 7')
})
