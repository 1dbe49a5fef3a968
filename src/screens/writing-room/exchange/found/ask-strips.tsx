import type { KeyboardEvent, ReactNode } from 'react'
import {
  type AmbiguousQuestion,
  type CheckedQuestion,
  type FaultyQuestion,
  isKeyless,
  isReady,
  type KeylessQuestion,
} from '../../../../domain/exchange/found-question.ts'
import type { ImportItem } from '../../../../domain/exchange/import-answers.ts'
import { optionLetter } from '../../../../domain/kinds/choice/shape.ts'
import { exchange } from '../../../../messages/en/exchange.ts'
import { answerKey, chooseReading, leaveOut } from '../../../../stores/exchange/import-items.ts'
import { Button } from '../../../../ui/forms/button.tsx'
import { Icon, type IconName } from '../../../../ui/layout/icon.tsx'
import type { Tone } from '../../../../ui/lib/tone.ts'
import { FoundChoices, FoundText } from './found-content.tsx'

interface StripProps {
  tone: Tone
  icon: IconName
  children: ReactNode
  actions: ReactNode
}

export const Strip = ({ tone, icon, children, actions }: StripProps) => (
  <div className={`ask ${tone}`}>
    <Icon name={icon} />
    <div className="ask-text">{children}</div>
    {actions}
  </div>
)

interface AskKeyProps {
  name: string
  question: KeylessQuestion
  onAnswered: (name: string, key: number) => void
}

/** One tap, or the letter's key anywhere in the question. */
export function AskKey({ name, question, onAnswered }: AskKeyProps) {
  const { line, lastLine, marked, keyless } = question
  const { whichIsRight, noKey, marked: marks, tap } = exchange.paste.item
  const choose = (key: number) => {
    answerKey(name, key)
    onAnswered(name, key)
  }
  return (
    <Strip
      tone="yellow"
      icon="info"
      actions={
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
        <div className="taps" role="group" aria-label={whichIsRight} data-ask>
          {keyless.options.map((_, index) => (
            <button
              type="button"
              key={optionLetter(index)}
              aria-label={tap(optionLetter(index))}
              onClick={() => choose(index)}
            >
              {optionLetter(index)}
            </button>
          ))}
        </div>
      }
    >
      <b>{whichIsRight}</b>{' '}
      <span className="muted">
        {marked.length > 0 ? marks(marked.map(optionLetter)) : noKey(line, lastLine)}
      </span>
    </Strip>
  )
}

/** Handles letter keys for a question that needs its key. */
export function keyByLetter(
  { name, checked, need }: ImportItem,
  event: KeyboardEvent,
  onAnswered: (name: string, key: number) => void,
): void {
  if (need !== 'key' || !isKeyless(checked) || event.ctrlKey || event.metaKey || event.altKey) return
  const key = checked.keyless.options.findIndex((_, index) => optionLetter(index) === event.key.toUpperCase())
  if (key < 0) return
  event.preventDefault()
  answerKey(name, key)
  onAnswered(name, key)
}

const contentOf = (checked: CheckedQuestion) => {
  if (isReady(checked)) return { question: checked.question, right: checked.question.correctAnswer }
  return isKeyless(checked) ? { question: checked.keyless, right: undefined } : undefined
}

interface AskReadingProps {
  name: string
  readings: AmbiguousQuestion['readings']
  seen: boolean
  onChosen: (name: string) => void
}

/** Two cards, of which one is tapped. */
export function AskReading({ name, readings, seen, onChosen }: AskReadingProps) {
  const { twoWays, readings: labels } = exchange.paste.item
  const choose = (reading: 0 | 1) => {
    chooseReading(name, reading)
    onChosen(name)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div className="ask yellow two-ways" role="group" aria-label={twoWays}>
      <p className="ask-text">
        <Icon name="info" />
        <b>{twoWays}</b>
      </p>
      <div className="ways" data-ask>
        {([0, 1] as const).map((reading) => {
          const content = contentOf(readings[reading])
          return (
            <div className="way" key={reading}>
              {/* It covers the card. */}
              <Button dense onClick={() => choose(reading)}>
                {labels[reading]}
              </Button>
              {content && (
                <>
                  <FoundText question={content.question} seen={seen} />
                  <FoundChoices {...content} seen={seen} />
                </>
              )}
            </div>
          )
        })}
      </div>
    </div>
  )
}

interface FaultsProps {
  name: string
  question: FaultyQuestion
  onShow: (() => void) | undefined
  onLeftOut: (name: string) => void
}

/** Why it cannot be added, by line, and what to do. */
export function Faults({ name, question: { problems }, onShow, onLeftOut }: FaultsProps) {
  const leave = () => {
    leaveOut(name, true)
    onLeftOut(name)
  }
  const sentences = [...new Set(problems.map(exchange.preview.problem))]
  return (
    <Strip
      tone="red"
      icon="alert"
      actions={
        <span className="row push" data-ask>
          {onShow && (
            <Button dense onClick={onShow}>
              {exchange.paste.item.showLines}
            </Button>
          )}
          <Button dense kind="quiet" onClick={leave}>
            {exchange.paste.item.leaveOut}
          </Button>
        </span>
      }
    >
      {sentences.map((sentence) => (
        <p key={sentence}>
          <b>{sentence}</b>
        </p>
      ))}
    </Strip>
  )
}

interface AnsweredProps {
  text: string
  action: string
  onChange: () => void
}

/** The teacher's answer, with a button to change it. */
export const Answered = ({ text, action, onChange }: AnsweredProps) => (
  <p className="answered small">
    <span className="muted">{text}</span>
    <Button dense kind="quiet" onClick={onChange}>
      {action}
    </Button>
  </p>
)
