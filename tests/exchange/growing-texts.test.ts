import { describe, expect, test } from 'vitest'
import { checkQuestion, type Reading } from '../../src/domain/exchange/found-question.ts'
import { splitMath } from '../../src/domain/maths/math-text.ts'
import { readCsvQuestions } from '../../src/exchange/formats/csv/read.ts'
import { detectFormat } from '../../src/exchange/formats/detect.ts'
import { readGift } from '../../src/exchange/formats/gift/read.ts'
import { readPastedHtml } from '../../src/exchange/formats/html/read.ts'
import { readJson } from '../../src/exchange/formats/json/read.ts'
import { readMoodle } from '../../src/exchange/formats/moodle/read.ts'
import { readPlain } from '../../src/exchange/formats/plain/read.ts'
import { readQti } from '../../src/exchange/formats/qti/read.ts'
import { reduceMarkup } from '../../src/exchange/office/reduce.ts'
import { atNight } from '../support/nightly.ts'
import { pick, seededRandom } from '../support/server/random.ts'

/*
 * A text of eight times the length takes about eight times the time; one that makes a reader search again and again takes
 * sixty-four. A third of that is far enough from both.
 * Patterns that try in vain are not seen by counting (linear-questions.test.ts), only by time.
 */

const takeAll = (read: (text: string) => Reading) => (text: string) => {
  detectFormat(text)
  let number = 0
  for (const found of read(text).steps) if (found) checkQuestion(found, ++number)
}

const SIGNS = [
  ' ',
  '\t',
  '\n',
  'x',
  '$',
  '\\',
  '{',
  '(',
  ')',
  '[',
  ']',
  '"',
  "'",
  '<',
  '>',
  '&',
  '|',
  '*',
  '**',
]
const MORE_SIGNS = [
  '_',
  '-',
  '.',
  ':',
  '=',
  '~',
  '#',
  '/',
  '^',
  '1',
  '0,',
  '√',
  'é',
  '\u2028',
  '&amp;',
  '\\(',
  '\\frac{',
]
const LINES = [
  '1. x\n',
  '1. A\n',
  '12. B\n',
  'A. x\n',
  'A) x ',
  'a) x b) ',
  'iv) x\n',
  '- x\n',
  '* x\n',
  'ANSWER: A\n',
  '1 X\n',
  '_____1. x\n',
  '![](embedded:0)\n',
]
const WORDED = [
  'Answers:\n',
  'Answer key\n',
  'Explanation: x\n',
  'Question 1\n',
  'Section A\n',
  'Topic: x\n',
  'Page 1\n',
]
const TABLES = [
  '| a | b |\n',
  '1 2 3\nA B C\n',
  '1 2\nA B\n',
  '1-4 ABCD\n',
  'Question Answer\n',
  'Q1: A, ',
  '1A ',
]
const INLINE = [
  'x?\n',
  'x\n\n',
  'x-\n',
  '![](',
  '[2 marks] ',
  'True / False ',
  'x^2 ',
  '10 m/s ',
  '1. (a) x\n',
  '☐ x\n',
]
const PRINTS = [
  '```\n',
  '`x= ',
  'x = 1;\n',
  'print(x)\n',
  '[solution]\n',
  'Label: x\n',
  'Physics Answer Key: ',
  'Solutions\n',
  '1. b so\n',
  '? 1) ___\n',
  '*\n1/1\n',
]
const GIFT = [
  '::',
  '{=',
  '{~',
  '=a ',
  '~b ',
  '->',
  '//',
  '{#',
  '####',
  '%50%',
  '[html]',
  '\\:',
  '{T}',
  '{1:MC:',
  '~ =',
]
const TAGS = [
  '<p>',
  '</p>',
  '<b ',
  'a="',
  '<![CDATA[',
  ']]>',
  '<!--',
  '-->',
  '<td>',
  '<table><tr><td>',
  '<math>',
  '<mrow>',
]
const MORE_TAGS = [
  '&#',
  '&x;',
  '<pre>',
  '<ul><li>',
  '<br>',
  '<sup>',
  '<script>',
  '<![if ',
  '<?',
  '<!DOCTYPE ',
  '<img src="x">',
]
const MOODLE = [
  '<question>',
  '</question>',
  '<text>',
  '<file ',
  '<answer fraction="0"><text>x</text></answer>',
]
const QTI = ['<item ', '</item ', '<assessmentItem>', '<itemBody>', '<simpleChoice identifier="a">']
const OFFICE = [
  '<span style="',
  'mso-list:l0 ',
  '<o:p>',
  'color:red;',
  '<font face="Symbol">',
  '<annotation encoding="tex">',
]
const CSV = ['x,y,z,A\n', '"x",', '""', ';', ',', '"\n', 'question,a,b,answer\n']
const JSON_SIGNS = ['{"text":"x","options":["a","b"]},', '{"a":', ',', '1,']

const ALL = [...SIGNS, ...MORE_SIGNS]
const MARKUP = [...ALL, ...TAGS, ...MORE_TAGS]

interface Readable {
  read: (text: string) => void
  pieces: readonly string[]
  /** What stands around the pieces. */
  within: readonly (readonly [before: string, after: string])[]
}

const BARE = ['', ''] as const
const READERS: Record<string, Readable> = {
  plain: {
    read: takeAll(readPlain),
    pieces: [...ALL, ...LINES, ...WORDED, ...TABLES, ...INLINE, ...PRINTS],
    within: [BARE, ['What?\nA. ', '\nB. y\nANSWER: A\n'], ['What?\n', '\nA. x\nB. y\nANSWER: B\n']],
  },
  gift: {
    read: takeAll(readGift),
    pieces: [...ALL, ...GIFT, 'x {=a ~b}\n\n', '// [tag:', '$CATEGORY: a/'],
    within: [BARE, ['x {=', ' ~b}'], ['x {', ' ~b}'], ['x ', ' {=a ~b}']],
  },
  moodle: {
    read: takeAll(readMoodle),
    pieces: [...MARKUP, ...MOODLE],
    within: [
      ['<question type="multichoice"><questiontext><text><![CDATA[', ']]></text></questiontext></question>'],
      ['<question>', '</question>'],
    ],
  },
  qti: {
    read: takeAll(readQti),
    pieces: [...MARKUP, ...QTI],
    within: [
      ['<assessmentItem><itemBody>', '</itemBody></assessmentItem>'],
      ['<assessmentItem>', ''],
    ],
  },
  csv: { read: takeAll(readCsvQuestions), pieces: [...ALL, ...CSV], within: [BARE, ['x,"', '",b,A\n']] },
  json: {
    read: takeAll(readJson),
    pieces: [...ALL, ...JSON_SIGNS],
    within: [BARE, ['[{"text":"', '","options":["a","b"]}]']],
  },
  'pasted html': {
    read: readPastedHtml,
    pieces: [...MARKUP, ...OFFICE, ...LINES],
    within: [BARE, ['<p>', '</p>']],
  },
  markup: { read: reduceMarkup, pieces: MARKUP, within: [BARE] },
  formulas: { read: splitMath, pieces: ALL, within: [BARE] },
}

const SHORTEST = 2000
/** Searched again and again, eight times as much takes seconds. */
const LONGEST = 16_000
/** What takes less says nothing about growth: a garbage collection of other threads counts, too. */
const FLOOR_MS = 50
/** How many times longer the longer text of two is. */
const LONGER = 8
const MAX_GROWTH = 24
const SUSPICIOUS_GROWTH = 16
const TRIES = 4

/** Of the processor, so that a busy machine does not count. */
function timeOf(run: () => void): number {
  const before = process.cpuUsage()
  run()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

const best = (run: () => void, times: number) => Math.min(...Array.from({ length: times }, () => timeOf(run)))

/** How much longer the longer text takes, by the best of several tries. */
function growthAt(read: (text: string) => void, build: Build, length: number, limit: number): number {
  const [text, longer] = [build(length), build(LONGER * length)]
  for (let tries = 1; ; tries++) {
    const growth = best(() => read(longer), tries) / best(() => read(text), tries)
    if (growth < limit || tries === TRIES) return growth
  }
}

/** At the first length where it can be told; what is suspicious there, at two that take longer: a search goes on, noise does not. */
function growthOf(read: (text: string) => void, build: Build): number {
  for (let length = SHORTEST; length <= LONGEST; length *= LONGER) {
    if (timeOf(() => read(build(LONGER * length))) < FLOOR_MS) continue
    const growth = growthAt(read, build, length, SUSPICIOUS_GROWTH)
    if (growth < SUSPICIOUS_GROWTH) return growth
    return Math.min(...[2, 4].map((times) => growthAt(read, build, times * length, MAX_GROWTH)))
  }
  return 1
}

type Build = (length: number) => string

const run = (piece: string, length: number) => piece.repeat(Math.max(1, Math.ceil(length / piece.length)))

function shapesOf({ pieces, within }: Readable, random: () => number, count: number): [string, Build][] {
  const alone = pieces.map((piece) => [piece, ''] as const)
  const any = () => pieces[pick(random, 0, pieces.length)] ?? ''
  const pairs = Array.from({ length: count }, () => [any(), any()] as const)
  return [...alone, ...pairs].flatMap(([one, other], index) => {
    const [before, after] = within[index % within.length] ?? BARE
    const kinds: [string, Build][] = [
      ['together', (length) => run(one + other, length)],
      ['the second after the first', (length) => one + run(other || one, length)],
      ['one run after the other', (length) => run(one, length / 2) + run(other, other ? length / 2 : 0)],
    ]
    const kind = kinds[other ? index % kinds.length : 0]
    if (!kind) return []
    const [name, build] = kind
    return [[JSON.stringify([before, one, other, after, name]), (length) => before + build(length) + after]]
  })
}

describe.each(Object.entries(READERS))('the reader of %s', (_, readable) => {
  const random = seededRandom(atNight(Date.now(), 7))
  test('never searches any text again and again', () => {
    const bad = shapesOf(readable, random, atNight(1500, 16)).flatMap(([name, build]) => {
      const growth = growthOf(readable.read, build)
      return growth < MAX_GROWTH ? [] : [`${name}: ${growth.toFixed(1)}`]
    })
    expect(bad).toEqual([])
  })
})

test('the test would find a quadratic search', () => {
  const search = (text: string) => /^x*?z/.test(text) || / +z/.test(text)
  const growth = growthAt(search, (length) => ' '.repeat(length), SHORTEST, MAX_GROWTH)
  expect(growth).toBeGreaterThan(MAX_GROWTH)
})
