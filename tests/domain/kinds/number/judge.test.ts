import { expect, test } from 'vitest'
import { judgeNumber } from '../../../../src/domain/kinds/number/judge.ts'
import type { NumberKey } from '../../../../src/domain/kinds/number/shape.ts'

const range: NumberKey = { value: 5550, tolerance: { relative: 0.01 }, unit: 'm', figures: 3 }
const plain: NumberKey = { value: 5, tolerance: { absolute: 0.1 } }
const exact: NumberKey = { value: 0.3 }
const zero: NumberKey = { value: 0, tolerance: { relative: 0.01 }, unit: 'N' }
const warm: NumberKey = { value: 20, tolerance: { absolute: 0.5 }, unit: '°C' }
const cold: NumberKey = { value: -3, tolerance: { absolute: 0.2 }, unit: '°C' }
const part: NumberKey = { value: 25, tolerance: { absolute: 1 }, unit: '%' }
const angle: NumberKey = { value: 30, tolerance: { absolute: 0.5 }, unit: '°' }
const mended: NumberKey = {
  ...range,
  accepted: [{ value: 5.4, unit: 'km' }, { value: 6000 }, { value: 7, unit: 's' }],
}
const wide: NumberKey = { value: 5, tolerance: { absolute: 5 } }
const thousandths: NumberKey = { value: 3, tolerance: { absolute: 0.5 }, unit: 'mA' }

test.each<[typed: string, key: NumberKey, why: string]>([
  ['5550 m', range, ''],
  ['5.55 km', range, ''],
  ['5,55·10³ m', range, ''],
  ['5.55e3 m', range, ''],
  ['555000 cm', range, ''],
  ['5494.5 m', { ...range, figures: undefined }, ''],
  ['5605.5 m', { ...range, figures: undefined }, ''],
  ['5494.4 m', { ...range, figures: undefined }, 'value'],
  ['5605.6 m', { ...range, figures: undefined }, 'value'],
  ['5550', range, 'unit'],
  ['5550 s', range, 'unit'],
  ['7', range, 'unit value figures'],
  ['7.00 s', range, 'unit value'],
  ['5550 km', range, 'power-of-ten'],
  ['5.55 m', range, 'power-of-ten'],
  ['5.55 cm', range, 'power-of-ten'],
  ['-5550 m', range, 'sign'],
  ['-5.55 m', range, 'sign power-of-ten'],
  ['4440 m', range, 'value'],
  ['0 m', range, 'value'],
  ['5.6 km', range, 'figures'],
  ['5.550 km', range, 'figures'],
  ['5550. m', range, 'figures'],
  ['11100/2 m', range, ''],
  ['5.6 m', range, 'power-of-ten figures'],
  ['', range, 'value'],
  ['five', range, 'value'],
  ['5.5.5 m', range, 'value'],
  ['5550 foo', range, 'value'],
  ['5', plain, ''],
  ['5.1', plain, ''],
  ['4.9', plain, ''],
  ['5.11', plain, 'value'],
  ['5 m', plain, 'unit'],
  ['7 m', plain, 'unit value'],
  ['500 %', plain, ''],
  ['5 %', plain, 'unit'],
  ['8 %', plain, 'value'],
  ['-5', plain, 'sign'],
  ['50', plain, 'power-of-ten'],
  ['5e15', plain, 'power-of-ten'],
  ['5e16', plain, 'value'],
  ['0.3', exact, ''],
  ['3/10', exact, ''],
  ['0.30', exact, ''],
  ['3·10^-1', exact, ''],
  ['0.301', exact, 'value'],
  ['0 N', zero, ''],
  ['0.0 kN', zero, ''],
  ['0', zero, 'unit'],
  ['0.1 N', zero, 'value'],
  ['20 °C', warm, ''],
  ['293.15 K', warm, ''],
  ['68 °F', warm, ''],
  ['20 K', warm, 'value'],
  ['20', warm, 'unit'],
  ['-20 °C', warm, 'sign'],
  ['−3 °C', cold, ''],
  ['3 °C', cold, 'sign'],
  ['25 %', part, ''],
  ['0.25', part, ''],
  ['25', part, 'unit'],
  ['30°', angle, ''],
  ['0.5236 rad', angle, ''],
  ['30', angle, 'unit'],
  ['30 rad', angle, 'value'],
  ['5550 m', mended, ''],
  ['5.40 km', mended, ''],
  ['5400 m', mended, ''],
  ['6.00 km', mended, ''],
  ['7.00 s', mended, ''],
  ['5000 m', mended, 'value'],
  ['10', wide, ''],
  ['20', wide, 'value'],
  ['-5', wide, 'sign'],
  ['3.5 mA', thousandths, ''],
  ['0.0035 A', thousandths, ''],
  ['3600 µA', thousandths, 'value'],
  ['3 A', thousandths, 'power-of-ten'],
])('%s for %j is wrong in: "%s"', (number, key, why) => {
  expect(judgeNumber(key, { number })).toEqual({
    verdict: why ? 'wrong' : 'right',
    why: why ? why.split(' ') : [],
  })
})

test('the unit that was pressed and the language of the decimal sign count', () => {
  expect(judgeNumber(range, { number: '5550', unit: 'm' }).verdict).toBe('right')
  expect(judgeNumber(range, { number: '5550 km', unit: 'm' }).verdict).toBe('wrong')
  const thousand: NumberKey = { value: 1234 }
  expect(judgeNumber(thousand, { number: '1,234', decimal: '.' }).verdict).toBe('right')
  expect(judgeNumber(thousand, { number: '1,234', decimal: ',' }).why).toEqual(['power-of-ten'])
})

/** The same numbers in each run. */
function* randoms(seed: number) {
  let state = seed
  while (true) {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    yield state / 2 ** 32
  }
}

const SIGNS = [...'0123456789.,٫٬\' \u00a0-−+eExX×·*^()[]/{}°%³⁻¹½mskgNJKCΩµ٣५ =~\\"']

test('any text is judged without an error, and quickly', () => {
  const random = randoms(7)
  const next = () => random.next().value ?? 0
  for (let run = 0; run < 3000; run += 1) {
    const text = Array.from(
      { length: Math.floor(next() * 200) },
      () => SIGNS[Math.floor(next() * SIGNS.length)],
    )
    const { verdict } = judgeNumber(range, { number: text.join(''), unit: next() < 0.5 ? '' : 'm/s' })
    expect(['right', 'wrong']).toContain(verdict)
  }
})

test('the text of a key is always right', () => {
  const random = randoms(36)
  const next = () => random.next().value ?? 0
  const units = ['m', 'km/h', '°C', 'kW·h', 'J/(kg·K)', '%', undefined]
  for (let run = 0; run < 2000; run += 1) {
    const value = Number(((next() - 0.5) * 10 ** (next() * 40 - 20)).toPrecision(1 + Math.floor(next() * 12)))
    const unit = units[run % units.length]
    const key: NumberKey = { value, ...(unit && { unit }) }
    const number = `${value} ${unit ?? ''}`
    expect([number, judgeNumber(key, { number, decimal: '.' }).why]).toEqual([number, []])
  }
})
