import { describe, expect, test } from 'vitest'
import { isKeyless } from '../../../src/domain/exchange/found-question.ts'
import { readPlain } from '../../../src/exchange/formats/plain/read.ts'
import { checkAll, goodTexts, notesIn, problemsIn } from '../../support/school/question-samples.ts'

const check = (text: string) => checkAll(readPlain(text))

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

test('the example of the Moodle documentation is read', () => {
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
  ['a question of two lines', `One\nand a half?\n${OPTIONS}\nANSWER: A`, ['One and a half?']],
  ['an empty line before the options', `One?\n\n${OPTIONS}\nANSWER: A`, ['One?']],
  ['formulas', `What is \\(x^2\\) and $$y$$?\n${OPTIONS}\nANSWER: A`, ['What is \\(x^2\\) and $$y$$?']],
  ['a lower-case answer', `One?\n${OPTIONS}\nanswer: c`, ['One?']],
  ['three options', 'One?\nA. 1\nB. 2\nC. 3\nANSWER: A', ['One?']],
  ['five options', `One?\n${OPTIONS}\nE. 5\nANSWER: A`, ['One?']],
  ['an option of two lines', `One?\nA. 1\nmore\nB. 2\nC. 3\nD. 4\nANSWER: A`, ['One?']],
])('a question in Aiken is read: %s', (_, text, texts) => expect(goodTexts(check(text))).toEqual(texts))

describe('each problem is reported with its line, and the other questions stay', () => {
  const [before, after] = [`Zero?\n${OPTIONS}\nANSWER: A`, `Last?\n${OPTIONS}\nANSWER: B`]
  test.each([
    [
      'an option is skipped',
      'One?\nA. 1\nC. 2\nD. 3\nE. 4\nANSWER: A',
      [
        'line 10: option C appears where option B should be',
        'line 11: option D appears where option C should be',
        'line 12: option E appears where option D should be',
      ],
    ],
    [
      'a paragraph between options',
      'One?\nA. 1\n\nA new thought.\nB. 2\nC. 3\nANSWER: A',
      ['line 11: neither an option nor an ANSWER'],
    ],
    ['an empty option', 'One?\nA. 1\nB.\nC. 3\nD. 4\nANSWER: A', ['line 8: option B has no text']],
  ])('a question that cannot be imported is reported: %s', (_, text, problems) => {
    const checked = check(`${before}\n\n${text}\n\n${after}`)
    expect(problemsIn(checked)).toEqual(problems)
    expect(goodTexts(checked)).toEqual(['Zero?', 'Last?'])
  })

  test.each([
    ['options only', `${OPTIONS}\nANSWER: A`, ['line 1: no question text']],
    ['empty', ' \n\n', []],
  ])('a question that cannot be imported is reported: %s', (_, text, problems) =>
    expect(problemsIn(check(text))).toEqual(problems),
  )
})

describe('a question that lacks only its key asks for it', () => {
  test.each([
    ['the answer is missing', '', [], []],
    ['the answer is no option', '\nANSWER: E', [], ['ANSWER: E is not one of the options']],
    [
      'two answers',
      '\nANSWER: A, B',
      [0, 1],
      ['ANSWER is not a single letter: only questions with one correct option can be imported'],
    ],
  ])('a question asks for its key: %s', (_, answer, marked, notes) => {
    const checked = check(`One?\n${OPTIONS}${answer}\n\nTwo?\n${OPTIONS}\nANSWER: A`)
    expect(checked.filter(isKeyless).map((keyless) => keyless.marked)).toEqual([marked])
    expect(notesIn(checked)).toEqual(notes)
    expect(goodTexts(checked)).toEqual(['Two?'])
  })
})
