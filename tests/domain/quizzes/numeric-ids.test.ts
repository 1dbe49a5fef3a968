import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Quiz, QuizSummary } from '../../../src/domain/quizzes/quiz.ts'
import { Result } from '../../../src/domain/results/results.ts'
import { Slot, SlotBooking } from '../../../src/domain/slots/slot.ts'
import { bookingJson, morningSlot, opticsJson, opticsResultJson } from '../../support/school/fixtures.ts'

test.each([
  ['a quiz', Quiz, { ...opticsJson, _id: 7 }, { _id: '7' }],
  ['a listed quiz', QuizSummary, { ...opticsJson, _id: 7 }, { _id: '7' }],
  ['a slot', Slot, { ...morningSlot, _id: 7 }, { _id: '7' }],
  [
    'a booking',
    SlotBooking,
    { ...bookingJson, _id: 7, slotId: 8, userId: 9 },
    { _id: '7', slotId: '8', userId: { _id: '9' } },
  ],
  [
    'a result',
    Result,
    { ...opticsResultJson, _id: 7, quiz: 8, user: 9 },
    { _id: '7', quiz: { _id: '8' }, user: { _id: '9' } },
  ],
] as [string, v.GenericSchema, object, object][])(
  '%s may have a number as its id, as in SQL',
  (_, schema, json, expected) => {
    expect(v.parse(schema, json)).toMatchObject(expected)
  },
)
