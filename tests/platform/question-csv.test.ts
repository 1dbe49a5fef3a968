import { describe, expect, test } from 'vitest'
import { readCsvQuestions } from '../../src/platform/question-csv.ts'
import {
  checkAll,
  goodQuestions,
  goodTexts,
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

test('a column says what the picture shows', () => {
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
])('%s', (_, text) => {
  const checked = check(text)
  expect(problemsIn(checked)).toEqual([])
  expect(goodQuestions(checked)).toMatchObject([{ text: 'Q?', correctAnswer: 2, points: 1 }])
})

test('a cell may hold line breaks, and the lines are counted in the file', () => {
  const checked = check('text,a,b,c,d,correct\n"One\ntwo\n\nthree",a,b,c,d,A\nFour,a,b,c,,A\n')
  expect(goodTexts(checked)).toEqual(['One\ntwo\n\nthree'])
  expect(problemsIn(checked)).toEqual(['line 6: has 3 options, needs 4'])
})

describe('each problem is reported with its line', () => {
  test.each([
    ['no answer', 'Q?,a,b,c,d', ['line 1: no correct answer']],
    [
      'no such answer',
      'Q?,a,b,c,d,E',
      ['line 1: the correct answer "E" is neither a letter nor a number of an option'],
    ],
    [
      'answer 0',
      'Q?,a,b,c,d,0',
      ['line 1: the correct answer "0" is neither a letter nor a number of an option'],
    ],
    [
      'two answers',
      'Q?,a,b,c,d,"A,B"',
      ['line 1: the correct answer "A,B" is neither a letter nor a number of an option'],
    ],
    ['no text', ',a,b,c,d,A', ['line 1: no question text']],
    ['an option is blank', 'Q?,a,,c,d,A', ['line 1: option B has no text']],
    ['five options', 'text,a,b,c,d,e,correct\nQ?,1,2,3,4,5,A', ['line 2: has 5 options, needs 4']],
    ['points that are not a number', 'Q?,a,b,c,d,A,many', ['line 1: points must be a number from 1 on']],
    ['points below one', 'Q?,a,b,c,d,A,0', ['line 1: points must be a number from 1 on']],
    ['one cell', 'Just a sentence', ['line 1: has 0 options, needs 4', 'line 1: no correct answer']],
    ['an open quotation mark', 'Q?,a,b,c,d,A\n"Q,a,b,c,d,A\n', ['line 2: a quotation mark is not closed']],
    ['nothing', '', []],
  ])('%s', (_, text, problems) => expect(problemsIn(check(text))).toEqual(problems))
})

test('a picture without an https address is noted', () =>
  expect(notesIn(check('Q?,a,b,c,d,A,1,pictures/b.png'))).toEqual([
    'a picture of the question is left out: its address is not an absolute https one',
  ]))
