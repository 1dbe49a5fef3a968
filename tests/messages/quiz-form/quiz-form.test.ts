import { expect, test } from 'vitest'
import { format } from '../../../src/messages/english.ts'
import { quizForm } from '../../../src/messages/quiz-form/en.ts'
import { at } from '../../support/school/fixtures.ts'

test.each([
  [1, '1 point'],
  [2, '2 points'],
  [2.5, '2.5 points'],
])('%d: %s', (points, words) => expect(quizForm.question.points(points)).toBe(words))

test('folded details are one line of what is filled in', () => {
  const starts = at('10:00:00')
  expect(quizForm.details.summary('Optics', '15', starts)).toBe(
    `Optics · 15 minutes · ${format.moment(starts)}`,
  )
  expect(quizForm.details.summary('', '15', Number.NaN)).toBe('15 minutes')
  expect(quizForm.details.summary('', '', Number.NaN)).toBe('')
})
