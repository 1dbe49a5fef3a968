import { pick } from '../server/random.ts'
import type { Schema } from './operations.ts'

export type Random = () => number

export const oneOf = <Item>(random: Random, items: readonly [Item, ...Item[]]): Item =>
  items[pick(random, 0, items.length)] ?? items[0]

/** Stands in a value for JSON that no value of JavaScript becomes; `toJson` puts it there. */
const rawly = (text: string) => `⟦${text}⟧`

export const toJson = (value: unknown): string =>
  (JSON.stringify(value) ?? 'null').replaceAll(/"⟦([^⟧]*)⟧"/g, (_, text: string) => text)

const nested = (depth: number) => rawly('['.repeat(depth) + ']'.repeat(depth))

const ODD_DATES = [
  '0000-06-15',
  '0001-01-01',
  '9999-12-31',
  '10000-01-01',
  '-000001-01-01',
  '2026-02-30',
  '2024-02-29',
  '2026-3-4',
  '2026-03-04T10:00:00',
  '2026-03-04T10:00:00.000Z',
  '0000-06-15T00:00:00Z',
  '9999-12-31T23:59:59Z',
  '+275760-09-13T00:00:00.000Z',
  '-271821-04-20T00:00:00.000Z',
  '2026-03-04T24:00:00Z',
  '2026-03-04T10:00:00+23:59',
  '2026-03-04T10:00:00+99:99',
  'infinity',
  'now',
  '',
] as const

export const ODD_TEXTS = [
  ...ODD_DATES,
  ' ',
  '\t\n',
  'NaN',
  'null',
  'undefined',
  '0x10',
  '1e9',
  '-1',
  '0',
  '00',
  '1.5',
  '99999999999999999999',
  '999999999',
  '\0',
  'a\0b',
  '\ud800',
  'a\udfffb\ud800',
  '\u202egnp.exe',
  '\ufeff',
  '😀'.repeat(60),
  'é'.repeat(400),
  'x'.repeat(5000),
  "'; drop table users; --",
  '%',
  '\\',
  '_'.repeat(200),
  '../../etc/passwd',
  '$1',
  '[object Object]',
  '__proto__',
  'constructor',
  '<script>alert(1)</script>',
  '00000000-0000-0000-0000-000000000000',
  '{00000000-0000-4000-8000-000000000000}',
  'https://localhost/a.png',
  'http://[::1]/',
  'javascript:alert(1)',
  'https://user:secret@example.org:99999/',
] as const

const ODD_VALUES = [
  ...ODD_TEXTS,
  null,
  true,
  false,
  0,
  -1,
  1.5,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  1e21,
  1.7e308,
  rawly('-0'),
  rawly('1e999'),
  rawly('-1e999'),
  rawly('1e-400'),
  rawly('9'.repeat(400)),
  rawly('{"__proto__":{"isAdmin":true}}'),
  rawly('{"a":1,"a":2}'),
  nested(2000),
  [],
  [null],
  [[]],
  {},
  { length: 1 },
  { toString: 1, valueOf: null },
  Array(1001).fill(0),
] as const

/** Valid in some state of the school, by the name of a field. */
export type Known = (name: string, random: Random) => unknown

/** How the values are made: each is odd with the chance `odd`, and else what is known by that name or fits the schema. */
export interface Making {
  random: Random
  odd: number
  known: Known
}

const LONGEST = 20_001

function textOf({ minLength = 0, maxLength = 40 }: Schema, random: Random): string {
  const lengths = [minLength, minLength + 3, minLength + 10, Math.min(maxLength, LONGEST)] as const
  return 'abc é😀'.repeat(LONGEST / 6).slice(0, oneOf(random, lengths))
}

const numberOf = ({ minimum = 0, maximum = minimum + 10 }: Schema, random: Random) =>
  oneOf(random, [minimum, maximum, minimum + 1, pick(random, minimum, Math.min(maximum, minimum + 100) + 1)])

function listOf(schema: Schema, making: Making): unknown[] {
  const { items = {}, minItems = 0, maxItems = minItems + 4 } = schema
  const length = pick(making.random, minItems, Math.min(maxItems, minItems + 4) + 1)
  return Array.from({ length }, () => makeValue(items, making))
}

function objectOf({ properties = {}, required = [] }: Schema, making: Making): object {
  const { random, odd } = making
  const kept = Object.entries(properties).filter(
    ([name]) => random() > odd / 2 && (required.includes(name) || random() < 0.4),
  )
  const extra = random() < odd ? { isAdmin: true, _id: 'mine', userId: 'mine' } : {}
  return Object.fromEntries([
    ...Object.entries(extra),
    ...kept.map(([name, schema]) => [name, makeValue(schema, making, name)]),
  ])
}

const SCALARS: Readonly<Record<string, (schema: Schema, random: Random) => unknown>> = {
  string: textOf,
  number: numberOf,
  integer: numberOf,
  boolean: (_, random) => random() < 0.5,
  null: () => null,
}

function fitting(schema: Schema, making: Making): unknown {
  const { random } = making
  const [one, ...others] = schema.anyOf ?? []
  if (one) return makeValue(oneOf(random, [one, ...others]), making)
  const [choice, ...choices] = schema.enum ?? []
  if (choice !== undefined) return oneOf(random, [choice, ...choices])
  if (schema.const !== undefined) return schema.const
  if (schema.type === 'array') return listOf(schema, making)
  if (schema.type === 'object') return objectOf(schema, making)
  return SCALARS[schema.type ?? 'string']?.(schema, random)
}

/** A value for that schema, or an odd one. */
export function makeValue(schema: Schema, making: Making, name = ''): unknown {
  const { random, odd, known } = making
  if (random() < odd) return oneOf(random, ODD_VALUES)
  return known(name, random) ?? fitting(schema, making)
}
