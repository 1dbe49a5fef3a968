import * as v from 'valibot'
import { expect, test } from 'vitest'
import { beginAttempt, giveAnswer } from '../../../src/domain/attempts/attempt.ts'
import { Quiz } from '../../../src/domain/quizzes/quiz.ts'
import { attemptAsText } from '../../../src/messages/attempt-as-text.ts'
import { asha, at, opticsJson, opticsQuiz } from '../../support/school/fixtures.ts'

test('the text copy of an attempt has the letter and text of each answer, and says where there is none', () => {
  const attempt = giveAnswer(giveAnswer(beginAttempt(opticsQuiz, asha._id, at('10:05:00')), 0, 3), 2, 0)
  expect(attemptAsText(opticsQuiz, attempt)).toBe(
    [
      'Geometric optics',
      'Quiz quiz-optics',
      'Started 2026-03-04T10:05:00.000Z',
      '',
      '1. D) 48.6°',
      '2. no answer',
      '3. A) $1/f = 1/u + 1/v$',
      '',
    ].join('\n'),
  )
})

test('the letters are those on the screen, where blank options of older data are not shown', () => {
  const quiz = v.parse(Quiz, { ...opticsJson, questions: [{ text: 'Which?', options: ['', 'b', ' ', 'd'] }] })
  const attempt = beginAttempt(quiz, asha._id, at('10:05:00'))
  expect(attemptAsText(quiz, giveAnswer(attempt, 0, 3))).toContain('1. B) d')
  expect(attemptAsText(quiz, giveAnswer(attempt, 0, 0))).toContain('1. no answer')
})

test('a chosen picture without text is named by its letter', () => {
  const options = [{ text: 'a' }, { text: '', imageUrl: 'b.png' }]
  const quiz = v.parse(Quiz, { ...opticsJson, questions: [{ text: 'Which?', options }] })
  const attempt = giveAnswer(beginAttempt(quiz, asha._id, at('10:05:00')), 0, 1)
  expect(attemptAsText(quiz, attempt)).toContain('1. B) \n')
})
