import { Parser } from 'htmlparser2'
import { COMMENT, type MarkupElement, type MarkupNode, type ParsedMarkup } from './markup.ts'

/** Documents of people come to about 60. The parser takes quadratic time where nothing is ever closed. */
const MAX_DEPTH = 400

class TooDeep extends Error {}

interface OpenElement extends MarkupElement {
  children: MarkupNode[]
}

/** The prefixes that readers know namespaces by; some programs write others. */
const PREFIXES: readonly [prefix: string, namespace: RegExp][] = [
  ['w', /\/wordprocessingml\/(2006\/)?main$/],
  ['m', /\/officeDocument\/(2006\/)?math$/],
  ['r', /\/officeDocument\/(2006\/)?relationships$/],
  ['a', /\/drawingml\/(2006\/)?main$/],
  ['wp', /\/drawingml\/(2006\/)?wordprocessingDrawing$/],
  ['mc', /\/markup-compatibility\/2006$/],
]

/** The namespaces that a file declares by a prefix of its own, or as the default. */
class Prefixes {
  private readonly known = new Map<string, string>()

  declare(attributes: Readonly<Record<string, string>>): void {
    for (const [name, value] of Object.entries(attributes)) {
      if (!name.startsWith('xmlns')) continue
      const own = name.slice('xmlns:'.length)
      const [usual] = PREFIXES.find(([, namespace]) => namespace.test(value)) ?? []
      if (usual && usual !== own) this.known.set(own, usual)
    }
  }

  get none(): boolean {
    return this.known.size === 0
  }

  usual(name: string): string {
    const [prefix = '', local] = name.includes(':') ? name.split(':', 2) : ['', name]
    const usual = this.known.get(prefix)
    return usual ? `${usual}:${local}` : name
  }

  usualOfAll(attributes: Readonly<Record<string, string>>): Record<string, string> {
    // A default namespace is none of attributes.
    const rename = (name: string) => (name.includes(':') ? this.usual(name) : name)
    return Object.fromEntries(Object.entries(attributes).map(([name, value]) => [rename(name), value]))
  }
}

const isBlank = (text: string) => text.trim() === ''

class TreeBuilder {
  readonly root: OpenElement = { name: '', attributes: {}, children: [] }
  cutOff = false
  private readonly open: OpenElement[] = [this.root]
  private readonly prefixes = new Prefixes()

  private get top(): OpenElement {
    return this.open.at(-1) ?? this.root
  }

  onopentag(name: string, attributes: Record<string, string>): void {
    if (this.open.length > MAX_DEPTH) throw new TooDeep()
    this.prefixes.declare(attributes)
    const element: OpenElement = this.prefixes.none
      ? { name, attributes, children: [] }
      : { name: this.prefixes.usual(name), attributes: this.prefixes.usualOfAll(attributes), children: [] }
    this.top.children.push(element)
    this.open.push(element)
  }

  ontext(text: string): void {
    const { children } = this.top
    const last = children.at(-1)
    // Entities come as texts of their own.
    if (typeof last === 'string') children[children.length - 1] = last + text
    else children.push(text)
  }

  onclosetag(_name: string, isImplied: boolean): void {
    this.open.pop()
    // Whatever was left open is closed at the end, the outermost element last.
    if (isImplied && this.open.length === 1) this.cutOff = true
  }

  oncomment(data: string): void {
    this.top.children.push({ name: COMMENT, attributes: { data }, children: [] })
  }
}

function build(tree: TreeBuilder, parser: Parser, source: string): ParsedMarkup {
  try {
    parser.end(source)
  } catch (error) {
    if (!(error instanceof TooDeep)) throw error
    return { root: tree.root, cutOff: true }
  }
  return { root: tree.root, cutOff: tree.cutOff }
}

/** Reads leniently: what is not well-formed is understood as well as it can be. Entities of the file's own stay as written. */
export function parseXml(source: string): ParsedMarkup {
  const tree = new TreeBuilder()
  const parser = new Parser(
    {
      onopentag: (name, attributes) => tree.onopentag(name, attributes),
      ontext: (text) => tree.ontext(text),
      onclosetag: (name, isImplied) => tree.onclosetag(name, isImplied),
    },
    { xmlMode: true },
  )
  const parsed = build(tree, parser, source)
  return isBlank(source) ? { ...parsed, cutOff: true } : parsed
}

/** Comments are kept, Word puts formulas in them; `<![if …]>` counts as one. */
export function parseHtml(source: string): ParsedMarkup {
  const tree = new TreeBuilder()
  const parser = new Parser({
    onopentag: (name, attributes) => tree.onopentag(name, attributes),
    ontext: (text) => tree.ontext(text),
    onclosetag: (name) => tree.onclosetag(name, false),
    oncomment: (data) => tree.oncomment(data),
  })
  return build(tree, parser, source)
}
