import type { FoundQuestion, Reading } from '../../domain/exchange/found-question.ts'
import type { LineNote } from '../../domain/exchange/import-problem.ts'
import type { SourceBlock } from './read-blocks.ts'
import { readEach, unreadable } from './read-blocks.ts'
import { countBreaks } from './source-text.ts'

/*
 * The bytes of pictures are cut out of a source before it is parsed, because they are most of it. In their place stands an
 * address that only the reader of the question knows.
 */

const CUT = /^\s*cut:(\d+)\s*$/

/** Too short to be a picture, and perhaps something else. */
const SHORTEST = 40

/** As Moodle embeds files, and within a text, also with the colon that GIFT escapes. The bytes follow. */
const OPENINGS = /<(file|image_base64)\b[^<>]*>|data\\?:image\/[\w.+-]{1,50};base64,/gi
/** The end is searched for: a pattern for millions of characters would run out of memory. */
const AFTER_CONTENT = /[^a-z\d+/=\s]/gi
const AFTER_ADDRESS = /[^a-z\d+/=\\]/gi

function endOf(after: RegExp, source: string, from: number): number {
  after.lastIndex = from
  return after.exec(source)?.index ?? source.length
}

interface CutSource {
  source: string
  /** In base 64, each once. */
  pictures: string[]
}

function cutPictures(source: string): CutSource {
  const indices = new Map<string, number>()
  const pieces: string[] = []
  let from = 0
  for (const opening of source.matchAll(OPENINGS)) {
    const start = opening.index + opening[0].length
    const isAddress = opening[1] === undefined
    const end = endOf(isAddress ? AFTER_ADDRESS : AFTER_CONTENT, source, start)
    if (end - start < SHORTEST || (!isAddress && !source.startsWith('</', end))) continue
    const base64 = source.slice(start, end).replaceAll('\\', '')
    const index = indices.get(base64) ?? indices.size
    indices.set(base64, index)
    pieces.push(source.slice(from, isAddress ? opening.index : start), `cut:${index}`)
    from = end
  }
  return { source: [...pieces, source.slice(from)].join(''), pictures: [...indices.keys()] }
}

/** What stood at an address, in base 64; undefined for any other address. */
export function cutAt({ pictures }: CutSource, address: string): string | undefined {
  const [, index] = address.match(CUT) ?? []
  return index === undefined ? undefined : pictures[Number(index)]
}

export interface CutBlock extends CutSource {
  line: number
  lastLine: number
}

/** Without its pictures; a longer one would keep the page busy for more than some 50 ms in one step. */
const MAX_XML_LENGTH = 60_000

/** More than any quiz has. A file of openings alone would otherwise have millions. */
export const MAX_QUESTIONS = 20_000

/** What is behind the last question that is read, by the line of the first that is not. */
export const restNotes = (rest: { line: number } | undefined): LineNote[] =>
  rest ? [{ code: 'rest-left-out', limit: MAX_QUESTIONS, line: rest.line }] : []

/** Reads each block without the bytes of its pictures; one that is too long even so is reported and not read. */
export const readCutBlocks = <Block extends SourceBlock>(
  blocks: readonly Block[],
  read: (block: Block & CutBlock) => FoundQuestion | undefined,
  limit = MAX_XML_LENGTH,
): Reading => ({
  notes: restNotes(blocks[MAX_QUESTIONS]),
  ...readEach(blocks.slice(0, MAX_QUESTIONS), (block) => {
    const cut = cutPictures(block.source)
    const lastLine = block.line + countBreaks(block.source.trimEnd())
    if (cut.source.length <= limit) return read({ ...block, ...cut, lastLine })
    return { ...unreadable(block.line, { code: 'question-too-long', limit }), lastLine }
  }),
})
