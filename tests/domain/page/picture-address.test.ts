import * as v from 'valibot'
import { expect, test } from 'vitest'
import { QuizBody } from '../../../src/domain/authoring/quiz-body.ts'
import { Question } from '../../../src/domain/quizzes/question.ts'
import { opticsJson } from '../../support/school/fixtures.ts'

const [question] = opticsJson.questions
const { _id, ...quiz } = opticsJson
const accepts = (imageUrl: string) => [
  v.safeParse(QuizBody, { ...quiz, questions: [{ ...question, imageUrl }] }).success,
  v.safeParse(QuizBody, {
    ...quiz,
    questions: [{ ...question, options: [{ text: 'A', imageUrl }, { text: 'B' }] }],
  }).success,
]
const draws = (imageUrl: string) => v.parse(Question, { ...question, imageUrl }).imageUrl

test.each([
  'https://school.example/lens.png',
  'HTTP://school.example/a:b.png',
  '/uploads/lens.webp',
  'pictures/lens.png?at=10:00',
  '//cdn.example/lens.png',
  'data:image/png;base64,AAAA',
  '',
])('a picture may have the address %j', (address) => {
  expect(accepts(address)).toEqual([true, true])
  expect(draws(address)).toBe(address || undefined)
})

test.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'file:///etc/passwd',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://school.example/1',
  'ftp://school.example/lens.png',
  'about:blank',
])('a picture may not have the address %j, and a stored one is not drawn', (address) => {
  expect(accepts(address)).toEqual([false, false])
  expect(draws(address)).toBeUndefined()
})
