import { labelOf } from '../signs/labels.ts'
import { markedNumber } from '../signs/markers.ts'
import type { LeadLine } from '../signs/numbered.ts'
import { bulletStarts, markerPlaces, runStarts } from './run-starts.ts'

/** How the options of unnumbered questions begin. */
export type OptionKind = 'letters' | 'numbers' | 'bullets'

/** The list before a question's end: options, and statements that stand above them. `end` is behind the last one's first line. */
export interface Run {
  start: number
  end: number
}

const isText = ({ line, lead: { marker, bullet } }: LeadLine) =>
  line.text !== '' && marker === undefined && bullet === undefined

/** What tells the options of a paper from other lists: the form of its letters. */
export function styleOf(line: LeadLine | undefined): string {
  const marker = line?.lead.marker
  if (!marker) return line?.lead.bullet ?? ''
  const script = /^[ivx]{1,4}$/i.test(marker.label) ? 'roman' : marker.signs[0]?.script
  return `${script} ${marker.shape}`
}

const isOption = ({ line, lead: { marker, bullet } }: LeadLine) =>
  (bullet !== undefined || (marker !== undefined && markedNumber(marker) === undefined)) &&
  !labelOf(line.text)

/** Behind the last line that counts on from the one at `start`. */
function endOf(lines: readonly LeadLine[], kind: OptionKind, start: number, limit: number): number {
  let [end, next] = [start + 1, 1]
  for (let at = start + 1; at < limit; at++) {
    const line = lines[at]
    if (!line?.line.text) continue
    if (kind !== 'numbers') {
      if (isOption(line)) end = at + 1
    } else if (markerPlaces(line, kind)?.includes(next)) {
      end = at + 1
      next++
    }
  }
  return end
}

function usualOf(styles: readonly string[]): string | undefined {
  const counts = new Map<string, number>()
  for (const style of styles) counts.set(style, (counts.get(style) ?? 0) + 1)
  const [usual] = [...counts].sort(([, one], [, other]) => other - one)
  return usual && usual[1] * 2 > styles.length ? usual[0] : undefined
}

interface Between {
  isEmpty: boolean
  isGlued: boolean
  isAnswered: boolean
}

function betweenOf(lines: readonly LeadLine[], from: Run, to: number): Between {
  const between = lines.slice(from.end, to)
  return {
    isEmpty: !between.some(isText),
    isGlued: between.every(({ line }) => line.text !== ''),
    isAnswered: between.some(({ line }) => labelOf(line.text)?.kind === 'answer'),
  }
}

/** Lists without a text between them are statements and options of one question; so is one of an unusual form. */
function withoutStatements(lines: readonly LeadLine[], runs: readonly Run[]): Run[] {
  const styles = runs.map(({ start }) => styleOf(lines[start]))
  const usual = usualOf(styles)
  const between = runs.slice(1).map((run, at) => betweenOf(lines, runs[at] ?? run, run.start))
  const answered = between.filter(({ isAnswered }) => isAnswered).length
  const areAnswered = answered > 0 && answered * 3 >= between.length * 2
  const kept: Run[] = []
  for (const [at, run] of runs.entries()) {
    const gap = between[at - 1]
    const isUnusual = styles[at - 1] !== usual && styles[at] === usual
    const isOne = gap && !gap.isAnswered && (gap.isEmpty || (isUnusual && (gap.isGlued || areAnswered)))
    const last = kept.at(-1)
    if (isOne && last) kept[kept.length - 1] = { start: last.start, end: run.end }
    else kept.push(run)
  }
  return kept
}

/** The lists of options in a text without numbers of questions, one for each question. */
export function optionListsOf(lines: readonly LeadLine[], kind: OptionKind): Run[] {
  const starts =
    kind === 'bullets' ? bulletStarts(lines, 0, lines.length) : runStarts(lines, kind, 0, lines.length, false)
  const runs = starts.map((start, at) => ({
    start,
    end: endOf(lines, kind, start, starts[at + 1] ?? lines.length),
  }))
  return withoutStatements(lines, runs)
}
