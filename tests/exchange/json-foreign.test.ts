// SPEC 2 Writing room
import { expect, test } from 'vitest'
import { isKeyless, isReady } from '../../src/domain/exchange/found-question.ts'
import { detectFormat } from '../../src/exchange/formats/detect.ts'
import { readJson } from '../../src/exchange/formats/json/read.ts'
import { checkAll, goodQuestions, notesIn, problemsIn } from '../support/school/question-samples.ts'

const keysIn = (text: string) => {
  expect(detectFormat(text)).toBe('json')
  return checkAll(readJson(text)).map((checked) =>
    isReady(checked) ? checked.question.correctAnswer : isKeyless(checked) ? 'asked' : 'faulty',
  )
}

const list = (...questions: unknown[]) => JSON.stringify(questions)
const OPTIONS = ['ampere', 'coulomb', 'volt', 'ohm']

test.each([
  ['the text of an option', list({ question: 'Q?', options: OPTIONS, answer: 'coulomb' }), [1]],
  ['a letter', list({ prompt: 'Q?', choices: OPTIONS, correct_answer: 'b' }), [1]],
  ['a letter in brackets', list({ question_text: 'Q?', answers: OPTIONS, correctOption: '(B)' }), [1]],
  [
    'the label of an option',
    list({
      stem: 'Q?',
      choices: [
        { label: '7', text: 'x' },
        { label: '8', text: 'y' },
      ],
      answerKey: '8',
    }),
    [1],
  ],
  [
    'a mark at an option',
    list({
      title: 'Q?',
      text: 'Q?',
      answers: [
        { text: 'x', isCorrect: false },
        { text: 'y', is_correct: true },
      ],
    }),
    [1],
  ],
  ['options by their letters', list({ question: 'Q?', options: { A: 'x', B: 'y' }, correct: 'B' }), [1]],
  [
    'a field for each option',
    list({ question: 'Q?', option_a: 'x', option_b: 'y', option_c: '', answer: 'B' }),
    [1],
  ],
  [
    'an object within',
    list({
      id: '1',
      question: {
        stem: 'Q?',
        choices: [
          { text: 'x', label: 'A' },
          { text: 'y', label: 'B' },
        ],
      },
      answerKey: 'B',
    }),
    [1],
  ],
  [
    'a quiz within a file',
    JSON.stringify({
      quiz: { title: 'T', questions: [{ question: 'Q?', options: OPTIONS, answer: 'volt' }] },
    }),
    [2],
  ],
  [
    'questions by their ids',
    JSON.stringify({
      q1: { question: 'Q?', options: OPTIONS, answer: 'volt' },
      q2: { question: 'R?', options: OPTIONS, answer: 'A' },
    }),
    [2, 0],
  ],
  [
    'the right and the wrong ones',
    JSON.stringify({
      response_code: 0,
      results: [
        {
          type: 'multiple',
          question: 'Q &quot;x&quot;?',
          correct_answer: 'a',
          incorrect_answers: ['b', 'c'],
        },
      ],
    }),
    [0],
  ],
])('a question of another program has its key as %s', (_, text, keys) => expect(keysIn(text)).toEqual(keys))

test.each([
  ['from 0 if one of them is 0', [0, 3, 1], [0, 3, 1]],
  ['from 1 if one of them is the last', [1, 4], [0, 3]],
  ['in a way that is asked for, if neither is there', [1, 2], ['asked', 'asked']],
  ['in a way that is asked for, if both are there', [0, 4], ['asked', 'asked']],
])('numbers count %s', (_, answers, keys) =>
  expect(keysIn(list(...answers.map((answer) => ({ question: 'Q?', options: OPTIONS, answer }))))).toEqual(
    keys,
  ),
)

test('entities of Open Trivia DB are read', () =>
  expect(
    goodQuestions(
      checkAll(
        readJson(
          '{"results":[{"question":"A &quot;x&quot;","correct_answer":"1 &lt; 2","incorrect_answers":["b"]}]}',
        ),
      ),
    ),
  ).toMatchObject([{ text: 'A "x"', options: [{ text: '1 < 2' }, { text: 'b' }] }]))

test('a broken line among JSON lines is one faulty question', () => {
  const line = (text: string) => JSON.stringify({ question: text, options: OPTIONS, answer: 'volt' })
  const text = [line('One?'), '{"question": "Two', '', line('Three?')].join('\n')
  expect(keysIn(text)).toEqual([2, 'faulty', 2])
  expect(problemsIn(checkAll(readJson(text)))).toEqual([expect.stringMatching(/^line 2: not valid JSON/)])
})

test('several right options are refused', () =>
  expect(
    problemsIn(checkAll(readJson(list({ question: 'Q?', options: OPTIONS, answer: ['ampere', 'volt'] })))),
  ).toEqual(['question 1: allows several answers: only questions with one correct option can be imported']))

test('a field with a text that no question takes is named, one with a number or a kind is not', () =>
  expect(
    notesIn(
      checkAll(
        readJson(
          list({
            id: 3,
            difficulty: 'easy',
            type: 'mc',
            passage: 'Read this.',
            question: 'Q?',
            options: OPTIONS,
            answer: 'volt',
          }),
        ),
      ),
    ),
  ).toEqual(['the text under "passage" is left out']))
