/** A run of plain text, or the source of a formula between its delimiters. */
export type MathSegment =
  | { kind: 'text'; text: string }
  | { kind: 'math'; tex: string; display: boolean; source: string }

const PAIRED: readonly [open: string, close: string, display: boolean][] = [
  ['$$', '$$', true],
  ['\\[', '\\]', true],
  ['\\(', '\\)', false],
]

interface Found {
  tex: string
  display: boolean
  end: number
}

/** The first unescaped occurrence at or after `from`; -1 where there is none. */
function findUnescaped(text: string, mark: string, from: number): number {
  for (let at = text.indexOf(mark, from); at >= 0; at = text.indexOf(mark, at + 1)) {
    let slashes = 0
    while (text[at - 1 - slashes] === '\\') slashes++
    if (slashes % 2 === 0) return at
  }
  return -1
}

function pairedMath(text: string, at: number): Found | undefined {
  for (const [open, close, display] of PAIRED) {
    if (!text.startsWith(open, at)) continue
    const end = findUnescaped(text, close, at + open.length)
    const tex = text.slice(at + open.length, end)
    if (end > 0 && tex.trim()) return { tex, display, end: end + close.length }
  }
  return undefined
}

/** A single dollar opens only before a non-space, and closes only after a non-space and before a non-digit. */
function dollarMath(text: string, at: number): Found | undefined {
  if (text[at] !== '$' || text[at + 1] === '$' || !/\S/.test(text[at + 1] ?? ' ')) return undefined
  for (let end = findUnescaped(text, '$', at + 1); end >= 0; end = findUnescaped(text, '$', end + 1)) {
    if (/\S/.test(text[end - 1] ?? ' ') && !/\d/.test(text[end + 1] ?? ''))
      return { tex: text.slice(at + 1, end), display: false, end: end + 1 }
  }
  return undefined
}

/**
 * Cuts a question's or option's text into plain text and formulas (CONTRACT.md reading 17): `$…$` and `\(…\)` inline,
 * `$$…$$` and `\[…\]` display, `\$` a dollar, "$5 and $10" text.
 */
export function splitMath(text: string): MathSegment[] {
  const segments: MathSegment[] = []
  let plain = ''
  const flush = () => {
    if (plain) segments.push({ kind: 'text', text: plain })
    plain = ''
  }
  for (let at = 0; at < text.length; ) {
    const found = pairedMath(text, at) ?? dollarMath(text, at)
    if (found) {
      flush()
      segments.push({
        kind: 'math',
        tex: found.tex,
        display: found.display,
        source: text.slice(at, found.end),
      })
      at = found.end
    } else {
      const escaped = text.startsWith('\\$', at)
      plain += escaped ? '$' : text[at]
      at += escaped ? 2 : 1
    }
  }
  flush()
  return segments
}

/** Whether a text has a formula at all, so that the maths renderer is loaded only where it is needed. */
export const hasMath = (text: string) => splitMath(text).some((segment) => segment.kind === 'math')
