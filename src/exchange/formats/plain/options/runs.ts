import type { Script } from '../signs/markers.ts'
import { type Candidate, isBracketed, placeOf } from './candidates.ts'

/** The options of a question as places in its text, in the order of their letters. */
export interface OptionRun {
  script: Script
  entries: readonly Candidate[]
  /** Letters out of order, by line index. */
  misplaced: readonly { index: number; letter: string; expected: number }[]
  /** An option in the middle of a line may be text as well. */
  unsure: boolean
}

/** Letters at the beginning of lines, from the last one that is the first of its kind. */
interface Chain {
  script: Script
  list: readonly Candidate[]
}

const SCRIPTS: readonly Script[] = [
  'LATIN',
  'latin',
  'GREEK',
  'greek',
  'abjad',
  'alifba',
  'CYRILLIC',
  'cyrillic',
  'devanagari',
  'hebrew',
  'ROMAN',
  'roman',
  'number',
]

const inScript = (candidates: readonly Candidate[], script: Script) =>
  candidates.filter((candidate) => placeOf(candidate, script) !== undefined)

/** Whether the values of a chain are each there once. */
function isComplete(list: readonly Candidate[], script: Script): boolean {
  const values = new Set(list.map((candidate) => placeOf(candidate, script) ?? -1))
  return list.length >= 2 && values.size === list.length && list.every((_, value) => values.has(value))
}

/** Whether every line has the same number. */
function isTable(list: readonly Candidate[]): boolean {
  const counts = new Map<number, number>()
  for (const { index } of list) counts.set(index, (counts.get(index) ?? 0) + 1)
  return counts.size >= 2 && new Set(counts.values()).size === 1
}

const sorted = (list: readonly Candidate[], script: Script) =>
  [...list].sort((one, other) => (placeOf(one, script) ?? 0) - (placeOf(other, script) ?? 0))

/** The value of the next letter at the beginning of a line, for each place in a list. */
function nextStarts(list: readonly Candidate[], script: Script): (number | undefined)[] {
  const next: (number | undefined)[] = []
  let value: number | undefined
  for (let at = list.length - 1; at >= 0; at--) {
    next[at] = value
    const candidate = list[at]
    if (candidate?.gap === 'start') value = placeOf(candidate, script)
  }
  return next
}

/** How many letters follow in order on one line, this one included. */
function rowLength(list: readonly Candidate[], at: number, script: Script): number {
  let length = 1
  for (; ; length++) {
    const [before, next] = [list[at + length - 1], list[at + length]]
    const follows =
      next &&
      before &&
      next.index === before.index &&
      placeOf(next, script) === (placeOf(before, script) ?? 0) + 1
    if (!follows) return length
  }
}

/** Whether other letters confirm that the narrow one at `at` is an option; `after` is the next one at the start of a line. */
function isWitnessed(
  { list, script }: Chain,
  at: number,
  after: number | undefined,
  taken: readonly Candidate[],
): boolean {
  const row = rowLength(list, at, script)
  const isRow = row >= 2 || after === taken.length + row
  return isRow || (taken.length === 1 && after === undefined) || taken.at(-1)?.gap === 'narrow'
}

/** Follows the letters in order; a narrow one without brackets needs confirmation. */
function inOrder(
  chain: Chain,
  eager: boolean,
): { taken: Candidate[]; unsure: boolean; skipped: Candidate[] } {
  const { list, script } = chain
  const next = nextStarts(list, script)
  const taken: Candidate[] = []
  const skipped: Candidate[] = []
  let unsure = false
  for (const [at, candidate] of list.entries()) {
    const value = placeOf(candidate, script)
    const after = next[at]
    if (value !== taken.length) {
      if (candidate.gap !== 'narrow') skipped.push(candidate)
      continue
    }
    if (candidate.gap === 'start' || taken.length === 0) taken.push(candidate)
    else if (after === value) continue
    else if (candidate.gap === 'wide' || isBracketed(candidate)) taken.push(candidate)
    else if (eager || isWitnessed(chain, at, after, taken)) taken.push(candidate)
    else unsure = true
  }
  return { taken, unsure, skipped }
}

function runOf(chain: Chain, eager: boolean): OptionRun | undefined {
  const { script, list } = chain
  const ordered = inOrder(chain, eager)
  const shape = list[0]?.lead.marker?.shape
  const skipped = ordered.skipped.filter(({ lead }) => lead.marker?.shape === shape)
  const own = list.filter(({ lead }) => lead.marker?.shape === shape)
  if (skipped.length > 0 || ordered.taken.length < own.length) {
    const certain = list.filter(({ gap }) => gap !== 'narrow')
    const columns = [certain, own].filter((each) => each.length > ordered.taken.length)
    const column = columns.find((each) => isComplete(each, script) && (each === certain || isTable(each)))
    if (column) return { script, entries: sorted(column, script), misplaced: [], unsure: false }
  }
  const wrong = skipped.filter(({ gap }) => gap === 'start')
  if (ordered.taken.length + wrong.length < 2) return undefined
  return {
    script,
    entries: ordered.taken,
    misplaced: misplacedOf(ordered.taken, wrong, chain),
    unsure: ordered.unsure,
  }
}

/** Counts on with each letter, expected or not. */
function misplacedOf(
  taken: readonly Candidate[],
  skipped: readonly Candidate[],
  { list }: Chain,
): OptionRun['misplaced'] {
  if (skipped.length === 0) return []
  const [counted, wrong] = [new Set([...taken, ...skipped]), new Set(skipped)]
  return list
    .filter((candidate) => counted.has(candidate))
    .flatMap((candidate, expected) =>
      wrong.has(candidate)
        ? [{ index: candidate.index, letter: candidate.lead.marker?.label ?? '', expected }]
        : [],
    )
}

/** For each place in a list, where the next candidate of a value stands. */
function nextOf(list: readonly Candidate[], script: Script, wanted: number): (number | undefined)[] {
  const next: (number | undefined)[] = []
  let found: number | undefined
  for (let at = list.length - 1; at >= 0; at--) {
    next[at] = found
    const candidate = list[at]
    if (candidate && placeOf(candidate, script) === wanted) found = at
  }
  return next
}

/** From the last first letter at the beginning of a line on; else from one within a line that others follow. */
function chainsOf(candidates: readonly Candidate[]): Chain[] {
  const chains = SCRIPTS.map((script) => ({ script, list: inScript(candidates, script) }))
  const from = ({ script, list }: Chain, first: number) =>
    first < 0 ? [] : [{ script, list: list.slice(first) }]
  const atStart = chains.flatMap((chain) => {
    const { script, list } = chain
    const [second, third] = [nextOf(list, script, 1), nextOf(list, script, 2)]
    return from(
      chain,
      list.findLastIndex(
        (candidate, at) =>
          candidate.gap === 'start' &&
          placeOf(candidate, script) === 0 &&
          (second[at] ?? third[at]) !== undefined,
      ),
    )
  })
  return atStart.length > 0 ? atStart : chains.flatMap((chain) => from(chain, inlineStart(chain)))
}

const isSetOff = (candidate: Candidate) => candidate.gap !== 'narrow' || isBracketed(candidate)

/** Letters within the line of the question: two that are set off, or three with a full stop. */
function inlineStart({ script, list }: Chain): number {
  if (script === 'number') return -1
  const [seconds, thirds] = [nextOf(list, script, 1), nextOf(list, script, 2)]
  return list.findIndex((first, at) => {
    const second = list[seconds[at] ?? -1]
    if (placeOf(first, script) !== 0 || !second) return false
    if (first.gap !== 'narrow' && isSetOff(second)) return true
    return (
      thirds[at] !== undefined && (isSetOff(first) || isSetOff(second) || rowLength(list, at, script) >= 3)
    )
  })
}

/**
 * The options among the candidates: those that begin last, because a question ends with its options. `eager` takes every letter
 * that may begin one.
 */
export function optionRun(candidates: readonly Candidate[], eager = false): OptionRun | undefined {
  const runs = chainsOf(candidates).flatMap((chain) => runOf(chain, eager) ?? [])
  const startOf = ({ entries: [first] }: OptionRun) =>
    first ? first.index * 1_000_000 + first.lead.start : 0
  return runs.sort(
    (one, other) => startOf(other) - startOf(one) || other.entries.length - one.entries.length,
  )[0]
}
