import { withBareNumbers } from './lines/bare-numbers.ts'
import { numberingsOf } from './lines/numbering.ts'
import type { OptionKind } from './options/option-lists.ts'
import type { LeadLine, Numbered } from './signs/numbered.ts'

/** A way to read where the questions of a paper begin. */
export interface PaperLayout {
  lines: readonly LeadLine[]
  /** The questions' own lines by their index, with their numbers; empty if questions have none. */
  numbers: ReadonlyMap<number, number>
  /** How the options of unnumbered questions begin; the first kind that occurs if undefined. */
  kind: OptionKind | undefined
}

const mapOf = (numbers: readonly Numbered[]) => new Map(numbers.map(({ index, value }) => [index, value]))

const keyOf = ({ numbers, kind }: PaperLayout) => `${kind ?? ''} ${[...numbers.keys()].join(' ')}`

/** The likeliest one first. */
export type PaperLayouts = readonly [PaperLayout, ...PaperLayout[]]

const isWorded = ({ lines, numbers }: PaperLayout) => {
  const [first] = numbers.keys()
  return lines[first ?? -1]?.lead.marker?.shape === 'word'
}

/** The ways in which a paper may be laid out, each once. */
export function layoutsOf(lines: readonly LeadLine[]): PaperLayouts {
  const layoutOf = (numbers: readonly Numbered[], kind?: OptionKind): PaperLayout => ({
    lines,
    numbers: mapOf(numbers),
    kind,
  })
  const [ruled = [], ...others] = numberingsOf(lines)
  const first = layoutOf(ruled)
  // 'Question 1' is never an option or a statement.
  if (isWorded(first)) return [first]
  const bare = withBareNumbers(lines)
  const all = [
    ...others.map((numbers) => layoutOf(numbers)),
    ...(bare ? [{ lines: bare.leads, numbers: mapOf(bare.numbers), kind: undefined }] : []),
    ...(['numbers', 'bullets'] as const).map((kind) => layoutOf([], kind)),
  ]
  const known = new Map(all.map((layout) => [keyOf(layout), layout]))
  known.delete(keyOf(first))
  return [first, ...known.values()]
}
