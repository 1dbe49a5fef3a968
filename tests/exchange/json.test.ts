import { expect, test } from 'vitest'
import { readJson } from '../../src/exchange/formats/json/read.ts'
import { toJson } from '../../src/exchange/formats/json/write.ts'
import { opticsJson } from '../support/school/fixtures.ts'
import { checkAll, goodQuestions, keysAskedIn, problemsIn } from '../support/school/question-samples.ts'

const check = (json: unknown) => checkAll(readJson(typeof json === 'string' ? json : JSON.stringify(json)))
const [question] = opticsJson.questions

test.each([
  ['a whole quiz', opticsJson],
  ['a list', opticsJson.questions],
])('%s is read', (_, json) =>
  expect(goodQuestions(check(json)).map(({ correctAnswer, points }) => [correctAnswer, points])).toEqual([
    [0, 1],
    [1, 2],
    [0, 1],
  ]),
)

test('older data is read, with options as strings and a blank one among five', () =>
  expect(
    goodQuestions(
      check([
        { text: 'Q', image: 'https://a.example/b.png', options: ['a', ' ', 'b', 'c', 'd'], correctAnswer: 2 },
      ]),
    ),
  ).toEqual([
    {
      text: 'Q',
      imageUrl: 'https://a.example/b.png',
      options: ['a', 'b', 'c', 'd'].map((text) => ({ text, imageUrl: '' })),
      correctAnswer: 1,
      points: 1,
    },
  ]))

test.each([
  ['https://a.example/b.png', 'https://a.example/b.png'],
  ['http://localhost:3000/uploads/b.png', 'http://localhost:3000/uploads/b.png'],
  ['/api/images/b.png', '/api/images/b.png'],
  ['javascript:alert(1)', ''],
  ['data:image/svg+xml,<svg/>', ''],
])('the picture %s becomes %j', (imageUrl, kept) =>
  expect(goodQuestions(check([{ ...question, imageUrl }]))[0]?.imageUrl).toBe(kept),
)

test.each([
  ['one option', [{ ...question, options: ['a'] }], ['question 1: has 1 option, needs 2 to 26']],
  ['no question', [question, 7], [expect.stringMatching(/^question 2: it: /)]],
  ['invalid options', [{ text: 'Q', options: [1] }], [expect.stringMatching(/^question 1: options\.0: /)]],
  [
    'no options at all',
    [{}],
    ['question 1: options: Invalid key: Expected "options" but received undefined'],
  ],
  [
    'a text of the wrong type',
    [{ ...question, text: 5 }],
    ['question 1: text: Invalid type: Expected string but received 5'],
  ],
  [
    'half a key',
    [{ ...question, correctAnswer: 1.5 }],
    ['question 1: correctAnswer: Invalid integer: Received 1.5'],
  ],
  ['no list', { title: 'x' }, ['question 1: there is no list of questions in this JSON']],
  ['broken', '[{"text":', [expect.stringMatching(/^question 1: not valid JSON: /)]],
])('a question in JSON that cannot be imported is reported: %s', (_, json, problems) =>
  expect(problemsIn(check(json))).toEqual(problems),
)

test.each([
  ['no key', { correctAnswer: undefined }],
  ['a key beyond the options', { correctAnswer: 7 }],
])('%s makes the question ask for its key', (_, change) =>
  expect(keysAskedIn(check([{ ...question, ...change }]))).toEqual([[]]),
)

test('a pinned question or option stays pinned through an export and an import', () => {
  const options = ['a', 'b', 'c', 'None of these'].map((text, index) => ({
    text,
    imageUrl: '',
    ...(index === 3 && { pinned: true }),
  }))
  const questions = [
    { text: 'Q', imageUrl: '', options, correctAnswer: 1, points: 1, pinned: true },
    { text: 'R', imageUrl: '', options, correctAnswer: 0, points: 1 },
  ]
  expect(goodQuestions(check(toJson(questions)))).toEqual(questions)
})
