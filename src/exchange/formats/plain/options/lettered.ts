import type { LinePart } from '../lines/joining.ts'
import type { PaperLine } from '../lines/lines.ts'
import type { BodyLine } from './candidates.ts'
import { type Choices, choiceOf, continuesOption, type FoundChoice, linePart } from './choice.ts'
import type { OptionRun } from './runs.ts'

/** The question and its options where these have letters or numbers. */
export function lettered(body: readonly BodyLine[], run: OptionRun, margin: number): Choices {
  const inText = [...run.entries].sort(
    (one, other) => one.index - other.index || one.lead.start - other.lead.start,
  )
  const [first] = inText
  const choices = new Map<(typeof inText)[number], FoundChoice>()
  const stray: PaperLine[] = []
  let end = body.length
  for (const [at, entry] of inText.entries()) {
    const next = inText[at + 1]
    const own = body[entry.index]
    if (!own) continue
    const isLast = next === undefined
    const sameLine = next?.index === entry.index
    const parts: LinePart[] = [
      { line: own.line, text: own.text.slice(entry.lead.end, sameLine ? next.lead.start : undefined) },
    ]
    let index = entry.index + 1
    for (; !sameLine && index < (next?.index ?? body.length); index++) {
      const line = body[index]
      if (!line) continue
      if (isLast && !continuesOption(body, index, margin, !parts.some(({ text }) => text.trim()))) break
      if (line.text && body[index - 1]?.text === '' && parts.some(({ text }) => text.trim()))
        stray.push(line.line)
      parts.push(linePart(line))
    }
    // The beginning of a line whose next option stands within it.
    if (next && !sameLine && next.lead.start > 0)
      parts.push({
        line: body[next.index]?.line ?? own.line,
        text: body[next.index]?.text.slice(0, next.lead.start) ?? '',
      })
    if (isLast) end = index
    choices.set(entry, choiceOf(entry.lead, parts))
  }
  const stemEnd = first?.index ?? 0
  const glued = body[stemEnd]
  const stem = body.slice(0, stemEnd).map(linePart)
  if (first && glued && first.lead.start > 0)
    stem.push({ line: glued.line, text: glued.text.slice(0, first.lead.start) })
  return {
    stem,
    choices: run.entries.flatMap((entry) => choices.get(entry) ?? []),
    script: run.script,
    rest: body.slice(end).flatMap(({ line, text }) => (text ? [line] : [])),
    misplaced: run.misplaced,
    stray,
    unsure: run.unsure,
  }
}
