import { expect, test } from 'vitest'
import { SAMPLE_QUIZZES } from '../../demo/api/sample/quizzes.ts'
import type { NewQuestion } from '../../src/domain/exchange/found-question.ts'
import { notInAiken, toAiken } from '../../src/exchange/formats/aiken/write.ts'
import { readPlain } from '../../src/exchange/formats/plain/read.ts'
import { checkAll, goodQuestions, randomQuestion } from '../support/school/question-samples.ts'
import { seededRandom } from '../support/server/random.ts'

const question = (text: string, ...options: string[]): NewQuestion => ({
  text,
  imageUrl: '',
  options: options.map((option) => ({ text: option, imageUrl: '' })),
  correctAnswer: 1,
  points: 1,
})
const ORDINARY = question('What is light?', 'A wave', 'Both', 'A particle')
const found = (questions: readonly NewQuestion[]) => goodQuestions(checkAll(readPlain(toAiken(questions))))

test.each([
  'ANSWER: B is what he said. Why?',
  'Answer: why?',
  'A. Why?',
  'A) Why?',
  'Explanation: why?',
  '1. Why?',
  '----',
])('a question that begins with %j is named, because its line would be read as something else', (text) =>
  expect(notInAiken([ORDINARY, question(text, 'x', 'y')])).toBe(1),
)

test('an option without a text is named', () => {
  expect(notInAiken([question('Why?', '', 'y')])).toBe(0)
})

test('line breaks, even around a line that looks like an answer, become one line and come back', () => {
  const odd = question('He wrote\n\nANSWER: A\n\nWhy?', 'a\nANSWER: B', 'y\n\nB. z')
  const written = toAiken([odd, ORDINARY])
  expect(written.split('\n').filter((line) => line.startsWith('ANSWER:'))).toHaveLength(2)
  expect(notInAiken([ORDINARY])).toBe(-1)
})

test('questions that are not named come back in the same number with the same keys, however awkward', () => {
  const random = seededRandom(5)
  let written = 0
  for (let count = 0; count < 400; count++) {
    const questions = [ORDINARY, randomQuestion(random)]
    if (notInAiken(questions) >= 0) continue
    written++
    const back = found(questions)
    expect(back.map(({ correctAnswer, options }) => [correctAnswer, options.length])).toEqual(
      questions.map(({ correctAnswer, options }) => [correctAnswer, options.length]),
    )
  }
  expect(written).toBeGreaterThan(20)
})

test('most questions of the sample school can be written', () => {
  const all = SAMPLE_QUIZZES.flatMap(({ questions }) => questions).map(
    ({ text, options, correctAnswer }) => ({
      ...question(text, ...options.map((option) => (typeof option === 'string' ? option : option.text))),
      correctAnswer,
    }),
  )
  const named = all.filter((each) => notInAiken([each]) >= 0)
  expect(named.length).toBeLessThan(all.length / 20)
})
