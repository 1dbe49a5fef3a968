import type { PaperLine } from '../lines/lines.ts'

/** An option with a cross for wrong before its text, behind its letter or without one. */
const CROSSED = /^([([]?(?:\p{L}|\d{1,2})[.)\]:]\s{0,4})?[✖✗✘❌×]\s{1,4}(?=\S)/u
const TICKED = /^(?:[([]?(?:\p{L}|\d{1,2})[.)\]:]\s{0,4})?[✔✓✅☑]/u

/** Where the right options have ticks, crosses before the others are no part of them. */
export function withoutCrosses(lines: readonly PaperLine[]): PaperLine[] {
  const crossed = lines.filter(({ text }) => CROSSED.test(text)).length
  const ticked = lines.filter(({ text }) => TICKED.test(text)).length
  if (ticked === 0 || crossed < ticked) return [...lines]
  return lines.map((line) => ({ ...line, text: line.text.replace(CROSSED, '$1') }))
}
