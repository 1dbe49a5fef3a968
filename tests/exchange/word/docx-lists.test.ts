// SPEC 2 Writing room
import { describe, expect, test } from 'vitest'
import { listItem, lists, paragraph, table } from '../../support/office/docx-file.ts'
import { textOf } from '../../support/office/read-docx.ts'

test.each([
  ['decimal', [['decimal', '%1.']], ['1.', '2.', '3.']],
  ['letters', [['lowerLetter', '%1)']], ['a)', 'b)', 'c)']],
  ['capital letters from the third', [['upperLetter', '(%1)', 3]], ['(C)', '(D)', '(E)']],
  ['Roman', [['lowerRoman', '%1.', 3]], ['iii.', 'iv.', 'v.']],
  ['large Roman', [['upperRoman', '%1', 1998]], ['MCMXCVIII', 'MCMXCIX', 'MM']],
  ['two digits', [['decimalZero', '%1.', 9]], ['09.', '10.', '11.']],
  ['Arabic letters', [['arabicAlpha', '%1)']], ['أ)', 'ب)', 'ت)']],
  ['Hindi numbers', [['hindiNumbers', '%1.']], ['१.', '२.', '३.']],
  ['with a word', [['decimal', 'Question %1:']], ['Question 1:', 'Question 2:', 'Question 3:']],
  ['bullets', [['bullet', '\uf0b7']], ['•', '•', '•']],
  ['after z', [['lowerLetter', '%1)', 26]], ['z)', 'aa)', 'bb)']],
] as const)('a list is numbered in Word’s way: %s', (_, levels, labels) => {
  const body = ['x', 'y', 'z'].map((text) => listItem(text, 1)).join('')
  expect(textOf(body, { numbering: lists({ 1: levels }) })).toBe(
    `${labels[0]} x\n${labels[1]} y\n${labels[2]} z`,
  )
})

const outline = lists({
  1: [
    ['decimal', '%1.'],
    ['lowerLetter', '%2)'],
    ['decimal', '%1.%2.%3'],
  ],
})
const labelsOf = (items: readonly (readonly [number | string, number])[], numbering = outline) =>
  textOf(items.map(([id, level]) => listItem('-', id, level)).join(''), { numbering })
    .split('\n')
    .map((line) => line.replace(/ -$/, ''))

test('deeper levels begin again after a higher one', () => {
  expect(
    labelsOf([
      [1, 0],
      [1, 1],
      [1, 1],
      [1, 0],
      [1, 1],
      [1, 2],
    ]),
  ).toEqual(['1.', 'a)', 'b)', '2.', 'a)', '2.a.1'])
})

test('two lists with one definition share their count, unless one begins again', () => {
  const more =
    '<w:num w:numId="2"><w:abstractNumId w:val="1"/></w:num><w:num w:numId="3"><w:abstractNumId w:val="1"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/></w:lvlOverride></w:num>'
  const numbering = lists({ 1: [['decimal', '%1.']] }, more)
  expect(
    labelsOf(
      [
        [1, 0],
        [2, 0],
        [3, 0],
        [3, 0],
      ],
      numbering,
    ),
  ).toEqual(['1.', '2.', '1.', '2.'])
})

test('a list that is switched off, or defined nowhere, has no numbers', () => {
  expect(textOf(listItem('x', 0) + listItem('y', 47), { numbering: outline })).toBe('x\ny')
})

test('a list numbered by a style has its numbers, too', () => {
  const styles =
    '<w:style w:type="paragraph" w:styleId="Q"><w:name w:val="Q"/><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style>'
  expect(textOf(paragraph('What?', '<w:pStyle w:val="Q"/>'), { styles, numbering: outline })).toBe('1. What?')
})

describe('tables', () => {
  test.each([
    ['rows are lines, cells are separated by tabs', table(['1', 'C'], ['2', 'B']), '1\tC\n2\tB'],
    [
      'a cell of several paragraphs is several lines',
      table(['1', paragraph('What?') + paragraph('a) x') + paragraph('b) y'), 'end']),
      '1\tWhat?\na) x\nb) y\nend',
    ],
    [
      'a table in a cell is lines of it',
      table([paragraph('What?') + table(['a', 'x'], ['b', 'y'])]),
      'What?\na\tx\nb\ty',
    ],
    [
      'a cell that goes on from above says nothing',
      table([paragraph('x'), 'y']).replace('<w:tcPr/>', '<w:tcPr><w:vMerge/></w:tcPr>'),
      '\ty',
    ],
    ['an empty row is none', table(['', ''], ['a', 'b']), 'a\tb'],
  ])('a table becomes lines: %s', (_, body, text) => expect(textOf(body)).toBe(text))

  test('a list across cells is numbered, too', () =>
    expect(
      textOf(table([listItem('', 1), 'x'], [listItem('', 1), 'y']), {
        numbering: lists({ 1: [['decimal', '%1.']] }),
      }),
    ).toBe('1.\tx\n2.\ty'))
})

test('an empty item has its number, but no bullet', () => {
  const numbering = lists({ 1: [['decimal', '%1.']], 2: [['bullet', '•']] })
  expect(textOf(listItem('', 1) + listItem('', 2) + listItem('x', 1), { numbering })).toBe('1.\n\n2. x')
})

test('a deeper level begins again at its own first number', () => {
  const numbering = lists({
    1: [
      ['decimal', '%1.'],
      ['decimal', '%1.%2', 5],
    ],
  })
  const items = [0, 1, 1, 0, 1].map((level) => listItem('x', 1, level))
  expect(textOf(items.join(''), { numbering })).toBe('1. x\n1.5 x\n1.6 x\n2. x\n2.5 x')
})
