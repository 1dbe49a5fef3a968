/** Two lists side by side, in their order; either side may lack a partner. */
export type Pair = readonly [one: number | undefined, other: number | undefined]

/** Less alike is not the same. */
const LEAST_ALIKE = 0.35

/** The best sum of likeness from every pair of places to the ends, by rows. */
function sumsOf(likeness: readonly (readonly number[])[], width: number): number[][] {
  const sums = Array.from({ length: likeness.length + 1 }, () => new Array<number>(width + 1).fill(0))
  for (let i = likeness.length - 1; i >= 0; i--)
    for (let j = width - 1; j >= 0; j--) {
      const alike = likeness[i]?.[j] ?? 0
      const paired = alike < LEAST_ALIKE ? 0 : alike + (sums[i + 1]?.[j + 1] ?? 0)
      const row = sums[i]
      if (row) row[j] = Math.max(paired, sums[i + 1]?.[j] ?? 0, row[j + 1] ?? 0)
    }
  return sums
}

/** What lies between two pairs belongs together in its order. */
const gap = (i: number, toI: number, j: number, toJ: number): Pair[] =>
  Array.from({ length: Math.max(toI - i, toJ - j) }, (_, at) => [
    i + at < toI ? i + at : undefined,
    j + at < toJ ? j + at : undefined,
  ])

/** Pairs by likeness without crossing; `likeness` has a row for each of the first list. */
export function align(likeness: readonly (readonly number[])[], width: number): Pair[] {
  const sums = sumsOf(likeness, width)
  const pairs: Pair[] = []
  let [i, j, doneI, doneJ] = [0, 0, 0, 0]
  while (i < likeness.length && j < width) {
    const sum = sums[i]?.[j] ?? 0
    if (sum === sums[i + 1]?.[j]) i++
    else if (sum === sums[i]?.[j + 1]) j++
    else {
      pairs.push(...gap(doneI, i, doneJ, j), [i, j])
      ;[doneI, doneJ] = [++i, ++j]
    }
  }
  return [...pairs, ...gap(doneI, likeness.length, doneJ, width)]
}
