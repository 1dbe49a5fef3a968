import type { ItemFigures } from '../../../domain/analysis/item-figures.ts'
import { reachOf } from '../../../domain/kinds/number/tried.ts'
import type { KeyChange } from '../../../domain/regrade/regrade.ts'
import { numberAnalysis } from '../../../messages/en/number-analysis.ts'
import { measuredApart } from '../../../messages/lib/measured.ts'

interface LineProps {
  item: ItemFigures
  change: KeyChange | undefined
}

type Band = readonly [from: number, to: number]

const FULL = 100
/** Of the line: two labels do not fit side by side. */
const NARROW = 20

/** The band that a change would add. */
function changedBand(
  key: NonNullable<ItemFigures['question']['number']>,
  change: KeyChange | undefined,
): Band | undefined {
  const { value = 0 } = key
  if (!change) return undefined
  if ('tolerance' in change) {
    const reach = reachOf({ ...key, tolerance: change.tolerance })
    return [value - reach, value + reach]
  }
  if (!('acceptValue' in change)) return undefined
  const accepted = change.acceptValue.value
  const reach = reachOf({ ...key, value: accepted })
  return [accepted - reach, accepted + reach]
}

/** Of the line: what is narrower would lie behind the bar of its own answers. */
const LEAST = 5

/** Where a band is drawn, in percent of the line. */
function drawn(low: number, high: number) {
  const [middle, half] = [(low + high) / 2, Math.max(LEAST, high - low) / 2]
  return { '--lo': middle - half, '--hi': middle + half }
}

const contains = ([from, to]: Band, value: number) => value >= from && value <= to

/** What counts now and what would count, on the number line with the answers that were given. */
export function ToleranceLine({ item: { question, numbers }, change }: LineProps) {
  const key = question.number
  if (key?.value === undefined || !numbers) return null
  const reach = reachOf(key)
  const now: Band = [key.value - reach, key.value + reach]
  const then = changedBand(key, change)
  const bounds = [...now, ...(then ?? [])]
  const size = Math.max(...bounds) - Math.min(...bounds) || Math.abs(key.value) / 10 || 1
  const [from, to] = [Math.min(...bounds) - size * 0.3, Math.max(...bounds) + size * 0.3]
  const at = (value: number) => ((value - from) / (to - from)) * FULL
  const shown = numbers.spread.filter(({ value }) => value !== undefined && contains([from, to], value))
  const most = Math.max(1, ...shown.map(({ count }) => count))
  const texts = measuredApart([...now, ...(then ?? now)], '', 3)
  const [nowFrom = '', nowTo = '', thenFrom = '', thenTo = ''] = texts
  const [nowSpan, thenSpan] = [numberAnalysis.span(nowFrom, nowTo), numberAnalysis.span(thenFrom, thenTo)]
  const told = then ?? now
  const isNarrow = at(told[1]) - at(told[0]) < NARROW
  const labels = isNarrow
    ? [{ value: (told[0] + told[1]) / 2, text: then ? thenSpan : nowSpan }]
    : [
        { value: told[0], text: then ? thenFrom : nowFrom },
        { value: told[1], text: then ? thenTo : nowTo },
      ]
  return (
    <div className="stack near">
      <div className="tolerance-line" role="img" aria-label={numberAnalysis.line(nowSpan, thenSpan)}>
        {then && <em className="then" style={drawn(at(then[0]), at(then[1]))} />}
        <em className="now" style={drawn(at(now[0]), at(now[1]))} />
        {shown.map(({ value = 0, count, text }) => (
          <i
            key={`${text} ${value}`}
            className={then && contains(then, value) && !contains(now, value) ? 'gains' : undefined}
            style={{ '--x': at(value), '--v': (count / most) * FULL }}
          >
            {count * 4 >= most && <b>{count}</b>}
          </i>
        ))}
        {labels.map(({ text, value }) => (
          <span key={text} style={{ '--x': at(value) }}>
            {text}
          </span>
        ))}
      </div>
      <ul className="facts note small" aria-hidden="true">
        <li className="zone-key">{numberAnalysis.countsNow}</li>
        {then && <li className="zone-key then">{numberAnalysis.wouldCount}</li>}
      </ul>
    </div>
  )
}
