import { computed } from 'nanostores'
import { $importItems } from './import-items.ts'

/** What a line belongs to: a question that needs a decision, or one with a problem. */
export type LineTone = 'asks' | 'wrong'

/** By line, from 1. For a question with problems, only the lines concerned, if known. */
export const $lineTones = computed($importItems, (items): ReadonlyMap<number, LineTone> => {
  const tones = new Map<number, LineTone>()
  for (const { need, checked } of items) {
    const { line, lastLine = line } = checked
    if (!need || line === undefined || lastLine === undefined) continue
    for (let at = line; at <= lastLine; at++) tones.set(at, need === 'fault' ? 'wrong' : 'asks')
  }
  return tones
})
