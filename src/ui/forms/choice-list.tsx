import type { FormEvent, ReactNode } from 'react'
import { optionLetter } from '../../domain/quizzes/quiz.ts'
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
  legend: ReactNode
  options: readonly Choice[]
  /** The index of an option. */
  chosen: number | null
  onChoose: (option: number) => void
  disabled?: boolean | undefined
}

function Lettered({ index, content }: { index: number; content: ReactNode }) {
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
export function ChoiceList({ name, legend, options, chosen, onChoose, disabled }: ChoiceListProps) {
  return (
    <form onSubmit={ignoreSubmit}>
      <fieldset className="options" disabled={disabled}>
        <legend className="visually-hidden">{legend}</legend>
        {options.map(({ key, content }, index) => (
          <label className="option" key={key}>
            <input type="radio" name={name} checked={index === chosen} onChange={() => onChoose(index)} />
            <Lettered index={index} content={content} />
            <Icon name="check" />
          </label>
        ))}
      </fieldset>
    </form>
  )
}

interface ReviewListProps {
  options: readonly Choice[]
  chosen: number | null | undefined
  /** Undefined if the server does not disclose it. */
  correct: number | null | undefined
}

const VERDICTS = {
  green: { icon: 'check', text: pieces.correctAnswer },
  red: { icon: 'cross', text: pieces.yourAnswer },
  accent: { icon: 'user', text: pieces.yourAnswer },
} as const

type VerdictTone = keyof typeof VERDICTS

function verdictOf(index: number, { chosen, correct }: ReviewListProps): VerdictTone | undefined {
  if (index === correct) return 'green'
  if (index !== chosen) return undefined
  return typeof correct === 'number' ? 'red' : 'accent'
}

function Verdict({ tone }: { tone: VerdictTone }) {
  return (
    <span className={`verdict ${tone}`}>
      <Icon name={VERDICTS[tone].icon} />
      {VERDICTS[tone].text}
    </span>
  )
}

/** The same rows after submission, with the correct and the chosen one marked. */
export function ReviewList(props: ReviewListProps) {
  return (
    <ol className="options">
      {props.options.map(({ key, content }, index) => {
        const tone = verdictOf(index, props)
        return (
          <li className={classNames('option', 'told', tone)} key={key}>
            <Lettered index={index} content={content} />
            {tone && <Verdict tone={tone} />}
          </li>
        )
      })}
    </ol>
  )
}
