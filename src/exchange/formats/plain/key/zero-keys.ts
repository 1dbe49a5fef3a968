import type { Block } from '../blocks.ts'
import type { StatedKey } from '../body.ts'
import { labelOf } from '../signs/labels.ts'
import { leadAt } from '../signs/lead.ts'

const ZERO = /^[([]?0[)\].]?$/

/** Whether a question names '0' as its key, and has no option of that text. */
function hasZero({ lines, source }: Block, listed: StatedKey | undefined): boolean {
  const says = (text: string | undefined) => text !== undefined && ZERO.test(text.replaceAll('**', '').trim())
  if (!source.includes('0') && !listed) return false
  const isSaid =
    says(listed?.text) || lines.some(({ line: { text } }) => text.includes('0') && says(labelOf(text)?.rest))
  return (
    isSaid && !lines.some(({ line: { text } }) => says(text.slice(leadAt(text, 0).end)) && !labelOf(text))
  )
}

/** Keys that count the options from 0: where one says so, no number of the others is safe. */
export const countFromZero = (blocks: readonly Block[], keys: ReadonlyMap<Block, StatedKey>) =>
  blocks.some((block) => hasZero(block, keys.get(block)))
