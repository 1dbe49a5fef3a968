import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

/*
 * A page translator puts elements in the place of texts. React changes a text that is all an element has by the element, and any
 * other in place, where it no longer is: so a text beside other nodes has an element of its own.
 */

interface Node {
  type: string
  start: number
  end: number
  [part: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

function* partsOf(node: Node): Generator<Node> {
  for (const value of Object.values(node))
    for (const part of Array.isArray(value) ? value : [value]) if (isNode(part)) yield part
}

/** Names of messages, and of what is made of them, in one file. */
function wordsOf(program: Node): Set<string> {
  const names = new Set<string>()
  const visit = (node: Node) => {
    if (node.type === 'ImportDeclaration') {
      const { source, specifiers } = node as unknown as { source: { value: string }; specifiers: unknown[] }
      if (/\/messages\//.test(source.value))
        for (const one of specifiers) if (isNode(one) && isNode(one.local)) names.add(String(one.local.name))
    }
    if (node.type === 'VariableDeclarator' && isNode(node.id) && node.id.type === 'Identifier')
      if (isNode(node.init) && [...ends(node.init)].some((end) => isText(end, names)))
        names.add(String(node.id.name))
    for (const part of partsOf(node)) visit(part)
  }
  visit(program)
  return names
}

/** What an expression can come to. */
function* ends(node: unknown): Generator<Node> {
  if (!isNode(node)) return
  if (node.type === 'ConditionalExpression') yield* [...ends(node.consequent), ...ends(node.alternate)]
  else if (node.type === 'LogicalExpression')
    yield* [...(node.operator === '&&' ? [] : ends(node.left)), ...ends(node.right)]
  else yield node
}

function rootOf(node: Node): Node {
  const inner = node.type === 'CallExpression' ? node.callee : node.type === 'MemberExpression' && node.object
  return isNode(inner) ? rootOf(inner) : node
}

const isListOf = ({ callee }: Node) =>
  isNode(callee) && isNode(callee.property) && callee.property.name === 'map'

const isText = (node: Node, words: Set<string>) =>
  node.type === 'TemplateLiteral' ||
  node.type === 'BinaryExpression' ||
  (node.type === 'Literal' && typeof node.value === 'string' && node.value.trim() !== '') ||
  (!isListOf(node) && rootOf(node).type === 'Identifier' && words.has(String(rootOf(node).name)))

const isShown = (child: Node) =>
  !(child.type === 'JSXText' && /^\s*\n\s*$/.test(String(child.value))) &&
  !(isNode(child.expression) && child.expression.type === 'JSXEmptyExpression')

/** As 'line: text'. */
function textsBesideOthers(source: string, file: string): string[] {
  const program = parseSync(file, source).program as unknown as Node
  const words = wordsOf(program)
  const found: string[] = []
  const visit = (node: Node) => {
    const children = Array.isArray(node.children) ? node.children.filter(isNode).filter(isShown) : []
    if (children.length > 1)
      for (const child of children)
        if (child.type === 'JSXExpressionContainer')
          for (const end of ends(child.expression))
            if (isText(end, words))
              found.push(
                `${source.slice(0, end.start).split('\n').length}: ${source.slice(end.start, end.end)}`,
              )
    for (const part of partsOf(node)) visit(part)
  }
  visit(program)
  return found
}

test.each([
  ['two texts', '<p>{home.a} {home.b()}</p>', 2],
  ['a text that comes and goes', '<p><i />{late && home.a}</p>', 1],
  ['a text in a fragment', '<><br />{home.a + 1}</>', 1],
  ['a text made before', 'const a = home.a(1); <p><i />{a}</p>', 1],
  ['a text of an element', '<p><i /><span>{home.a}</span></p>', 0],
  ['a text that is alone', '<p>{late ? home.a : home.b}</p>', 0],
  ['elements', '<p>{late && <i />}{home.list.map(draw)}</p>', 0],
])('the test would find, or allow, %s beside others', (_, drawn, count) => {
  const source = `import { home } from '../messages/home/en.ts'\nexport const shown = () => { ${drawn} }`
  expect(textsBesideOthers(source, 'shown.tsx')).toHaveLength(count)
})

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => join('src', file))
  .filter((file) => file.endsWith('.tsx'))

test('no screen shows a text beside other nodes without an element of its own', () => {
  const found = files.flatMap((file) =>
    textsBesideOthers(readFileSync(file, 'utf8'), file).map((text) => `${file}:${text}`),
  )
  expect(found).toEqual([])
})
