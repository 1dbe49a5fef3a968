import { scoreTone } from '../../../domain/lib/score.ts'
import { format } from '../../../messages/lib/language.ts'

/** A score next to its coloured scale, for administrators' lists. */
export const ScoreMeter = ({ score }: { score: number }) => (
  <span className={`score-meter ${Number.isNaN(score) ? '' : scoreTone(score)}`}>
    <i style={{ '--v': Number.isNaN(score) ? 0 : score }} aria-hidden="true" />
    <b>{format.percent(score)}</b>
  </span>
)
