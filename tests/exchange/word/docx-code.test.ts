// SPEC 2 Writing room
import { describe, expect, test } from 'vitest'
import { readPastedHtml } from '../../../src/exchange/formats/html/read.ts'
import { listItem, lists, paragraph, run } from '../../support/office/docx-file.ts'
import { p, textOf } from '../../support/office/read-docx.ts'

const mono = (text: string, font = 'Courier New') => run(text, `<w:rFonts w:ascii="${font}"/>`)
const lines = (...texts: string[]) => texts.map((text) => paragraph(text)).join('')
const OPTIONS = lines('A. 1', 'B. 2', 'Answer: A')
const LISTING = '```\nfor i in range(3):\n    print(i)\n```'

describe('a listing in a Word file', () => {
  test.each([
    ['in paragraphs', p(mono('for i in range(3):')) + p(mono('    print(i)')), LISTING],
    ['with line breaks', p(mono('for i in range(3):'), '<w:r><w:br/></w:r>', mono('    print(i)')), LISTING],
    ['with tabs', p(mono('for i in range(3):')) + p('<w:r><w:tab/></w:r>', mono('print(i)')), LISTING],
    ['in Consolas', p(mono('for i in range(3):', 'Consolas')) + p(mono('    print(i)', 'Consolas')), LISTING],
    [
      'in colours, dollars and asterisks',
      p(mono('a = 2**3'), run(' # $x', '<w:rFonts w:ascii="Menlo"/><w:color w:val="00AA00"/>')) +
        p(mono('b')),
      '```\na = 2**3 # $x\nb\n```',
    ],
    ['with an empty line', p(mono('a = 1')) + paragraph('') + p(mono('b = 2')), '```\na = 1\n\nb = 2\n```'],
  ])('keeps its lines and indentation: %s', (_, body, text) =>
    expect(textOf(lines('1. What is printed?') + body + OPTIONS)).toBe(
      `1. What is printed?\n${text}\nA. 1\nB. 2\nAnswer: A`,
    ),
  )

  test.each([
    ['one line', p(mono('print(i)')), 'print(i)'],
    ['options', p(mono('A. print(i)')) + p(mono('B. print(j)')), 'A. print(i)\nB. print(j)'],
    [
      'words among others',
      p(run('What does '), mono('print'), run(' do?')) + p(mono('x'), run('y')),
      'What does print do?\nxy',
    ],
  ])('is not seen in %s', (_, body, text) =>
    expect(textOf(lines('1. One?') + body + OPTIONS)).toBe(`1. One?\n${text}\nA. 1\nB. 2\nAnswer: A`),
  )

  test('is not seen in items of a list', () =>
    expect(
      textOf(
        lines('1. One?', 'More', 'And more') + ['x', 'y'].map((text) => listItem(mono(text), 1)).join(''),
        { numbering: lists({ 1: [['lowerLetter', '%1)']] }) },
      ),
    ).toContain('a) x\nb) y'))

  test('is not seen in a paper that is typed on a typewriter', () => {
    const text = ['1. Which?', 'One of', 'these.', 'A. 1', 'B. 2']
    expect(textOf(text.map((line) => p(mono(line))).join(''))).toBe(text.join('\n'))
  })
})

test('a listing on a page keeps its lines and indentation', () =>
  expect(
    readPastedHtml(
      '<p>1. What is printed?</p><pre>for i in range(3):\n    print(i)</pre><p>A. 1</p><p>B. 2</p>',
    ).text,
  ).toBe(`1. What is printed?\n${LISTING}\nA. 1\nB. 2`))

test('questions in typewriter letters on a page are no listing', () =>
  expect(readPastedHtml('<p>Test</p><p>by me</p><pre>1. One?\nA. 1\nB. 2</pre>').text).toBe(
    'Test\nby me\n1. One?\nA. 1\nB. 2',
  ))
