import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { standIn } from '../../embed/natives-plugin.ts'

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
  ['an event', "export const value = new Event('a').type", 'a'],
])('%s is what it was', async (_, source, value) => {
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
  ['arrays that turn into texts', Array.prototype, 'toJSON', toText, 'JSON.stringify([[1]])', '[[1]]'],
])('%s changes nothing', async (_, type, name, stranger, expression, value) => {
  const read = (await run(`${ADD} export const value = () => ${expression}`)) as () => unknown
  expect(amongReplaced(type, name, stranger, read)).toEqual(value)
})
