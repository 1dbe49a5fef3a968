import type { ImportNote } from '../../domain/exchange/import-problem.ts'
import { decodeEntities } from '../markup/html-entities.ts'
import { type Attributes, readTokens } from '../markup/html-tokens.ts'
import { find } from '../markup/markup.ts'
import { attribute, escapeMarkup, type FoundPicture, type ReducedText } from '../markup/question-markup.ts'
import { parseXml } from '../markup/tree.ts'
import { mathmlTex } from '../tex/mathml.ts'
import { BLOCKS, isKnown, MEDIA } from './markup-names.ts'
import { reducedTable } from './reduced-table.ts'
import { BREAK, tidyBlocks } from './tidy-blocks.ts'

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to drop
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g

/** Not decoded yet, so that they are not tidied away. */
const SPACES = /[ \t\n]/g

const asWritten = (text: string) => text.replaceAll(SPACES, (space) => `&#${space.charCodeAt(0)};`)

/** What Canvas, Moodle and others draw as a picture, with the formula as its description. */
function formulaOf(attributes: Attributes): string | undefined {
  const alt = attributes.get('alt') ?? ''
  const [, described] = alt.match(/^LaTeX: ?([\s\S]*)$/) ?? []
  const drawn = /\b(?:texrender|latex|tex)\b/i.test(attributes.get('class') ?? '') ? alt : undefined
  return (attributes.get('data-equation-content') ?? described ?? drawn)?.trim() || undefined
}

/** How the items of a list are numbered, as in HTML. */
function itemMark(list: { type: string; next: number } | undefined): string {
  if (!list || list.type === '') return '- '
  const number = list.next++
  const letter = String.fromCharCode((list.type === 'A' ? 65 : 97) + number - 1)
  return /^a$/i.test(list.type) && number <= 26 ? `${letter}) ` : `${number}. `
}

const tagOf = (name: string, attributes: Attributes, closesItself: boolean) =>
  `<${name}${[...attributes].map(([key, value]) => ` ${key}=${attribute(value)}`).join('')}${closesItself ? '/' : ''}>`

/** The table that is open, and what tells that it is one of data. */
interface OpenTable {
  /** The text above its rows, set aside so that many tables take linear time; undefined while it has none. */
  above: string | undefined
  images: number
  /** Tables and code within it are lines. */
  isFlat: boolean
  /** No cell goes over several rows or columns. */
  isWhole: boolean
}

const isMerged = (attributes: Attributes) =>
  [attributes.get('colspan'), attributes.get('rowspan')].some((span) => Number(span) > 1)

class Reducer {
  text = ''
  readonly images: FoundPicture[] = []
  readonly left = new Set<string>()
  /** Elements of MathML that have no LaTeX here. */
  readonly lostParts = new Set<string>()
  readonly #keepsLines: boolean
  /** The element whose content is skipped, and how many of its kind are open. */
  #skipped: { name: string; depth: number } | undefined
  #tex: string | undefined
  #inTex = false
  /** The MathML that is skipped, as XML. */
  #mathml = ''
  #lists: { type: string; next: number }[] = []
  #pre = 0
  #cells = 0
  #inCell = false
  #tables = 0
  #table: OpenTable | undefined
  hasLostTable = false

  constructor(keepsLines: boolean) {
    this.#keepsLines = keepsLines
  }

  write(text: string): void {
    if (this.#inTex) this.#tex = `${this.#tex ?? ''}${text}`
    if (this.#skipped) {
      this.#mathml += escapeMarkup(decodeEntities(text))
      return
    }
    if (this.#pre > 0) this.text += asWritten(text)
    else this.text += text.replaceAll(this.#keepsLines ? /[ \t]+/g : /[ \t\r\n]+/g, ' ')
  }

  open(name: string, attributes: Attributes, closesItself: boolean): void {
    if (this.#skipped) this.#openSkipped(name, attributes, closesItself)
    else if (MEDIA.has(name) || name === 'script' || name === 'style')
      this.#skip(name, attributes, closesItself)
    else if (name === 'img') this.#picture(attributes)
    else if (name === 'td' || name === 'th') this.#cell(attributes)
    else if (BLOCKS.has(name)) this.#block(name, attributes)
    else this.text += this.#textOf(name)
  }

  close(name: string): void {
    if (this.#skipped) this.#closeSkipped(name)
    else if (name === 'sup' || name === 'sub') this.text += '}\\)'
    else if (name === 'td' || name === 'th') this.#inCell = false
    else if (name === 'br') this.text += '\n'
    else if (name === 'li' || BLOCKS.has(name)) this.#closeBlock(name)
  }

  /** What an element begins with as text. */
  #textOf(name: string): string {
    if (name === 'br') return this.#inCell ? ' ' : this.#pre > 0 ? asWritten('\n') : '\n'
    if (name === 'li') return `${this.#border()}${itemMark(this.#lists.at(-1))}`
    if (name === 'sup') return '\\(^{'
    return name === 'sub' ? '\\(_{' : ''
  }

  /** A row of a table is one line. */
  #border(): string {
    return this.#inCell ? ' ' : BREAK
  }

  #cell(attributes: Attributes): void {
    if (this.#table && isMerged(attributes)) this.#table.isWhole = false
    if (this.#cells > 0) this.text += '\t'
    this.#cells++
    this.#inCell = true
  }

  #block(name: string, attributes: Attributes): void {
    if (name === 'table' || name === 'tr') this.#inCell = false
    if (name === 'tr') this.#cells = 0
    this.#openTable(name)
    if (name === 'ul') this.#lists.push({ type: '', next: 1 })
    if (name === 'ol') {
      const next = Number.parseInt(attributes.get('start') ?? '', 10)
      this.#lists.push({ type: attributes.get('type') ?? '1', next: next > 0 ? next : 1 })
    }
    this.text += this.#border()
    if (name === 'pre') this.#pre++
  }

  #closeBlock(name: string): void {
    if (name === 'ul' || name === 'ol') this.#lists.pop()
    if (name === 'pre' && this.#pre > 0) this.#pre--
    if (name === 'table' || name === 'tr') this.#inCell = false
    if (name === 'table' && this.#tables > 0 && --this.#tables === 0) this.#closeTable()
    this.text += this.#border()
  }

  #openTable(name: string): void {
    const table = this.#table
    if (table && name === 'tr' && table.above === undefined) {
      table.above = this.text
      this.text = ''
    }
    if (table && (name === 'table' || name === 'pre')) table.isFlat = false
    if (name !== 'table') return
    this.#tables++
    this.#table ??= { above: undefined, images: this.images.length, isFlat: true, isWhole: true }
  }

  /** Tables with pictures are a layout. */
  #closeTable(): void {
    const table = this.#table
    this.#table = undefined
    if (table?.above === undefined) return
    const isData = table.isFlat && this.images.length === table.images
    const reduced = isData ? reducedTable(this.text.split(BREAK), table.isWhole) : undefined
    this.hasLostTable ||= reduced?.isLost ?? false
    const tex = reduced?.tex
    const text = tex ? `${BREAK}${asWritten(escapeMarkup(`\\[${tex}\\]`))}` : this.text
    this.text = table.above + text
  }

  #picture(attributes: Attributes): void {
    const tex = formulaOf(attributes)
    if (tex) this.text += asWritten(`\\(${escapeMarkup(tex)}\\)`)
    else this.images.push({ url: attributes.get('src') ?? '', alt: (attributes.get('alt') ?? '').trim() })
  }

  #skip(name: string, attributes: Attributes, closesItself: boolean): void {
    if (MEDIA.has(name) && name !== 'math') this.left.add(name)
    if (name === 'embed' || closesItself) return
    this.#skipped = { name, depth: 1 }
    this.#tex = undefined
    this.#mathml = tagOf(name, attributes, false)
  }

  #openSkipped(name: string, attributes: Attributes, closesItself: boolean): void {
    if (name === this.#skipped?.name && !closesItself) this.#skipped.depth++
    this.#mathml += tagOf(name, attributes, closesItself)
    if (name === 'annotation') this.#inTex = /tex/i.test(attributes.get('encoding') ?? '') && !closesItself
  }

  #closeSkipped(name: string): void {
    if (name === 'annotation') this.#inTex = false
    this.#mathml += `</${name}>`
    if (!this.#skipped || name !== this.#skipped.name || --this.#skipped.depth > 0) return
    this.#skipped = undefined
    this.#inTex = false
    if (name !== 'math') return
    const tex = this.#tex?.trim()
    if (tex) this.text += asWritten(`\\(${tex}\\)`)
    else this.#convertMath()
  }

  #convertMath(): void {
    const math = find(parseXml(this.#mathml).root, 'math')
    const { tex, lost } = math ? mathmlTex(math) : { tex: '', lost: [] }
    for (const element of lost) this.lostParts.add(element)
    const [open, close] = math?.attributes.display === 'block' ? ['\\[', '\\]'] : ['\\(', '\\)']
    if (tex.trim()) this.text += asWritten(escapeMarkup(`${open}${tex.trim()}${close}`))
    else this.left.add('math')
  }

  end(): void {
    this.text = `${this.#table?.above ?? ''}${this.text}`
    if (this.#skipped?.name === 'math') this.left.add('math')
  }
}

/** `keepsLines` keeps line breaks of the source, for formats that are only partly HTML. */
export function reduceMarkup(html: string, { keepsLines = false } = {}): ReducedText {
  const reducer = new Reducer(keepsLines)
  readTokens(html.replaceAll(CONTROLS, ''), isKnown, {
    text: (text) => reducer.write(text),
    open: (name, attributes, closesItself) => reducer.open(name, attributes, closesItself),
    close: (name) => reducer.close(name),
  })
  reducer.end()
  const notes = [
    ...[...reducer.left].map((element): ImportNote => ({ code: 'element-left-out', element })),
    ...(reducer.hasLostTable ? [{ code: 'table-lost' } as const] : []),
    ...[...reducer.lostParts].map((element): ImportNote => ({ code: 'formula-part-lost', element })),
  ]
  return { text: decodeEntities(tidyBlocks(reducer.text)).trim(), images: reducer.images, notes }
}
