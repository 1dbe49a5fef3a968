import type { LinePart } from '../lines/joining.ts'
import type { PaperLine } from '../lines/lines.ts'
import type { BodyLine, Candidate } from './candidates.ts'
import { type Choices, choiceOf, type FoundChoice, linePart } from './choice.ts'
import { continuesOption, mayContinue, type Reach } from './last-option.ts'
import type { OptionRun } from './runs.ts'

interface OptionLines {
  parts: LinePart[]
  /** Paragraphs of their own within the option. */
  stray: PaperLine[]
  /** The index of the line behind it. */
  end: number
}

/** The text before the letter on an option's line. */
function beforeOption(body: readonly BodyLine[], option: Candidate | undefined): LinePart[] {
  const line = option && body[option.index]
  return line && option.lead.start > 0
    ? [{ line: line.line, text: line.text.slice(0, option.lead.start) }]
    : []
}

/** The lines of an option, up to the next one; those of the last option, as long as they continue it. */
function optionLines(
  body: readonly BodyLine[],
  option: Candidate,
  next: Candidate | undefined,
  reach: Reach,
): OptionLines | undefined {
  const own = body[option.index]
  if (!own) return undefined
  const isOnOneLine = next?.index === option.index
  const parts: LinePart[] = [
    { line: own.line, text: own.text.slice(option.lead.end, isOnOneLine ? next.lead.start : undefined) },
  ]
  if (isOnOneLine) return { parts, stray: [], end: option.index + 1 }
  const stray: PaperLine[] = []
  const hasText = () => parts.some(({ text }) => text.trim())
  let end = option.index + 1
  for (const line of body.slice(end, next?.index)) {
    // A letter may stand alone on its line.
    if (!next && hasText() && !continuesOption(body, end, option.index, reach)) break
    if (line.text && body[end - 1]?.text === '' && hasText()) stray.push(line.line)
    parts.push(linePart(line))
    end++
  }
  return { parts: [...parts, ...beforeOption(body, next)], stray, end }
}

/** A question whose options have letters or numbers. */
export function lettered(body: readonly BodyLine[], run: OptionRun, margin: number, eager: boolean): Choices {
  const inText = [...run.entries].sort(
    (one, other) => one.index - other.index || one.lead.start - other.lead.start,
  )
  const [first] = inText
  const choices = new Map<Candidate, FoundChoice>()
  const stray: PaperLine[] = []
  let [end, lines] = [body.length, 1]
  for (const [at, option] of inText.entries()) {
    const found = optionLines(body, option, inText[at + 1], { margin, lines, eager })
    if (!found) continue
    lines = Math.max(lines, found.parts.filter(({ text }) => text.trim()).length)
    choices.set(option, choiceOf(option.lead, found.parts))
    stray.push(...found.stray)
    end = found.end
  }
  return {
    stem: [...body.slice(0, first?.index ?? 0).map(linePart), ...beforeOption(body, first)],
    choices: run.entries.flatMap((entry) => choices.get(entry) ?? []),
    script: run.script,
    rest: body.slice(end).flatMap(({ line, text }) => (text ? [line] : [])),
    misplaced: run.misplaced,
    stray,
    unsure: run.unsure || mayContinue(body, end),
  }
}
