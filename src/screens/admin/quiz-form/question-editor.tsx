import { useStore } from '@nanostores/react'
import { type FormEvent, useEffect, useId, useRef } from 'react'
import { readPoints } from '../../../domain/authoring/question-draft.ts'
import { MAX_LENGTHS } from '../../../domain/authoring/quiz-body.ts'
import { quizDraft } from '../../../messages/quiz-draft/en.ts'
import { quizForm } from '../../../messages/quiz-form/en.ts'
import {
  $questionErrors,
  cancelQuestion,
  setPinned,
  setPoints,
  setQuestionImage,
  setQuestionText,
  submitQuestion,
} from '../../../stores/authoring/question-draft.ts'
import type { EditedQuestion } from '../../../stores/authoring/quiz-draft-storage.ts'
import { Button } from '../../../ui/forms/button.tsx'
import { Field, TextField } from '../../../ui/forms/field.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Icon } from '../../../ui/layout/icon.tsx'
import { focusedBeside } from '../../../ui/lib/focused-beside.ts'
import { useAfterPaint } from '../../../ui/lib/use-after-paint.ts'
import { useFocusAfter } from '../../../ui/lib/use-focus-after.ts'
import { MathArea } from '../../../ui/maths/math-field.tsx'
import { OptionEditor } from './option-editor.tsx'
import { QuestionView } from './question-view.tsx'
import { Pin } from './quiz-rules.tsx'

function OptionsField({ question }: Pick<EditedQuestion, 'question'>) {
  const id = useId()
  const { options: error } = useStore($questionErrors)
  const errorId = error && `${id}-error`
  return (
    <fieldset className="stack near">
      <legend className="label">{quizForm.editor.options}</legend>
      {question.options.map((option, index) => (
        <OptionEditor
          // biome-ignore lint/suspicious/noArrayIndexKey: options are identified by their letters
          key={index}
          id={id}
          option={option}
          index={index}
          correct={index === question.correctAnswer}
          errorId={error?.blank.includes(index) ? errorId : undefined}
        />
      ))}
      {error && (
        <p className="field-error" id={errorId}>
          <Icon name="alert" />
          {quizDraft.problem(error)}
        </p>
      )}
    </fieldset>
  )
}

function QuestionFields({ question, points }: EditedQuestion) {
  const { text: error } = useStore($questionErrors)
  return (
    <>
      <Field label={quizForm.editor.text} error={error && quizDraft.problem(error)}>
        {(control) => (
          <MathArea
            {...control}
            rows={4}
            maxLength={MAX_LENGTHS.questionText}
            value={question.text}
            onChange={({ target }) => setQuestionText(target.value)}
          />
        )}
      </Field>
      <TextField
        label={quizForm.editor.image}
        optional
        type="url"
        maxLength={MAX_LENGTHS.imageUrl}
        value={question.imageUrl}
        onChange={({ target }) => setQuestionImage(target.value)}
      />
      <OptionsField question={question} />
      <TextField
        label={quizForm.editor.points}
        className="short"
        type="number"
        min={1}
        value={points}
        onChange={({ target }) => setPoints(target.value)}
      />
      <Pin of="question" pinned={question.pinned} label={quizForm.editor.pin} onPin={setPinned} />
    </>
  )
}

/** Follows the typing as soon as there is time for it. */
function Preview({ editing, number }: { editing: EditedQuestion; number: number }) {
  const { question, points } = useAfterPaint(editing)
  return (
    <Card as="section" className="stack beside" aria-label={quizForm.editor.preview}>
      <div className="row apart">
        <h4 className="subheading">{quizForm.editor.preview}</h4>
        <span className="note">{quizForm.question.points(readPoints(points))}</span>
      </div>
      <QuestionView question={question} number={number} />
    </Card>
  )
}

function focusOn(field: HTMLElement | null | undefined): void {
  field?.focus()
  field?.scrollIntoView({ block: 'center' })
}

/** Whether a field of the same tree is being used; a button that is gone leaves the focus to nobody. */
const isFocusTaken = (element: HTMLElement) => focusedBeside(element) instanceof HTMLInputElement

/** Focuses the text when the editor opens, and the first invalid field after a refused submit. */
function useEditorFocus() {
  const form = useRef<HTMLFormElement>(null)
  // The button that opened the editor is gone; a restored draft has the focus at its title.
  useEffect(() => {
    if (form.current && !isFocusTaken(form.current)) focusOn(form.current.querySelector('textarea'))
  }, [])
  const focusInvalid = useFocusAfter(() =>
    focusOn(form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')),
  )
  return { form, focusInvalid }
}

interface QuestionEditorProps {
  editing: EditedQuestion
  number: number
  /** After a submit as well as after a cancel. */
  onClosed: () => void
}

/** Edits a new or existing question, with a live preview. */
export function QuestionEditor({ editing, number, onClosed }: QuestionEditorProps) {
  const { form, focusInvalid } = useEditorFocus()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (submitQuestion()) onClosed()
    else focusInvalid()
  }
  const cancel = () => {
    cancelQuestion()
    onClosed()
  }
  const name = editing.isNew ? quizForm.editor.newQuestion : quizForm.editor.editQuestion(number)
  return (
    <div className="bench">
      <form className="card stack" ref={form} aria-label={name} noValidate onSubmit={submit}>
        <QuestionFields {...editing} />
        <div className="row">
          <Button kind="primary" type="submit">
            {editing.isNew ? quizForm.editor.add : quizForm.editor.update}
          </Button>
          <Button onClick={cancel}>{quizForm.editor.cancel}</Button>
        </div>
      </form>
      <Preview editing={editing} number={number} />
    </div>
  )
}
