/** The edit distance of two texts, where swapping two neighbouring letters counts as one edit. */
function distance(one: string, other: string): number {
  let [before, last] = [[] as number[], Array.from({ length: other.length + 1 }, (_, index) => index)]
  for (let row = 1; row <= one.length; row++) {
    const next = [row]
    for (let column = 1; column <= other.length; column++) {
      const differs = Number(one[row - 1] !== other[column - 1])
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      const costs = [(last[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + differs]
      if (isSwapped) costs.push((before[column - 2] ?? 0) + 1)
      next.push(Math.min(...costs))
    }
    ;[before, last] = [last, next]
  }
  return last[other.length] ?? 0
}

/** The name most similar to `name`. */
function nearestOf(names: readonly string[], name: string): { name: string; distance: number } {
  const all = names.map((known) => ({ name: known, distance: distance(name.toUpperCase(), known) }))
  return all.reduce((nearest, one) => (one.distance < nearest.distance ? one : nearest))
}

/** Prefixes that only this program uses, except for the variables that Kubernetes makes for a service of that name. */
const OWN = /^(DATABASE|SIGN_IN)_(?!SERVICE_|PORT(_|$))/i
/** With more edits it is likely to be a different name. */
const MAX_TYPOS = 2
const SHORTEST = 7

/**
 * Finds a variable that is probably a typo, and what was meant: one that has a prefix of this program, or is within two edits of one
 * of the `names` that is not set itself.
 */
export function findTypo(
  given: readonly string[],
  names: readonly string[],
): { name: string; meant: string } | undefined {
  for (const name of given) {
    if (names.includes(name)) continue
    const { name: meant, distance: typos } = nearestOf(names, name)
    const isNear = typos <= MAX_TYPOS && meant.length >= SHORTEST && !given.includes(meant)
    if (OWN.test(name) || isNear) return { name, meant }
  }
  return undefined
}
