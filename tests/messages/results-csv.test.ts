// SPEC 2 Admin quiz results; 2 Admin results dashboard
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { personOf } from '../../src/domain/results/attempt-person.ts'
import { ListedResults } from '../../src/domain/results/listed-results.ts'
import { Result } from '../../src/domain/results/results.ts'
import { results } from '../../src/messages/en/results.ts'
import { resultTable } from '../../src/messages/results-csv.ts'

const ATTEMPT = {
  user: { _id: 'u1', name: 'Asha Rao', email: 'asha@school.example', picture: null },
  score: 76.5,
  correctAnswers: 23,
  totalQuestions: 30,
  timeSpent: 1634,
  submittedAt: '2026-03-04T14:28:05.000Z',
}
const read = (fields: object = {}) => v.parse(Result, { ...ATTEMPT, ...fields })
const titles = resultTable.map(([title]) => title)
const rowOf = (attempt: Result) => resultTable.map(([, cell]) => cell(attempt))
/** The cell in the column with that title. */
const cellOf = (title: string, fields: object) => rowOf(read(fields))[titles.indexOf(title)]

test('an attempt is one row under seven columns', () => {
  expect(titles.join(',')).toBe(
    'User,Email,Score (%),Correct Answers,Total Questions,Time Spent,Submitted At',
  )
  expect(rowOf(read())).toEqual([
    'Asha Rao',
    'asha@school.example',
    77,
    23,
    30,
    '27:14',
    '2026-03-04T14:28:05.000Z',
  ])
})

describe('the time of submission', () => {
  test.each([
    ['is in UTC', '2026-03-04T14:28:05Z', '2026-03-04T14:28:05.000Z'],
    ['is in UTC whatever zone it came in', '2026-03-04T14:28:05+05:30', '2026-03-04T08:58:05.000Z'],
    ['stays unchanged if it is not a date', 'yesterday', 'yesterday'],
    ['may be missing', '', ''],
  ])('in the file %s', (_, submittedAt, text) => expect(cellOf('Submitted At', { submittedAt })).toBe(text))
})

test('the time spent is the text shown in the table', () => {
  expect(cellOf('Time Spent', { timeSpent: 3725 })).toBe('1:02:05')
  expect(cellOf('Time Spent', { timeSpent: null })).toBe('0:00')
})

describe('the person of an attempt', () => {
  test.each([
    ['all', ATTEMPT.user, { userId: 'u1', name: 'Asha Rao', email: 'asha@school.example' }],
    ['the id alone', 'u1', { userId: 'u1', name: 'Unknown User', email: '' }],
    ['the id in an object', { _id: 'u1' }, { userId: 'u1', name: 'Unknown User', email: '' }],
    ['an empty name', { _id: 'u1', name: '' }, { userId: 'u1', name: 'Unknown User', email: '' }],
    ['an empty id', { _id: '', name: 'Asha' }, { userId: undefined, name: 'Asha', email: '' }],
    ['neither', null, { userId: undefined, name: 'Unknown User', email: '' }],
  ])('is written for an API that gives %s', (_, user, expected) => {
    const person = personOf(read({ user }))
    expect({ ...person, name: results.userName(person) }).toEqual(expected)
  })
})

test('an odd attempt has a row with everything that could be read', () => {
  const [odd] = v.parse(ListedResults, [
    { user: ATTEMPT.user, score: null, correctAnswers: '23', totalQuestions: null, submittedAt: null },
  ])
  expect(odd && rowOf(odd)).toEqual(['Asha Rao', 'asha@school.example', '', 23, '', '0:00', ''])
})
