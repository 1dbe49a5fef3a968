import type { LineNote } from '../../../../domain/exchange/import-problem.ts'
import { isFull, type PaperLine } from './lines.ts'
import { isOnlyPictures } from './pictures.ts'

/** A part of a text with the line that it comes from. */
export interface LinePart {
  text: string
  line: PaperLine
}

/** One text of several lines. */
export interface Joined {
  text: string
  /** Where each line begins in the text. */
  starts: readonly { at: number; line: number }[]
  notes: LineNote[]
}

const GAPS = /[ \t]+/g
const HYPHEN = /\p{L}[-‐]$/u
const LOWER = /^[\p{Ll}]/u
/** A numbered statement, a bullet or a formula on lines of its own keeps them. */
const OWN_LINE =
  /^(?:\(?[ivxIVX]{1,4}[).]\s|\(?\d{1,2}[).](?:\s|(?=\p{L}))|\(?[A-Za-z][).]\s|[•▪‣-]\s|\$\$|\\\[|Statement|Assertion|Reason|Aussage|Column|List)/u
const ENDS_SENTENCE = /[.?!:;؟।]["')\]]?$/
const OPEN_ENDED =
  /(?:[,(–-]|\b(?:and|or|of|the|a|an|to|in|is|by|with|for|from|at|on|und|oder|der|die|das|ein|eine|et|ou|de|la|le|y|o))$/i

/** Whether a line goes on with the line before it, so that a margin parted them. */
export function goesOn(before: PaperLine, next: PaperLine, margin: number): boolean {
  if (next.number > before.number + 1 && next.number - before.number > 3) return false
  if (isFull(before, next, margin) && !OWN_LINE.test(next.text)) return true
  return LOWER.test(next.text) || OPEN_ENDED.test(before.text)
}

const staysApart = (before: LinePart, next: LinePart, margin: number) =>
  OWN_LINE.test(next.text) ||
  /\$\$$|\\\]$/.test(before.text) ||
  next.line.number > before.line.number + 1 ||
  (OWN_LINE.test(before.text) && !isFull(before.line, next.line, margin) && !LOWER.test(next.text)) ||
  (ENDS_SENTENCE.test(before.text) && !isFull(before.line, next.line, margin))

const lastWord = (text: string) => text.slice(Math.max(text.lastIndexOf(' '), text.lastIndexOf('\n')) + 1)

/** Joins what a margin parted, hyphens at the ends of lines included; what is a line of its own stays one. */
export function join(parts: readonly LinePart[], margin: number): Joined {
  const pieces: string[] = []
  const starts: { at: number; line: number }[] = []
  const notes: LineNote[] = []
  let at = 0
  let before: LinePart | undefined
  for (const { text: source, line } of parts) {
    const text = source.replaceAll(GAPS, ' ').trim()
    if (!text) continue
    // A picture is taken out of the text later and parts nothing.
    if (before && isOnlyPictures(text)) {
      at += text.length + 1
      pieces.push(' ', text)
      continue
    }
    const part = { text, line }
    if (before && HYPHEN.test(before.text) && before.line.number !== line.number) {
      const last = pieces.pop() ?? ''
      const kept = LOWER.test(text) ? last.slice(0, -1) : last
      at -= last.length - kept.length
      pieces.push(kept)
      const [word = ''] = text.split(' ', 1)
      notes.push({ code: 'hyphen-joined', text: `${lastWord(kept)}${word}`, line: line.number })
    } else if (before) {
      const gap = before.line.number !== line.number && staysApart(before, part, margin) ? '\n' : ' '
      pieces.push(gap)
      at += 1
    }
    starts.push({ at, line: line.number })
    pieces.push(text)
    at += text.length
    before = part
  }
  return { text: pieces.join(''), starts, notes }
}

/** The line in which a character of the joined text stood. */
export const lineAt = ({ starts }: Joined, at: number) =>
  starts.findLast((start) => start.at <= at)?.line ?? starts[0]?.line ?? 1
