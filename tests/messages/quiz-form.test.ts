import { expect, test } from 'vitest'
import { quizForm } from '../../src/messages/en/quiz-form.ts'
import { format } from '../../src/messages/lib/language.ts'
import { at } from '../support/school/fixtures.ts'

test.each([
  [1, '1 point'],
  [2, '2 points'],
  [2.5, '2.5 points'],
])('points of %d are "%s"', (points, words) => expect(quizForm.question.points(points)).toBe(words))

test('folded details are summed up in one sentence', () => {
  const [starts, ends, missing] = [at('10:00:00'), at('11:00:00'), Number.NaN]
  const { summary } = quizForm.details
  const times = `${format.moment(starts)} – ${format.time(ends)}`
  expect(summary({ duration: '15', starts, ends, unkeyed: 0, isSuggested: false })).toBe(
    `15 minutes · ${times}`,
  )
  expect(summary({ duration: '15', starts, ends, unkeyed: 2, isSuggested: false })).toBe(
    `15 minutes · ${times} · 2 questions have no key`,
  )
  const nextDay = ends + 86_400_000
  expect(summary({ duration: '', starts, ends: nextDay, unkeyed: 0, isSuggested: false })).toBe(
    `${format.moment(starts)} – ${format.moment(nextDay)}`,
  )
  expect(summary({ duration: '15', starts: missing, ends, unkeyed: 1, isSuggested: false })).toBe(
    '15 minutes · 1 question has no key',
  )
})
