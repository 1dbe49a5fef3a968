import { useStore } from '@nanostores/react'
import {
  type ClipboardEvent,
  type DragEvent,
  type FormEvent,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { DraftQuestion } from '../../../domain/authoring/question-draft.ts'
import { MAX_LENGTHS } from '../../../domain/authoring/quiz-body.ts'
import { insertMath } from '../../../domain/lib/math-insert.ts'
import { quizDraft } from '../../../messages/quiz-draft/en.ts'
import { quizForm } from '../../../messages/quiz-form/en.ts'
import {
  $questionErrors,
  cancelQuestion,
  deleteEdited,
  duplicateEdited,
  pasteOptions,
  setExplanation,
  setPinned,
  setPoints,
  setQuestionText,
  setTopic,
  submitQuestion,
  uploadPicture,
} from '../../../stores/authoring/question-draft.ts'
import type { PicturePlace } from '../../../stores/authoring/quiz-draft.ts'
import type { EditedQuestion } from '../../../stores/authoring/quiz-draft-storage.ts'
import { offers } from '../../../stores/session/features.ts'
import { Button, IconButton } from '../../../ui/forms/button.tsx'
import { Field, TextField } from '../../../ui/forms/field.tsx'
import { Icon } from '../../../ui/layout/icon.tsx'
import { focusedBeside } from '../../../ui/lib/focused-beside.ts'
import { useFocusAfter } from '../../../ui/lib/use-focus-after.ts'
import { selectionOf, typeInto } from '../../../ui/maths/insert-text.ts'
import { MathArea } from '../../../ui/maths/math-field.tsx'
import { Palette } from '../../../ui/maths/palette.tsx'
import { MathExamples } from '../../parts/math-help.tsx'
import { Pin } from '../details/quiz-rules.tsx'
import { holdsFiles } from '../exchange/use-file-drop.ts'
import { OptionEditor } from './option-editor.tsx'
import { PastedLines } from './pasted-lines.tsx'
import { PictureField } from './picture-field.tsx'
import { QuestionPager } from './question-pager.tsx'

function OptionsField({ question }: { question: DraftQuestion }) {
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
function TextWithPalette({ text, onInsert }: { text: string; onInsert: (tex: string) => void }) {
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
function Extras({ question, points }: EditedQuestion) {
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

function focusOn(field: HTMLElement | null | undefined): void {
  field?.focus()
  field?.scrollIntoView({ block: 'center' })
}

/** Whether a field of the same tree is being used; a button that is gone leaves the focus to nobody. */
const isFocusTaken = (element: HTMLElement) => focusedBeside(element) instanceof HTMLInputElement

/** Focuses the text when the editor opens, and the first invalid field after a refused submit. */
function useEditorFocus() {
  const form = useRef<HTMLFormElement>(null)
  // The button that opened the editor is gone; a restored draft has the focus at its title. A layout effect, because after the
  // paint is too late for the first letters of who types on.
  useLayoutEffect(() => {
    if (form.current && !isFocusTaken(form.current)) focusOn(form.current.querySelector('textarea'))
  }, [])
  const focusInvalid = useFocusAfter(() =>
    focusOn(form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')),
  )
  return { form, focusInvalid }
}

/** Inserts into the field for text with formulas that was used last, at first that of the question. */
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

const optionAt = (target: EventTarget) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-option]')?.dataset.option : undefined

/** The option that was pasted or dropped into, else the question. */
function placeOf(target: EventTarget): PicturePlace {
  const option = optionAt(target)
  return option === undefined ? 'question' : Number(option)
}

const pictureIn = (data: DataTransfer) => [...data.files].find(({ type }) => type.startsWith('image/'))

/** Takes the picture out of what is pasted there. False without one, and for a text: spreadsheets add a picture of it. */
function takePicture(target: EventTarget, data: DataTransfer): boolean {
  const picture = data.getData('text/plain') === '' ? pictureIn(data) : undefined
  if (picture) void uploadPicture(placeOf(target), picture)
  return picture !== undefined
}

/** Lines become options only in the text of one: an address is pasted as it is. */
function takeLinesOf(target: EventTarget, data: DataTransfer): boolean {
  const option = optionAt(target)
  const isText = target instanceof HTMLTextAreaElement && option !== undefined
  return isText && pasteOptions(Number(option), data.getData('text/plain'))
}

const intake = {
  onPaste(event: ClipboardEvent) {
    const { clipboardData: data, target } = event
    if (takePicture(target, data) || takeLinesOf(target, data)) event.preventDefault()
  },
  onDrop(event: DragEvent) {
    const { dataTransfer: data, target } = event
    const file = pictureIn(data) ?? data.files[0]
    if (!file) return
    // The browser would leave the page for a file that is no picture; the place says why it is not taken.
    event.preventDefault()
    void uploadPicture(placeOf(target), file)
  },
  // Only then does the browser let go of a file here, instead of opening it.
  onDragOver(event: DragEvent) {
    if (holdsFiles(event)) event.preventDefault()
  },
}

interface HeadProps extends Pick<QuestionEditorProps, 'editing' | 'number'> {
  onRefused: () => void
  onDeleted: () => void
}

function EditorHead({ editing, number, onRefused, onDeleted }: HeadProps) {
  return (
    <div className="panel-head">
      <h3 className="subheading">{quizForm.question.title(number)}</h3>
      <span className="note small">{quizForm.editor.kind}</span>
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
  /** After a submit as well as after a cancel or a deletion. */
  onClosed: () => void
}

/** Edits a new or existing question. */
export function QuestionEditor({ editing, number, onClosed }: QuestionEditorProps) {
  const { form, focusInvalid } = useEditorFocus()
  const { insert, note } = useFormulaField(form)
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
        <TextWithPalette text={question.text} onInsert={insert} />
        <PictureField imageUrl={question.imageUrl} imageAlt={question.imageAlt} />
        <PastedLines onAnswered={() => form.current?.querySelector<HTMLElement>('.opt textarea')?.focus()} />
        <OptionsField question={question} />
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
