import { useStore } from '@nanostores/react'
import { EXPORT_FORMATS } from '../../domain/exchange/question-formats.ts'
import { written } from '../../domain/lib/written.ts'
import { exchange } from '../../messages/en/exchange.ts'
import { quizForm } from '../../messages/en/quiz-form.ts'
import { $canRedo, $canUndo, $draftDirty, $quizDraft, redo, undo } from '../../stores/authoring/quiz-draft.ts'
import { $isUnpublished } from '../../stores/authoring/quiz-saving.ts'
import { exportQuestions } from '../../stores/exchange/question-export.ts'
import { RowMenu } from '../../ui/data/row-menu.tsx'
import { Button, IconButton } from '../../ui/forms/button.tsx'

interface WriteHeadProps {
  title: string
  titleId: string
  isNew: boolean
  /** Whether the preview replaces the editor, if there is no room for both. */
  previews: boolean
  onPreview: () => void
  onBack: () => void
  onTest: () => void
}

const Undoing = () => (
  <>
    <IconButton icon="undo" label={quizForm.room.undo} aria-disabled={!useStore($canUndo)} onClick={undo} />
    <IconButton icon="redo" label={quizForm.room.redo} aria-disabled={!useStore($canRedo)} onClick={redo} />
  </>
)

const ExportMenu = () => (
  <RowMenu
    icon="upload"
    label={exchange.exports.label}
    items={EXPORT_FORMATS.map((format) => ({
      label: exchange.exports.formats[format].name,
      note: exchange.exports.formats[format].note,
      onChoose: () => void exportQuestions(format, exchange.untitled),
    }))}
  />
)

/** The title and the ways out. */
export function WriteHead({ title, titleId, isNew, previews, onPreview, onBack, onTest }: WriteHeadProps) {
  const [dirty, draft] = [useStore($draftDirty), useStore($quizDraft)]
  const isDraft = useStore($isUnpublished)
  return (
    <header className="write-head">
      <IconButton icon="left" label={quizForm.room.back} onClick={onBack} />
      <div className="title-line" data-toasts-in>
        <div className="cut">
          <h1 id={titleId} className={isNew ? 'heading' : 'note small'}>
            {title}
          </h1>
          {!isNew && <p className="heading cut">{written(draft.title) || quizForm.room.untitled}</p>}
        </div>
        {isDraft && <span className="badge draft gray">{quizForm.room.draft}</span>}
      </div>
      <Undoing />
      {draft.questions.length > 0 && <ExportMenu />}
      <Button dense className="only-two-panes" aria-pressed={previews} onClick={onPreview}>
        {quizForm.room.preview}
      </Button>
      {!isNew && (
        <Button
          dense
          icon="play"
          aria-label={quizForm.room.test}
          aria-disabled={dirty}
          title={dirty ? quizForm.room.testLater : undefined}
          onClick={() => dirty || onTest()}
        >
          <span className="word">{quizForm.room.test}</span>
        </Button>
      )}
    </header>
  )
}
