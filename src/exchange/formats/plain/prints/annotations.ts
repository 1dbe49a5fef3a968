import type { PaperLine } from '../lines/lines.ts'
import { labelOf } from '../signs/labels.ts'
import { leadAt } from '../signs/lead.ts'
import { markedNumber } from '../signs/markers.ts'

/** 'Label: value', as systems print them under each question. */
const LABELLED = /^(\p{L}[\p{L}\p{N} .'’/()&_-]{0,38}) ?[:：](?:\s|\d|$)/u
/** What names a question itself. */
const OF_QUESTIONS =
  /^(?:questions?|ques|q|ans|answers?|key|sol|soln|solution|options?|problem|item|scenario|case|statement|given|frage|aufgabe|pregunta|السؤال|प्रश्न)\b/iu
const LONGEST = 120
const WORDS = 5

/** What a line is called if it may be one about its question; those that are read as such have words of their own. */
function nameOf({ text, heading }: PaperLine): string | undefined {
  if (!text || text.length > LONGEST || heading) return undefined
  const [, label] = text.replaceAll('**', '').match(LABELLED) ?? []
  if (!label || OF_QUESTIONS.test(label) || /[?؟]\W{0,3}$/.test(text)) return undefined
  if (label.split(' ').length > WORDS || leadAt(text, 0).marker) return undefined
  const kind = labelOf(text)?.kind
  return kind === undefined || kind === 'other'
    ? label.trim().toLowerCase().replaceAll(/\d+/g, '#')
    : undefined
}

/** Where in its question a line stands: in the text, among the options, or behind them. */
type Place = 'text' | 'options' | 'behind'

/** Numbers count options where they follow each other. */
function placeAfter(
  place: Place,
  before: number | undefined,
  { text }: PaperLine,
  isBelowGap: boolean,
): Place {
  const { bullet, marker } = leadAt(text, 0)
  const kind = labelOf(text)?.kind
  if (kind === 'answer' || kind === 'solution' || kind === 'explanation') return 'behind'
  const number = markedNumber(marker)
  if (number !== undefined)
    return number > 1 && number === (before ?? 0) + 1 && place !== 'behind' ? 'options' : 'text'
  if (bullet !== undefined || marker !== undefined) return 'options'
  return place === 'text' || isBelowGap ? 'text' : place
}

interface Named {
  index: number
  name: string
  isBehind: boolean
}

interface Survey {
  named: Named[]
  /** How often the options or the answer of a question end. */
  ends: number
}

/** A line that its label only begins: above options, or a paragraph that goes on. */
const isTextBelow = (place: Place, { text }: PaperLine, isBelowGap: boolean) =>
  place === 'options' || (!isBelowGap && !leadAt(text, 0).marker && !labelOf(text))

function survey(lines: readonly PaperLine[]): Survey {
  const named: Named[] = []
  let [place, ends, gap]: [Place, number, boolean] = ['text', 0, false]
  let [number, from]: [number | undefined, number] = [undefined, 0]
  for (const [index, line] of lines.entries()) {
    const name = nameOf(line)
    if (name) named.push({ index, name, isBehind: place !== 'text' })
    if (!line.text) gap = true
    if (!line.text || name) continue
    const next = placeAfter(place, number, line, gap)
    if (place !== 'text' && next === 'text') ends++
    if (isTextBelow(next, line, gap)) for (const entry of named.slice(from)) entry.isBehind = false
    from = named.length
    place = next
    number = markedNumber(leadAt(line.text, 0).marker)
    gap = false
  }
  return { named, ends: place === 'text' ? ends : ends + 1 }
}

function byName(named: readonly Named[]): Named[][] {
  const groups = new Map<string, Named[]>()
  for (const entry of named) {
    const known = groups.get(entry.name)
    if (known) known.push(entry)
    else groups.set(entry.name, [entry])
  }
  return [...groups.values()]
}

const FEWEST = 2

/** The lines that say something about their questions and come again under most of them; where they stand elsewhere, they are text. */
export function annotationsOf(lines: readonly PaperLine[]): Set<number> {
  const { named, ends } = survey(lines)
  const dropped = byName(named).filter((places) => {
    const behind = places.filter(({ isBehind }) => isBehind).length
    return behind >= FEWEST && behind * 2 >= ends && behind * 5 >= places.length * 4
  })
  return new Set(dropped.flat().flatMap(({ index, isBehind }) => (isBehind ? [index] : [])))
}
