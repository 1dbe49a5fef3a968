import type { Judged, Mistake } from '../judged.ts'

/** Which right options are missing, and whether wrong ones are among those chosen. */
export function judgeSeveral(right: readonly number[], chosen: readonly number[]): Judged {
  const missed = right.some((option) => !chosen.includes(option))
  const extra = chosen.some((option) => !right.includes(option))
  const why: Mistake[] = [...(missed ? (['missed'] as const) : []), ...(extra ? (['extra'] as const) : [])]
  if (why.length === 0) return { verdict: 'right', why }
  return { verdict: extra || chosen.length === 0 ? 'wrong' : 'partly', why }
}
