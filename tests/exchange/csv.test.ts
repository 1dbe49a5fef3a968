// SPEC 2 Writing room
import { describe, expect, test } from 'vitest'
import { isKeyless, isReady } from '../../src/domain/exchange/found-question.ts'
import { readCsvQuestions } from '../../src/exchange/formats/csv/read.ts'
import {
  checkAll,
  goodQuestions,
  goodTexts,
  keysAskedIn,
  notesIn,
  problemsIn,
} from '../support/school/question-samples.ts'

const check = (text: string) => checkAll(readCsvQuestions(text))

test('a file without a heading has the default columns', () => {
  const checked = check('"What is $x^2$, roughly?",a,"b, or ""c""",c,d,B,2,https://a.example/b.png\n')
  expect(problemsIn(checked)).toEqual([])
  expect(goodQuestions(checked)).toEqual([
    {
      text: 'What is $x^2$, roughly?',
      imageUrl: 'https://a.example/b.png',
      options: ['a', 'b, or "c"', 'c', 'd'].map((text) => ({ text, imageUrl: '' })),
      correctAnswer: 1,
      points: 2,
    },
  ])
})

test('a column holds the description of the picture', () => {
  const checked = check(
    'Question,A,B,C,D,Correct,Image URL,Image description\nQ?,a,b,c,d,B,https://a.example/b.png,A lens',
  )
  expect(goodQuestions(checked)).toMatchObject([{ imageUrl: 'https://a.example/b.png', imageAlt: 'A lens' }])
})

test.each([
  ['a heading', 'Question,Option A,Option B,Option C,Option D,Correct,Points\nQ?,a,b,c,d,C,1'],
  ['a heading in another order', 'correct_answer;points;a;b;c;d;text\nC;1;a;b;c;d;Q?'],
  [
    'a heading with numbers',
    'Text\tAnswer 1\tAnswer 2\tAnswer 3\tAnswer 4\tCorrect answer\nQ?\ta\tb\tc\td\t3',
  ],
  ['no points', 'Q?,a,b,c,d,c'],
  ['the answer as a number', 'Q?,a,b,c,d,3,1'],
  ['the answer with a bracket', 'Q?,a,b,c,d,c),1'],
  ['semicolons and decimal commas', 'Q?;a;b;c;d;C;1,0'],
  ['empty lines', '\n,,,,\nQ?,a,b,c,d,C\n\n'],
  ['spaces around', ' Q? , a , b , c , d , C , 1 '],
])('a table is read: %s', (_, text) => {
  const checked = check(text)
  expect(problemsIn(checked)).toEqual([])
  expect(goodQuestions(checked)).toMatchObject([{ text: 'Q?', correctAnswer: 2, points: 1 }])
})

const optionsIn = (text: string) =>
  check(text).map((checked) => {
    const { options = [] } = isReady(checked) ? checked.question : isKeyless(checked) ? checked.keyless : {}
    const key = isReady(checked) ? checked.question.correctAnswer : undefined
    return [options.map((option) => option.text).join(' '), key]
  })

test.each([
  ['two options', 'Q,Yes,No,B', [['Yes No', 1]]],
  ['three, and points', 'Q,x,y,z,B,2', [['x y z', 1]]],
  ['six', 'Q,u,v,w,x,y,z,F', [['u v w x y z', 5]]],
  [
    'another number in each row',
    'Q,x,y,A\nR,u,v,w,x,y,5,2\nS,x,y,z,3',
    [
      ['x y', 0],
      ['u v w x y', 4],
      ['x y z', 2],
    ],
  ],
  ['the right one written out', 'Q,x,y,z,y', [['x y z', 1]]],
  ['numbers, and a letter', 'Q,1,2,3,4,B,3', [['1 2 3 4', 1]]],
  ['an address at the end', 'Q,x,y,z,C,https://a.example/b.png', [['x y z', 2]]],
  [
    'rows that were copied from a sheet',
    'Q, well?\tx\t"y, or\nz"\tA\nR\tx\ty\tB',
    [
      ['x y, or\nz', 0],
      ['x y', 1],
    ],
  ],
])('a row without a heading is read: %s', (_, text, expected) => expect(optionsIn(text)).toEqual(expected))

test.each([
  ['no key', 'Q?,a,b,c,d'],
  ['a number that is the text of one option and the place of another', 'Q,2,4,2'],
  ['no key in its column', 'text,a,b,correct\nQ,x,y,'],
])('%s makes the question ask for its key', (_, text) => expect(keysAskedIn(check(text))).toEqual([[]]))

test('a heading may name further columns', () =>
  expect(
    goodQuestions(
      check(
        'Question,Option A,Option B,Option B image,Option B image description,Correct,Explanation,Topic\nQ,x,y,https://a.example/y.png,A lens,Option B,So it is.,Optics',
      ),
    ),
  ).toMatchObject([
    {
      correctAnswer: 1,
      options: [{ imageUrl: '' }, { imageUrl: 'https://a.example/y.png', imageAlt: 'A lens' }],
      explanation: 'So it is.',
      topic: 'Optics',
    },
  ]))

test('a cell may hold line breaks, and problems name the line of the file', () => {
  const checked = check('text,a,b,c,d,correct\n"One\ntwo\n\nthree",a,b,c,d,A\nFour,a,,,,A\n')
  expect(goodTexts(checked)).toEqual(['One\ntwo\n\nthree'])
  expect(problemsIn(checked)).toEqual(['line 6: has 1 option, needs 2 to 26'])
})

describe('each problem is reported with its line', () => {
  test.each([
    [
      'no such answer',
      'Q?,a,b,c,d,E',
      ['line 1: the correct answer "E" is neither a letter nor a number of an option'],
    ],
    [
      'two answers',
      'Q?,a,b,c,d,"A,B"',
      ['line 1: allows several answers: only questions with one correct option can be imported'],
    ],
    ['no text', ',a,b,c,d,A', ['line 1: no question text']],
    ['an option is blank', 'Q?,a,,c,d,A', ['line 1: option B has no text']],
    [
      '27 options',
      `text,${Array.from({ length: 26 }, (_, index) => `option ${index + 1}`)},a,correct\nQ?${',x'.repeat(27)},A`,
      ['line 2: has 27 options, needs 2 to 26'],
    ],
    [
      'points that are not a number',
      'Q?,a,b,c,d,A,many',
      ['line 1: points must be a whole number, 1 or more'],
    ],
    ['points below one', 'Q?,a,b,c,d,A,0', ['line 1: points must be a whole number, 1 or more']],
    ['one cell', 'Just a sentence', ['line 1: has 0 options, needs 2 to 26']],
    ['an open quotation mark', 'Q?,a,b,c,d,A\n"Q,a,b,c,d,A\n', ['line 2: a quotation mark is not closed']],
    ['nothing', '', []],
  ])('a row that cannot be imported is reported: %s', (_, text, problems) =>
    expect(problemsIn(check(text))).toEqual(problems),
  )
})

test('a picture without an https address is noted', () =>
  expect(notesIn(check('Q?,a,b,c,d,A,1,pictures/b.png'))).toEqual([
    'a picture of the question is left out: its address is not an absolute https one',
  ]))
