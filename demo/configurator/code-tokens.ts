/** What a piece of code is; undefined for all that has no colour. */
type TokenKind = 'note' | 'text' | 'tag' | 'name'

export interface Token {
  kind?: TokenKind
  text: string
}

/** In this order: a URL in quotes is no comment, and a name in a tag is none of a property. */
const KINDS: readonly [TokenKind, RegExp][] = [
  ['note', /\/\*.*?\*\/|(?<=\s)\/\/ .*$/],
  ['text', /"[^"]*"|'[^']*'/],
  ['tag', /<\/?[a-z][\w-]*|<\/?>|(?<!=)\/?>|^\[\w+|\]$/],
  ['name', /--[\w-]+(?=:)|[a-z][\w-]*(?==)/],
]

const ANY = new RegExp(KINDS.map(([kind, { source }]) => `(?<${kind}>${source})`).join('|'), 'g')

const kindOf = (match: RegExpMatchArray) => KINDS.find(([kind]) => match.groups?.[kind] !== undefined)?.[0]

/** A line of HTML, CSS, JSX or a shortcode in pieces to colour; together they are the line. */
export function tokensOf(line: string): Token[] {
  const tokens: Token[] = []
  let end = 0
  for (const match of line.matchAll(ANY)) {
    const kind = kindOf(match)
    if (match.index > end) tokens.push({ text: line.slice(end, match.index) })
    tokens.push({ text: match[0], ...(kind && { kind }) })
    end = match.index + match[0].length
  }
  if (end < line.length) tokens.push({ text: line.slice(end) })
  return tokens
}
