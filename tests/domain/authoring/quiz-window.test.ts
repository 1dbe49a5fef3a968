import { expect, test } from 'vitest'
import { draftOf, emptyDraft, type QuizDraft } from '../../../src/domain/authoring/draft/quiz-draft.ts'
import { cappedMinutes, showsAnswersEarly } from '../../../src/domain/authoring/quiz-window.ts'
import { opticsQuiz } from '../../support/school/fixtures.ts'

/** Open for an hour, from ten to eleven. */
const optics = draftOf(opticsQuiz, 'UTC')

test.each<[string, Partial<QuizDraft>, number | undefined]>([
  ['less than the window', { duration: '59' }, undefined],
  ['the whole window', { duration: '60' }, undefined],
  ['more than the window', { duration: '61' }, 60],
  ['a window turned round', { duration: '61', endTime: '2026-03-04T09:00' }, undefined],
  ['no end', { duration: '61', endTime: '' }, undefined],
  ['a duration in words', { duration: 'ten' }, undefined],
])('the minutes that learners really have are told if they are fewer: %s', (_, fields, minutes) =>
  expect(cappedMinutes({ ...optics, ...fields }, 'UTC')).toBe(minutes),
)

const AT = { reviewFrom: 'at', reviewTime: '2026-03-04T10:30' } as const
test.each<[string, Partial<QuizDraft>, boolean]>([
  ['right away', { reviewFrom: 'submitted' }, true],
  ['right away, while all take it at once', { reviewFrom: 'submitted', duration: '60' }, false],
  ['when the quiz ends', { reviewFrom: 'quiz-ended' }, false],
  ['before the end', AT, true],
  ['at the end', { ...AT, reviewTime: '2026-03-04T11:00' }, false],
  ['at a time not yet told', { ...AT, reviewTime: '' }, false],
])('answers shown %s may reach learners who take the quiz later: %j', (_, fields, early) =>
  expect(showsAnswersEarly({ ...optics, ...fields }, 'UTC')).toBe(early),
)

test('an empty form raises no warning about its times', () => {
  expect(showsAnswersEarly(emptyDraft())).toBe(false)
  expect(cappedMinutes(emptyDraft())).toBeUndefined()
})
