/** Numbers in [0, 1) that look random and are the same in every run (mulberry32), so that a found fault stays found. */
export function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A whole number from `from` up to but without `to`. */
export const pick = (random: () => number, from: number, to: number) =>
  from + Math.floor(random() * (to - from))
