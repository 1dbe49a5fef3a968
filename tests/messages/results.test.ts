import { expect, test } from 'vitest'
import { adminResults } from '../../src/messages/en/admin-results.ts'
import { myResults } from '../../src/messages/en/my-results.ts'
import { quizAttempts } from '../../src/messages/en/quiz-attempts.ts'
import { quizResult } from '../../src/messages/en/quiz-result.ts'
import { results } from '../../src/messages/en/results.ts'

const SPAN = { page: 2, pageCount: 25, from: 51, to: 100, total: 1234 }

test.each([
  ['no time', undefined, 'Showing 51 to 100 of 1,234 results'],
  ['a time', { queryTime: 12.4, cached: false }, 'Showing 51 to 100 of 1,234 results · 12 ms'],
  ['a cache', { queryTime: 1, cached: true }, 'Showing 51 to 100 of 1,234 results · 1 ms, cached'],
])('the page of all results has a line with %s', (_, performance, words) => {
  expect(adminResults.showing(SPAN, performance)).toBe(words)
})

test.each([
  [0, '0 results'],
  [1, '1 result'],
  [50, '50 results'],
])('results are counted: %i', (total, words) => expect(adminResults.count(total)).toBe(words))

test.each([
  ['Optics', undefined, 'Optics'],
  ['Optics', 'Asha Rao', 'Optics – Asha Rao'],
  [undefined, 'Asha Rao', 'Quiz – Asha Rao'],
  [undefined, undefined, 'Quiz'],
])('the title of a result of %s by %s is "%s"', (quiz, userName, title) => {
  expect(quizResult.title(quiz, userName)).toBe(title)
})

test('an attempt in My Results has its number of questions', () => {
  expect(myResults.questions(30)).toBe('30 questions')
  expect(myResults.questions(1)).toBe('1 question')
})

test.each([
  ['some blank', 5, '23 correct, 7 incorrect (5 of them not answered)'],
  ['none blank', 0, '23 correct, 7 incorrect'],
  ['blanks unknown', undefined, '23 correct, 7 incorrect'],
])('the incorrect answers are one number, with %s', (_, blank, words) => {
  expect(myResults.answers(23, 7, blank)).toBe(words)
})

test.each([
  [0, '0 s'],
  [46, '46 s'],
  [60, '1 min 00 s'],
  [482.4, '8 min 02 s'],
  [3599.6, '1 h 0 min'],
  [4345, '1 h 12 min'],
])('%d seconds spent are "%s", which does not look like a time of day', (seconds, words) => {
  expect(results.took(seconds)).toBe(words)
})

test('a sentence can go around a piece of code', () => {
  expect(quizAttempts.tooManyToCount((field) => `<${field}>`).join('')).toBe(
    'The API gives no <statistics>, and there are too many attempts to add them up here.',
  )
})
