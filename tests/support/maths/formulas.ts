import { pick, seededRandom } from '../server/random.ts'

const NAMES = [
  'x',
  'y',
  'n',
  'a',
  'b',
  'v_0',
  'x_1',
  'F_N',
  'R',
  'm',
  't',
  '\\alpha',
  '\\theta',
  'E_k',
  'pi',
  'theta',
  'ab',
  'xy',
]
const NUMBERS = ['2', '3', '10', '0.5', '17', '9.81', '1{,}5', '100']
const UNITS = [
  'm/s',
  'kg',
  'kg m/s',
  'm/s^2',
  'cm',
  'N m',
  'km/h',
  'J',
  '°C',
  'V',
  'mol/L',
  '\\,\\mathrm{m}',
  '\\text{ kg}',
]
const PLAIN_FUNCTIONS = ['sin', 'cos', 'tan', 'log', 'ln', 'exp', 'max', 'sqrt']

type Make = (random: () => number) => string
const any =
  (values: readonly string[]): Make =>
  (random) =>
    values[pick(random, 0, values.length)] ?? ''
const name = any(NAMES)
const number = any(NUMBERS)
const unit = any(UNITS)
const plain = any(PLAIN_FUNCTIONS)
const term: Make = (random) => (random() < 0.5 ? name(random) : `${number(random)}${name(random)}`)
const operator = any([' + ', ' - ', '+', '-', ' \\cdot ', ' \\times ', ' / ', '/', ' * ', ' x '])
const relation = any([' = ', '=', ' < ', ' > ', ' \\le ', ' \\geq ', ' \\neq ', ' \\approx '])

/** As teachers write them: with commands, without, and half of each. */
const SHAPES: readonly Make[] = [
  name,
  number,
  term,
  (r) => `${term(r)}${operator(r)}${number(r)}`,
  (r) => `${number(r)}${operator(r)}${number(r)}`,
  (r) => `${term(r)}${operator(r)}${term(r)}${operator(r)}${number(r)}`,
  (r) => `${number(r)} ${unit(r)}`,
  (r) => `${number(r)} ${name(r)} ${name(r)}`,
  (r) => `${term(r)}${relation(r)}${number(r)}`,
  (r) => `${name(r)} = ${number(r)} ${unit(r)}`,
  (r) => `\\frac{${term(r)}}{${number(r)}}`,
  (r) => `\\sqrt{${term(r)} + ${number(r)}}`,
  (r) => `${name(r)}^${any(['2', '3', '{10}', 'n'])(r)}`,
  (r) => `${number(r)} \\times 10^{${number(r)}}`,
  (r) => `${number(r)} mod ${number(r)}`,
  (r) => `${number(r)} div ${number(r)}`,
  (r) => `${plain(r)} ${number(r)}`,
  (r) => `${number(r)} ${plain(r)} ${number(r)}`,
  (r) => `${number(r)} ${plain(r)}(${name(r)})`,
  (r) => `gcd(${number(r)}, ${number(r)})`,
  (r) => `f(${number(r)})`,
  (r) => `(${number(r)}, ${number(r)})`,
  (r) => `(${number(r)}; ${number(r)}; ${number(r)})`,
  (r) => `${number(r)}, ${number(r)}, ${number(r)}`,
  (r) => `[${number(r)}, ${number(r)})`,
  (r) => `]${number(r)}; ${number(r)}[`,
  (r) => `\\{${number(r)}, ${number(r)}\\}`,
  (r) => `${name(r)} \\in \\mathbb{R}`,
  (r) => `\\int_0^1 ${term(r)} dx`,
  (r) => `${number(r)} dx + ${number(r)}`,
  (r) => `\\text{if $${name(r)}>${number(r)}$ then}`,
  (r) => `${name(r)}=${number(r)} \\text{ where $${name(r)}>${number(r)}$}`,
  (r) => `\\begin{cases} ${term(r)} & \\text{if $${name(r)} > 0$} \\\\ 0 & \\text{else} \\end{cases}`,
  (r) => `${number(r)} : ${number(r)}`,
  (r) => `${number(r)} | ${number(r)}`,
  (r) => `-${number(r)}`,
  (r) => `+${number(r)}`,
  (r) => `/${number(r)}`,
  (r) => `${number(r)} %`,
  (r) => `${number(r)}!`,
  () => '\\ce{H2SO4}',
  (r) => `\\pu{${number(r)} m/s}`,
  (r) => `${number(r)} C ${number(r)}`,
  (r) => `x ${any(['or', 'and'])(r)} y`,
  () => 'speed of light',
  () => '\\vec{F} = m\\vec{a}',
  () => '.5',
  () => '5.',
]

/** Sources of formulas, without their dollars. */
export function formulaSources(count: number, seed = 5): string[] {
  const random = seededRandom(seed)
  return Array.from({ length: count }, (_, index) => SHAPES[index % SHAPES.length]?.(random) ?? '')
}

/** What stands before and after a formula. */
export const CONTEXTS: readonly (readonly [before: string, after: string])[] = [
  ['', ''],
  ['What is ', '?'],
  ['the ', 'th term'],
  ['If ', ', then:'],
  ['(', ')'],
  ['2 · ', ' is'],
  ['Question 5: ', '.'],
  ['in 3 ', '-dimensional space'],
  ['कोण ', ' क्या है?'],
  ['设', '，则'],
]
