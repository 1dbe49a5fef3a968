// SPEC 2 Writing room
import { describe, expect, test } from 'vitest'
import {
  checkQuestion,
  type FoundQuestion,
  isFaulty,
  type Reading,
} from '../../src/domain/exchange/found-question.ts'
import { readCsvQuestions } from '../../src/exchange/formats/csv/read.ts'
import { detectFormat } from '../../src/exchange/formats/detect.ts'
import { readGift } from '../../src/exchange/formats/gift/read.ts'
import { readJson } from '../../src/exchange/formats/json/read.ts'
import { readMoodle } from '../../src/exchange/formats/moodle/read.ts'
import { readPlain } from '../../src/exchange/formats/plain/read.ts'
import { decodeEntities } from '../../src/exchange/markup/html-entities.ts'
import { reduceMarkup } from '../../src/exchange/office/reduce.ts'
import { MAX_SOURCE_LENGTH } from '../../src/exchange/questions/read-blocks.ts'
import { atNight } from '../support/nightly.ts'
import { checkAll, goodTexts, notesIn, problemsIn } from '../support/school/question-samples.ts'

/*
 * Texts that are made to keep a page busy: openings that never close, runs of spaces, very many of anything. Work that grows
 * with the square of such a text does not end within the ceiling of a test.
 */

const REPETITIONS = atNight(200_000, 50_000)

/** What is repeated, with what stands around. */
type Shape = string | readonly [before: string, piece: string, after: string]

function hostile(shape: Shape): string {
  const [before, piece, after] = typeof shape === 'string' ? ['', shape, ''] : shape
  return `${before}${piece.repeat(REPETITIONS)}${after}`
}

const named = (shapes: readonly Shape[]) => shapes.map((shape) => [JSON.stringify(shape), shape] as const)

/** Each step stands alone, so the first ones tell of all. */
const STEPS = 500

function firstSteps({ steps, total }: Reading): FoundQuestion[] {
  const found: FoundQuestion[] = []
  let taken = 0
  for (const question of steps) {
    if (question) found.push(question)
    if (++taken === STEPS) break
  }
  expect(taken).toBeLessThanOrEqual(total)
  return found
}

const WITHIN_A_TEXT = [
  ...['<', '<a ', '<a b="', "<a b='", '<a b=c ', '<img src=', '<!--', '<script', '<script>', '</script '],
  ...['&', '&#', '&amp', '<br>', '<p> ', '\n', ' ', '\t', '<td>', '\u2028'],
].map((piece): Shape => ['a', piece, 'z'])
const WITHIN_A_TAG = [' ', 'a=b ', 'src= ', "src='' "].map((piece): Shape => ['<img ', piece, '>'])

test.each(named([...WITHIN_A_TEXT, ...WITHIN_A_TAG]))(
  'markup of a hostile shape is reduced: %s',
  (_, shape) => {
    const text = hostile(shape)
    expect(reduceMarkup(text).text.length).toBeLessThanOrEqual(text.length)
    expect(decodeEntities(text).length).toBeLessThanOrEqual(text.length)
  },
)

const SINGLE = '<question type="multichoice"><questiontext format="html"><text>'
const END = '</text></questiontext></question>'

const READERS = {
  plain: [
    readPlain,
    [
      ...[
        'A. ',
        'A) x\n',
        'x\n\n',
        'A. x\nx\n',
        'ANSWER: A\n',
        ' ',
        ' \n',
        '\u2028',
        '1. x\nA. x\n',
        '1. A\n',
      ],
      ...[
        '1A ',
        'Answers:\n',
        '> ',
        '* x\n',
        '**',
        '![](',
        '[2 marks] ',
        'Page 1\n',
        '1\n',
        'x-\n',
        '\f',
        '$',
      ],
      ...['1 X\n', '12   x\n', '_____1. x\n', 'Question 1 –\n', 'Section B\n', 'Assertion: x\nReason: y\n'],
      ...['![](embedded:0)\n', '![](embedded:0)\n1. x\n', '1. x\n1) y\n', 'i. x\na) y\n'],
      ['x\nA. x\n', 'y\n', 'ANSWER: A'],
      ['1. x?\na) x\nb) y\n', 'Title\n', ''],
      ['x', '\n \n', 'A. x'],
      ['1. x\n', 'Explanation: x\n', ''],
      ['x\n\n', 'Topic: x\n\n', ''],
    ],
  ],
  gift: [
    readGift,
    [
      ...['::', '{', '{}', '{=', '~', '//', '// [id:', '\\', '$CATEGORY:', ' ', '->', '{#', '[html]', '%'],
      ['x {=a ', '~b ', '}'],
      ['x {=a ~b', ' ', '}'],
      ['x {=a ~b', '\\:', '}'],
      ['x {=a ~', '[html]<', '}'],
      ['// ', '[id:', '\nx {=a ~b}'],
      ['// ', '[tag:', '\nx {=a ~b}'],
      ['', '// x\n', 'x {=a ~b}'],
      ['::', 'x', 'x {=a ~b}'],
      ['x {', '=a -> b ', '}'],
      ['', 'x {=a ~b}\n\n', ''],
    ],
  ],
  moodle: [
    readMoodle,
    [
      ...['<question', '<question ', '<question type="multichoice" ', '<question type="', '<question>'],
      ...['</question', '</question ', '<![CDATA[', '<!--', '-->', '<?', '<!DOCTYPE', '<file '],
      ['<question>', '<file ', '</question>'],
      ['<question>', '<file>x', '</question>'],
      ['<question>', '<a>', '</question>'],
      ['<question ', ' ', '=></question>'],
      ['<question a="', "'", '"></question>'],
      ['<question></question', ' ', 'x'],
      [SINGLE, '<![CDATA[x]]>', END],
      [SINGLE, '&', END],
      [`${SINGLE}<![CDATA[`, '<a ', `]]>${END}`],
      [SINGLE, 'x', `${END}${'<answer fraction="0"><text>x</text></answer>'.repeat(9)}`],
    ],
  ],
  csv: [
    readCsvQuestions,
    [
      ...['"', '"x"', '"x",', '"x"y', '"x" \n', '""', ',', ';', '\t', '\n', ',\n', 'x\n', 'x,"', '" ', '_ '],
      ['x,', ' ', 'y\n'],
      ['x,"', 'y\n', '"'],
      ['x', ',y', '\n'],
      ['question', ',a', '\nx,y'],
      ['x,a,b,c,d,', '1', '\n'],
      ['', 'x,a,b,c,d,A\n', ''],
    ],
  ],
  json: [
    readJson,
    [
      ...['[', '{', '"', '[{', '{"a":', '{"questions":', '\\', ' ', ',', '-', '1', 'null', '[""'],
      ['[1', ',1', ']'],
      ['[{}', ',{}', ']'],
      ['[{"text":"x","correctAnswer":0,"options":["a"', ',"b"', ']}]'],
      ['[{"text":"x","correctAnswer":0,"options":[{}', ',{}', ']}]'],
      ['[{"text":"', '\\n ', '","correctAnswer":0,"options":["a","b"]}]'],
      ['{"questions":[]', ',"a":1', '}'],
      ['[', '[],', '[]]'],
    ],
  ],
} satisfies Record<string, [read: (text: string) => Reading, shapes: Shape[]]>

describe.each(Object.entries(READERS))('the reader of %s', (_reader, [read, shapes]) => {
  test.each(named(shapes))('survives %s', (_, shape) => {
    const text = hostile(shape)
    detectFormat(text)
    for (const [index, found] of firstSteps(read(text)).entries()) {
      const checked = checkQuestion(found, index + 1)
      // All of them are shown at once.
      if (isFaulty(checked)) expect(checked.problems.length).toBeLessThanOrEqual(20)
    }
  })
})

const OPTIONS = 'A. 1\nB. 2\nC. 3\nD. 4\nANSWER: A\n'
const answers = ['100', '0', '0', '0'].map(
  (fraction) => `<answer fraction="${fraction}"><text>x</text></answer>`,
)
const multichoice = (text: string, rest = '') =>
  `${SINGLE}${text}</text></questiontext>${answers.join('')}${rest}</question>\n`
const pastTheCap = (piece: string) => piece.repeat(Math.ceil(MAX_SOURCE_LENGTH / piece.length))

test.each([
  ['plain', 100_000, `One?\n${OPTIONS}\nTwo?\n${pastTheCap('x\n')}${OPTIONS}\nThree?\n${OPTIONS}`, 8],
  ['gift', 20_000, `One {=a ~b ~c ~d}\n\nTwo {=a\n${pastTheCap('~b\n')}}\n\nThree {=a ~b ~c ~d}`, 3],
  [
    'moodle',
    60_000,
    `${multichoice('One')}${multichoice('Two', pastTheCap('<b/>'))}${multichoice('Three')}`,
    2,
  ],
  ['csv', 100_000, `One,a,b,c,d,A\nTwo,a,b,"${pastTheCap('c ')}",d,A\nThree,a,b,c,d,A\n`, 2],
] as const)(
  '%s: a question that is too long is refused with its line, and the others stay',
  (format, limit, text, line) => {
    const [read] = READERS[format]
    const checked = checkAll(read(text))
    expect(problemsIn(checked)).toEqual([
      `line ${line}: the question is longer than ${limit.toLocaleString('en')} characters`,
    ])
    expect(goodTexts(checked).map((good) => good.replace('?', ''))).toEqual(['One', 'Three'])
  },
)

test('json: a list of far too many options is counted and not read', () =>
  expect(
    problemsIn(checkAll(readJson(`[{"text":"x","options":[1${',1'.repeat(REPETITIONS - 1)}]}]`))),
  ).toEqual([`question 1: has ${REPETITIONS.toLocaleString('en')} options, needs 2 to 26`]))

test.each([
  ['moodle', multichoice(`<![CDATA[One<img src="data:image/png;base64,${pastTheCap('iVBO')}==">]]>`)],
  ['gift', `[html]One<img src\\="data\\:image/png;base64,${pastTheCap('iVBO')}\\=\\="> {=a ~b ~c ~d}`],
] as const)('%s: a large picture within a text does not make the question too long', (format, text) => {
  const [read] = READERS[format]
  const checked = checkAll(read(text))
  expect(problemsIn(checked)).toEqual([])
  expect(goodTexts(checked)).toEqual(['One'])
  expect(notesIn(checked)).toEqual([
    'a picture of the question is left out: its address is not an absolute https one',
  ])
})
