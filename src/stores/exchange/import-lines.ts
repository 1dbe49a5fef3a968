import { computed } from 'nanostores'
import { isDropped, largeDroppedShare } from '../../domain/exchange/dropped-lines.ts'
import { joinOffers } from '../../domain/exchange/join-line.ts'
import { $importItems, $sourceNotes } from './import-items.ts'
import { $importFound, $readText } from './import-source.ts'

/** What a line belongs to: a question that needs a decision, one with a problem, or none. */
export type LineTone = 'asks' | 'wrong' | 'dropped'

/** By line, from 1. For a question with problems, only the lines concerned, if known. */
export const $lineTones = computed(
  [$importItems, $sourceNotes],
  (items, notes): ReadonlyMap<number, LineTone> => {
    const tones = new Map<number, LineTone>()
    for (const { need, checked } of items) {
      const { line, lastLine = line } = checked
      if (!need || line === undefined || lastLine === undefined) continue
      for (let at = line; at <= lastLine; at++) tones.set(at, need === 'fault' ? 'wrong' : 'asks')
    }
    for (const { line } of notes.filter(isDropped)) tones.set(line, 'dropped')
    return tones
  },
)

/** How much of the text belongs to no question, if that is much. */
export const $droppedShare = computed(
  [$readText, $importFound],
  (text, found) => found && largeDroppedShare(text, found.notes),
)

/** Readers of people's own texts take any line into a question. */
const JOINABLE = new Set(['plain', 'aiken'])

/** Which lines can be added to which questions, by line. */
export const $joinOffers = computed([$readText, $importFound], (text, found) =>
  found && JOINABLE.has(found.format) ? joinOffers(text, found.checked, found.notes) : undefined,
)
