import type { ItemFigures } from './item-figures.ts'

/** A question with its part of the time that all together had it on the screen. */
export interface QuestionTime {
  number: number
  /** Of the quiz, from 0 to 1. */
  share: number
  /** In seconds. */
  mean: number
  facility: number | undefined
  hurried: number
  of: number
}

type Timed = Pick<ItemFigures, 'number' | 'facility' | 'time'>

/** The questions by the time they take, longest first; none where no time was noted. */
export function questionTimes(items: readonly Timed[]): QuestionTime[] {
  const total = items.reduce((sum, { time }) => sum + (time ? time.mean * time.of : 0), 0)
  if (total === 0) return []
  return items
    .flatMap(({ number, facility, time }) =>
      time ? { number, facility, ...time, share: (time.mean * time.of) / total } : [],
    )
    .toSorted((one, other) => other.share - one.share)
}
