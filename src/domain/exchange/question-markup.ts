import type { ImportNote } from './import-problem.ts'

export interface FoundPicture {
  url: string
  /** What it shows; empty if that is not said. */
  alt: string
}

/** HTML of other systems, reduced to plain text and formulas. It is untrusted and never reaches the browser as HTML. */
export interface ReducedText {
  text: string
  images: FoundPicture[]
  notes: ImportNote[]
}

const LATIN_1 =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml'
const GREEK =
  'Alpha Beta Gamma Delta Epsilon Zeta Eta Theta Iota Kappa Lambda Mu Nu Xi Omicron Pi Rho - Sigma Tau Upsilon Phi Chi Psi Omega - - - - - - - alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigmaf sigma tau upsilon phi chi psi omega'
const SIGNS: readonly [name: string, sign: string][] = [
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['ndash', '–'],
  ['mdash', '—'],
  ['lsquo', '‘'],
  ['rsquo', '’'],
  ['ldquo', '“'],
  ['rdquo', '”'],
  ['hellip', '…'],
  ['bull', '•'],
  ['minus', '−'],
  ['infin', '∞'],
  ['radic', '√'],
  ['asymp', '≈'],
  ['ne', '≠'],
  ['le', '≤'],
  ['ge', '≥'],
  ['sum', '∑'],
  ['int', '∫'],
  ['part', '∂'],
  ['nabla', '∇'],
  ['prop', '∝'],
  ['ang', '∠'],
  ['perp', '⊥'],
  ['larr', '←'],
  ['rarr', '→'],
  ['harr', '↔'],
  ['prime', '′'],
  ['Prime', '″'],
  ['euro', '€'],
  ['ensp', ' '],
  ['emsp', ' '],
  ['thinsp', ' '],
]

const consecutive = (names: string, from: number) =>
  names.split(' ').map((name, index) => [name, String.fromCharCode(from + index)] as const)

const ENTITIES = new Map([...consecutive(LATIN_1, 160), ...consecutive(GREEK, 913), ...SIGNS])

const isScalar = (code: number) => code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)

function decodeEntity(source: string, name: string): string {
  if (!name.startsWith('#')) return ENTITIES.get(name) ?? source
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  return isScalar(code) ? String.fromCodePoint(code) : source
}

/** Decodes once, so that `&amp;lt;` becomes `&lt;`. Unknown entities stay as written. */
export const decodeEntities = (text: string) =>
  text.replaceAll(/&(#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,10});/gi, decodeEntity)

/** Marks the border of a block; adjacent ones become one line break. No text has it: control characters are dropped. */
const BREAK = '\u0002'

const named = (names: string, replacement: string) =>
  names.split(' ').map((name) => [name, replacement] as const)

const OPENING = new Map([
  ...named('p div ul ol table tr h1 h2 h3 h4 h5 h6 blockquote pre section article figure hr', BREAK),
  ...named('span b i u em strong a font small big s strike del ins code tt mark abbr label center', ''),
  ...named('tbody thead tfoot caption img input figcaption dl dt dd', ''),
  ...named('math svg video audio iframe object embed canvas', ''),
  ...named('td th', ' '),
  ['br', '\n'],
  ['li', `${BREAK}- `],
  ['sup', '\\(^{'],
  ['sub', '\\(_{'],
])
const CLOSING = new Map([...OPENING, ...named('td th', ''), ['li', BREAK], ['sup', '}\\)'], ['sub', '}\\)']])

const MEDIA = /^(math|svg|video|audio|iframe|object|embed|canvas)$/i

/** Attributes need values, so that "a <b and c> d" and inequalities in formulas are not taken for tags. */
const TAG = /<(\/?)([a-z][a-z\d]*)((?:\s+[\w:-]+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>=]+))*)\s*\/?>/gi
const VALUE = `\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'<>=]+))`
const SOURCE = new RegExp(`\\ssrc${VALUE}`, 'i')
const ALTERNATIVE = new RegExp(`\\salt${VALUE}`, 'i')

function attributeValue(attribute: RegExp, attributes: string): string {
  const [, double, single, bare] = attributes.match(attribute) ?? []
  return decodeEntities(double ?? single ?? bare ?? '')
}
const HIDDEN = /<!--[\s\S]*?(?:-->|$)|<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to drop
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g

/** Runs at the end are looked for where they begin: from each of their characters would take quadratic time. */
const AROUND_LINES = /^ +|(?<! ) +$/g
const AROUND_BLOCKS = /^\n+|(?<!\n)\n+$/g

const tidyBlock = (block: string) =>
  block
    .split('\n')
    .map((line) => line.replaceAll(AROUND_LINES, ''))
    .join('\n')
    .replaceAll(AROUND_BLOCKS, '')

const tidy = (text: string) => text.split(BREAK).map(tidyBlock).filter(Boolean).join('\n')

/** `keepsLines` keeps line breaks of the source, for formats that are only partly HTML. */
export function reduceMarkup(html: string, { keepsLines = false } = {}): ReducedText {
  const images: FoundPicture[] = []
  const media = new Set<string>()
  const replaceTag = (source: string, slash: string, name: string, attributes: string) => {
    const tag = name.toLowerCase()
    if (tag === 'img' && !slash) {
      images.push({
        url: attributeValue(SOURCE, attributes),
        alt: attributeValue(ALTERNATIVE, attributes).trim(),
      })
    }
    if (MEDIA.test(tag)) media.add(tag)
    return (slash ? CLOSING : OPENING).get(tag) ?? source
  }
  const visible = html.replaceAll(CONTROLS, '').replaceAll(HIDDEN, '')
  const flowing = visible.replaceAll(keepsLines ? /[ \t]+/g : /[ \t\r\n]+/g, ' ')
  const text = decodeEntities(tidy(flowing.replaceAll(TAG, replaceTag)))
  return {
    text: text.trim(),
    images,
    notes: [...media].map((element) => ({ code: 'element-left-out', element })),
  }
}

const SPACES_THAT_HTML_DROPS = /\t|^ | $|(?<=[ \n]) | (?=\n)/g

const SPACES_OF_ATTRIBUTES = /[\t\r\n]|(?<= ) /g
const inAttribute = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(SPACES_OF_ATTRIBUTES, (space) => `&#${space.charCodeAt(0)};`)

/** The inverse: HTML that `reduceMarkup` turns back into the same text. */
export const toMarkup = (text: string, imageUrl = '', imageAlt = '') => {
  const escaped = text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(SPACES_THAT_HTML_DROPS, (space) => `&#${space.charCodeAt(0)};`)
    .replaceAll('\n', '<br>')
  return imageUrl ? `${escaped}<img src="${inAttribute(imageUrl)}" alt="${inAttribute(imageAlt)}">` : escaped
}
