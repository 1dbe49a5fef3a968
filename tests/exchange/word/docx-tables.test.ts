// SPEC 2 Writing room
import { describe, expect, test } from 'vitest'
import { checkQuestion } from '../../../src/domain/exchange/found-question.ts'
import { readPastedHtml } from '../../../src/exchange/formats/html/read.ts'
import { readPlain } from '../../../src/exchange/formats/plain/read.ts'
import {
  drawing,
  listItem,
  lists,
  paragraph,
  pictureBytes,
  run,
  table,
} from '../../support/office/docx-file.ts'
import { BOLD, raised, readParts } from '../../support/office/read-docx.ts'
import { f, oMath } from '../../support/omml/builders.ts'

const lines = (...texts: string[]) => texts.map((text) => paragraph(text)).join('')

const questionsOf = (text: string) =>
  [...readPlain(text).steps]
    .flatMap((found, index) => (found ? [checkQuestion(found, index + 1)] : []))
    .map((checked) => {
      const { options } =
        'question' in checked ? checked.question : 'keyless' in checked ? checked.keyless : { options: [] }
      return [
        checked.text,
        options.map((option) => option.text).join('|'),
        'question' in checked ? checked.question.correctAnswer : undefined,
      ]
    })

const read = (...body: string[]) => {
  const { text, notes } = readParts({
    body: body.join(''),
    numbering: lists({
      1: [
        ['decimal', '%1.'],
        ['lowerLetter', '%2)'],
      ],
    }),
    pictures: { a: pictureBytes('png') },
  })
  return { text, notes: notes.map(({ code }) => code), questions: questionsOf(text) }
}

const ROWS = [
  ['X', '0', '1', '2'],
  ['P(X)', '0.2', '0.5', '0.3'],
]
const TEX = '\\begin{array}{|l|l|l|l|}\\hline X&0&1&2\\\\ \\hline P(X)&0.2&0.5&0.3\\\\ \\hline\\end{array}'
const OPTIONS = lines('The mean is', 'A. 1.1', 'B. 0.9', 'Answer: A')

test('a table of data stays a table within its question', () =>
  expect(
    read(
      lines('1. The distribution of X is given:'),
      table(...ROWS),
      OPTIONS,
      lines('2. Largest planet?', 'A. Mars', 'B. Jupiter', 'Answer: B'),
    ),
  ).toEqual({
    text: expect.stringContaining(`given:\n$$${TEX}$$\nThe mean is`),
    notes: [],
    questions: [
      [`The distribution of X is given:\n$$${TEX}$$\nThe mean is`, '1.1|0.9', 0],
      ['Largest planet?', 'Mars|Jupiter', 1],
    ],
  }))

test.each([
  [
    'with words, bold headings and formulas',
    [
      [run('Time / s', BOLD), run('Speed', BOLD) + run(' v', BOLD)],
      ['1', run('10') + raised('2')],
      ['2', oMath(f('1', '2'))],
    ],
    '\\begin{array}{|l|l|}\\hline \\text{Time / s}&\\text{Speed v}\\\\ \\hline 1&{10^{2}}\\\\ \\hline 2&{\\frac{1}{2}}\\\\ \\hline\\end{array}',
  ],
  [
    'with letters as headings, as a truth table has them',
    [
      ['A', 'B', 'Y'],
      ['0', '1', '1'],
      ['1', '0', '1'],
    ],
    '\\begin{array}{|l|l|l|}\\hline A&B&Y\\\\ \\hline 0&1&1\\\\ \\hline 1&0&1\\\\ \\hline\\end{array}',
  ],
  [
    'with prices and empty cells',
    [
      ['Item', 'Price'],
      ['pen', '$5'],
      ['ink', ''],
    ],
    '\\begin{array}{|l|l|}\\hline \\text{Item}&\\text{Price}\\\\ \\hline \\text{pen}&\\text{\\$5}\\\\ \\hline \\text{ink}&\\\\ \\hline\\end{array}',
  ],
])('a table of data %s', (_, rows, tex) => {
  const cells = rows.map((row) => row.map((cell) => (cell.startsWith('<') ? paragraph(cell) : cell)))
  expect(read(lines('1. See:'), table(...cells), OPTIONS).text).toContain(`\n$$${tex}$$\n`)
})

test('a table of data stays above options that a list counts, and above options without letters', () => {
  expect(
    read(listItem('See:', 1, 0), table(...ROWS), listItem('1.1', 1, 1), listItem('0.9', 1, 1)).text,
  ).toContain('$$')
  expect(read(lines('1. See:'), table(...ROWS), lines('The mean is', '1.1', '0.9', '1.5')).text).toContain(
    '$$',
  )
})

test.each([
  ['too many columns', [Array.from({ length: 13 }, () => 'x'), Array.from({ length: 13 }, () => '1')]],
  [
    'texts that do not fit',
    [
      ['Law', 'Text'],
      ['First', 'word '.repeat(30)],
    ],
  ],
  [
    'a picture in it',
    [
      ['Name', 'Sign'],
      ['lamp', paragraph(drawing('a'))],
    ],
  ],
])('a table of data of which a page cannot show %s is noted as lost', (_, rows) =>
  expect(read(lines('1. See:'), table(...rows), OPTIONS).notes).toEqual(['table-lost']),
)
describe('a table that is no data', () => {
  test.each([
    [
      'a list of keys in columns',
      [
        ['Question', 'Answer'],
        ['1', 'A'],
        ['2', 'B'],
      ],
    ],
    [
      'a list of keys in rows',
      [
        ['1', '2', '3'],
        ['A', 'B', 'A'],
      ],
    ],
    [
      'pairs of keys',
      [
        ['1-A', '2-B'],
        ['3-A', '4-C'],
      ],
    ],
    [
      'options with letters',
      [
        ['A. 1.1', 'B. 0.9'],
        ['C. 1', 'D. 2'],
      ],
    ],
    [
      'options with signs',
      [
        ['○ 1.1', '○ 0.9'],
        ['○ 1', '○ 2'],
      ],
    ],
    [
      'questions',
      [
        ['1. What is it?', 'x'],
        ['2. And this?', 'y'],
      ],
    ],
  ])('stays lines: %s', (_, rows) => {
    const { text, notes } = read(lines('1. See:'), table(...rows), OPTIONS)
    expect([text.includes('$$'), notes]).toEqual([false, []])
  })

  test('stays lines above the first question and below the last', () => {
    expect(read(table(...ROWS), lines('1. See:'), OPTIONS).text).not.toContain('$$')
    expect(read(lines('1. See:'), OPTIONS, table(...ROWS)).text).not.toContain('$$')
    expect(
      read(lines('1. See:'), table(['1.1', '0.9'], ['1', '2']), lines('2. Next?', 'A. x', 'B. y')).text,
    ).not.toContain('$$')
  })
})

const PLANETS = lines('A. Mars', 'B. Jupiter')
const EXPECTED = [
  ['Unit of force?', 'newton|joule', 0],
  ['Largest planet?', 'Mars|Jupiter', 1],
]

test.each([
  [
    'with headings',
    [
      ['No.', 'Question', 'Marks', 'Answer'],
      ['1', lines('Unit of force?', 'A. newton', 'B. joule'), '1', 'A'],
      ['2', lines('Largest planet?') + PLANETS, '1', 'B'],
    ],
  ],
  [
    'with a column for each option',
    [
      ['Q. No', 'Question', 'A', 'B', 'Ans'],
      ['1', 'Unit of force?', 'newton', 'joule', 'A'],
      ['2', 'Largest planet?', 'Mars', 'Jupiter', 'B'],
    ],
  ],
  [
    'without numbers',
    [
      ['Question', 'Option 1', 'Option 2', 'Correct answer'],
      ['Unit of force?', 'newton', 'joule', 'newton'],
      ['Largest planet?', 'Mars', 'Jupiter', 'Jupiter'],
    ],
  ],
  [
    'with a column of options',
    [
      ['Sr No', 'Question', 'Options', 'Key'],
      ['1.', 'Unit of force?', lines('newton', 'joule'), '(a)'],
      ['2.', 'Largest planet?', lines('Mars', 'Jupiter'), '(b)'],
    ],
  ],
  [
    'without headings',
    [
      ['1', lines('Unit of force?', 'A. newton', 'B. joule'), 'A'],
      ['2', lines('Largest planet?') + PLANETS, 'B'],
    ],
  ],
  [
    'without headings, options apart',
    [
      ['1)', 'Unit of force?', lines('A) newton', 'B) joule'), 'A'],
      ['2)', 'Largest planet?', PLANETS, 'B'],
    ],
  ],
  [
    'in German',
    [
      ['Nr.', 'Frage', 'Antworten', 'Lösung'],
      ['1', 'Unit of force?', lines('newton', 'joule'), 'A'],
      ['2', 'Largest planet?', lines('Mars', 'Jupiter'), 'B'],
    ],
  ],
  [
    'with numbers of a list',
    [
      ['No.', 'Question', 'Answer'],
      [listItem('', 1), lines('Unit of force?', 'A. newton', 'B. joule'), 'A'],
      [listItem('', 1), lines('Largest planet?') + PLANETS, 'B'],
    ],
  ],
  [
    'a question in each cell',
    [
      [lines('1. Unit of force?', 'A. newton', 'B. joule', 'Answer: A')],
      [lines('2. Largest planet?') + PLANETS + lines('Answer: B')],
    ],
  ],
  [
    'in two columns',
    [
      [
        lines('1. Unit of force?', 'A. newton', 'B. joule', 'Answer: A'),
        lines('2. Largest planet?') + PLANETS + lines('Answer: B'),
      ],
    ],
  ],
  [
    'with a cell for each letter',
    [
      ['1', 'Unit of force?'],
      ['A', 'newton'],
      ['B', 'joule'],
      ['', 'Answer: A'],
      ['2', 'Largest planet?'],
      ['A', 'Mars'],
      ['B', 'Jupiter'],
      ['', 'Answer: B'],
    ],
  ],
  [
    'with a row for each option and a key',
    [
      ['1', 'Unit of force?'],
      ['(a)', 'newton'],
      ['(b)', 'joule'],
      ['Ans.', '(a)'],
      ['2', 'Largest planet?'],
      ['(a)', 'Mars'],
      ['(b)', 'Jupiter'],
      ['Ans.', '(b)'],
    ],
  ],
  [
    'with a row for each option, and the key in words',
    [
      ['Q1', 'Unit of force?'],
      ['A)', 'newton'],
      ['B)', 'joule'],
      ['Answer', 'newton'],
      ['Q2', 'Largest planet?'],
      ['A)', 'Mars'],
      ['B)', 'Jupiter'],
      ['Answer', 'Jupiter'],
    ],
  ],
  [
    'with a row for each option, in three columns',
    [
      ['1.', 'Unit of force?', ''],
      ['', 'A.', 'newton'],
      ['', 'B.', 'joule'],
      ['', 'Key', 'A'],
      ['2.', 'Largest planet?', ''],
      ['', 'A.', 'Mars'],
      ['', 'B.', 'Jupiter'],
      ['', 'Key', 'B'],
    ],
  ],
  [
    'with a row for each option, of which one is ticked',
    [
      ['1.', 'Unit of force?', ''],
      ['A.', 'newton', '✓'],
      ['B.', 'joule', ''],
      ['2.', 'Largest planet?', ''],
      ['A.', 'Mars', ''],
      ['B.', 'Jupiter', '✓'],
    ],
  ],
  [
    'with a row for each option, in German',
    [
      ['1.', 'Unit of force?'],
      ['a)', 'newton'],
      ['b)', 'joule'],
      ['Lösung', 'a'],
      ['2.', 'Largest planet?'],
      ['a)', 'Mars'],
      ['b)', 'Jupiter'],
      ['Lösung', 'b'],
    ],
  ],
])('a paper in a table has its questions, options and keys: %s', (_, rows) =>
  expect(read(table(...rows)).questions).toEqual(EXPECTED),
)

test('a paper in a table says what it leaves out of columns that it does not know', () =>
  expect(
    read(
      table(
        ['No.', 'Question', 'Level', 'Answer'],
        ['1', lines('Unit of force?', 'A. newton', 'B. joule'), 'K2', 'A'],
      ),
    ).notes,
  ).toEqual(['line-dropped']))
const html = (rows: readonly (readonly string[])[]) =>
  `<table>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`

describe('a table in a paste', () => {
  test('of data stays a table', () =>
    expect(
      readPastedHtml(`<p>1. See:</p>${html(ROWS)}<p>The mean is</p><p>A. 1.1</p><p>B. 0.9</p>`).text,
    ).toBe(`1. See:\n$$${TEX}$$\nThe mean is\nA. 1.1\nB. 0.9`))

  test('that is a paper has its questions', () =>
    expect(
      questionsOf(
        readPastedHtml(
          html([
            ['No.', 'Question', 'Answer'],
            ['1', '<p>Unit of force?</p><p>A. newton</p><p>B. joule</p>', 'A'],
            ['2', 'Largest planet?<br>A. Mars<br>B. Jupiter', 'B'],
          ]),
        ).text,
      ),
    ).toEqual(EXPECTED))
})

test('a table in a question that stands in a cell is found, too', () =>
  expect(read(table([lines('1. See:') + table(...ROWS) + OPTIONS])).text).toContain(TEX))
