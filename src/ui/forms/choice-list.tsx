import type { FormEvent, ReactNode } from 'react'
import { optionLetter } from '../../domain/quizzes/question.ts'
import { pieces } from '../../messages/pieces/en.ts'
import { Icon } from '../layout/icon.tsx'
import { classNames } from '../lib/class-names.ts'

export interface Choice {
  key: string | number
  content: ReactNode
}

interface ChoiceListProps {
  /** The radio group's name, unique for each question. */
  name: string
  /** The id of the question's text, which names the group. */
  labelledBy: string
  options: readonly Choice[]
  /** The index of an option. */
  chosen: number | null
  onChoose: (option: number) => void
  disabled?: boolean | undefined
}

/** The content of a row: its letter, and what stands there. */
export function Lettered({ index, content }: { index: number; content: ReactNode }) {
  return (
    <>
      <span className="bubble" aria-hidden="true">
        {optionLetter(index)}
      </span>
      <span className="option-text">
        <span className="visually-hidden">{pieces.option(optionLetter(index))}</span>
        {content}
      </span>
    </>
  )
}

/** Enter in a radio would submit the form, and load the host page anew. */
const ignoreSubmit = (event: FormEvent) => event.preventDefault()

/**
 * Radio buttons for one answer of several; the whole row is clickable. In a form, because a shadow root keeps radios that are
 * outside of one for ever, with all that was around them (Chromium).
 */
export function ChoiceList({ name, labelledBy, options, chosen, onChoose, disabled }: ChoiceListProps) {
  if (options.length === 0) return <p className="note">{pieces.noOptions}</p>
  return (
    <form onSubmit={ignoreSubmit}>
      <fieldset className="options" aria-labelledby={labelledBy} disabled={disabled}>
        {options.map(({ key, content }, index) => (
          <label
            className={classNames('option', index === chosen && 'chosen', disabled && 'disabled')}
            key={key}
          >
            <input type="radio" name={name} checked={index === chosen} onChange={() => onChoose(index)} />
            <Lettered index={index} content={content} />
            <Icon name="check" />
          </label>
        ))}
      </fieldset>
    </form>
  )
}
