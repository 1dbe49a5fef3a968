import { expect, test } from 'vitest'
import { isUnit, readUnit, UNIT_LIST, unitsLike } from '../../../../src/domain/kinds/number/units.ts'

test.each([
  ['m', 'm', 1],
  ['km', 'km', 1000],
  ['Km', 'km', 1000],
  ['µm', 'µm', 1e-6],
  ['μm', 'µm', 1e-6],
  ['um', 'µm', 1e-6],
  ['mm', 'mm', 1e-3],
  ['Mm', 'Mm', 1e6],
  ['mW', 'mW', 1e-3],
  ['MW', 'MW', 1e6],
  ['kg', 'kg', 1],
  ['g', 'g', 1e-3],
  ['t', 't', 1000],
  ['min', 'min', 60],
  ['h', 'h', 3600],
  ['d', 'd', 86_400],
  ['a', 'a', 31_556_926],
  ['m/s^2', 'm/s²', 1],
  ['m/s**2', 'm/s²', 1],
  ['m/s2', 'm/s²', 1],
  ['m/s/s', 'm/s²', 1],
  ['m s^-2', 'm·s⁻²', 1],
  ['m·s^{-2}', 'm·s⁻²', 1],
  ['ms⁻¹', 'm·s⁻¹', 1],
  ['ms-2', 'm·s⁻²', 1],
  ['ms', 'ms', 1e-3],
  ['km/h', 'km/h', 1 / 3.6],
  ['kmh', 'km/h', 1 / 3.6],
  ['N', 'N', 1],
  ['Newtons', 'N', 1],
  ['Nm', 'N·m', 1],
  ['N-m', 'N·m', 1],
  ['N.m', 'N·m', 1],
  ['N m', 'N·m', 1],
  ['kWh', 'kW·h', 3.6e6],
  ['kW·h', 'kW·h', 3.6e6],
  ['mAh', 'mA·h', 3.6],
  ['J/kg*K', 'J/(kg·K)', 1],
  ['J/(kg K)', 'J/(kg·K)', 1],
  ['J/kg/K', 'J/(kg·K)', 1],
  ['kJ/kgK', 'kJ/(kg·K)', 1000],
  ['Jkg⁻¹K⁻¹', 'J·kg⁻¹·K⁻¹', 1],
  ['kgms-2', 'kg·m·s⁻²', 1],
  ['kgm-3', 'kg·m⁻³', 1],
  ['g/cm³', 'g/cm³', 1000],
  ['(m/s)²', 'm²/s²', 1],
  ['J/(kg)·K', 'J·K/kg', 1],
  ['1/s', '1/s', 1],
  ['m³', 'm³', 1],
  ['cc', 'cm³', 1e-6],
  ['l', 'L', 1e-3],
  ['ml', 'mL', 1e-6],
  ['Ω', 'Ω', 1],
  ['\u2126', 'Ω', 1],
  ['kOhm', 'kΩ', 1000],
  ['°C', '°C', 1],
  ['℃', '°C', 1],
  ['° C', '°C', 1],
  ['degrees Celsius', '°C', 1],
  ['K', 'K', 1],
  ['lx', 'lx', 1],
  ['dpt', 'dpt', 1],
  ['eV', 'eV', 1.602176634e-19],
  ['u', 'u', 1.660538921e-27],
  ['atm', 'atm', 101_325],
  ['mmHg', 'mmHg', 133.322368],
  ['%', '%', 0.01],
  ['rad/s', 'rad/s', 1],
  ['Stunden', 'h', 3600],
  ['Kilometer', 'km', 1000],
  ['metres per second', 'm/s', 1],
  ['kilómetros', 'km', 1000],
  ['julios', 'J', 1],
  ['किलोमीटर', 'km', 1000],
  ['न्यूटन', 'N', 1],
  ['كم/س', 'km/h', 1 / 3.6],
  ['م/ث²', 'm/s²', 1],
  ['كيلوغرام', 'kg', 1],
])('%s is the unit %s', (written, text, factor) => {
  const unit = readUnit(written)
  expect(unit?.text).toBe(text)
  expect((unit?.factor ?? 0) / factor).toBeCloseTo(1, 12)
})

test.each(['', ' ', 'foo', 'm//s', 'm(', 'm)', '()', '/', '1', 'm/', 'm^', 'm^12', '5 m', 'toString', '€'])(
  '"%s" is no unit',
  (written) => {
    expect(isUnit(written)).toBe(false)
  },
)

test.each([
  ['J', 'N·m', true],
  ['kW·h', 'J', true],
  ['N/kg', 'm/s²', true],
  ['V/m', 'N/C', true],
  ['°C', 'K', true],
  ['rad', '%', true],
  ['Pa', 'N/m²', true],
  ['Ω', 'V/A', true],
  ['T', 'Wb/m²', true],
  ['F', 'C/V', true],
  ['H', 'Ω·s', true],
  ['lx', 'lm/m²', true],
  ['m', 's', false],
  ['m²', 'm', false],
  ['J', 'W', false],
  ['N', 'kg', false],
  ['K', 'C', false],
])('%s and %s are of one quantity: %s', (one, other, same) => {
  expect(readUnit(one)?.quantity === readUnit(other)?.quantity).toBe(same)
})

test.each([
  ['m', 'm km cm'],
  ['N', 'N kN mN'],
  ['J', 'J kJ MJ'],
  ['Ω', 'Ω kΩ MΩ'],
  ['°C', '°C K'],
  ['eV', 'eV keV J'],
  ['kN', 'kN mN N'],
  ['m s^-2', 'm·s⁻² m/s² cm/s²'],
  ['W/(m²·K)', 'W/(m²·K)'],
  ['nonsense', 'nonsense'],
])('beside %s, one press enters %s', (unit, pressed) => {
  expect(unitsLike(unit).join(' ')).toBe(pressed)
})

test('each unit of the list is shown as it is read, and those of one quantity can be converted', () => {
  for (const { quantity, units } of UNIT_LIST) {
    expect([quantity, ...units.map((unit) => readUnit(unit)?.text)]).toEqual([quantity, ...units])
    if (quantity !== 'heatCapacity')
      expect(new Set(units.map((unit) => readUnit(unit)?.quantity)).size).toBe(1)
  }
})
