import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { standIn } from '../../embed/build/natives-plugin.ts'

/** What a module exports that was written like this before it was built. */
async function run(source: string): Promise<unknown> {
  const built = standIn(source, parseAst(source))
  const { value } = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(built)}`)
  return value
}

const ADD = 'function add(one, other) { return [this, one, other].join() }'

test.each([
  [
    'a function that is bound to the first arguments',
    `${ADD} export const value = add.bind('a', 1)(2)`,
    'a,1,2',
  ],
  ['one in brackets', "export const value = ((one, other) => one + other).bind(null, 'a')('b')", 'ab'],
  ['one that is bound twice', `${ADD} export const value = add.bind('a', 1).bind('b', 2)()`, 'a,1,2'],
  ['one that is bound to nothing', "export const value = (() => 'a').bind()()", 'a'],
  ['a method', "const list = ['a']; export const value = list.join.bind(list, '-')()", 'a'],
  ['a list of so many', 'export const value = Array.from({ length: 3 }, (_, index) => index)', [0, 1, 2]],
  ['a list of a set', 'export const value = Array.from(new Set([1, 2, 1]), (one) => one * 2)', [2, 4]],
  ['an array inside another', 'export const value = JSON.stringify({ a: [[1], 2] })', '{"a":[[1],2]}'],
  ['an array with indents', 'export const value = JSON.stringify([1], null, 1)', '[\n 1\n]'],
  ['what is in an array', "export const value = [...['a', 'b'].entries()].join()", '0,a,1,b'],
  ['what is in a map', "export const value = [...new Map([['a', 1]]).entries()]", [['a', 1]]],
  ['what is in an object', 'export const value = Object.entries({ a: 1 })', [['a', 1]]],
  [
    'what is listed of an object',
    'const keys = []; for (const key in { a: 1, b: 2 }) keys.push(key); export const value = keys',
    ['a', 'b'],
  ],
  [
    'what is listed after a step',
    'const keys = []; let one; for (const key in one = 1, { a: one }) keys.push(key, one); export const value = keys',
    ['a', 1],
  ],
  [
    'what is listed of nothing',
    'const keys = []; let key; for (key in undefined) keys.push(key); export const value = keys',
    [],
  ],
  [
    'a listing inside another',
    'let sum = 0; for (var one in { a: 1 }) for (const two in [1]) sum += one + two; export const value = sum',
    '0a0',
  ],
  ['a trimmed text', "export const value = '\\ufeff \\u00a0a b\\u2003\\n'.trim()", 'a b'],
  ['a trimmed text of blanks', "export const value = ' \\n '.trim()", ''],
  ['what something else calls trim', 'export const value = ({ trim: () => 7 }).trim()', 7],
  [
    'a trimmed text that may be missing',
    'let a; export const value = [a?.trim(), a?.b.trim().length]',
    [undefined, undefined],
  ],
  ['a text with a sign replaced', "export const value = 'a.b.c'.replaceAll('.', '[$&]')", 'a[.]b[.]c'],
  [
    'a text with a pattern replaced',
    "export const value = 'a1b2'.replaceAll(/\\d/g, (digit) => digit * 2)",
    'a2b4',
  ],
  [
    'one step after another',
    "export const value = ' a_b '.trim().replaceAll('_', '-').trim().replaceAll('-', ' ').trim()",
    'a b',
  ],
  [
    'a step after a text',
    "export const value = JSON.stringify([' a ']).trim().replaceAll('\"', '')",
    '[ a ]',
  ],
  ['a time', "export const value = Date.parse('2026-03-01T10:00:00Z')", 1772359200000],
  ['a time that is none', "export const value = Date.parse('soon')", Number.NaN],
  ['an event', "export const value = new Event('a').type", 'a'],
])('compiled code keeps its result: %s', async (_, source, value) => {
  expect(await run(source)).toEqual(value)
})

/** As old libraries put a function of their own there, for as long as the callback runs. */
function amongReplaced(
  type: object,
  name: string,
  stranger: () => unknown,
  callback: () => unknown,
): unknown {
  const before = Object.getOwnPropertyDescriptor(type, name)
  Object.defineProperty(type, name, { configurable: true, writable: true, value: stranger })
  try {
    return callback()
  } finally {
    if (before) Object.defineProperty(type, name, before)
    else Reflect.deleteProperty(type, name)
  }
}

const toNothing = () => () => 'lost'
const toText = () => 'lost'

test.each([
  ['a bind that does something else', Function.prototype, 'bind', toNothing, `add.bind('a', 1)(2)`, 'a,1,2'],
  ['an Array.from that does not map', Array, 'from', toText, 'Array.from({ length: 2 }, () => 7)', [7, 7]],
  ['entries that are no pairs', Array.prototype, 'entries', toText, '[...[7].entries()]', [[0, 7]]],
  ['a Date.parse that answers objects', Date, 'parse', toText, "Date.parse('1970-01-01T00:00:01Z')", 1000],
  ['a trim that does nothing', String.prototype, 'trim', toText, "' a '.trim()", 'a'],
  // As Sugar has it: each text replaces one.
  [
    'a replaceAll with other arguments',
    String.prototype,
    'replaceAll',
    toText,
    "'a-b-c'.replaceAll('-', '+')",
    'a+b+c',
  ],
  ['arrays that turn into texts', Array.prototype, 'toJSON', toText, 'JSON.stringify([[1]])', '[[1]]'],
])('a page that replaces natives has no effect on %s', async (_, type, name, stranger, expression, value) => {
  const read = (await run(`${ADD} export const value = () => ${expression}`)) as () => unknown
  expect(amongReplaced(type, name, stranger, read)).toEqual(value)
})

test('a package imported as a whole is not changed, so its unused parts can be dropped', () => {
  const source = "import * as v from 'valibot'\nexport const Name = v.pipe(v.string(), v.trim())"
  expect(standIn(source, parseAst(source))).toBe(source)
})

test('a long run of blanks in a text is trimmed in hardly any time', async () => {
  const trim = (await run('export const value = (text) => text.trim()')) as (text: string) => string
  const text = `a${' '.repeat(300_000)}b`
  const before = performance.now()
  expect(trim(text)).toBe(text)
  expect(performance.now() - before).toBeLessThan(5000)
})

test('a property that a page adds to every object is not listed', async () => {
  const list = (await run(
    'export const value = (one) => { const keys = []; for (const key in one) keys.push(key); return keys }',
  )) as (one: object) => string[]
  Object.defineProperty(Object.prototype, 'extra', { value: 'x', enumerable: true, configurable: true })
  const listed = list({ a: 1 })
  Reflect.deleteProperty(Object.prototype, 'extra')
  expect(listed).toEqual(['a'])
})
