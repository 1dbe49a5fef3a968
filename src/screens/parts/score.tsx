import { scoreTone } from '../../domain/lib/score.ts'
import { format } from '../../messages/english.ts'

/** A score in percent, in its colour; one that is not known has none. */
export const Score = ({ score }: { score: number }) => (
  <b className={Number.isNaN(score) ? undefined : `tone ${scoreTone(score)}`}>{format.percent(score)}</b>
)
