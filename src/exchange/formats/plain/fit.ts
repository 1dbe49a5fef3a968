import { MAX_SOURCE_LENGTH } from '../../questions/read-blocks.ts'
import type { Block, Split } from './blocks.ts'
import type { KeyList } from './key/key-list.ts'
import type { Assigned } from './key/key-places.ts'
import type { PaperLayout } from './layouts.ts'
import { styleOf } from './options/option-lists.ts'
import { bulletStarts, runStarts } from './options/run-starts.ts'
import { questionOf } from './question.ts'
import { markedNumber } from './signs/markers.ts'

/** A layout with the questions that it yields. */
export interface Laid extends PaperLayout {
  split: Split
  keys: Assigned
}

/** What is known of a paper before it is parted into questions. */
export interface Given {
  lists: readonly KeyList[]
  margin: number
}

/** How well a layout fits the whole paper, each from 0 to 1. */
export interface Fit {
  /** Share of the lines of questions that are in whole ones. */
  whole: number
  /** Share of the lines that belong to questions which have a text and options. */
  covered: number
  /** How many options most questions have, and the share of those that have as many. */
  alike: Usual
  /** Share of the numbers that follow the one before. */
  runsOn: number
  /** Share of the listed keys and of the questions that have found each other. */
  keyed: number
}

/** What is read without numbers is a little less certain. */
const UNNUMBERED = 0.5
/** Enough questions to tell; all of them would be read several times. */
const SAMPLE = 120

const sampleOf = (blocks: readonly Block[]) => {
  const step = Math.max(1, Math.ceil(blocks.length / SAMPLE))
  return blocks.filter((_, at) => at % step === 0)
}

const BARE_LETTER = /^\*{0,2}A \S/

const share = (part: number, whole: number) => (whole === 0 ? 0 : part / whole)
const written = ({ lines }: Pick<Block, 'lines'>) => lines.filter(({ line }) => line.text).length

/** Two lists of options of one form are those of two questions. */
function isMerged({ lines }: Block): boolean {
  const styles = (['letters', 'numbers'] as const).flatMap((kind) =>
    runStarts(lines, kind, 1, lines.length, false).map((at) => styleOf(lines[at])),
  )
  const bare = lines.filter(
    ({ line: { text } }, at) => BARE_LETTER.test(text) && /^\*{0,2}B \S/.test(lines[at + 1]?.line.text ?? ''),
  )
  const bullets = bulletStarts(lines, 1, lines.length)
  return new Set(styles).size < styles.length || bare.length > 1 || bullets.length > 1
}

/** A number of its own that the layout takes for text. */
const isUncounted = ({ number, lines: [first] }: Block) =>
  number === undefined && first?.lead.marker !== undefined && markedNumber(first.lead.marker) !== undefined

interface Checked {
  lines: number
  /** Lines of it that stand in a whole question; 0 if it is none. */
  kept: number
  options: number
}

function checkBlock(block: Block, { margin }: Given, { keys }: Assigned): Checked {
  const lines = written(block)
  const nothing = { lines, kept: 0, options: 0 }
  if (block.source.length > MAX_SOURCE_LENGTH || isUncounted(block)) return nothing
  const { found, notes } = questionOf(block, {
    margin,
    listed: keys.get(block),
    isLast: false,
    usual: undefined,
    boldIsKey: false,
    fromZero: false,
  })
  const options = found.options.length
  const isWhole =
    found.problems.length === 0 &&
    found.text.trim() !== '' &&
    (options >= 2 || found.kind?.code === 'number') &&
    found.options.every(({ text }) => text.trim() !== '')
  const dropped = notes.filter(({ code }) => code === 'line-dropped').length
  if (!isWhole) return nothing
  // Statements and options of one form are rare, but a number vouches for them.
  const certainty = !isMerged(block) ? 1 : block.number === undefined ? 0 : 0.5
  return { lines, kept: certainty * Math.max(0, lines - dropped), options }
}

interface Usual {
  count: number | undefined
  share: number
}

/** The most frequent number of options. */
function usualOf(counts: readonly number[]): Usual {
  const times = new Map<number, number>()
  for (const count of counts) times.set(count, (times.get(count) ?? 0) + 1)
  const [most] = [...times].sort(([, one], [, other]) => other - one)
  return { count: most?.[0], share: share(most?.[1] ?? 0, counts.length) }
}

function runsOn(blocks: readonly Block[]): number {
  const numbers = blocks.flatMap(({ number }) => number ?? [])
  if (numbers.length === 0) return UNNUMBERED
  const follows = numbers.filter(
    (number, at) => at === 0 || number === (numbers[at - 1] ?? 0) + 1 || number === 1,
  )
  return share(follows.length, numbers.length)
}

function keyedOf(blocks: readonly Block[], lists: readonly KeyList[], { keys }: Assigned): number {
  const entries = lists.reduce((sum, list) => sum + list.entries.length, 0)
  return (share(keys.size, entries) + share(keys.size, blocks.length)) / 2
}

export function fitOfLayout({ lines, split: { blocks, notes }, keys }: Laid, given: Given): Fit {
  const headings = notes.filter((note) => note.code === 'line-dropped' && note.as === 'heading').length
  const checked = sampleOf(blocks).map((block) => checkBlock(block, given, keys))
  const sum = (of: (each: Checked) => number) => checked.reduce((total, each) => total + of(each), 0)
  const inBlocks = blocks.reduce((total, block) => total + written(block), 0)
  const whole = share(
    sum(({ kept }) => kept),
    sum((each) => each.lines),
  )
  return {
    whole,
    covered: whole * share(inBlocks, written({ lines }) - headings),
    alike: usualOf(checked.flatMap(({ options }) => (options > 0 ? [options] : []))),
    runsOn: runsOn(blocks),
    keyed: keyedOf(blocks, given.lists, keys),
  }
}
