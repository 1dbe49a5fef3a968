import type { Plugin } from 'vite'

/*
 * Keeps polluted host pages from breaking React and us.
 *
 * Why: old libraries overwrite built-in functions. prototype.js and MooTools bring an `Array.from` that does not map, a
 * `bind` with other arguments, an `Event` that is no event and arrays whose `toJSON` returns a string. By the time our
 * scripts run the originals are gone, and React and its packages call them by name. prototype.js also has `entries` of arrays
 * answer the array itself, MooTools More has `Date.parse` answer objects, Sugar's `replaceAll` takes a text for each place, pages
 * bring a `trim` of their own, and some give members to every object, which `for (… in …)` then lists. What these libraries and
 * es5-shim, es6-shim, core-js and Datejs replace besides does what it did.
 *
 * What: while building, this is redirected, in our code and in all packages alike:
 *   x.bind(…)            → $bind(x, …)
 *   Array.from(…)        → $arrayFrom(…)
 *   JSON.stringify(…)    → $stringify(…)
 *   x.entries()          → $entries(x)
 *   Date.parse(…)        → $parseDate(…)
 *   x.trim()             → $trim(x)
 *   x.replaceAll(…)      → $replaceAll(x, …)
 *   for (key in x)       → for (key of $ownKeys(x))
 *   new Event(…)         → new CustomEvent(…)
 * The replacements below use only what those libraries leave alone. Each module gets a copy of those it calls; the
 * minifier shortens them. Development and unit tests run the code as written.
 *
 * How tested: tests/embed/natives-plugin.test.ts runs rewritten snippets with and without polluted built-ins;
 * tests/browser/embedding/hosts.story.ts walks the built elements through pages with the real libraries.
 *
 * No source map is returned, since the embedded build has none.
 */

/** By the name they have in the built code. */
const STAND_INS = {
  $bind: `function $bind(call, self) {
    const first = Array.prototype.slice.call(arguments, 2)
    return function () {
      return Reflect.apply(call, self, first.concat(Array.prototype.slice.call(arguments)))
    }
  }`,
  $arrayFrom: `function $arrayFrom(source, map) {
    const list = [...(source[Symbol.iterator] ? source : Array.prototype.slice.call(source))]
    return map ? list.map((value, index) => map(value, index)) : list
  }`,
  $stringify: `function $stringify(value, replacer, space) {
    const keepArrays = function (key, changed) {
      return Array.isArray(this[key]) ? this[key] : changed
    }
    return JSON.stringify(value, replacer || keepArrays, space)
  }`,
  $parseDate: `function $parseDate(text) {
    return new Date(text).getTime()
  }`,
  $ownKeys: `function $ownKeys(value) {
    return value == null ? [] : Object.keys(value)
  }`,
  $entries: `function $entries(pairs) {
    return Array.isArray(pairs) ? pairs.map((value, index) => [index, value])[Symbol.iterator]() : pairs.entries()
  }`,
  // Without a pattern for the end, which would try each run of blanks from each of its letters.
  $trim: `function $trim(text) {
    if (typeof text !== 'string') return text.trim()
    let end = text.length
    while (/\\s/.test(text.charAt(end - 1))) end--
    return text.slice(0, end).replace(/^\\s+/, '')
  }`,
  $replaceAll: `function $replaceAll(text, search, by) {
    return text.replace(search instanceof RegExp ? search : new RegExp(search.replace(/[^\\w\\s]/g, '\\\\$&'), 'g'), by)
  }`,
}

/** The fields of an ESTree node that are read here. */
interface SyntaxNode {
  type: string
  start: number
  end: number
  name?: string
  callee?: SyntaxNode
  object?: SyntaxNode
  property?: SyntaxNode
  local?: SyntaxNode
  arguments?: SyntaxNode[]
  computed?: boolean
  optional?: boolean
  left?: SyntaxNode
  right?: SyntaxNode
  body?: SyntaxNode
}

interface Edit {
  start: number
  end: number
  text: string
}

const isNode = (value: object): value is SyntaxNode => 'type' in value && 'start' in value && 'end' in value

function* nodesIn(tree: object): Generator<SyntaxNode> {
  if (isNode(tree)) yield tree
  for (const inner of Object.values(tree)) if (typeof inner === 'object' && inner) yield* nodesIn(inner)
}

const DIRECT: Record<string, string> = {
  'Array.from': '$arrayFrom',
  'Date.parse': '$parseDate',
  'JSON.stringify': '$stringify',
}

/** Whether `x` of `x?.a.b()` may be missing: then `b` is not called. */
const mayEndEarly = (node: SyntaxNode | undefined): boolean =>
  node !== undefined && (node.optional || mayEndEarly(node.object ?? node.callee))

/** Whether a call by that name is meant: `Object.entries(x)` is another function. A chain that may end early stays as it is. */
const METHODS: Record<string, (callee: SyntaxNode, given: readonly SyntaxNode[]) => boolean> = {
  bind: () => true,
  entries: (_, given) => given.length === 0,
  trim: (callee, given) => given.length === 0 && !mayEndEarly(callee),
  replaceAll: (callee) => !mayEndEarly(callee),
}

/** The edits for one loop; none for any other node. What is listed may stand in brackets, or after a comma. */
function editLoop(code: string, { type, left, right, body }: SyntaxNode): Edit[] {
  if (type !== 'ForInStatement' || !left || !right || !body) return []
  const start = left.end + code.slice(left.end, right.start).indexOf('in')
  const end = right.end + code.slice(right.end, body.start).lastIndexOf(')')
  return [
    { start, end: start + 'in'.length, text: 'of $ownKeys((' },
    { start: end, end, text: '))' },
  ]
}

/** The edits for one node; none for any other call. All of a package would stay where its namespace were handed on. */
function editCall(
  code: string,
  namespaces: ReadonlySet<string | undefined>,
  { type, callee, arguments: given = [] }: SyntaxNode,
): Edit[] {
  if (!callee) return []
  const { start, end, object, property } = callee
  if (type === 'NewExpression') return callee.name === 'Event' ? [{ start, end, text: 'CustomEvent' }] : []
  if (type !== 'CallExpression' || !object || !property || callee.computed || callee.optional) return []
  const direct = DIRECT[`${object.name}.${property.name}`]
  if (direct) return [{ start, end, text: direct }]
  const { name = '' } = property
  if (!Object.hasOwn(METHODS, name) || !METHODS[name]?.(callee, given)) return []
  if (object.type === 'Identifier' && namespaces.has(object.name)) return []
  // `x.bind(` becomes `$bind(x, `: the dot, the name and the parenthesis turn into a comma. `x.entries(` has nothing to part.
  const dot = code.lastIndexOf('.', property.start)
  return [
    { start, end: start, text: `$${name}(` },
    { start: dot, end: code.indexOf('(', property.end) + 1, text: given.length > 0 ? ', ' : '' },
  ]
}

const apply = (code: string, { start, end, text }: Edit) => code.slice(0, start) + text + code.slice(end)

/** Redirects the calls in a module; `tree` is its ESTree. Returns the code with the helpers it needs appended. */
export function standIn(code: string, tree: object): string {
  const nodes = [...nodesIn(tree)]
  const imports = nodes.filter(({ type }) => type === 'ImportNamespaceSpecifier')
  const namespaces = new Set(imports.map(({ local }) => local?.name))
  const edits = nodes.flatMap((node) => [...editCall(code, namespaces, node), ...editLoop(code, node)])
  // Last edit first, so that earlier offsets stay valid; of two at one offset the longer one first, then the inner one.
  const edited = edits
    .toReversed()
    .toSorted((one, other) => other.start - one.start || other.end - one.end)
    .reduce(apply, code)
  const used = Object.entries(STAND_INS).filter(([name]) => edits.some(({ text }) => text.includes(name)))
  return [edited, ...used.map(([, helper]) => helper)].join('\n')
}

/** The Vite plugin; only for builds, after all other transforms. */
export const ownNatives = (): Plugin => ({
  name: 'own-natives',
  apply: 'build',
  enforce: 'post',
  transform(code) {
    if (
      !/\.bind\(|\.trim\(|\.replaceAll\(|Array\.from\(|JSON\.stringify\(|\.entries\(|new Event\(|Date\.parse\(|for ?\([^;]* in /.test(
        code,
      )
    )
      return
    return { code: standIn(code, this.parse(code)), map: null }
  },
})
