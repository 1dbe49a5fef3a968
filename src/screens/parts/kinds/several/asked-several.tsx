import { type FormEvent, type MouseEvent, useId, useMemo, useState } from 'react'
import { optionsOf } from '../../../../domain/kinds/answer.ts'
import { optionLetter } from '../../../../domain/kinds/choice/shape.ts'
import { kinds } from '../../../../messages/en/kinds.ts'
import { pieces } from '../../../../messages/en/pieces.ts'
import { Button, IconButton } from '../../../../ui/forms/button.tsx'
import { arePictured, type Choice, Lettered } from '../../../../ui/forms/choice-list.tsx'
import { classNames } from '../../../../ui/lib/class-names.ts'
import kindsSheet from '../../../../ui/styles/kinds.css?inline'
import { Styled } from '../../page/styled.tsx'
import { optionChoices } from '../../question/option-content.tsx'
import type { AskedAnswerProps } from '../answer-props.ts'
import { severalRule } from '../marks/rules.ts'

/** Enter in a checkbox would submit the form and reload the host page. */
const ignoreSubmit = (event: FormEvent) => event.preventDefault()

function toggled(chosen: readonly number[], option: number): readonly number[] {
  const others = chosen.filter((each) => each !== option)
  return others.length < chosen.length ? others : [...chosen, option].toSorted((one, other) => one - other)
}

interface BoxProps extends Pick<AskedAnswerProps, 'onStrike' | 'disabled'> {
  option: Omit<Choice, 'key'>
  index: number
  isChosen: boolean
  isStruck: boolean
  onToggle: (option: number) => void
}

/** One option: a square, so that nobody takes it for the only one. */
const Box = ({ option, index, isChosen, isStruck, onToggle, onStrike, disabled }: BoxProps) => (
  <div className="option-line">
    <label
      className={classNames(
        'option several',
        isChosen && 'chosen',
        isStruck && 'struck',
        disabled && 'disabled',
      )}
      part={isChosen ? 'option chosen' : 'option'}
    >
      <input type="checkbox" checked={isChosen} onChange={() => disabled || onToggle(index)} />
      <Lettered index={index} struck={isStruck} {...option} />
    </label>
    {onStrike && (
      <IconButton
        dense
        className="strike"
        icon="strike"
        label={pieces.strike(optionLetter(index))}
        aria-pressed={isStruck}
        onClick={() => disabled || onStrike(index)}
      />
    )}
  </div>
)

/** The button hides with the answer, so the focus moves to where that was. */
function focusChosen({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
  currentTarget.form?.querySelector<HTMLInputElement>(':checked')?.focus()
}

/** The options of a question with several right ones, as checkboxes under the rule. */
export function AskedSeveral({
  question,
  labelledBy,
  answer,
  onAnswer,
  onClear,
  struck = [],
  onStrike,
  disabled = false,
  marking,
}: AskedAnswerProps) {
  const ruleId = useId()
  const [said, setSaid] = useState('')
  const options = useMemo(() => optionChoices(question), [question])
  const chosen = optionsOf(answer)
  const clear = () => (onClear ? onClear() : onAnswer(null))
  const toggle = (option: number) => {
    const now = toggled(chosen, option)
    const say = now.includes(option) ? kinds.several.chosen : kinds.several.released
    setSaid(say(optionLetter(option), now.length))
    if (now.length > 0) onAnswer({ options: [...now] })
    else clear()
  }
  return (
    <Styled sheet={kindsSheet} className="several-answer">
      <form onSubmit={ignoreSubmit}>
        <p className="answer-rule" id={ruleId}>
          <span className="label">
            {question.choose ? kinds.several.some(question.choose) : kinds.several.all}
          </span>
          {marking && <span className="note">{severalRule(marking)}</span>}
        </p>
        <fieldset
          className={classNames('options', arePictured(options) && 'pictured', onStrike && 'striking')}
          aria-labelledby={`${labelledBy} ${ruleId}`}
          aria-disabled={disabled}
        >
          {options.map(({ key, ...option }, index) => (
            <Box
              key={key}
              option={option}
              index={index}
              isChosen={chosen.includes(index)}
              isStruck={!chosen.includes(index) && struck.includes(index)}
              onToggle={toggle}
              {...(onStrike && { onStrike })}
              disabled={disabled}
            />
          ))}
        </fieldset>
        <div className={classNames('clear-answer', chosen.length === 0 && 'absent')}>
          <span className="note">{kinds.several.count(chosen.length)}</span>
          <Button
            kind="quiet"
            dense
            aria-disabled={disabled}
            onClick={(event) => {
              if (disabled) return
              focusChosen(event)
              clear()
            }}
          >
            {pieces.clearAnswer}
          </Button>
        </div>
      </form>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </Styled>
  )
}
