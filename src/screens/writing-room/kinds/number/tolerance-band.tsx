import { type DraftNumber, numberKeyOf } from '../../../../domain/kinds/number/draft.ts'
import { reachOf } from '../../../../domain/kinds/number/tried.ts'
import { kindForm } from '../../../../messages/en/kind-form.ts'
import { measuredApart } from '../../../../messages/lib/measured.ts'

/** Where the band lies on the line, in percent; a key that has to be exact is a point. */
const ENDS = [18, 82] as const
const MIDDLE = 50

/** What counts as right, on the number line. */
export function ToleranceBand({ number }: { number: DraftNumber }) {
  const key = numberKeyOf(number)
  const reach = reachOf(key)
  if (!Number.isFinite(key.value) || !Number.isFinite(reach) || reach <= 0) return null
  const values = [key.value - reach, key.value, key.value + reach]
  const [from = '', middle = '', to = ''] = measuredApart(values, '', Math.max(3, key.figures ?? 0))
  const unit = key.unit === undefined ? '' : ` ${key.unit}`
  return (
    <div
      className="band"
      role="img"
      aria-label={kindForm.number.band(from, to + unit)}
      style={{ '--lo': ENDS[0], '--hi': ENDS[1] }}
    >
      <i className="in" />
      <i className="key-at" style={{ '--x': MIDDLE }} />
      <span style={{ '--x': ENDS[0] }}>{from}</span>
      <span className="mid" style={{ '--x': MIDDLE }}>
        {middle + unit}
      </span>
      <span style={{ '--x': ENDS[1] }}>{to}</span>
    </div>
  )
}
