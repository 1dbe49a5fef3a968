import type { Reading } from '../../../domain/exchange/found-question.ts'
import type { KeyPlace, LineNote } from '../../../domain/exchange/import-problem.ts'
import { lazily } from '../../../domain/lib/lazily.ts'
import { MAX_QUESTIONS, restNotes } from '../../questions/embedded-source.ts'
import { readBlocks } from '../../questions/read-blocks.ts'
import type { Block } from './blocks.ts'
import type { StatedKey } from './body.ts'
import { isBoldKey, type SeenKey } from './key/bold.ts'
import { type KeyList, keyListsOf } from './key/key-list.ts'
import { countFromZero } from './key/zero-keys.ts'
import { layoutsOf } from './layouts.ts'
import { withoutFurniture } from './lines/furniture.ts'
import { linesOf, marginOf, type PaperLine } from './lines/lines.ts'
import { withCode } from './prints/code.ts'
import { prepared } from './prints/prepare.ts'
import { type BlockHints, keySeenIn, questionOf } from './question.ts'
import { bestLayout } from './self-check.ts'
import { withLead } from './signs/numbered.ts'

/** What was found in a text before its questions are read one by one. */
interface Paper {
  blocks: readonly Block[]
  keys: ReadonlyMap<Block, StatedKey>
  notes: LineNote[]
  margin: number
  /** How many options most questions have. */
  usual: number | undefined
}

function withoutLists(lines: readonly PaperLine[], lists: readonly KeyList[]): PaperLine[] {
  const kept = [...lines]
  for (const { start, end } of lists)
    for (let at = start; at < end; at++) {
      const line = kept[at]
      if (line) kept[at] = { ...line, text: '' }
    }
  return kept
}

function paperOf(text: string): Paper {
  const source = linesOf(withCode(text))
  const plain = prepared(source.lines)
  const { lines, notes } = withoutFurniture(plain.lines)
  const lists = keyListsOf(lines)
  const leads = withoutLists(lines, lists).map(withLead)
  const margin = marginOf(lines)
  const { split, keys, usual } = bestLayout(layoutsOf(leads), { lists, margin })
  return {
    blocks: split.blocks,
    keys: keys.keys,
    margin,
    usual,
    notes: [
      ...source.notes,
      ...plain.notes,
      ...notes,
      ...split.notes,
      ...keys.notes,
      ...restNotes(split.blocks[MAX_QUESTIONS]),
    ],
  }
}

const mostOf = (places: readonly KeyPlace[]): KeyPlace | undefined => {
  const count = (place: KeyPlace) => places.filter((each) => each === place).length
  return [...new Set(places)].sort((one, other) => count(other) - count(one))[0]
}

/** As many questions tell what bold means. */
const WEIGHED = 300

function weighBold(blocks: readonly Block[], seenIn: (block: Block) => SeenKey | undefined): boolean {
  if (!blocks.some(({ source }) => source.includes('**'))) return false
  return isBoldKey(blocks.slice(0, WEIGHED).flatMap((block) => seenIn(block) ?? []))
}

/**
 * Questions as people write them: numbered in any way or not at all, with options of any shape, the key marked, below each
 * question or in a list. What is dropped or changed is noted by its line.
 */
export function readPlain(text: string): Reading {
  const { blocks, keys, notes, margin, usual } = paperOf(text)
  const places: KeyPlace[] = []
  const byLine = (one: LineNote, other: LineNote) => one.line - other.line
  const last = blocks.at(-1)
  const fromZero = countFromZero(blocks, keys)
  const hintsOf = (block: Block, boldIsKey: boolean): BlockHints => ({
    margin,
    usual,
    listed: keys.get(block),
    isLast: block === last,
    boldIsKey,
    fromZero,
  })
  const boldIsKey = lazily(() => weighBold(blocks, (block) => keySeenIn(block, hintsOf(block, false))))
  const inner = readBlocks(blocks.slice(0, MAX_QUESTIONS), (block) => {
    const read = questionOf(block, hintsOf(block, boldIsKey()))
    notes.push(...read.notes)
    if (read.keyPlace) places.push(read.keyPlace)
    return read.found
  })
  const reading: Reading = { total: inner.total, steps: steps(), notes }
  function* steps() {
    yield* inner.steps
    notes.sort(byLine)
    reading.keyPlace = mostOf(places)
  }
  return reading
}
