import { useStore } from '@nanostores/react'
import { useId, useState } from 'react'
import type { DraftQuestion } from '../../../domain/authoring/question-draft.ts'
import { MAX_LENGTHS } from '../../../domain/authoring/quiz-body.ts'
import { quizDraft } from '../../../messages/quiz-draft/en.ts'
import { quizForm } from '../../../messages/quiz-form/en.ts'
import {
  $questionErrors,
  setExplanation,
  setPoints,
  setQuestionText,
  setTopic,
} from '../../../stores/authoring/question-draft.ts'
import type { EditedQuestion } from '../../../stores/authoring/quiz-draft-storage.ts'
import { offers } from '../../../stores/session/features.ts'
import { Field, TextField } from '../../../ui/forms/field.tsx'
import { Icon } from '../../../ui/layout/icon.tsx'
import { MathArea } from '../../../ui/maths/math-field.tsx'
import { Palette } from '../../../ui/maths/palette.tsx'
import { MathExamples } from '../../parts/math-help.tsx'
import { OptionEditor } from './option-editor.tsx'

/** The four options, with what is wrong with them. */
export function OptionsField({ question }: { question: DraftQuestion }) {
  const id = useId()
  const { options: error } = useStore($questionErrors)
  const errorId = error && `${id}-error`
  return (
    <fieldset className="stack near">
      <legend className="label">
        {quizForm.editor.options} <span className="optional">{quizForm.editor.optionsHint}</span>
      </legend>
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

/** The text of the question, below the pieces of formulas. */
export function TextWithPalette({ text, onInsert }: { text: string; onInsert: (tex: string) => void }) {
  const { text: error } = useStore($questionErrors)
  const [help, setHelp] = useState(false)
  return (
    <>
      <Field label={quizForm.editor.text} error={error && quizDraft.problem(error)}>
        {(control) => (
          <div>
            <Palette onInsert={onInsert} isHelpOpen={help} onHelp={() => setHelp(!help)} />
            <MathArea
              {...control}
              rows={4}
              maxLength={MAX_LENGTHS.questionText}
              value={text}
              onChange={({ target }) => setQuestionText(target.value)}
            />
          </div>
        )}
      </Field>
      {help && <MathExamples />}
    </>
  )
}

/** What learners see with the answers, where the API keeps it, and the points. */
export function Extras({ question, points }: EditedQuestion) {
  const hasContent = offers('content')
  return (
    <div className="question-extras">
      {hasContent && (
        <Field
          label={
            <>
              {quizForm.editor.explanation}{' '}
              <span className="optional">{quizForm.editor.explanationHint}</span>
            </>
          }
        >
          {(control) => (
            <MathArea
              {...control}
              className="grows"
              rows={2}
              maxLength={MAX_LENGTHS.explanation}
              value={question.explanation ?? ''}
              onChange={({ target }) => setExplanation(target.value)}
            />
          )}
        </Field>
      )}
      <TextField
        label={quizForm.editor.points}
        className="short"
        type="number"
        min={1}
        value={points}
        onChange={({ target }) => setPoints(target.value)}
      />
      {hasContent && (
        <TextField
          label={quizForm.editor.topic}
          maxLength={MAX_LENGTHS.topic}
          value={question.topic ?? ''}
          onChange={({ target }) => setTopic(target.value)}
        />
      )}
    </div>
  )
}
