import type { FoundQuestion, Reading } from '../../domain/exchange/found-question.ts'
import type { Fault } from '../../domain/exchange/import-problem.ts'

/** Reads each block when its step is taken, so that long work can be sliced. */
export function readEach<Block>(
  blocks: readonly Block[],
  read: (block: Block) => FoundQuestion | undefined,
): Reading {
  function* steps() {
    for (const block of blocks) yield read(block)
  }
  return { total: blocks.length, steps: steps() }
}

/** The source of one question in a text. */
export interface SourceBlock {
  /** Its first line, from 1. */
  line: number
  source: string
}

/** No question that people write comes near. What is longer would keep the page busy for too long in one step. */
export const MAX_SOURCE_LENGTH = 100_000

export const TOO_LONG: Fault = { code: 'question-too-long', limit: MAX_SOURCE_LENGTH }

/** The bytes of a picture within a text, with the equals signs that GIFT escapes. Such a picture is left out anyway. */
const EMBEDDED_BYTES = /;base64,[a-z\d+/=\\]+/gi

const isTooLong = (source: string) => source.length > MAX_SOURCE_LENGTH

/** As `readEach`; a source that is too long, even without its pictures, is reported and not read. */
export const readBlocks = <Block extends SourceBlock>(
  blocks: readonly Block[],
  read: (block: Block) => FoundQuestion | undefined,
): Reading =>
  readEach(blocks, (block) => {
    if (!isTooLong(block.source)) return read(block)
    const source = block.source.replaceAll(EMBEDDED_BYTES, ';base64,')
    return isTooLong(source) ? unreadable(block.line, TOO_LONG) : read({ ...block, source })
  })

export const foundNothing = {
  text: '',
  imageUrl: '',
  options: [],
  points: 1,
  problems: [],
  notes: [],
} as const

/** A question that could not be read; `text` is an excerpt to recognise it by. */
export const unreadable = (line: number | undefined, fault: Fault, text = ''): FoundQuestion => ({
  ...foundNothing,
  line,
  text,
  problems: [{ ...fault, line }],
})
