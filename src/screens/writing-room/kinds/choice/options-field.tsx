import { useStore } from '@nanostores/react'
import { type KeyboardEvent, useCallback, useId, useRef } from 'react'
import type { DraftQuestion } from '../../../../domain/authoring/draft/question-draft.ts'
import {
  canAddOption,
  canRemoveOption,
  isUnwritten,
  spareOptions,
} from '../../../../domain/kinds/choice/option-list.ts'
import { kindForm } from '../../../../messages/en/kind-form.ts'
import { quizDraft } from '../../../../messages/en/quiz-draft.ts'
import { quizForm } from '../../../../messages/en/quiz-form.ts'
import { $questionErrors } from '../../../../stores/authoring/question-draft.ts'
import {
  appendOption,
  leaveOutSpares,
  makeTrueFalse,
  takeOptionAway,
} from '../../../../stores/authoring/question-options.ts'
import { Button } from '../../../../ui/forms/button.tsx'
import { useFocusAfter } from '../../../../ui/hooks/use-focus-after.ts'
import { Icon } from '../../../../ui/layout/icon.tsx'
import { StepNotice } from '../../question/step-notice.tsx'
import { TellCount } from '../several/tell-count.tsx'
import { OptionEditor } from './option-editor.tsx'
import { optionKey } from './option-keys.ts'

/** Focuses, after the next render, an option's text, its key, or a button. */
function useOptionFocus() {
  const box = useRef<HTMLFieldSetElement>(null)
  const wanted = useRef('')
  // The last match.
  const focusWanted = useFocusAfter(() => {
    const found = box.current?.closest('form')?.querySelectorAll<HTMLElement>(wanted.current)
    const field = [...(found ?? [])].at(-1)
    field?.focus()
    if (field instanceof HTMLTextAreaElement) field.setSelectionRange(field.value.length, field.value.length)
  })
  const focusOn = useCallback(
    (selector: string) => {
      wanted.current = selector
      focusWanted()
    },
    [focusWanted],
  )
  return { box, focusOn }
}

const textOf = (index: number) => `[data-option="${index}"] > textarea`

interface MoreProps {
  question: DraftQuestion
  /** Some were blank at the last attempt to save. */
  lacksTexts: boolean
  focusOn: (selector: string) => void
}

/** Adds an option; offers true/false if none is written yet, and removing blank ones if the others suffice. */
function MoreOptions({ question, lacksTexts, focusOn }: MoreProps) {
  const spares = lacksTexts ? spareOptions(question).length : 0
  const add = () => {
    appendOption()
    focusOn(textOf(question.options.length))
  }
  const fill = () => {
    makeTrueFalse(quizForm.option.truth)
    focusOn('[data-option="0"] [type="radio"]')
  }
  const leaveOut = () => {
    leaveOutSpares()
    focusOn('[type="submit"]')
  }
  return (
    <div className="row opt-more">
      {spares > 0 && (
        <Button dense onClick={leaveOut}>
          {quizForm.option.leaveOut(spares)}
        </Button>
      )}
      {canAddOption(question) && (
        <Button dense kind="quiet" icon="plus" data-adds-option onClick={add}>
          {quizForm.option.add}
        </Button>
      )}
      {isUnwritten(question) && question.kind !== 'several' && (
        <Button dense kind="quiet" onClick={fill}>
          {quizForm.option.trueFalse}
        </Button>
      )}
    </div>
  )
}

/** Two to 26 options with their errors. Enter moves on; Backspace removes an empty one. */
export function OptionsField({ question }: { question: DraftQuestion }) {
  const id = useId()
  const { options: error, key: keyError } = useStore($questionErrors)
  const { box, focusOn } = useOptionFocus()
  const errorId = error && `${id}-error`
  const keyErrorId = keyError && `${id}-key-error`
  const count = question.options.length
  const several = question.kind === 'several'
  const right = several ? (question.correctAnswers ?? []) : [question.correctAnswer]
  // The next option takes the focus, or the new last one.
  const remove = useCallback(
    (index: number) => {
      if (takeOptionAway(index)) focusOn(`${textOf(index - 1)}, ${textOf(index)}`)
    },
    [focusOn],
  )
  const press = (event: KeyboardEvent) => {
    const request = optionKey(event, question)
    if (!request) return
    event.preventDefault()
    if (request.to === 'removed') {
      takeOptionAway(request.option)
      focusOn(textOf(Math.max(0, request.option - 1)))
    } else focusOn(request.option + 1 < count ? textOf(request.option + 1) : '[data-adds-option]')
  }
  return (
    <fieldset className="stack near" ref={box} onKeyDown={press}>
      <legend className="label">
        <span>{quizForm.editor.options}</span>{' '}
        <span className="optional">{several ? kindForm.several.hint : quizForm.editor.optionsHint}</span>
      </legend>
      {question.options.map((option, index) => (
        <OptionEditor
          // biome-ignore lint/suspicious/noArrayIndexKey: options are identified by their letters
          key={index}
          id={id}
          option={option}
          index={index}
          correct={right.includes(index)}
          several={several}
          errorId={error?.blank.includes(index) ? errorId : undefined}
          keyErrorId={keyErrorId}
          onRemove={canRemoveOption(question) ? remove : undefined}
        />
      ))}
      {error && (
        <p className="field-error" id={errorId}>
          <Icon name="alert" />
          <span>{quizDraft.problem(error)}</span>
        </p>
      )}
      {keyError && (
        <p className="field-error" id={keyErrorId}>
          <Icon name="alert" />
          <span>{quizDraft.problem(keyError)}</span>
        </p>
      )}
      <MoreOptions question={question} lacksTexts={error !== undefined} focusOn={focusOn} />
      <StepNotice of="options" />
      {several && <TellCount question={question} />}
    </fieldset>
  )
}
