import type { FormEvent, MouseEvent, ReactNode } from 'react'
import { optionLetter } from '../../domain/kinds/choice/shape.ts'
import { pieces } from '../../messages/en/pieces.ts'
import { classNames } from '../lib/class-names.ts'
import { Button, IconButton } from './button.tsx'

export interface Choice {
  key: string | number
  content: ReactNode
  /** If all options have one, they are shown as tiles. */
  picture?: ReactNode
}

interface ChoiceListProps {
  /** The radio group's name, unique for each question. */
  name: string
  /** The ids of the question's text and picture, which label the group. */
  labelledBy: string
  options: readonly Choice[]
  /** The index of an option. */
  chosen: number | null
  onChoose: (option: number) => void
  /** Clears the answer; without it, the answer can only be changed. */
  onClear?: (() => void) | undefined
  /** The indices of the struck-out options. */
  struck?: readonly number[] | undefined
  onStrike?: ((option: number) => void) | undefined
  disabled?: boolean | undefined
}

interface LetteredProps {
  index: number
  content: ReactNode
  picture?: ReactNode
  struck?: boolean
}

/** A row's content: its letter and the option. */
export function Lettered({ index, content, picture, struck }: LetteredProps) {
  const letter = optionLetter(index)
  return (
    <>
      <span className="bubble" aria-hidden="true" translate="no">
        {letter}
      </span>
      <span className="option-text">
        <span className="visually-hidden">
          {struck ? pieces.struckOption(letter) : pieces.option(letter)}
        </span>
        {content}
      </span>
      {picture}
    </>
  )
}

/** Picture options are shown in two columns. */
export const arePictured = (options: readonly Choice[]) => options.every(({ picture }) => picture)

/** Enter in a radio would submit the form and reload the host page. */
const ignoreSubmit = (event: FormEvent) => event.preventDefault()

/** The button disappears with the answer, so the focus moves to where that was. */
function focusChosen({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
  currentTarget.form?.querySelector<HTMLInputElement>(':checked')?.focus()
}

/**
 * Radio buttons for one answer of several; the whole row is clickable. In a form, because in Chromium a shadow root
 * leaks radios outside of one, along with everything around them.
 */
export function ChoiceList({
  name,
  labelledBy,
  options,
  chosen,
  onChoose,
  onClear,
  struck = [],
  onStrike,
  disabled,
}: ChoiceListProps) {
  if (options.length === 0) return <p className="note">{pieces.noOptions}</p>
  const look = classNames('options', arePictured(options) && 'pictured', onStrike && 'striking')
  return (
    <form onSubmit={ignoreSubmit}>
      {/* Not `disabled` itself, which would drop the focus. */}
      <fieldset className={look} aria-labelledby={labelledBy} aria-disabled={disabled}>
        {options.map(({ key, ...option }, index) => {
          const isChosen = index === chosen
          const isStruck = !isChosen && struck.includes(index)
          return (
            <div className="option-line" key={key}>
              <label
                className={classNames(
                  'option',
                  isChosen && 'chosen',
                  isStruck && 'struck',
                  disabled && 'disabled',
                )}
                part={isChosen ? 'option chosen' : 'option'}
              >
                <input
                  type="radio"
                  name={name}
                  checked={isChosen}
                  onChange={() => disabled || onChoose(index)}
                />
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
        })}
      </fieldset>
      {onClear && (
        <Button
          kind="quiet"
          dense
          className={classNames('clear', chosen === null && 'absent')}
          aria-disabled={disabled}
          onClick={(event) => {
            if (disabled) return
            focusChosen(event)
            onClear()
          }}
        >
          {pieces.clearAnswer}
        </Button>
      )}
    </form>
  )
}
