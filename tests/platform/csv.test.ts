import { describe, expect, test } from 'vitest'
import { csvText, plainCell } from '../../src/platform/csv.ts'
import { readStrictCsv } from '../support/strict-csv.ts'

const cellOf = (value: string | number) => readStrictCsv(csvText(['Name', 'Other'], [[value, 'x']]))[1]?.[0]

test('the file begins with the byte order mark of UTF-8, and every record ends with CRLF', () => {
  const text = csvText(['User', 'Score (%)'], [['Asha Rao', 80]])
  expect(text).toBe('\uFEFFUser,Score (%)\r\nAsha Rao,80\r\n')
  expect([...new TextEncoder().encode(text).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
})

test('a file without rows has only its heading', () =>
  expect(csvText(['User', 'Email'], [])).toBe('\uFEFFUser,Email\r\n'))

test('undefined is an empty cell', () =>
  expect(readStrictCsv(csvText(['A', 'B', 'C'], [['', undefined, 0]]))[1]).toEqual(['', '', '0']))

describe('any name survives the round trip', () => {
  test.each([
    ['a comma', 'Rao, Asha'],
    ['a quotation mark', 'Asha "Ash" Rao'],
    ['a single quotation mark', '"'],
    ['a line break', 'Asha\nRao'],
    ['a Windows line break', 'Asha\r\nRao'],
    ['spaces around', ' Asha '],
    ['Devanagari', 'आशा राव'],
    ['Arabic', 'عائشة'],
    ['Chinese', '王小明'],
    ['characters outside the Basic Multilingual Plane', '𝔄sha 👩🏽‍🔬'],
    ['a combining accent', 'Asha Re\u0301mi'],
    ['an apostrophe at the beginning', "'t Hooft"],
    ['a formula sign further on', 'a=b+c-d@e'],
    ['semicolons and tabs within', 'a;b\tc'],
  ])('with %s', (_, name) => expect(cellOf(name)).toBe(name))
})

describe('a text for a spreadsheet', () => {
  test.each([
    ['equals', '=HYPERLINK("https://evil.example","click")'],
    ['plus', '+1+1'],
    ['minus', '-2+3'],
    ['at', '@SUM(A1)'],
    ['tab', '\t=1+1'],
    ['carriage return', '\r=1+1'],
    ['line feed', '\n=1+1'],
    ['byte order mark', '\uFEFF=1+1'],
    ['full-width signs', '＝1＋1'],
    ['a formula over two lines', '=1+\n1'],
    ['a formula with quotation marks', '="a"&"b"'],
    ['the sign alone', '='],
    ['spaces', '  =1+1'],
    ['a line feed and a space', '\n @x'],
    ['an apostrophe in front', "'=1+1"],
  ])('is neutralised if it would run: %s', (_, name) => {
    expect(cellOf(name)).toMatch(/^'/)
    expect(plainCell(cellOf(name) ?? '')).toBe(name)
  })

  const SEPARATORS = [',', ';', '\t', '|']
  test.each([
    ['between semicolons', 'Asha;=1+1;'],
    ['behind a semicolon and spaces', 'Asha; \u00a0=1+1'],
    ['behind several', 'a;;=1;+1|-1|@x\t=2'],
    ['behind a tab at the beginning', '\t=1+1'],
    ['behind a bar', '|=1+1|'],
    ['in a line of its own', 'Asha\n=1+1;\r\n@x'],
    ['in quotation marks', 'Asha;"=1+1";""=2'],
    ['with a full-width sign', 'Asha;＝1+1'],
    ['behind apostrophes', "Asha;'=1+1;''=2"],
    ['behind what looks like one that was added', "';'=1"],
  ])('is neutralised whatever separates the cells: %s', (_, name) => {
    const text = csvText(
      ['Name', 'Other'],
      [
        ['x', name],
        [name, 'x'],
      ],
    )
    for (const separator of SEPARATORS)
      for (const cell of text.split(/[\r\n]/).flatMap((line) => line.split(separator)))
        expect(cell).not.toMatch(/^[\s"\uFEFF]*[=+\-@＝＋－＠]/)
    expect(plainCell(cellOf(name) ?? '')).toBe(name)
  })

  test('comes back unchanged if maths and lists stand between separators', () => {
    const text = "$|-x| + |+y|$; -1\n- one\n'- two\n\t= three"
    expect(plainCell(cellOf(text) ?? '')).toBe(text)
  })

  test.each(["'t Hooft", "''", 'a', ''])('is left alone if it is %j, also when it is read back', (name) => {
    expect(cellOf(name)).toBe(name)
    expect(plainCell(name)).toBe(name)
  })
})

test('a number below zero stays a number', () => expect(cellOf(-5)).toBe('-5'))
