import { Parser } from 'htmlparser2'
import type { MarkupElement, MarkupNode } from './markup.ts'

/** The parser takes quadratic time where nothing is ever closed. */
const MAX_DEPTH = 100

class TooDeep extends Error {}

interface OpenElement extends MarkupElement {
  children: MarkupNode[]
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1)

/** Builds small trees of the wanted elements, by their names without prefixes. */
class Collector {
  private readonly open: OpenElement[] = []
  private depth = 0
  private readonly names: ReadonlySet<string>
  private readonly take: (element: MarkupElement) => void

  constructor(names: ReadonlySet<string>, take: (element: MarkupElement) => void) {
    this.names = names
    this.take = take
  }

  onopentag(tag: string, attributes: Record<string, string>): void {
    if (++this.depth > MAX_DEPTH) throw new TooDeep()
    const name = localName(tag)
    if (this.open.length === 0 && !this.names.has(name)) return
    const element: OpenElement = { name, attributes, children: [] }
    this.open.at(-1)?.children.push(element)
    this.open.push(element)
  }

  ontext(text: string): void {
    this.open.at(-1)?.children.push(text)
  }

  onclosetag(): void {
    this.depth--
    const element = this.open.pop()
    if (element && this.open.length === 0) this.take(element)
  }
}

/**
 * Takes the elements with one of the names, one after the other. A sheet has a million rows: no tree is built around them.
 * Returns false if what follows is nested too deeply to be read.
 */
export function eachElement(
  source: string,
  names: ReadonlySet<string>,
  take: (element: MarkupElement) => void,
): boolean {
  const collector = new Collector(names, take)
  const parser = new Parser(
    {
      onopentag: (tag, attributes) => collector.onopentag(tag, attributes),
      ontext: (text) => collector.ontext(text),
      onclosetag: () => collector.onclosetag(),
    },
    { xmlMode: true },
  )
  try {
    parser.end(source)
    return true
  } catch (error) {
    if (error instanceof TooDeep) return false
    throw error
  }
}
