import type { ItemFigures } from './item-analysis.ts'

type Tone = 'gray' | 'yellow' | 'red'

/** Moodle's quiz report tells facilities in nine bands; these are its words, put together to five. */
const FACILITY_WORDS = [
  [0.9, 'very easy'],
  [0.65, 'easy'],
  [0.35, 'medium'],
  [0.2, 'hard'],
] as const

/** `facility` is from 0 to 1. */
export const facilityWord = (facility: number): string =>
  FACILITY_WORDS.find(([from]) => facility >= from)?.[1] ?? 'very hard'

/** Ebel and Frisbie 1991 (Essentials of Educational Measurement); below 0 the question works against the others. */
const DISCRIMINATION_WORDS = [
  [0.4, 'very good', 'gray'],
  [0.3, 'good', 'gray'],
  [0.2, 'fair', 'gray'],
  [0, 'poor', 'yellow'],
] as const

/** `discrimination` is from -1 to 1. */
export function discriminationWord(discrimination: number): { word: string; tone: Tone } {
  const [, word, tone] = DISCRIMINATION_WORDS.find(([from]) => discrimination >= from) ?? [
    0,
    'negative',
    'red',
  ]
  return { word, tone }
}

export const ITEM_ORDERS = ['quiz', 'discrimination', 'hardest'] as const
export type ItemOrder = (typeof ITEM_ORDERS)[number]

type Sortable = Pick<ItemFigures, 'number' | 'rival' | 'facility' | 'discrimination'>

/** What a lower number of comes first; a key to be checked is the most urgent of all. */
const URGENCY: Record<ItemOrder, (item: Sortable) => number> = {
  quiz: ({ number }) => number,
  discrimination: ({ rival, discrimination }) =>
    rival === undefined ? (discrimination ?? Infinity) : -Infinity,
  hardest: ({ facility }) => facility ?? Infinity,
}

/** The questions that a teacher wants to see first; equals stay in the order of the quiz. */
export function sortItems<Item extends Sortable>(items: readonly Item[], order: ItemOrder): Item[] {
  const urgency = URGENCY[order]
  return items.toSorted((one, other) => {
    const [first, second] = [urgency(one), urgency(other)]
    return first === second ? one.number - other.number : first - second
  })
}

/** An index with two decimals and a true minus sign; '–' where there is none. */
export const formatIndex = (value: number | undefined): string =>
  value === undefined
    ? '–'
    : value
        .toFixed(2)
        .replace(/^-(0\.00)$/, '$1')
        .replace('-', '−')
