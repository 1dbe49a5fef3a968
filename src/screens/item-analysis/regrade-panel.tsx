import { useStore } from '@nanostores/react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { ItemFigures } from '../../domain/analysis/item-figures.ts'
import { rightOptions } from '../../domain/kinds/choice/grade.ts'
import { optionLetter } from '../../domain/kinds/choice/shape.ts'
import { changeOf, choicesOf, otherOptions, type RegradeChoice } from '../../domain/regrade/choices.ts'
import { regrade } from '../../messages/en/regrade.ts'
import { $regrading, forgetTrial, tryRegrade } from '../../stores/results/regrade.ts'
import { Button } from '../../ui/forms/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { ApplyRegrade, NeverLower, RegradeOutcome } from '../parts/admin/regrade-outcome.tsx'

type Step = 0 | 1 | 2

const Steps = ({ current }: { current: Step }) => (
  <ol className="facts regrade-steps" aria-label={regrade.stepsLabel}>
    {regrade.steps.map((step, index) => (
      <li key={step} aria-current={index === current ? 'step' : undefined}>
        {step}
      </li>
    ))}
  </ol>
)

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

/** The wrong option chosen most among the best learners. */
const likeliest = ({ question, options, rival }: ItemFigures): number =>
  rival ??
  otherOptions(question).toSorted((one, two) => (options[two]?.best ?? 0) - (options[one]?.best ?? 0))[0] ??
  0

interface PanelProps {
  item: ItemFigures
  quizId: string
  onDone: () => void
  onCancel: () => void
}

/** Regrades a question in three steps: choose what is right, preview who gains and loses, apply. */
export function RegradePanel({ item, quizId, onDone, onCancel }: PanelProps) {
  const { question, number, rival } = item
  const [choice, setChoice] = useState<RegradeChoice | undefined>(rival === undefined ? undefined : 'move')
  const [other, setOther] = useState(() => likeliest(item))
  const [neverLower, setNeverLower] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const headingId = useId()
  const applying = useStore($regrading)
  useEffect(() => heading.current?.focus(), [])
  // A choice is previewed immediately, and again when the question's key changes.
  useEffect(() => {
    if (choice) void tryRegrade({ quizId, changes: [changeOf(question, choice, other)], neverLower })
    else forgetTrial()
  }, [quizId, question, choice, other, neverLower])
  const others = otherOptions(question)
  const cancelOnEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && !applying) onCancel()
  }
  return (
    <Card as="section" className="stack regrade" aria-labelledby={headingId} onKeyDown={cancelOnEscape}>
      <div className="row apart">
        <div>
          <h3 className="subheading" id={headingId} ref={heading} tabIndex={-1}>
            {regrade.title(number)}
          </h3>
          <p className="note">{regrade.nothingYet}</p>
        </div>
        <Steps current={applying ? 2 : choice ? 1 : 0} />
      </div>
      <div className="regrade-split" inert={applying}>
        <div className="stack">
          {others.length > 1 && <OtherOption options={others} other={other} onOther={setOther} />}
          <Choices item={item} choice={choice} other={other} onChoose={setChoice} />
          <NeverLower checked={neverLower} onChange={setNeverLower} />
        </div>
        <RegradeOutcome />
      </div>
      <div className="row end">
        <Button disabled={applying} onClick={onCancel}>
          {regrade.cancel}
        </Button>
        <ApplyRegrade onDone={onDone} />
      </div>
    </Card>
  )
}
