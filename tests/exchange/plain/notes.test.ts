import { describe, expect, test } from 'vitest'
import { embeddedUrl, isReady } from '../../../src/domain/exchange/found-question.ts'
import type { LineNote } from '../../../src/domain/exchange/import-problem.ts'
import { readPlain } from '../../../src/exchange/formats/plain/read.ts'
import { pictureMark } from '../../../src/exchange/questions/picture-mark.ts'
import { checkAll, goodQuestions, notesIn } from '../../support/school/question-samples.ts'

function notesOf(text: string): LineNote[] {
  const reading = readPlain(text)
  checkAll(reading)
  return [...(reading.notes ?? [])]
}

const dropped = (text: string) =>
  notesOf(text).flatMap((note) =>
    note.code === 'line-dropped' ? [`${note.line} ${note.as}: ${note.text}`] : [],
  )

const question = (number: number) => `${number}. What is ${number}?\n*a) x\nb) y`

const DROPPED: readonly [string, string, string[]][] = [
  [
    'a title and instructions',
    `Physics\nAnswer all questions.\n\n${question(1)}`,
    ['1 before-first: Physics', '2 heading: Answer all questions.'],
  ],
  ['a section', `${question(1)}\n\nSection B: Optics\n${question(2)}`, ['5 heading: Section B: Optics']],
  ['a page number', `${question(1)}\nPage 3 of 7\n${question(2)}`, ['4 page: Page 3 of 7']],
  ['a page number between dashes', `${question(1)}\n– 3 –\n${question(2)}`, ['4 page: – 3 –']],
  [
    'German and Arabic pages',
    `${question(1)}\nSeite 2\n${question(2)}\nصفحة ٣`,
    ['4 page: Seite 2', '8 page: صفحة ٣'],
  ],
  [
    'lonely numbers that rise',
    `${question(1)}\n${question(2)}\n${question(3)}\n1\n${question(4)}\n${question(5)}\n${question(6)}\n2`,
    ['10 page: 1', '20 page: 2'],
  ],
  [
    'a header on each page',
    `St. Mary\n${question(1)}\nPage 1\nSt. Mary\n${question(2)}\nPage 2\nSt. Mary\n${question(3)}`,
    [
      '1 repeated: St. Mary',
      '5 page: Page 1',
      '6 repeated: St. Mary',
      '10 page: Page 2',
      '11 repeated: St. Mary',
    ],
  ],
  ['a line', `${question(1)}\n\n-----\n\n${question(2)}`, ['5 rule: -----']],
  [
    'what a question has no place for',
    `${question(1)}\nAnswer: a\nDifficulty: hard`,
    ['5 label: Difficulty: hard'],
  ],
  [
    'a greeting at the end',
    `${question(1)}\n\nGood luck to all of you!`,
    ['5 after-question: Good luck to all of you!'],
  ],
]

describe('a dropped line', () => {
  test.each(DROPPED)('is listed with its number: %s', (_, text, lines) => {
    expect(dropped(text)).toEqual(lines)
    expect(checkAll(readPlain(text)).every(isReady)).toBe(true)
  })

  test.each([
    [
      'a control character',
      `1. What\u0007?\n*a) x\nb) y`,
      [{ code: 'characters-dropped', count: 1, line: 1 }],
    ],
    ['the marks of a mail', '> 1. What?\n> *a) x\n> b) y', [{ code: 'quote-marks-dropped', line: 1 }]],
    [
      'a hyphen',
      '1. What is momen-\ntum?\n*a) x\nb) y',
      [{ code: 'hyphen-joined', text: 'momentum?', line: 2 }],
    ],
    [
      'a formula, with the line where it stood',
      '1. What is the value\nof x² here?\n*a) ½mv²\nb) y',
      [
        { code: 'maths-written', source: 'x²', result: '$x^{2}$', line: 2 },
        { code: 'maths-written', source: '½mv²', result: '$\\frac{1}{2}mv^{2}$', line: 3 },
      ],
    ],
    [
      'a key of no question',
      `${question(1)}\n\n1a 7b`,
      [{ code: 'key-without-question', number: 7, line: 5 }],
    ],
    ['nothing', question(1), []],
  ])('is noted: %s', (_, text, notes) => expect(notesOf(text)).toEqual(notes))
})

test.each([
  ['Answer: E', 'ANSWER: E is not one of the options'],
  ['Answer: b\nAnswer: a', 'ANSWER: a contradicts a mark or an answer elsewhere'],
])('a problem with a key is noted at its question: %s', (answer, note) =>
  expect(notesIn(checkAll(readPlain(`1. What?\na) x\nb) y\n${answer}`)))).toEqual([note]),
)

test('a picture belongs to its question or option, with its description', () => {
  const text = `1. What is here?\n${pictureMark(embeddedUrl(0), 'a lens')}\na) ${pictureMark(embeddedUrl(1), 'a [b]')}\n*b) ![](https://pictures.example/b.png) two`
  const checked = checkAll(readPlain(text))
  expect(goodQuestions(checked)).toMatchObject([
    {
      text: 'What is here?',
      imageUrl: 'embedded:0',
      imageAlt: 'a lens',
      options: [
        // The form demands a text beside a picture.
        { text: 'a b', imageUrl: 'embedded:1', imageAlt: 'a b' },
        { text: 'two', imageUrl: 'https://pictures.example/b.png' },
      ],
      correctAnswer: 1,
    },
  ])
})

test('a picture of another kind is left out with a note', () =>
  expect(notesIn(checkAll(readPlain('1. What? ![x](data:image/png;base64,AAAA)\n*a) x\nb) y')))).toEqual([
    'a picture of the question is left out: its address is not an absolute https one',
  ]))

test('a question knows its first and last line', () => {
  const checked = checkAll(readPlain(`Title\n\n${question(1)}\nAnswer: a\n\n${question(2)}\n\nBye`))
  expect(checked.map(({ line, lastLine }) => [line, lastLine])).toEqual([
    [3, 6],
    [8, 10],
  ])
})
