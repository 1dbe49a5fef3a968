// SPEC 2 Writing room
import { expect, test } from 'vitest'
import type { LineNote } from '../../../src/domain/exchange/import-problem.ts'
import { readPlain } from '../../../src/exchange/formats/plain/read.ts'
import { questionLines } from '../../support/exchange/question-lines.ts'

function droppedIn(text: string): string[] {
  const { steps, notes = [] } = readPlain(text)
  for (const _ of steps);
  return notes.flatMap((note: LineNote) => (note.code === 'line-dropped' ? [`${note.line} ${note.as}`] : []))
}

const NEXT = '2. Which is a metal?\n*a) iron\nb) neon'
const METAL = 'Which is a metal? | *iron | neon'

test.each([
  [
    'letters',
    '1. What is printed?\na) Hello\nWorld\nb) Hello\nMoon',
    'What is printed? | Hello World | Hello Moon',
  ],
  [
    'numbers',
    '1. What is printed?\n1) "a = 8"\n"b = 8"\n2) "a = 8"\n"b = 9"',
    'What is printed? | "a = 8" "b = 8" | "a = 8" "b = 9"',
  ],
  [
    'bullets',
    '1. What is printed?\n- Hello\nWorld\n- Hello\nMoon',
    'What is printed? | Hello World | Hello Moon',
  ],
])('the last option has a second line if the others have: %s', (_, text, line) => {
  expect(questionLines(`${text}\n\n${NEXT}`)).toEqual([line, METAL])
  expect(droppedIn(`${text}\n\n${NEXT}`)).toEqual([])
})

test('where only the last option would have a second line, its teacher is asked', () => {
  const text = `1. Who?\na) he\nb) she\nPhysics\n${NEXT}`
  expect(questionLines(text)).toEqual(['Who? | he | she OR Who? | he | she Physics', METAL])
  expect(droppedIn(text)).toEqual(['4 after-question'])
})

const OPTIONS = [
  ['letters', 'a) he\n*b) she'],
  ['bullets', '- he\n- she ✓'],
  ['lines', 'he\n**she**'],
] as const

const HEADINGS = [
  'Section B',
  'Part II – Physics',
  'SECTION - B',
  'PART B: GASES',
  'Teil B',
  'Sección B: Gases',
  'Partie II',
  'खंड ब',
  'القسم الثاني',
]

test.each(OPTIONS.flatMap(([name, options]) => HEADINGS.map((heading) => [heading, name, options] as const)))(
  'the heading "%s" below options with %s is none of them, and is listed',
  (heading, _, options) => {
    for (const gap of ['\n', '\n\n']) {
      const text = `1. Who?\n${options}${gap}${heading}${gap}${NEXT}`
      expect(questionLines(text)).toEqual(['Who? | he | *she', METAL])
      expect(droppedIn(text)).toEqual([`${gap.length + 3} heading`])
    }
  },
)

test('a title that a gap sets off is no option', () => {
  const text = `1. Who?\nhe\n**she**\n\nOptics\n\n${NEXT}`
  expect(questionLines(text)).toEqual(['Who? | he | *she', METAL])
  expect(droppedIn(text)).toEqual(['5 after-question'])
})

test('a section above a question without a number does not become its text', () =>
  expect(questionLines('Who?\n- he\n- she ✓\nSection B: Gases\nWho?\n- he\n- she ✓')).toEqual([
    'Who? | he | *she',
    'Who? | he | *she',
  ]))

test('options that are called parts are options', () =>
  expect(questionLines(`1. Which part is it?\nPart A\n**Part B**\nPart C\n${NEXT}`)).toEqual([
    'Which part is it? | Part A | *Part B | Part C',
    METAL,
  ]))

const NOT_LONG = 'the longest of all the lines here, which is not long'
const USUAL = '1. Who?\nhe\n**she**\nit\nwe\n\n2. Who?\nhe\n**she**\nit\nwe\n\n3. Who?\nhe\n**she**\nit\nwe'
const SHORT = 'Who? | he | *she | it | we'

test('the longest of short lines does not take in the option below it: as many as usual tell', () =>
  expect(questionLines(`${USUAL}\n\n4. Who?\n**he**\n${NOT_LONG}\nit turns\nwe`)).toEqual([
    ...[SHORT, SHORT, SHORT],
    `Who? | *he | ${NOT_LONG} | it turns | we`,
  ]))

test('a line with a mark behind it is the end of its option', () =>
  expect(questionLines(`${USUAL}\n\n4. Who?\n${NOT_LONG} ✓\nit turns`).at(-1)).toBe(
    `Who? | *${NOT_LONG} | it turns`,
  ))

test('where nothing tells whether a line is an option, its teacher is asked', () =>
  expect(questionLines(`${USUAL}\n\n4. Who?\n**he**\n${NOT_LONG}\nit turns`).at(-1)).toBe(
    `Who? | *he | ${NOT_LONG} it turns OR Who? | *he | ${NOT_LONG} | it turns`,
  ))
