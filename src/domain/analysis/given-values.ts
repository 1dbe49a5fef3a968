import type { Answer } from '../kinds/answer.ts'
import { numberOf } from '../kinds/answer.ts'
import type { NumberKey } from '../kinds/number/shape.ts'
import { reachOf, type TriedReason, triedReason, tryNumber } from '../kinds/number/tried.ts'
import type { Counted } from './item-statistics.ts'

/** Numbers that were given as one and the same answer, in the key's unit. */
export interface GivenValue {
  /** Undefined where it could not be read, or is of another quantity. */
  value: number | undefined
  /** As somebody typed it. */
  text: string
  reason: TriedReason
  isRight: boolean
}

/** 9.80 and 9.8 are one value; 5.44 km and 5440 m, too. */
const SAME_FIGURES = 4

export type ReadGiven = (answer: Answer) => { group: string; given: GivenValue } | undefined

/** Each distinct text is judged once, however many gave it. */
export function givenReader(key: NumberKey): ReadGiven {
  const known = new Map<string, { group: string; given: GivenValue }>()
  return (answer) => {
    const typed = numberOf(answer)
    if (!typed) return undefined
    const { number, unit = '', decimal = '' } = typed
    const name = [number, unit, decimal].join('\n')
    const found = known.get(name)
    if (found) return found
    const tried = tryNumber(key, typed)
    const [reason, isRight] = [triedReason(key, tried), tried.judged.verdict === 'right']
    const text = `${number} ${unit}`.trim()
    const said = tried.value?.toPrecision(SAME_FIGURES) ?? text
    const wrongly = isRight || reason.code === 'off' ? '' : reason.code
    const read = {
      group: [said, isRight, wrongly].join('\n'),
      given: { value: tried.value, text, reason, isRight },
    }
    known.set(name, read)
    return read
  }
}

export type GivenFigures = GivenValue & Pick<Counted, 'count' | 'best'>

export interface GivenColumn {
  from: number
  to: number
  count: number
  tone: 'right' | 'common' | 'other'
}

/** What lies beyond an end of the columns. */
export interface GivenBeyond {
  count: number
  tone: GivenColumn['tone']
  /** If all of them are the same. */
  value: number | undefined
}

export interface GivenNumbers {
  /** What was given most often, the right ones as one; at most as many as fit below a plot. */
  values: GivenFigures[]
  /** How many gave any other value. */
  others: number
  /** The single values that were given most often, to draw them on a line. */
  spread: GivenFigures[]
  columns: GivenColumn[]
  /** From where to where an answer counts as right. */
  band: readonly [from: number, to: number] | undefined
  /** What is less, and what is more than the columns show. */
  below: GivenBeyond | undefined
  above: GivenBeyond | undefined
  /** A wrong value that many gave. */
  common: (GivenFigures & { beatsKey: boolean }) | undefined
  withoutUnit: number
  unread: number
}

const MOST_ROWS = 5
const COLUMNS = 24
const MOST_DRAWN = 200
/** A wrong value is common from this share of all answers on. */
const COMMON_SHARE = 0.15

const sum = (counts: readonly { count: number }[]) => counts.reduce((total, { count }) => total + count, 0)

/** The right answers first, as one. */
function rowsOf(given: readonly GivenFigures[]): GivenFigures[] {
  const right = given.filter(({ isRight }) => isRight)
  const [most] = right
  const asOne = most && {
    ...most,
    count: sum(right),
    best: right.reduce((total, { best }) => total + best, 0),
  }
  const wrong = given.filter(({ isRight }) => !isRight)
  return [...(asOne ? [asOne] : []), ...wrong].slice(0, MOST_ROWS)
}

/** Values of other powers of ten would leave one column for all others. */
const WIDEST = 3

function rangeOf(values: readonly number[], band: readonly [number, number]): [number, number] {
  const size = WIDEST * Math.max(...band.map(Math.abs), Math.abs(values[0] ?? 0))
  const near = values.filter((value) => Math.abs(value) <= size)
  const [from, to] = [Math.min(...band, ...near), Math.max(...band, ...near)]
  const margin = (to - from || Math.abs(to) || 1) / COLUMNS
  return [from - margin, to + margin]
}

function beyondOf(given: readonly GivenFigures[], common: GivenFigures | undefined): GivenBeyond | undefined {
  const [first] = given
  if (!first) return undefined
  const tone = first.value === common?.value ? 'common' : 'other'
  const isOne = given.every(({ value }) => value === first.value)
  return { count: sum(given), tone, value: isOne ? first.value : undefined }
}

function columnsOf(given: readonly GivenFigures[], common: GivenFigures | undefined, key: NumberKey) {
  const band = [(key.value ?? 0) - reachOf(key), (key.value ?? 0) + reachOf(key)] as const
  // The values given most often: a spread would not do for tens of thousands of arguments.
  const often = given.flatMap(({ value }) => value ?? []).slice(0, MOST_DRAWN)
  const [least, most] = rangeOf(often, band)
  const width = (most - least) / COLUMNS
  // The key in the middle of its column. The margin leaves room for that.
  const from = least + (((((key.value ?? 0) - least) / width) % 1) - 0.5) * width
  const columns = Array.from({ length: COLUMNS }, (_, index): GivenColumn & { right: number } => ({
    from: from + index * width,
    to: from + (index + 1) * width,
    count: 0,
    right: 0,
    tone: 'other',
  }))
  const below: GivenFigures[] = []
  const above: GivenFigures[] = []
  for (const figures of given) {
    const { value, count, isRight } = figures
    if (value === undefined) continue
    const column = columns[Math.floor((value - from) / width)]
    if (!column) (value < from ? below : above).push(figures)
    else {
      column.count += count
      if (isRight) column.right += count
      if (value === common?.value) column.tone = 'common'
    }
  }
  const toned = columns.map(
    ({ right, ...column }): GivenColumn => ({
      ...column,
      tone: right * 2 > column.count ? 'right' : column.tone,
    }),
  )
  return { columns: toned, band, below: beyondOf(below, common), above: beyondOf(above, common) }
}

/** What was given, by how often. `rightCount` and `attempts` are of the whole item. */
export function givenNumbers(
  given: readonly GivenFigures[],
  key: NumberKey,
  { attempts, isMany, beats }: { attempts: number; isMany: boolean; beats: (count: number) => boolean },
): GivenNumbers {
  const sorted = given.toSorted((one, other) => other.count - one.count)
  const most = sorted.find(({ isRight, value, reason }) => {
    return !isRight && value !== undefined && reason.code !== 'figures'
  })
  const isCommon = most && isMany && most.count >= attempts * COMMON_SHARE
  const common = isCommon ? { ...most, beatsKey: beats(most.count) } : undefined
  const values = rowsOf(sorted)
  return {
    values,
    others: sum(sorted) - sum(values),
    spread: sorted.filter(({ value }) => value !== undefined).slice(0, MOST_DRAWN),
    ...columnsOf(sorted, common, key),
    common,
    withoutUnit: sum(sorted.filter(({ reason }) => reason.code === 'unit-missing')),
    unread: sum(sorted.filter(({ reason }) => reason.code === 'not-read' || reason.code === 'unknown-unit')),
  }
}
