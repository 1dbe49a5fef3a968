import { MAX_GAP, type Numbered } from '../signs/numbered.ts'

/** A number that may begin a question, and how much speaks for it. */
export interface Weighed {
  number: Numbered
  weight: number
}

/** What a missing number, and a new beginning, costs against counting on. */
const GAP_COST = 0.6
const RESTART_COST = 1.5

interface Place {
  total: number
  /** The place of the number before it; -1 for the first. */
  before: number
}

/** The last place so far of each value, if no better one stands before it. */
type LastPlaces = Map<number, number>

/** Where it is best to count on from: the value before, one further down, or any as a new beginning. */
function bestBefore(value: number, places: readonly Place[], last: LastPlaces, best: number): Place {
  let found: Place = { total: 0, before: -1 }
  const consider = (before: number | undefined, cost: number) => {
    const total = (places[before ?? -1]?.total ?? 0) - cost
    if (before !== undefined && before >= 0 && total > found.total) found = { total, before }
  }
  for (let step = 1; step <= MAX_GAP; step++) consider(last.get(value - step), (step - 1) * GAP_COST)
  if (value === 1) consider(best, RESTART_COST)
  return found
}

/**
 * Of all numbers, the heaviest that count on from one to the next, so that numbers of something else between them are passed
 * over. Of equal ones the later is taken: it stands behind what interrupts.
 */
export function longestCount(numbers: readonly Weighed[]): Numbered[] {
  const places: Place[] = []
  const last: LastPlaces = new Map()
  let best = -1
  for (const [at, { number, weight }] of numbers.entries()) {
    const from = bestBefore(number.value, places, last, best)
    const total = from.total + weight
    places.push({ total, before: from.before })
    if (total >= (places[last.get(number.value) ?? -1]?.total ?? 0)) last.set(number.value, at)
    if (total >= (places[best]?.total ?? 0)) best = at
  }
  const counted: Numbered[] = []
  for (let at = best; at >= 0; at = places[at]?.before ?? -1) {
    const here = numbers[at]
    if (here) counted.push(here.number)
  }
  return counted.reverse()
}
