// SPEC 2 Quiz results
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { incorrectOf } from '../../../src/domain/results/incorrect.ts'
import { ListedResults } from '../../../src/domain/results/listed-results.ts'
import { Result } from '../../../src/domain/results/results.ts'
import { opticsJson, opticsResultJson } from '../../support/school/fixtures.ts'

/** One of three right; the quiz by its id alone, as in lists. */
const listed = { ...opticsResultJson, quiz: 'quiz-optics', correctAnswers: 1, totalQuestions: 3 }
const withKey = { ...listed, quiz: opticsJson }
const [first, ...others] = opticsJson.questions

test.each<[string, object, { count: number; blank: number | undefined }]>([
  ['answers that are whole', { ...listed, answers: [0, 2, null] }, { count: 2, blank: 1 }],
  ['answers that end early', { ...listed, answers: [0] }, { count: 2, blank: 2 }],
  ['every question answered', { ...listed, answers: [0, 2, 2] }, { count: 2, blank: 0 }],
  ['the key beside them', { ...withKey, answers: [0, 2, null] }, { count: 2, blank: 1 }],
  [
    'questions drawn for each',
    { ...listed, answers: [0, null, null, 2, null], asked: [0, 3, 4] },
    { count: 2, blank: 1 },
  ],
  ['no answers', { ...listed, answers: undefined }, { count: 2, blank: undefined }],
  ['no answers beside the key', { ...withKey, answers: undefined }, { count: 2, blank: undefined }],
  [
    'a question that was dropped',
    { ...listed, totalQuestions: 2, answers: [0, null, null] },
    { count: 1, blank: undefined },
  ],
  [
    'a question that was dropped, as the key tells',
    {
      ...listed,
      quiz: { ...opticsJson, questions: [{ ...first, dropped: true }, ...others] },
      correctAnswers: 0,
      totalQuestions: 2,
      answers: [null, 2, null],
    },
    { count: 2, blank: 1 },
  ],
  [
    'figures that contradict the answers',
    { ...listed, correctAnswers: 3, answers: [0, null, null] },
    { count: 0, blank: undefined },
  ],
])(
  'an attempt with %s counts blanks as incorrect, and says how many if that is known',
  (_, json, expected) => {
    expect(incorrectOf(v.parse(Result, json))).toEqual(expected)
  },
)

test('figures that cannot be read say nothing of blanks', () => {
  const [odd] = v.parse(ListedResults, [{ ...listed, correctAnswers: 'many' }])
  expect(odd && incorrectOf(odd)).toEqual({ count: Number.NaN, blank: undefined })
})
