import type { Plugin } from 'vite'

/**
 * Old libraries on host pages put functions of their own in the place of built-in ones: an Array.from that does not map, a
 * bind that takes the arguments as an array, an Event that is no event, arrays whose toJSON makes texts of them. React and
 * our code mean the built-in ones, so what is built for the page calls these instead.
 */
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
}

/** As much of a syntax tree as is read here. */
interface SyntaxNode {
  type: string
  start: number
  end: number
  name?: string
  callee?: SyntaxNode
  object?: SyntaxNode
  property?: SyntaxNode
  computed?: boolean
  optional?: boolean
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

const DIRECT: Record<string, string> = { 'Array.from': '$arrayFrom', 'JSON.stringify': '$stringify' }

/** What replaces the names in one call; nothing where it is none of the calls in question. */
function editCall(code: string, { type, callee }: SyntaxNode): Edit[] {
  if (!callee) return []
  const { start, end, object, property } = callee
  if (type === 'NewExpression') return callee.name === 'Event' ? [{ start, end, text: 'CustomEvent' }] : []
  if (type !== 'CallExpression' || !object || !property || callee.computed || callee.optional) return []
  const direct = DIRECT[`${object.name}.${property.name}`]
  if (direct) return [{ start, end, text: direct }]
  if (property.name !== 'bind') return []
  // The dot and the bracket around the name become a comma: the function is the first argument.
  const dot = code.lastIndexOf('.', property.start)
  return [
    { start, end: start, text: '$bind(' },
    { start: dot, end: code.indexOf('(', property.end) + 1, text: ', ' },
  ]
}

const apply = (code: string, { start, end, text }: Edit) => code.slice(0, start) + text + code.slice(end)

export function standIn(code: string, tree: object): string {
  const edits = [...nodesIn(tree)].flatMap((node) => editCall(code, node))
  // From the end, so that the places before stay where they are; where two begin together, the one that replaces more first.
  const edited = edits
    .toSorted((one, other) => other.start - one.start || other.end - one.end)
    .reduce(apply, code)
  const used = Object.entries(STAND_INS).filter(([name]) => edits.some(({ text }) => text.startsWith(name)))
  return [edited, ...used.map(([, helper]) => helper)].join('\n')
}

/** Lets what is built for the page go without the built-in functions that host pages are known to replace. */
export const ownNatives = (): Plugin => ({
  name: 'own-natives',
  apply: 'build',
  enforce: 'post',
  transform(code) {
    if (!/\.bind\(|Array\.from\(|JSON\.stringify\(|new Event\(/.test(code)) return
    return { code: standIn(code, this.parse(code)), map: null }
  },
})
