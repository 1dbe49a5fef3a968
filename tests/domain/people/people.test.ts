// SPEC 2 Learners; 8 Odd records
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import {
  type PeopleAsked,
  PeopleRows,
  PersonHistory,
  queryFor,
  scoresAlong,
} from '../../../src/domain/people/people.ts'
import { asha, opticsResultJson } from '../../support/school/fixtures.ts'

const pagination = { page: 1, limit: 50, total: 1, totalPages: 1, hasNext: false, hasPrev: false }
const ben = { user: { _id: 'ben', name: 'Ben' }, attempts: 2, average: 61, byQuiz: { q1: { score: 61 } } }
const waves = { _id: 'q1', title: 'Waves', attempts: 1, average: 61 }
const read = (fields: object) =>
  v.parse(PeopleRows, { people: [ben], quizzes: [waves], groups: [], pagination, ...fields })

describe('a page of the learners is read row by row', () => {
  test.each<[string, object, object]>([
    ['a learner without a name', { user: { ...ben.user, name: null } }, { user: { name: undefined } }],
    ['a learner without an average', { average: null }, { average: undefined }],
    ['a class that is a number', { user: { ...ben.user, group: 9 } }, { user: { group: undefined } }],
    [
      'an odd score',
      { byQuiz: { q1: { score: null }, q2: { score: 50 } } },
      { byQuiz: { q2: { score: 50 } } },
    ],
    ['no scores', { byQuiz: null }, { byQuiz: {} }],
  ])('with %s', (_, fields, expected) => {
    const { people } = read({ people: [{ ...ben, ...fields }] })
    expect(people.rows).toMatchObject([expected])
    expect(people.odd).toEqual([])
  })

  test('with a count of the learners and quizzes that cannot be read', () => {
    const { people, quizzes } = read({
      people: [{ ...ben, user: 7 }, ben],
      quizzes: [{ ...waves, _id: 7 }, waves, null],
    })
    expect(people.rows).toEqual([ben])
    expect(quizzes).toEqual([waves])
    expect(people.odd).toHaveLength(3)
  })

  test.each<[string, object]>([
    ['quizzes', { quizzes: null }],
    ['classes', { groups: null }],
    ['a name for a class', { groups: [{ group: null, people: 2 }] }],
  ])('even without %s', (_, fields) => {
    expect(read(fields)).toMatchObject({ people: { rows: [ben] }, groups: [] })
  })

  test('with each class that can be read', () => {
    const known = { group: '9B', people: 2 }
    expect(read({ groups: [7, known] }).groups).toEqual([known])
  })
})

test('a learner’s page keeps the attempts and topics that can be read', () => {
  const topic = { topic: 'Lenses', asked: 3, right: 1 }
  const { results, topics } = v.parse(PersonHistory, {
    user: asha,
    results: [{ ...opticsResultJson, score: null }, opticsResultJson],
    topics: [{ ...topic, right: null }, topic],
  })
  expect(results.map(({ score }) => score)).toEqual([Number.NaN, opticsResultJson.score])
  expect(topics).toEqual([topic])
})

const asked: PeopleAsked = { page: 3, search: 'be', group: '9B', view: 'all', notTaken: 'q1', sort: 'name' }
const found = { search: 'be', group: '9B' }

test.each<[string, Partial<PeopleAsked>, object]>([
  ['all', {}, { ...found, page: 3, limit: 50, sort: 'name' }],
  ['everybody', { search: '', group: '' }, { page: 3, limit: 50, sort: 'name' }],
  ['the ten weakest', { view: 'weakest' }, { ...found, page: 1, limit: 10, sort: 'weakest' }],
  [
    'those who have not taken a quiz',
    { view: 'not-taken' },
    { ...found, page: 3, limit: 50, sort: 'name', notTaken: 'q1' },
  ],
  [
    'the same before a quiz is known',
    { view: 'not-taken', notTaken: '' },
    { ...found, page: 3, limit: 50, sort: 'name' },
  ],
])('the request asks for %s', (_, change, query) => expect(queryFor({ ...asked, ...change })).toEqual(query))

test('scores follow the order of the quizzes, without those not taken', () => {
  const { people } = read({ people: [{ ...ben, byQuiz: { q1: { score: 40 }, q3: { score: 80 } } }] })
  const quizzes = ['q3', 'q2', 'q1'].map((_id) => ({ ...waves, _id }))
  expect(people.rows.map((row) => scoresAlong(row, quizzes))).toEqual([[80, 40]])
})
