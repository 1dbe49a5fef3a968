import type { ImportNote } from '../../domain/exchange/import-problem.ts'
import { decodeEntities } from '../markup/html-entities.ts'
import { type Attributes, readTokens } from '../markup/html-tokens.ts'
import { find } from '../markup/markup.ts'
import { attribute, escapeMarkup, type FoundPicture, type ReducedText } from '../markup/question-markup.ts'
import { parseXml } from '../markup/tree.ts'
import { mathmlTex } from '../tex/mathml.ts'

/** Marks the border of a block; adjacent ones become one line break. No text has it: control characters are dropped. */
const BREAK = '\u0002'

const wordsOf = (names: string) => new Set(names.split(' '))

const BLOCKS = wordsOf(
  'p div ul ol table tr h1 h2 h3 h4 h5 h6 blockquote pre section article aside header footer main nav address figure figcaption dl dt dd caption hr form fieldset center details summary',
)
const INLINE = wordsOf(
  'span b i u em strong a font small big s strike del ins code tt mark abbr acronym label q cite kbd samp var dfn bdi bdo wbr time nolink o:p st1:place input button legend ruby rb rt rp nobr',
)
const PARTS = wordsOf('thead tbody tfoot colgroup col source track param html body head meta link picture')
const STRUCTURE = wordsOf('br li td th sup sub img script style')
/** What stands within them is no text of the question. */
const MEDIA = wordsOf('math svg video audio iframe object embed canvas')
const WITHIN_MATHS = wordsOf(
  'mrow mi mn mo mtext ms mspace mfrac msqrt mroot msup msub msubsup munder mover munderover mtable mtr mtd mstyle mpadded mphantom mfenced menclose merror mmultiscripts mprescripts none semantics annotation annotation-xml maction mlongdiv mstack msrow msgroup mglyph malignmark maligngroup mlabeledtr',
)
const KNOWN = [BLOCKS, INLINE, PARTS, STRUCTURE, MEDIA, WITHIN_MATHS, wordsOf('path g text tspan title desc')]

const isKnown = (name: string) => KNOWN.some((names) => names.has(name))

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to drop
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g

/** Runs at the end are looked for where they begin: from each of their characters would take quadratic time. */
const AROUND_LINES = /^[ \t]+|(?<![ \t])[ \t]+$/g
const AROUND_CELLS = /(?<! ) +(?=\t)|(?<=\t) +/g
const AROUND_BLOCKS = /^\n+|(?<!\n)\n+$/g

const tidyBlock = (block: string) =>
  block
    .split('\n')
    .map((line) => line.replaceAll(AROUND_LINES, '').replaceAll(AROUND_CELLS, ''))
    .join('\n')
    .replaceAll(AROUND_BLOCKS, '')

const tidy = (text: string) => text.split(BREAK).map(tidyBlock).filter(Boolean).join('\n')

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
    else if (name === 'td' || name === 'th') this.#cell()
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

  #cell(): void {
    if (this.#cells > 0) this.text += '\t'
    this.#cells++
    this.#inCell = true
  }

  #block(name: string, attributes: Attributes): void {
    if (name === 'table' || name === 'tr') this.#inCell = false
    if (name === 'tr') this.#cells = 0
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
    this.text += this.#border()
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
    ...[...reducer.lostParts].map((element): ImportNote => ({ code: 'formula-part-lost', element })),
  ]
  return { text: decodeEntities(tidy(reducer.text)).trim(), images: reducer.images, notes }
}
