import { labelOf } from '../signs/labels.ts'
import { leadAt } from '../signs/lead.ts'
import { markedNumber } from '../signs/markers.ts'
import { codeRunAt } from './code-lines.ts'
import { sealedCode, sealedLines } from './sealed.ts'

const OPENS = /^([^`~]{0,200}?)(`{3,}|~{3,})[\w+#.-]{0,20}\s*$/
const CLOSES = /^\s*(?:`{3,}|~{3,})\s*$/
/** Within a line: no gap at its ends, as quotation marks have, and no letter around. */
const INLINE = /(?<![\w`])(`{1,3})(?![` ])[^`\n]{1,300}(?<! )\1(?![\w`'])/g

/** Code from one line to another; `before` is what the first line says before it. */
interface Code {
  before: string
  lines: readonly string[]
  /** The line behind it. */
  end: number
}

/** A whole paper between fences, as chat programs write it, is no code. */
const isPaper = (lines: readonly string[]) =>
  [/^\s*\(?[aA][).]\s/, /^\s*\(?[bB][).]\s/].every((option) => lines.some((line) => option.test(line)))

/** For each line, the next one that closes a fence. */
function closingsOf(lines: readonly string[]): (number | undefined)[] {
  const closings: (number | undefined)[] = []
  let next: number | undefined
  for (let at = lines.length - 1; at >= 0; at--) {
    closings[at] = next
    if (CLOSES.test(lines[at] ?? '')) next = at
  }
  return closings
}

function fencedAt(lines: readonly string[], at: number, closing: number | undefined): Code | undefined {
  const [, before] = lines[at]?.match(OPENS) ?? []
  if (before === undefined || closing === undefined) return undefined
  const own = lines.slice(at + 1, closing)
  return own.some((line) => line.trim())
    ? { before: before.trimEnd(), lines: own, end: closing + 1 }
    : undefined
}

const isOption = (text: string) => {
  const { bullet, marker } = leadAt(text, 0)
  return bullet !== undefined || (marker !== undefined && markedNumber(marker) === undefined)
}

/** Whether code below belongs to a line: right below, or behind a gap below what leads to it. */
function leadsTo(above: string, isApart: boolean, next: string): boolean {
  if (labelOf(above) || /^\s*[-=_*]{3,}\s*$/.test(above)) return false
  const { end } = leadAt(above, 0)
  return (
    !isApart || !above.slice(end).trim() || (isOption(above) ? isOption(next) : /[?:.…]\W{0,4}$/.test(above))
  )
}

/** The line that code is written behind, so that no rule takes it for a paragraph or an option; undefined for a line of its own. */
function lineAbove(out: readonly string[], next: string): number | undefined {
  const at = out.findLastIndex((line) => line.trim())
  const above = out[at]?.trim()
  return above && leadsTo(above, at < out.length - 1, next) ? at : undefined
}

function placeCode(out: string[], { before, lines, end }: Code, next: string): void {
  const sealed = sealedLines(lines)
  const from = Math.max(0, out.length - 4)
  const above = before ? undefined : lineAbove(out.slice(from), next)
  if (above === undefined) out.push(before ? `${before} ${sealed}` : sealed)
  else out[from + above] = `${out[from + above]?.trimEnd() ?? ''}${sealed}`
  while (out.length < end) out.push('')
}

/** A letter or a word in such quotation marks is as good as without. */
const inlineOf = (line: string) =>
  line.includes('`')
    ? line.replaceAll(INLINE, (code) => (/[^\p{L}\p{N}\s`]/u.test(code) ? sealedCode(code) : code))
    : line

/** Code of a text, fenced or plain to see, is sealed: its line breaks and blanks stay, and nothing in it means anything. */
export function withCode(text: string): string {
  const lines = text.split(/\r\n|\n|\r/)
  const closings = closingsOf(lines)
  const out: string[] = []
  while (out.length < lines.length) {
    const at = out.length
    const fenced = fencedAt(lines, at, closings[at])
    const run = fenced ? undefined : codeRunAt(lines, at)
    const code = fenced && !isPaper(fenced.lines) ? fenced : run?.isCode ? run : undefined
    if (code) placeCode(out, code, lines.slice(code.end, code.end + 4).find((line) => line.trim()) ?? '')
    else for (const line of lines.slice(at, run?.end ?? at + 1)) out.push(inlineOf(line))
  }
  return out.join('\n')
}
