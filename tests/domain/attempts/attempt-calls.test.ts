import * as v from 'valibot'
import { expect, test } from 'vitest'
import {
  SlotRequired,
  StartAnswer,
  SubmitBody,
  TakenAnswer,
} from '../../../src/domain/attempts/attempt-calls.ts'
import { opticsJson } from '../../support/school/fixtures.ts'

test.each([
  [{ taken: true }, true],
  [{ taken: false }, false],
  [{ hasTaken: true }, true],
  [{ hasTaken: false }, false],
  [{ taken: false, hasTaken: true }, false],
  [{ taken: true, hasTaken: null }, true],
  [{ taken: null, hasTaken: false }, false],
])('%j says whether the quiz was taken: %s', (json, taken) => {
  expect(v.parse(TakenAnswer, json)).toBe(taken)
})

test.each([[{}], [{ taken: null }], [{ taken: 'yes' }], [true], [[]], [null]])(
  '%j does not say whether it was taken',
  (json) => {
    expect(v.is(TakenAnswer, json)).toBe(false)
  },
)

test.each([
  [{ slotRequired: true }, true],
  [{ slotRequired: true, message: 'Book a slot' }, true],
  [{ slotRequired: false }, false],
  [{ slotRequired: 'true' }, false],
  [opticsJson, false],
])('a refusal because no slot is booked is recognised by its flag alone', (json, refused) => {
  expect(v.is(SlotRequired, json)).toBe(refused)
})

test.each([
  ['chosen indices', { answers: [0, 3, 25], timeSpent: 60 }, [0, 3, 25]],
  ['nothing chosen', { answers: [null, null], timeSpent: 0 }, [null, null]],
  ['holes written as undefined', { answers: [undefined, 1], timeSpent: 0.5 }, [null, 1]],
  ['no questions at all', { answers: [], timeSpent: 1 }, []],
])('a submission of %s is accepted', (_, body, answers) => {
  expect(v.parse(SubmitBody, body).answers).toEqual(answers)
})

test.each([
  ['a negative index', { answers: [-1], timeSpent: 1 }],
  ['half an index', { answers: [0.5], timeSpent: 1 }],
  ['an index beyond Z', { answers: [26], timeSpent: 1 }],
  ['a letter', { answers: ['A'], timeSpent: 1 }],
  ['answers by name', { answers: { 0: 1 }, timeSpent: 1 }],
  ['no answers', { timeSpent: 1 }],
  ['more answers than any quiz has', { answers: Array(1001).fill(0), timeSpent: 1 }],
  ['no time', { answers: [0] }],
  ['a negative time', { answers: [0], timeSpent: -1 }],
  ['endless time', { answers: [0], timeSpent: Number.POSITIVE_INFINITY }],
  ['time in words', { answers: [0], timeSpent: '60' }],
])('a submission with %s is refused', (_, body) => {
  expect(v.is(SubmitBody, body)).toBe(false)
})

test('the answer to a start needs two valid times', () => {
  const json = { startedAt: '2026-03-04T10:00:00Z', deadline: '2026-03-04T10:15:00Z' }
  expect(v.is(StartAnswer, json)).toBe(true)
  expect(v.is(StartAnswer, { ...json, deadline: 'soon' })).toBe(false)
})
