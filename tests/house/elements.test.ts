import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

/*
 * No element (JSX) stands at the top level of a module. What is built runs on preact, whose elements know their parent: one that
 * is made once and shown in many places keeps the trees of all of them alive.
 */

const isFunction = (type: string) => /Function/.test(type) || type === 'ClassBody'

function* elementsOutsideFunctions(node: unknown): Generator<number> {
  if (typeof node !== 'object' || node === null) return
  const { type, start } = node as { type?: string; start?: number }
  if (type && isFunction(type)) return
  if (type === 'JSXElement' || type === 'JSXFragment') yield start ?? 0
  else for (const part of Object.values(node)) yield* elementsOutsideFunctions(part)
}

const linesOf = (file: string, text: string) =>
  [...elementsOutsideFunctions(parseSync(file, text).program)].map(
    (at) => `${file}:${text.slice(0, at).split('\n').length}`,
  )

const sources = ['src', 'embed'].flatMap((floor) =>
  readdirSync(floor, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => join(floor, file)),
)

test('every element is made by the function that shows it', () => {
  expect(sources.length).toBeGreaterThan(100)
  expect(sources.flatMap((file) => linesOf(file, readFileSync(file, 'utf8')))).toEqual([])
})

test.each([
  'const LOADING = <p>Loading</p>',
  'export const ICONS = { info: <Icon name="info" /> }',
  'const list = [1, <></>]',
])('one that is made once would be found: %s', (line) => {
  expect(linesOf('planted.tsx', line)).toEqual(['planted.tsx:1'])
})
