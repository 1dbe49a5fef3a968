import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { MAX_LENGTHS } from '../../../domain/kinds/body-fields.ts'
import { quizDraft } from '../../../messages/en/quiz-draft.ts'
import { quizForm } from '../../../messages/en/quiz-form.ts'
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
import { MathArea } from '../../../ui/maths/math-field.tsx'
import { Palette } from '../../../ui/maths/palette.tsx'
import { MathExamples } from '../../parts/question/math-help.tsx'
import { StepNotice } from './step-notice.tsx'

/** The question text, below the formula palette. */
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
              data-field="text"
              rows={4}
              maxLength={MAX_LENGTHS.questionText}
              value={text}
              onChange={({ target }) => setQuestionText(target.value)}
            />
          </div>
        )}
      </Field>
      <StepNotice of="text" />
      {help && <MathExamples />}
    </>
  )
}

/** The points and, if the API supports them, explanation and topic. */
export function Extras({ question, points }: EditedQuestion) {
  const hasContent = offers('content')
  return (
    <div className="question-extras">
      {hasContent && (
        <Field
          label={
            <>
              <span>{quizForm.editor.explanation}</span>{' '}
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
