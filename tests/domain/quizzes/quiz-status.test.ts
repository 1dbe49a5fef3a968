// SPEC 2 Home; 4 States
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { QuizSummary } from '../../../src/domain/quizzes/quiz.ts'
import {
  DEFAULT_QUIZ_FILTER,
  deriveQuizStatus,
  matchesFilter,
  QUIZ_FILTERS,
} from '../../../src/domain/quizzes/quiz-status.ts'
import { at, opticsJson, opticsQuiz } from '../../support/school/fixtures.ts'

test.each([
  ['a day before it opens', '2026-03-03T10:00:00.000Z', 'upcoming'],
  ['a millisecond before it opens', '2026-03-04T09:59:59.999Z', 'upcoming'],
  ['as it opens', '2026-03-04T10:00:00.000Z', 'active'],
  ['halfway', '2026-03-04T10:30:00.000Z', 'active'],
  ['as it closes', '2026-03-04T11:00:00.000Z', 'active'],
  ['a millisecond after it closes', '2026-03-04T11:00:00.001Z', 'ended'],
  ['a year later', '2027-03-04T10:30:00.000Z', 'ended'],
])('a quiz is, %s at %s, %s', (_, moment, status) => {
  expect(deriveQuizStatus(opticsQuiz, Date.parse(moment))).toBe(status)
})

test('the status follows the instant, whatever zone the API writes it in', () => {
  const quiz = { startTime: '2026-03-04T15:30:00+05:30', endTime: '2026-03-04T16:30:00+05:30' }
  expect(deriveQuizStatus(quiz, at('09:59:59.999'))).toBe('upcoming')
  expect(deriveQuizStatus(quiz, at('10:00:00'))).toBe('active')
})

const optics = v.parse(QuizSummary, opticsJson)

test.each([
  ['all', '09:00:00', true],
  ['all', '12:00:00', true],
  ['active', '10:30:00', true],
  ['active', '09:00:00', false],
  ['active', '12:00:00', false],
  ['upcoming', '09:00:00', true],
  ['upcoming', '10:30:00', false],
  ['ended', '12:00:00', true],
  ['ended', '10:30:00', false],
  ['completed', '10:30:00', false],
] as const)('the filter %s at %s shows an untaken quiz: %s', (filter, time, shown) => {
  expect(matchesFilter(optics, filter, new Set(['quiz-waves']), at(time))).toBe(shown)
})

test.each(['09:00:00', '10:30:00', '12:00:00'])(
  'a quiz that was taken is completed at %s, whatever its status',
  (time) => {
    expect(matchesFilter(optics, 'completed', new Set(['quiz-optics']), at(time))).toBe(true)
  },
)

test('the tabs are in the order of the specification, and begin at active', () => {
  expect(QUIZ_FILTERS).toEqual(['all', 'active', 'upcoming', 'ended', 'completed'])
  expect(DEFAULT_QUIZ_FILTER).toBe('active')
})
