import { type FormEvent, type RefObject, useLayoutEffect, useRef } from 'react'
import { insertMath } from '../../../domain/maths/math-insert.ts'
import { kindForm } from '../../../messages/en/kind-form.ts'
import { quizForm } from '../../../messages/en/quiz-form.ts'
import { cancelQuestion, setPinned } from '../../../stores/authoring/question-draft.ts'
import { deleteEdited, duplicateEdited, submitQuestion } from '../../../stores/authoring/question-steps.ts'
import type { EditedQuestion } from '../../../stores/authoring/quiz-draft-storage.ts'
import { Button, IconButton } from '../../../ui/forms/button.tsx'
import { focusedInRootOf } from '../../../ui/hooks/focused-beside.ts'
import { useFocusAfter } from '../../../ui/hooks/use-focus-after.ts'
import { selectionOf, typeInto } from '../../../ui/maths/insert-text.ts'
import { Pin } from '../details/quiz-rules.tsx'
import { draftViews } from '../kinds/draft-views.ts'
import { KindChoice } from '../kinds/kind-choice.tsx'
import { Extras, TextWithPalette } from './editor-fields.tsx'
import { intake, usePictureFromNowhere } from './editor-intake.ts'
import { PictureField } from './picture-field.tsx'
import { QuestionPager } from './question-pager.tsx'

function focusOn(field: HTMLElement | null | undefined): void {
  field?.focus()
  field?.scrollIntoView({ block: 'center' })
}

/** Whether a field in the same tree is focused; a removed button leaves nothing focused. */
const isFocusTaken = (element: HTMLElement) => focusedInRootOf(element) instanceof HTMLInputElement

/** Focuses the text when the editor opens, and the first invalid field after a refused submit. */
function useEditorFocus() {
  const form = useRef<HTMLFormElement>(null)
  // The button that opened the editor is gone; a restored draft keeps the focus on its title. A layout effect, because
  // after the paint is too late for the first typed letters.
  useLayoutEffect(() => {
    if (form.current && !isFocusTaken(form.current)) focusOn(form.current.querySelector('textarea'))
  }, [])
  const focusInvalid = useFocusAfter(() =>
    focusOn(form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')),
  )
  return { form, focusInvalid }
}

/** Inserts into the formula-capable field used last, initially the question's. */
function useFormulaField(form: RefObject<HTMLFormElement | null>) {
  const last = useRef<HTMLTextAreaElement>(null)
  const insert = (tex: string) => {
    const known = last.current?.isConnected ? last.current : form.current?.querySelector('textarea')
    if (known) typeInto(known, insertMath(selectionOf(known), tex))
  }
  const note = ({ target }: { target: EventTarget }) => {
    if (target instanceof HTMLTextAreaElement) last.current = target
  }
  return { insert, note }
}

interface HeadProps extends Pick<QuestionEditorProps, 'editing' | 'number'> {
  onRefused: () => void
  onDeleted: () => void
}

function EditorHead({ editing, number, onRefused, onDeleted }: HeadProps) {
  return (
    <div className="panel-head">
      <h3 className="subheading">{quizForm.question.title(number)}</h3>
      <span className="note small">
        {editing.question.kind ? kindForm.kinds[editing.question.kind].name : quizForm.editor.kind}
      </span>
      {!editing.isNew && (
        <div className="row push">
          <IconButton
            dense
            icon="copy"
            label={quizForm.question.duplicate}
            onClick={() => duplicateEdited() || onRefused()}
          />
          <IconButton
            dense
            icon="trash"
            kind="danger-quiet"
            label={quizForm.question.delete}
            onClick={() => {
              deleteEdited()
              onDeleted()
            }}
          />
        </div>
      )}
    </div>
  )
}

interface QuestionEditorProps {
  editing: EditedQuestion
  number: number
  /** Called after a submit, a cancel or a deletion. */
  onClosed: () => void
}

/** Edits a new or existing question. */
export function QuestionEditor({ editing, number, onClosed }: QuestionEditorProps) {
  const { form, focusInvalid } = useEditorFocus()
  const { insert, note } = useFormulaField(form)
  usePictureFromNowhere(form)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (submitQuestion()) onClosed()
    else focusInvalid()
  }
  const cancel = () => {
    cancelQuestion()
    onClosed()
  }
  const { question, isNew } = editing
  const { Editor: AnswerEditor } = draftViews(question)
  const name = isNew ? quizForm.editor.newQuestion : quizForm.editor.editQuestion(number)
  return (
    <form
      className="panel"
      ref={form}
      aria-label={name}
      noValidate
      onSubmit={submit}
      onFocus={note}
      {...intake}
    >
      <EditorHead editing={editing} number={number} onRefused={focusInvalid} onDeleted={onClosed} />
      <div className="panel-body stack">
        <KindChoice question={question} />
        <TextWithPalette text={question.text} onInsert={insert} />
        <PictureField imageUrl={question.imageUrl} imageAlt={question.imageAlt} />
        <AnswerEditor question={question} />
        <Extras {...editing} />
        <Pin of="question" pinned={question.pinned} label={quizForm.editor.pin} onPin={setPinned} />
      </div>
      <div className="write-pager">
        {!isNew && <QuestionPager onRefused={focusInvalid} />}
        <div>
          <span className="note small">{quizForm.editor.notSent}</span>
          <Button dense kind="quiet" onClick={cancel}>
            {quizForm.editor.cancel}
          </Button>
          <Button dense type="submit">
            {isNew ? quizForm.editor.add : quizForm.editor.update}
          </Button>
        </div>
      </div>
    </form>
  )
}
