import { describe, expect, test } from 'vitest'
import { readAiken } from '../../../src/domain/exchange/question-aiken.ts'
import { checkAll, goodTexts, problemsIn } from '../../support/school/question-samples.ts'

const check = (text: string) => checkAll(readAiken(text))

const MOODLE_DOCS = `What is the correct answer to this question?
A. Is it this one?
B. Maybe this answer?
C. Possibly this one?
D. Must be this one!
ANSWER: D

Which LMS has the most quiz import formats?
A) Moodle
B) ATutor
C) Claroline
D) Blackboard
ANSWER: A
`

test('the example of the documentation is read', () => {
  const checked = check(MOODLE_DOCS)
  expect(problemsIn(checked)).toEqual([])
  expect(checked.map((item) => 'question' in item && item.question)).toEqual([
    {
      text: 'What is the correct answer to this question?',
      imageUrl: '',
      options: [
        { text: 'Is it this one?', imageUrl: '' },
        { text: 'Maybe this answer?', imageUrl: '' },
        { text: 'Possibly this one?', imageUrl: '' },
        { text: 'Must be this one!', imageUrl: '' },
      ],
      correctAnswer: 3,
      points: 1,
    },
    expect.objectContaining({ correctAnswer: 0 }),
  ])
})

const OPTIONS = 'A. 1\nB. 2\nC. 3\nD. 4'

test.each([
  [
    'no empty line between questions',
    `One?\n${OPTIONS}\nANSWER: A\nTwo?\n${OPTIONS}\nANSWER: B`,
    ['One?', 'Two?'],
  ],
  ['a question of two lines', `One\nand a half?\n${OPTIONS}\nANSWER: A`, ['One\nand a half?']],
  ['an empty line before the options', `One?\n\n${OPTIONS}\nANSWER: A`, ['One?']],
  ['formulas', `What is \\(x^2\\) and $$y$$?\n${OPTIONS}\nANSWER: A`, ['What is \\(x^2\\) and $$y$$?']],
  ['a lower-case answer', `One?\n${OPTIONS}\nanswer: c`, ['One?']],
])('%s', (_, text, texts) => expect(goodTexts(check(text))).toEqual(texts))

describe('each problem is reported with its line', () => {
  test.each([
    [
      'the answer is missing',
      `One?\n${OPTIONS}\n\nTwo?\n${OPTIONS}\nANSWER: A`,
      ['line 1: no correct answer'],
    ],
    ['three options', 'One?\nA. 1\nB. 2\nC. 3\nANSWER: A', ['line 1: has 3 options, needs 4']],
    ['five options', `One?\n${OPTIONS}\nE. 5\nANSWER: A`, ['line 1: has 5 options, needs 4']],
    ['the answer is no option', `One?\n${OPTIONS}\nANSWER: E`, ['line 6: ANSWER: E is none of the options']],
    [
      'two answers',
      `One?\n${OPTIONS}\nANSWER: A, B`,
      ['line 6: ANSWER is no single letter: only questions with one correct option can be imported'],
    ],
    [
      'an option is skipped',
      'One?\nA. 1\nC. 2\nD. 3\nE. 4\nANSWER: A',
      [
        'line 3: option C stands where option B should be',
        'line 4: option D stands where option C should be',
        'line 5: option E stands where option D should be',
      ],
    ],
    [
      'an option of two lines',
      `One?\nA. 1\nmore\nB. 2\nC. 3\nD. 4\nANSWER: A`,
      ['line 3: neither an option nor an ANSWER'],
    ],
    ['an empty option', 'One?\nA. 1\nB.\nC. 3\nD. 4\nANSWER: A', ['line 1: option B has no text']],
    ['options only', `${OPTIONS}\nANSWER: A`, ['line 1: no question text']],
    ['text only', '\n\nOnce upon a time', ['line 3: no options and no ANSWER']],
    ['empty', ' \n\n', []],
  ])('%s', (_, text, problems) => expect(problemsIn(check(text))).toEqual(problems))
})
