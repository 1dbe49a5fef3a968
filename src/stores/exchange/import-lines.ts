import { computed } from 'nanostores'
import { $importItems } from './import-items.ts'

/** What a line of the text is part of: a question that asks, or one with a problem. */
export type LineTone = 'asks' | 'wrong'

/** By line, from 1. Of a question with problems only the lines that are named, if there are some. */
export const $lineTones = computed($importItems, (items): ReadonlyMap<number, LineTone> => {
  const tones = new Map<number, LineTone>()
  for (const { need, checked } of items) {
    const { line, lastLine = line } = checked
    if (!need || line === undefined || lastLine === undefined) continue
    for (let at = line; at <= lastLine; at++) tones.set(at, need === 'fault' ? 'wrong' : 'asks')
  }
  return tones
})
