import { numberAnalysis } from '../../../messages/en/number-analysis.ts'
import { regrade } from '../../../messages/en/regrade.ts'

export type RegradeWay = keyof typeof numberAnalysis.choice

interface WaysProps<Way extends RegradeWay> {
  /** Of the radio group. */
  name: string
  ways: readonly Way[]
  chosen: Way | undefined
  onChoose: (way: Way) => void
}

/** In which way a key may change. */
export const RegradeWays = <Way extends RegradeWay>({ name, ways, chosen, onChoose }: WaysProps<Way>) => (
  <fieldset className="regrade-choices" aria-label={regrade.whatIsRight}>
    {ways.map((way) => (
      <label key={way} className="regrade-choice">
        <input type="radio" name={name} checked={way === chosen} onChange={() => onChoose(way)} />
        <span>
          <span className="strong">{numberAnalysis.choice[way].title}</span>
          <br />
          <span className="note">{numberAnalysis.choice[way].note}</span>
        </span>
      </label>
    ))}
  </fieldset>
)
