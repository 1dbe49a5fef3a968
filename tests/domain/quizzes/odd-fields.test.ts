// SPEC 8 Odd records
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { StartAnswer } from '../../../src/domain/attempts/attempt-calls.ts'
import { Quiz, QuizSummary } from '../../../src/domain/quizzes/quiz.ts'
import { AdminResults } from '../../../src/domain/results/admin-results.ts'
import { Result } from '../../../src/domain/results/results.ts'
import { Session } from '../../../src/domain/session/session.ts'
import { asha, opticsJson, opticsResultJson } from '../../support/school/fixtures.ts'

/* Fields of optional features, as other APIs may have them for purposes of their own. */

const ODD_OF_QUIZ: object[] = [
  { version: '3' },
  { version: {} },
  { timeFactor: '1.5' },
  { timeFactor: -3 },
  { timeFactor: 0 },
  { timeFactor: 0.5 },
  { timeFactor: 1000 },
  { extraMinutes: '15' },
  { extraMinutes: -15 },
  { usesMath: 'yes' },
  { start: '10:00' },
  { shuffle: true },
  { draw: 'all' },
  { reviewFrom: 7 },
  { running: [] },
  { attempts: 'many' },
  { questionCount: '3' },
]

const [question] = opticsJson.questions
const ODD_OF_QUESTION: object[] = [
  { authoredIndex: 'a' },
  { authoredIndex: -1 },
  { pinned: 'yes' },
  { accepted: 1 },
  { accepted: ['A'] },
  { dropped: 0 },
  {
    options: question?.options.map((option) => ({
      ...Object(option),
      text: 'x',
      pinned: 1,
      authoredIndex: 'b',
    })),
  },
]

const ODD_OF_RESULT: object[] = [
  { regradedAt: 7 },
  { ended: 'abandoned' },
  { allowedSeconds: '90' },
  { asked: 'all' },
  { reviewFrom: 'later' },
  { shownAnswers: 'x' },
]

/** The same record without the odd fields. */
const without = (json: object, odd: object) =>
  Object.fromEntries(Object.entries(json).filter(([name]) => !(name in odd)))

test.each(ODD_OF_QUIZ)('a quiz with the odd %j is read as if that were missing', (odd) => {
  for (const schema of [Quiz, QuizSummary])
    expect(v.parse(schema, { ...opticsJson, ...odd })).toEqual(v.parse(schema, without(opticsJson, odd)))
})

test.each(ODD_OF_QUESTION)('a question with the odd %j is read as if that were missing', (odd) => {
  const quizOf = (asked: object) => v.parse(Quiz, { ...opticsJson, questions: [asked] })
  const plain =
    'options' in odd ? { ...question, options: question?.options.map(() => 'x') } : { ...question }
  expect(quizOf({ ...plain, ...odd })).toEqual(quizOf('options' in odd ? plain : without(plain, odd)))
})

test.each(ODD_OF_RESULT)('a result with the odd %j is read as if that were missing', (odd) => {
  expect(v.parse(Result, { ...opticsResultJson, ...odd })).toEqual(
    v.parse(Result, without(opticsResultJson, odd)),
  )
})

test('extra time given to a person is read', () => {
  const given = { timeFactor: 1.25, extraMinutes: 3.75 }
  expect(v.parse(Quiz, { ...opticsJson, ...given })).toMatchObject(given)
})

test('the answer to a start, the results of a quiz and the features are read without their odd fields', () => {
  const times = { startedAt: '2026-03-04T10:00:00Z', deadline: '2026-03-04T10:15:00Z' }
  expect(v.parse(StartAnswer, { ...times, version: 'v1' })).toMatchObject(times)
  const pagination = { page: 1, limit: 50, total: 0, totalPages: 0, hasNext: false, hasPrev: false }
  const odd = { statistics: 7, unsubmitted: 'none', regrades: [1], performance: 'fast' }
  expect(v.is(AdminResults, { results: [], pagination, ...odd })).toBe(true)
  expect(v.parse(Session, { user: asha, features: ['saves', null, 7, 'live'], token: 7 })).toMatchObject({
    features: ['saves', 'live'],
    token: undefined,
  })
})
