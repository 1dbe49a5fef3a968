// SPEC 2 Quiz taking
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

/*
 * The words of a room change with the language, so they are read when they are drawn. A constant of a module that holds one would
 * go on in the language in which the module was loaded.
 */

interface Node {
  type: string
  start: number
  [part: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

const childrenOf = (node: Node): Node[] =>
  Object.entries(node).flatMap(([part, value]) =>
    (part === 'property' || part === 'key') && !node.computed ? [] : [value].flat().filter(isNode),
  )

/** Runs later; what a list is mapped by runs at once. */
const isLater = ({ type }: Node) => /Function|^Method|^TS(?!As|Satisfies)/.test(type)
const isMapped = ({ type, callee }: Node) =>
  type === 'CallExpression' &&
  isNode(callee) &&
  isNode(callee.property) &&
  /^(map|flatMap|from)$/.test(String(callee.property.name))

function* readAtOnce(node: Node, rooms: ReadonlySet<string>, mapped = false): Generator<Node> {
  if (node.type === 'ImportDeclaration' || (isLater(node) && !mapped)) return
  if (node.type === 'Identifier' && rooms.has(String(node.name))) yield node
  for (const child of childrenOf(node)) yield* readAtOnce(child, rooms, isMapped(node))
}

/** The names under which a module has imported rooms. */
function roomsOf(program: Node): ReadonlySet<string> {
  const imports = childrenOf(program).filter(
    ({ type, importKind, source }) =>
      type === 'ImportDeclaration' &&
      importKind !== 'type' &&
      isNode(source) &&
      /\/en\.ts$/.test(String(source.value)),
  )
  const names = imports.flatMap(childrenOf).map(({ local }) => (isNode(local) ? String(local.name) : ''))
  return new Set(names.filter(Boolean))
}

function capturedIn(file: string): string[] {
  const source = readFileSync(file, 'utf8')
  const program = parseSync(file, source).program as unknown as Node
  return [...readAtOnce(program, roomsOf(program))].map(
    ({ start }) => `${file}:${source.slice(0, start).split('\n').length}`,
  )
}

const files = ['src', 'embed', 'demo'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => /\.tsx?$/.test(file) && !/node_modules|\.d\.ts$/.test(file)),
)

test('no module keeps a text from the language in which it was loaded', () => {
  expect(files.flatMap(capturedIn)).toEqual([])
})
