import { useStore } from '@nanostores/react'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { MAX_LENGTHS, readPoints } from '../../../domain/authoring/quiz-draft.ts'
import {
  $questionErrors,
  cancelQuestion,
  setPoints,
  setQuestionImage,
  setQuestionText,
  submitQuestion,
} from '../../../stores/authoring/question-draft.ts'
import type { Editing } from '../../../stores/authoring/quiz-draft-storage.ts'
import { Button } from '../../../ui/forms/button.tsx'
import { Field, TextField } from '../../../ui/forms/field.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Icon } from '../../../ui/layout/icon.tsx'
import { MathArea } from '../../../ui/maths/math-field.tsx'
import { OptionEditor } from './option-editor.tsx'
import { pointsText, QuestionView } from './question-view.tsx'

function OptionsField({ question }: Pick<Editing, 'question'>) {
  const id = useId()
  const { options: error } = useStore($questionErrors)
  const errorId = error && `${id}-error`
  return (
    <fieldset className="stack near">
      <legend className="label">Options</legend>
      {question.options.map((option, index) => (
        <OptionEditor
          // biome-ignore lint/suspicious/noArrayIndexKey: an option is its letter
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
          {error.message}
        </p>
      )}
    </fieldset>
  )
}

function QuestionFields({ question, points }: Editing) {
  const { text: textError } = useStore($questionErrors)
  return (
    <>
      <Field label="Question Text" error={textError}>
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
        label="Question Image URL"
        optional
        type="url"
        maxLength={MAX_LENGTHS.imageUrl}
        value={question.imageUrl}
        onChange={({ target }) => setQuestionImage(target.value)}
      />
      <OptionsField question={question} />
      <TextField
        label="Points"
        className="short"
        type="number"
        min={1}
        value={points}
        onChange={({ target }) => setPoints(target.value)}
      />
    </>
  )
}

/** Takes the eye and the focus to the field that is to be filled in: the first as it opens, then the first that is wrong. */
function useEditorFocus() {
  const form = useRef<HTMLFormElement>(null)
  const [refusals, setRefusals] = useState(0)
  // After the errors of the refusal are drawn.
  useEffect(() => {
    const wanted = refusals > 0 ? '[aria-invalid="true"]' : 'textarea'
    const field = form.current?.querySelector<HTMLElement>(wanted)
    field?.focus()
    field?.scrollIntoView({ block: 'center' })
  }, [refusals])
  return { form, refuse: () => setRefusals((count) => count + 1) }
}

interface QuestionEditorProps {
  editing: Editing
  number: number
  /** The editor is closed, be the question taken over or not. */
  onClosed: () => void
}

/** Writes a new question or edits one; beside it what learners will see. */
export function QuestionEditor({ editing, number, onClosed }: QuestionEditorProps) {
  const { form, refuse } = useEditorFocus()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (submitQuestion()) onClosed()
    else refuse()
  }
  const cancel = () => {
    cancelQuestion()
    onClosed()
  }
  const name = editing.isNew ? 'New question' : `Edit question ${number}`
  return (
    <div className="bench">
      <form className="card stack" ref={form} aria-label={name} noValidate onSubmit={submit}>
        <QuestionFields {...editing} />
        <div className="row">
          <Button kind="primary" type="submit">
            {editing.isNew ? 'Add Question' : 'Update Question'}
          </Button>
          <Button onClick={cancel}>Cancel</Button>
        </div>
      </form>
      <Card as="section" className="stack beside" aria-label="Preview">
        <div className="row apart">
          <h4 className="subheading">Preview</h4>
          <span className="note">{pointsText(readPoints(editing.points))}</span>
        </div>
        <QuestionView question={editing.question} number={number} />
      </Card>
    </div>
  )
}
