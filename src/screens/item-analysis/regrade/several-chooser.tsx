import { useEffect, useState } from 'react'
import { keyOptions } from '../../../domain/analysis/item-figures.ts'
import { optionLetter } from '../../../domain/kinds/choice/shape.ts'
import { dropChange, rightSetChange } from '../../../domain/regrade/choices.ts'
import { numberAnalysis } from '../../../messages/en/number-analysis.ts'
import { regrade } from '../../../messages/en/regrade.ts'
import type { ChooserProps } from './choice-chooser.tsx'
import { RegradeWays } from './regrade-ways.tsx'

type Way = 'set' | 'drop'

/** Exactly these options are right; another set is tried as soon as it differs. */
export function SeveralChooser({ item: { question, number }, onChange }: ChooserProps) {
  const [way, setWay] = useState<Way | undefined>()
  const [right, setRight] = useState(() => keyOptions(question))
  useEffect(() => {
    if (way === 'drop') onChange(dropChange(question))
    else onChange(way && right.length > 0 ? rightSetChange(question, right) : undefined)
  }, [onChange, question, way, right])
  const toggle = (option: number) => {
    setWay('set')
    setRight(right.includes(option) ? right.filter((each) => each !== option) : [...right, option])
  }
  return (
    <>
      <RegradeWays
        name={`regrade-${number}`}
        ways={question.dropped ? (['set'] as const) : (['set', 'drop'] as const)}
        chosen={way}
        onChoose={setWay}
      />
      <fieldset className="row" aria-label={numberAnalysis.rightOptions}>
        {question.options.map((_, option) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: options have no identity but their position
          <label className="tick-row" key={option}>
            <input
              type="checkbox"
              className="tick"
              aria-label={regrade.option(optionLetter(option))}
              checked={right.includes(option)}
              onChange={() => toggle(option)}
            />
            <span aria-hidden="true">{optionLetter(option)}</span>
          </label>
        ))}
      </fieldset>
    </>
  )
}
