import { Tokenizer } from 'htmlparser2'
import { decodeEntities, IGNORED } from './html-entities.ts'

/** The first value of each name counts. */
export type Attributes = ReadonlyMap<string, string>

interface Tokens {
  /** Entities are as written. */
  text: (text: string) => void
  /** Names are in lower case; values are decoded. */
  open: (name: string, attributes: Attributes, closesItself: boolean) => void
  close: (name: string) => void
}

const NAME = /<(\/?)([a-z][a-z\d]*(?::[a-z\d]+)?)/iy
/** Attributes need values, so that "a <b and c> d" and inequalities in formulas are not taken for tags. */
const ATTRIBUTE =
  /\s+(?:[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>=]+)|(?:nowrap|disabled|checked|controls|reversed|hidden|noshade|loop|muted|allowfullscreen)(?=[\s/>]))/iy
const TAG_END = /\s*\/?>/y
/** Of Word, which wraps its own hints so. */
const CONDITION = /<!\[(?:if|endif)[^<>]*>/iy

/** More within the attributes of a tag than people write. It bounds how often a character is looked at. */
const MAX_NESTED = 8

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}

function endOfTag(html: string, at: number, isKnown: (name: string) => boolean): number {
  const named = matchAt(NAME, html, at)
  if (!named?.[2] || !isKnown(named[2].toLowerCase())) return -1
  let [end, nested] = [NAME.lastIndex, 0]
  for (;;) {
    const attribute = matchAt(ATTRIBUTE, html, end)
    if (!attribute) break
    end = ATTRIBUTE.lastIndex
    nested += attribute[0].split('<').length - 1
    if (nested > MAX_NESTED) return -1
  }
  return matchAt(TAG_END, html, end) ? TAG_END.lastIndex : -1
}

function endAfter(html: string, mark: string, from: number): number {
  const at = html.indexOf(mark, from)
  return at < 0 ? html.length : at + mark.length
}

/** The end of the comment or the tag at an index; -1 if none begins there. */
function endOfMarkup(html: string, at: number, isKnown: (name: string) => boolean): number {
  if (html.startsWith('<!--', at)) return endAfter(html, '-->', at + 4)
  if (matchAt(CONDITION, html, at)) return CONDITION.lastIndex
  return endOfTag(html, at, isKnown)
}

/** Escapes each `<` that begins no tag. */
function escapeInequalities(html: string, isKnown: (name: string) => boolean): string {
  const pieces: string[] = []
  let from = 0
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at)) {
    const end = endOfMarkup(html, at, isKnown)
    if (end < 0) {
      pieces.push(html.slice(from, at), '&lt;')
      from = at + 1
    }
    at = Math.max(end, at + 1)
  }
  return [...pieces, html.slice(from)].join('')
}

/** Tells of each text and tag in turn, in linear time. What only looks like a tag, or is not known, is text. */
export function readTokens(source: string, isKnown: (name: string) => boolean, tokens: Tokens): void {
  const html = escapeInequalities(source, isKnown)
  let [name, key, value] = ['', '', '']
  let attributes = new Map<string, string>()
  const tokenizer = new Tokenizer(
    { decodeEntities: false, recognizeSelfClosing: true },
    {
      ...IGNORED,
      ontext: (start, end) => tokens.text(html.slice(start, end)),
      onopentagname: (start, end) => {
        name = html.slice(start, end).toLowerCase()
        attributes = new Map()
      },
      onattribname: (start, end) => {
        key = html.slice(start, end).toLowerCase()
        value = ''
      },
      onattribdata: (start, end) => {
        value += html.slice(start, end)
      },
      onattribend: () => {
        if (!attributes.has(key)) attributes.set(key, decodeEntities(value))
      },
      onopentagend: () => tokens.open(name, attributes, false),
      onselfclosingtag: () => tokens.open(name, attributes, true),
      onclosetag: (start, end) => tokens.close(html.slice(start, end).toLowerCase()),
    },
  )
  tokenizer.write(html)
  tokenizer.end()
}
