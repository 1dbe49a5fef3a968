import { useEffect, useState } from 'react'
import type { ItemFigures } from '../../../domain/analysis/item-figures.ts'
import { proposeChange } from '../../../domain/analysis/suggested-change.ts'
import { rightOptions } from '../../../domain/kinds/choice/grade.ts'
import { optionLetter } from '../../../domain/kinds/choice/shape.ts'
import { changeOf, choicesOf, otherOptions, type RegradeChoice } from '../../../domain/regrade/choices.ts'
import type { KeyChange } from '../../../domain/regrade/regrade.ts'
import type { KindCount } from '../../../domain/reports/inbox.ts'
import { regrade } from '../../../messages/en/regrade.ts'

export interface ChooserProps {
  item: ItemFigures
  /** What learners report of the question. */
  kinds: readonly KindCount[]
  /** What would be changed; undefined as long as nothing is chosen. */
  onChange: (change: KeyChange | undefined) => void
}

interface OtherProps {
  options: readonly number[]
  other: number
  onOther: (option: number) => void
}

const OtherOption = ({ options, other, onOther }: OtherProps) => (
  <label className="row">
    <span className="note">{regrade.otherOption}</span>
    <select
      className="input regrade-other"
      value={other}
      onChange={({ target: { selectedIndex } }) => onOther(options[selectedIndex] ?? other)}
    >
      {options.map((option) => (
        <option key={option} value={option}>
          {regrade.option(optionLetter(option))}
        </option>
      ))}
    </select>
  </label>
)

interface ChoicesProps {
  item: ItemFigures
  choice: RegradeChoice | undefined
  other: number
  onChoose: (choice: RegradeChoice) => void
}

function Choices({ item: { question, number }, choice, other, onChoose }: ChoicesProps) {
  const letters = {
    right: regrade.letters(rightOptions({ ...question, dropped: false }).map(optionLetter)),
    other: optionLetter(other),
  }
  return (
    <fieldset className="regrade-choices" aria-label={regrade.whatIsRight}>
      {choicesOf(question).map((id) => {
        const { title, note } = regrade.choice(id, letters)
        return (
          <label key={id} className="regrade-choice">
            <input
              type="radio"
              name={`regrade-${number}`}
              checked={id === choice}
              onChange={() => onChoose(id)}
            />
            <span>
              <span className="strong">{title}</span>
              <br />
              <span className="note">{note}</span>
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}

/** Another option is right, or one more, or all, or none: what reports and answers propose, until somebody chooses. */
export function ChoiceChooser({ item, kinds, onChange }: ChooserProps) {
  const { question } = item
  const [chosen, setChosen] = useState<{ choice?: RegradeChoice; other?: number }>({})
  const { choice, other } = { ...proposeChange(kinds, item), ...chosen }
  // Said again when the question's key changes.
  useEffect(() => onChange(choice && changeOf(question, choice, other)), [onChange, question, choice, other])
  const others = otherOptions(question)
  return (
    <>
      {others.length > 1 && (
        <OtherOption
          options={others}
          other={other}
          onOther={(option) => setChosen({ ...chosen, other: option })}
        />
      )}
      <Choices
        item={item}
        choice={choice}
        other={other}
        // With the option that it names, whatever the answers propose once somebody else has regraded.
        onChoose={(id) => setChosen({ choice: id, other })}
      />
    </>
  )
}
