import { standing as words } from '../../../messages/en/standing.ts'
import { format } from '../../../messages/lib/language.ts'

interface PlaceScaleProps {
  /** In percent. */
  median: number
  score: number
}

/** Keeps a label off the ends, where others stand. */
const between = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

/** The scores from 0 to 100 with the median and one's own. */
export function PlaceScale({ median, score }: PlaceScaleProps) {
  const [middle, own] = [format.percent(median), format.percent(score)]
  const at = (value: number) => ({ '--x': value })
  return (
    <div className="place-scale" role="img" aria-label={words.scale(middle, own)}>
      <span className="above" style={at(between(score, 8, 92))}>
        {words.you(own)}
      </span>
      <i style={at(0)} />
      <i style={at(median)} />
      <i className="you" style={at(score)} />
      <i style={at(100)} />
      <span className="below at-start" style={at(0)}>
        {format.percent(0)}
      </span>
      <span className="below" style={at(between(median, 26, 72))}>
        {words.median(middle)}
      </span>
      <span className="below at-end" style={at(100)}>
        {format.percent(100)}
      </span>
    </div>
  )
}

/** A few marks over a scale, for a comparison that waits for more. */
export const FewDrawing = () => (
  <svg className="drawing" viewBox="0 0 132 96" aria-hidden="true">
    <path d="M14 70h104M14 65v10M66 65v10M118 65v10M40 67v6M92 67v6" />
    <circle cx="34" cy="46" r="7" />
    <circle cx="58" cy="32" r="7" />
    <circle className="hot solid" cx="82" cy="46" r="7" />
    <path className="faint" d="M82 56v12" />
  </svg>
)
