import type { FoundQuestion, Reading, SourceBlock } from './question-exchange.ts'
import { MAX_SOURCE_LENGTH, readEach, unreadable } from './question-exchange.ts'
import { countBreaks } from './question-file.ts'

/*
 * The bytes of pictures are cut out of a source before it is parsed, because they are most of it. In their place stands an
 * address that only the reader of the question knows.
 */

const CUT = /^\s*cut:(\d+)\s*$/

/** Too short to be a picture, and perhaps something else. */
const SHORTEST = 40

const BASE_64 = `[a-z\\d+/=\\s]{${SHORTEST},}`
/** As Moodle embeds files. A tag has no `<` within, so a tag without an end is not searched far. */
const ELEMENTS = new RegExp(`(<(file|image_base64)\\b[^<>]*>)(${BASE_64})(?=</\\2)`, 'gi')
/** Within a text, also with the equals signs and colons that GIFT escapes. */
const ADDRESSES = new RegExp(`data\\\\?:image/[\\w.+-]+;base64,[a-z\\d+/=\\\\]{${SHORTEST},}`, 'gi')

interface CutSource {
  source: string
  /** In base 64, each once. */
  pictures: string[]
}

export function cutPictures(given: string): CutSource {
  const indices = new Map<string, number>()
  const cut = (base64: string) => {
    const index = indices.get(base64) ?? indices.size
    indices.set(base64, index)
    return `cut:${index}`
  }
  const source = given
    .replaceAll(ELEMENTS, (_, tag: string, _name: string, base64: string) => `${tag}${cut(base64)}`)
    .replaceAll(ADDRESSES, (address) => cut(address.slice(address.indexOf(',') + 1).replaceAll('\\', '')))
  return { source, pictures: [...indices.keys()] }
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

/** Reads each block without the bytes of its pictures; one that is too long even so is reported and not read. */
export const readCutBlocks = <Block extends SourceBlock>(
  blocks: readonly Block[],
  read: (block: Block & CutBlock) => FoundQuestion | undefined,
  limit = MAX_SOURCE_LENGTH,
): Reading =>
  readEach(blocks, (block) => {
    const cut = cutPictures(block.source)
    const lastLine = block.line + countBreaks(block.source.trimEnd())
    if (cut.source.length <= limit) return read({ ...block, ...cut, lastLine })
    return { ...unreadable(block.line, { code: 'question-too-long', limit }), lastLine }
  })
