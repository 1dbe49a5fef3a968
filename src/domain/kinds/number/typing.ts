/** What stands in the field, and where one types. */
export interface Typing {
  text: string
  caret: number
}

const LIFTS: Readonly<Record<string, string>> = {
  '0': '⁰',
  '1': '¹',
  '2': '²',
  '3': '³',
  '4': '⁴',
  '5': '⁵',
  '6': '⁶',
  '7': '⁷',
  '8': '⁸',
  '9': '⁹',
  '-': '⁻',
  '−': '⁻',
  '+': '⁺',
}
/** Zeros of the digits that keyboards type: Arabic, Persian, Devanagari. */
const ZEROS = ['٠', '۰', '०'].map((zero) => zero.charCodeAt(0))

function lift(sign: string): string {
  const zero = ZEROS.find((code) => sign.charCodeAt(0) >= code && sign.charCodeAt(0) < code + 10)
  return LIFTS[zero === undefined ? sign : String(sign.charCodeAt(0) - zero)] ?? sign
}

/** Puts a text where one types. */
export const inserted = ({ text, caret }: Typing, sign: string): Typing => ({
  text: text.slice(0, caret) + sign + text.slice(caret),
  caret: caret + sign.length,
})

/** What was typed last, lifted to an exponent: `after` is the text with it. A space ends the exponent. */
export function withLifted(before: string, after: Typing): Typing & { ends: boolean } {
  const added = after.text.length - before.length
  const from = after.caret - added
  if (added <= 0 || from < 0) return { ...after, ends: false }
  const typed = after.text.slice(from, after.caret)
  return {
    text: after.text.slice(0, from) + [...typed].map(lift).join('') + after.text.slice(after.caret),
    caret: after.caret,
    ends: /\s/.test(typed),
  }
}

/** Begins a power of ten. */
export const withPower = (typing: Typing): Typing => inserted(typing, typing.text.trim() ? '·10' : '10')

/** Where an exponent begins that ends at the caret: behind '10', 'e' or '^'; undefined outside of one. */
function exponentStart({ text, caret }: Typing): number | undefined {
  const before = text.slice(0, caret)
  const found = /(?:10(?=[⁺⁻⁰¹²³⁴-⁹]*$)|[eE^])[+\-−⁺⁻]?[\d⁰¹²³⁴-⁹]*$/.exec(before)
  if (!found) return undefined
  return before.length - found[0].replace(/^(10|[eE^])/, '').length
}

const MINUS = /^[-−⁻]/
const PLUS = /^[+⁺]/

function signedAt({ text, caret }: Typing, start: number, minus: string): Typing {
  const [head, tail] = [text.slice(0, start), text.slice(start)]
  if (MINUS.test(tail)) return { text: head + tail.slice(1), caret: Math.max(start, caret - 1) }
  if (PLUS.test(tail)) return { text: head + minus + tail.slice(1), caret }
  return { text: head + minus + tail, caret: caret + 1 }
}

/** Turns the sign of the number, or within an exponent that of the exponent. `isLifted`: an exponent without digits yet. */
export function withSign(typing: Typing, isLifted = false): Typing {
  const { text } = typing
  const start = exponentStart(typing)
  const isRaised = isLifted || /[⁺⁻⁰¹²³⁴-⁹]/.test(text.slice(start, start === undefined ? 0 : start + 1))
  if (start !== undefined && (isRaised || /[eE^]/.test(text[start - 1] ?? '')))
    return signedAt(typing, start, isRaised ? '⁻' : '-')
  return signedAt(typing, /^\s*/.exec(text)?.[0].length ?? 0, '−')
}
