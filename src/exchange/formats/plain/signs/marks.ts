import type { Lead } from './lead.ts'
import { CORRECT_WORDS } from './words.ts'

/** An option's text without key marks, and which marks it had. */
export interface Marked {
  text: string
  marked: boolean
  bold: boolean
}

/** The longest mark behind an option. */
const TAIL = 60
const MARK = new RegExp(
  `(?:[([{]\\s?[✓✔✅*]?\\s?(?:${CORRECT_WORDS}|[✓✔✅*])\\s?[✓✔✅!]?\\s?[)\\]}]|[✓✔✅☑]|(?:<[-=]+|←|⟵|⇐)\\s?(?:${CORRECT_WORDS})?)$`,
  'iu',
)
const BEFORE = /^[✓✔✅☑*]\s?/u

function withoutTail(text: string): { text: string; marked: boolean } {
  const from = Math.max(0, text.length - TAIL)
  const mark = text.slice(from).match(MARK)
  if (mark?.index === undefined) return { text, marked: false }
  const kept = text.slice(0, from + mark.index).trimEnd()
  return kept ? { text: kept, marked: true } : { text, marked: false }
}

function withoutStar(text: string): { text: string; marked: boolean } {
  if (BEFORE.test(text) && !text.startsWith('**')) {
    const bare = text.replace(BEFORE, '')
    const closed = bare.endsWith('*') && !bare.endsWith('**')
    return { text: (closed ? bare.slice(0, -1) : bare).trim(), marked: true }
  }
  if (text.endsWith('*') && !text.endsWith('**') && text.length > 1)
    return { text: text.slice(0, -1).trimEnd(), marked: true }
  return { text, marked: false }
}

const countBold = (text: string) => text.split('**').length - 1

/** Bold that begins before the letter or directly behind it. */
function withoutBold(source: string, opened: boolean): { text: string; bold: boolean } {
  if (opened) {
    const bare = source.startsWith('**') ? source.slice(2) : source.replace(/\*\*(?=[.,;]?$)/, '')
    return { text: bare.trim(), bold: true }
  }
  const whole = source.length > 4 && source.startsWith('**') && /\*\*[.,;]?$/.test(source)
  if (!whole || countBold(source) !== 2) return { text: source, bold: false }
  return {
    text: source
      .replace(/\*\*(?=[.,;]?$)/, '')
      .slice(2)
      .trim(),
    bold: true,
  }
}

/** The text behind a lead, without the marks around it. */
export function keyMarksOf(lead: Lead, source: string): Marked {
  const outer = withoutTail(source.trim())
  const bold = withoutBold(outer.text, lead.bold)
  const inner = withoutTail(bold.text)
  const star = withoutStar(inner.text)
  const rebold = bold.bold ? star : withoutBold(star.text, false)
  return {
    text: rebold.text,
    marked: lead.marked || outer.marked || inner.marked || star.marked,
    bold: bold.bold || ('bold' in rebold && rebold.bold),
  }
}

const BOLD =
  /(^|[^\p{L}\p{N}*])\*\*(?=[^\s*])|(?<=[^\s*])\*\*(?=$|[^\p{L}\p{N}*])|__(?=\S[^_]*__)|(?<=[^_\s])__(?=$|\W)/gu

/** Bold around anything else means nothing here. */
export const withoutEmphasis = (text: string) =>
  text.includes('**') ? text.replaceAll(BOLD, (_, before: string | undefined) => before ?? '') : text
