// SPEC 2 Writing room
import temml from 'temml'
import { describe, expect, test } from 'vitest'
import { fitsAsTable, tableTex } from '../../../src/exchange/office/data-table.ts'
import { checkMath } from '../../../src/ui/maths/math.ts'

const DISTRIBUTION = [
  ['X', '0', '1', '2'],
  ['P(X)', '0.2', '0.5', '0.3'],
]

describe('a table of data as a formula', () => {
  test('has its rules, numbers and names of quantities', () =>
    expect(tableTex(DISTRIBUTION)).toBe(
      '\\begin{array}{|l|l|l|l|}\\hline X&0&1&2\\\\ \\hline P(X)&0.2&0.5&0.3\\\\ \\hline\\end{array}',
    ))

  test.each([
    ['words', 'Mass in g & more', '\\text{Mass in g \\& more}'],
    ['a number with a comma', '−0,5', '-0{,}5'],
    ['a price', '\\$5', '\\text{$5}'.replace('$', '\\$')],
    ['a formula', '$\\frac{1}{2}$', '{\\frac{1}{2}}'],
    ['words around a formula', 'time $t^{2}$ in s', '\\text{time }{t^{2}}\\text{ in s}'],
    ['several lines', 'one\ntwo', '\\text{one two}'],
    ['nothing', ' ', ''],
    ['another script', 'الكتلة', '\\text{الكتلة}'],
    ['a backslash', 'a\\b c', '\\text{a\\textbackslash b c}'],
  ])('keeps %s of a cell', (_, cell, tex) => {
    const table = tableTex([[cell, '1']])
    expect(table).toBe(`\\begin{array}{|l|l|}\\hline ${tex}&1\\\\ \\hline\\end{array}`)
    expect(checkMath(table, true)).toBeUndefined()
  })

  test('fills short rows', () => expect(tableTex([['a'], ['b', 'c']])).toContain('a&\\\\'))

  test('is a table of rows and cells for a screen reader', () => {
    const drawn = temml.renderToString(
      tableTex([...DISTRIBUTION, ['Ratio', '$\\frac{1}{2}$', '–', '50 %']]),
      {
        displayMode: true,
        throwOnError: true,
      },
    )
    expect(drawn.match(/<mtable/g)).toHaveLength(1)
    expect(drawn.match(/<mtr/g)).toHaveLength(3)
    expect(drawn.match(/<mtd/g)).toHaveLength(12)
  })

  test.each([
    ['of usual size', DISTRIBUTION, true],
    ['of too many columns', [Array.from({ length: 13 }, () => '1')], false],
    ['of too many rows', Array.from({ length: 31 }, () => ['1', '2']), false],
    ['with a long text', [['a'.repeat(61), '1']], false],
    [
      'whose formula would be too long',
      Array.from({ length: 30 }, () => ['a b'.repeat(12), '$x$'.repeat(12)]),
      false,
    ],
  ])('does or does not fit the page: one %s', (_, rows, fits) => expect(fitsAsTable(rows)).toBe(fits))
})
