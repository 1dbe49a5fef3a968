import type { Tone } from '../lib/tone.ts'

/** An index from -1 to 1 as a dot on a line, with a mark at 0. Decorative: the number is next to it. */
export const IndexScale = ({ value, tone }: { value: number; tone: Tone }) => (
  <span
    className={`index-scale ${tone}`}
    style={{ '--at': `${((Math.min(1, Math.max(-1, value)) + 1) / 2) * 100}%` }}
    aria-hidden="true"
  />
)
