import { expect, test } from 'vitest'
import { leavesDecimalOpen, readTyped } from '../../../../src/domain/kinds/number/read.ts'

/** Value, figures (undefined for a fraction) and unit of what is understood. */
type Row = [text: string, value: number, figures?: [number, number] | undefined, unit?: string]

const summary = (number: string, decimal?: '.' | ',', unit?: string) => {
  const reading = readTyped({ number, ...(decimal && { decimal }), ...(unit && { unit }) })
  return 'problem' in reading
    ? reading.problem
    : [reading.read.value, reading.read.figures, reading.read.unit?.text]
}

const NUMBERS: Row[] = [
  ['5550', 5550, [3, 4]],
  ['5550.', 5550, [4, 4]],
  ['5550,', 5550, [4, 4]],
  ['5.55', 5.55, [3, 3]],
  ['5,55', 5.55, [3, 3]],
  ['0.050', 0.05, [2, 2]],
  ['0,050', 0.05, [2, 2]],
  ['.5', 0.5, [1, 1]],
  [',5', 0.5, [1, 1]],
  ['5.', 5, [1, 1]],
  ['0', 0, [1, 1]],
  ['-0', 0, [1, 1]],
  ['0.00', 0, [1, 2]],
  ['007', 7, [1, 1]],
  ['100', 100, [1, 3]],
  ['1.0', 1, [2, 2]],
  ['1,2345', 1.2345, [5, 5]],
  ['1234,567', 1234.567, [7, 7]],
  ['0,500', 0.5, [3, 3]],
  ['+5', 5, [1, 1]],
  ['+ 5', 5, [1, 1]],
  ['-3', -3, [1, 1]],
  ['−3', -3, [1, 1]],
  ['–3', -3, [1, 1]],
  ['‑3', -3, [1, 1]],
  ['—3', -3, [1, 1]],
  ['－3', -3, [1, 1]],
  ['- 3,5', -3.5, [2, 2]],
  ['= 5', 5, [1, 1]],
  ['x = 5', 5, [1, 1]],
  ['v=5.0', 5, [2, 2]],
  ['≈ 5', 5, [1, 1]],
  ['5.55e3', 5550, [3, 3]],
  ['5.55E+3', 5550, [3, 3]],
  ['5,55e3', 5550, [3, 3]],
  ['5.55e-3', 0.00555, [3, 3]],
  ['5.55e−3', 0.00555, [3, 3]],
  ['5.55 e3', 5550, [3, 3]],
  ['10e3', 10_000, [1, 2]],
  ['5.55x10^3', 5550, [3, 3]],
  ['5.55X10^3', 5550, [3, 3]],
  ['5.55 x 10^3', 5550, [3, 3]],
  ['5.55 × 10^3', 5550, [3, 3]],
  ['5.55 × 10**3', 5550, [3, 3]],
  ['5.55*10^-3', 0.00555, [3, 3]],
  ['5.55*10^(-3)', 0.00555, [3, 3]],
  ['5.55*10^{-3}', 0.00555, [3, 3]],
  ['5.55·10³', 5550, [3, 3]],
  ['5,55·10³', 5550, [3, 3]],
  ['5,55 · 10⁻³', 0.00555, [3, 3]],
  ['5,55⋅10³', 5550, [3, 3]],
  ['5,55∙10³', 5550, [3, 3]],
  ['5.55 10^3', 5550, [3, 3]],
  ['5.55·10', 55.5, [3, 3]],
  ['-1.6×10⁻¹⁹', -1.6e-19, [2, 2]],
  ['6,02·10²³', 6.02e23, [3, 3]],
  ['10³', 1000, [1, 1]],
  ['10^-3', 0.001, [1, 1]],
  ['-10^3', -1000, [1, 1]],
  ['10**3', 1000, [1, 1]],
  ['1/3', 1 / 3],
  ['-1/3', -1 / 3],
  ['1 / 3', 1 / 3],
  ['1⁄3', 1 / 3],
  ['2 1/2', 2.5],
  ['-2 1/2', -2.5],
  ['½', 0.5],
  ['-½', -0.5],
  ['2½', 2.5],
  ['¾', 0.75],
  ['1,5/2', 0.75],
  ['1.5/2', 0.75],
  ['3 500/1000', 3.5],
  ['5 550', 5550, [3, 4]],
  ['5\u00a0550', 5550, [3, 4]],
  ['5\u202f550', 5550, [3, 4]],
  ['5\u2009550,5', 5550.5, [5, 5]],
  ['10 000 000', 10_000_000, [1, 8]],
  ["5'550", 5550, [3, 4]],
  ['5’550', 5550, [3, 4]],
  ["5'550.5", 5550.5, [5, 5]],
  ['5.550,5', 5550.5, [5, 5]],
  ['5,550.5', 5550.5, [5, 5]],
  ['1,234,567', 1_234_567, [7, 7]],
  ['1.234.567', 1_234_567, [7, 7]],
  ['1.234.567,8', 1_234_567.8, [8, 8]],
  ['1,234,567.8', 1_234_567.8, [8, 8]],
  ['12,34,567', 1_234_567, [7, 7]],
  ['1,23,456.78', 123_456.78, [8, 8]],
  ['0.123 456', 0.123456, [6, 6]],
  ['٥٥٥٠', 5550, [3, 4]],
  ['٥٫٥٥', 5.55, [3, 3]],
  ['٥٬٥٥٠٫٥', 5550.5, [5, 5]],
  ['٥٬٥٥٠', 5550, [3, 4]],
  ['٥,٥', 5.5, [2, 2]],
  ['٥،٥', 5.5, [2, 2]],
  ['٥٫٥٥×١٠^٣', 5550, [3, 3]],
  ['\u200f-٣', -3, [1, 1]],
  ['۵٫۵', 5.5, [2, 2]],
  ['५५५०', 5550, [3, 4]],
  ['५.५५', 5.55, [3, 3]],
  ['१२,३४,५६७', 1_234_567, [7, 7]],
  ['５５５０', 5550, [3, 4]],
  ['５．５', 5.5, [2, 2]],
]

const WITH_UNITS: Row[] = [
  ['5550 m', 5550, [3, 4], 'm'],
  ['5550m', 5550, [3, 4], 'm'],
  ['5.55 km', 5.55, [3, 3], 'km'],
  ['5,55·10³ m', 5550, [3, 3], 'm'],
  ['5.55e3m', 5550, [3, 3], 'm'],
  ['−3 °C', -3, [1, 1], '°C'],
  ['-3°C', -3, [1, 1], '°C'],
  ['5 °', 5, [1, 1], '°'],
  ['5º', 5, [1, 1], '°'],
  ['9.81 m/s^2', 9.81, [3, 3], 'm/s²'],
  ['9.81m/s²', 9.81, [3, 3], 'm/s²'],
  ['9.81 m s^-2', 9.81, [3, 3], 'm·s⁻²'],
  ['9,81 ms⁻²', 9.81, [3, 3], 'm·s⁻²'],
  ['1/2 m', 0.5, undefined, 'm'],
  ['3/4s', 0.75, undefined, 's'],
  ['1/s', 1, [1, 1], '1/s'],
  ['5 /s', 5, [1, 1], '1/s'],
  ['2 1/2 h', 2.5, undefined, 'h'],
  ['5 550 m', 5550, [3, 4], 'm'],
  ['5·m', 5, [1, 1], 'm'],
  ['5 [m]', 5, [1, 1], 'm'],
  ['25 %', 25, [2, 2], '%'],
  ['25٪', 25, [2, 2], '%'],
  ['5 eV', 5, [1, 1], 'eV'],
  ['٥٫٥ م/ث', 5.5, [2, 2], 'm/s'],
  ['५.५ मीटर', 5.5, [2, 2], 'm'],
  ['5,5 Meter pro Sekunde', 5.5, [2, 2], 'm/s'],
  ['5.5 metros por segundo', 5.5, [2, 2], 'm/s'],
  ['4.18 kJ/kgK', 4.18, [3, 3], 'kJ/(kg·K)'],
  ['x = 5 m', 5, [1, 1], 'm'],
]

/** Whatever the language's decimal sign, these are read the same. */
const SIGNS = [undefined, '.', ','] as const
const EVERYWHERE = [...NUMBERS, ...WITH_UNITS].flatMap(([text, value, figures, unit]) =>
  SIGNS.map((decimal) => ({ text, decimal, read: [value, figures, unit] })),
)

test.each(EVERYWHERE)(
  '$text is read as $read where the decimal sign is $decimal',
  ({ text, decimal, read }) => {
    expect(summary(text, decimal)).toEqual(read)
  },
)

test.each([
  ['1,234', 1.234, 1234, 1.234],
  ['1.234', 1.234, 1.234, 1234],
  ['12,345', 12.345, 12_345, 12.345],
  ['999.000', 999, 999, 999_000],
  ['-1,234 m', -1.234, -1234, -1.234],
  ['١,٢٣٤', 1.234, 1234, 1.234],
  ['१,२३४', 1.234, 1234, 1.234],
  ['1.234e3', 1234, 1234, 1_234_000],
])(
  '%s is left open: its sign is decimal unless the language has the other one',
  (text, alone, point, comma) => {
    const values = SIGNS.map((decimal) => summary(text, decimal)[0])
    expect([leavesDecimalOpen(text), ...values]).toEqual([true, alone, point, comma])
  },
)

test.each([
  '1234',
  '0,234',
  '1234,567',
  '1,23',
  '1,2345',
  '1,234,567',
  '1.234,5',
  '1 234,567',
  '',
  'x',
  '1/3',
])('"%s" leaves nothing open', (text) => {
  expect(leavesDecimalOpen(text)).toBe(false)
})

test.each([
  ['', 'blank'],
  ['   ', 'blank'],
  ['\u200f\u00a0', 'blank'],
  ['=', 'blank'],
  ['-', 'no-number'],
  ['.', 'no-number'],
  ['abc', 'no-number'],
  ['m', 'no-number'],
  ['--5', 'no-number'],
  ['+-5', 'no-number'],
  ['5 5', 'no-number'],
  ['5550 123', 'no-number'],
  ['5-3', 'no-number'],
  ['5+3', 'no-number'],
  ['2^3', 'no-number'],
  ['5·10^', 'no-number'],
  ['5·103', 'no-number'],
  ['5*10-3', 'no-number'],
  ['5·', 'no-number'],
  ['1/2/3', 'no-number'],
  ['1/2·10^3', 'no-number'],
  ['1/-3', 'unknown-unit'],
  ['5.5.5', 'two-signs'],
  ['5,5,5', 'two-signs'],
  ['5..5', 'two-signs'],
  ['5.,5', 'two-signs'],
  ['5,5.5', 'two-signs'],
  ['1.234,567.8', 'two-signs'],
  ['12,345,67', 'two-signs'],
  ['1,2345,678', 'two-signs'],
  ['٥٫٥٫٥', 'two-signs'],
  ['5.5.5 m', 'two-signs'],
  ['5 foo', 'unknown-unit'],
  ['5 e', 'unknown-unit'],
  ['5 m 6', 'unknown-unit'],
  ['5 m//s', 'unknown-unit'],
  ['5 constructor', 'unknown-unit'],
  ['1/0', 'zero-below'],
  ['1/0,0', 'zero-below'],
  ['2 1/0', 'zero-below'],
  ['1e400', 'too-large'],
  ['-1e999999999', 'too-large'],
  ['1e-400', 'too-large'],
  ['10^400', 'too-large'],
  ['9'.repeat(199), 1e199],
  ['9'.repeat(190).concat('e300'), 'too-large'],
  ['NaN', 'no-number'],
  ['Infinity', 'no-number'],
  ['∞', 'no-number'],
])('"%s" is told to be %s', (text, problem) => {
  const read = summary(text)
  expect(typeof read === 'string' ? read : read[0]).toEqual(problem)
})

test.each([
  ['5', 'm', [5, [1, 1], 'm']],
  ['5 m', 'm', [5, [1, 1], 'm']],
  ['5 m s^-2', 'm/s²', [5, [1, 1], 'm·s⁻²']],
  ['5 km', 'm', 'two-units'],
  ['5 K', '°C', 'two-units'],
  ['5', 'foo', 'unknown-unit'],
  ['', 'm', 'blank'],
])('"%s" beside the pressed unit %s is %j', (text, unit, read) => {
  expect(summary(text, undefined, unit)).toEqual(read)
})

test('a fraction keeps its parts', () => {
  const parts = ['1/3', '-1/3', '2 1/2', '½'].map((number) => {
    const reading = readTyped({ number })
    return 'read' in reading && reading.read.fraction
  })
  expect(parts).toEqual([
    [1, 3],
    [-1, 3],
    [5, 2],
    [1, 2],
  ])
})
