import { useStore } from '@nanostores/react'
import { useCallback, useRef } from 'react'
import { draftConflict } from '../../messages/en/draft-conflict.ts'
import { quizForm } from '../../messages/en/quiz-form.ts'
import { $draftQuestions } from '../../stores/authoring/quiz-draft.ts'
import { $keptCopy, discardCopy, restoreCopy } from '../../stores/authoring/quiz-draft-form.ts'
import { compareWithSaved } from '../../stores/authoring/quiz-news.ts'
import { $isOutdated, $isUnpublished, $runningAttempts } from '../../stores/authoring/quiz-saving.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { Segments } from '../../ui/forms/segments.tsx'
import { useFocusAfter } from '../../ui/hooks/use-focus-after.ts'
import { QuizDetails } from './details/quiz-details.tsx'
import { focusInvalid } from './focus-invalid.ts'
import { PreviewPane } from './preview-pane.tsx'
import { QuestionPane } from './question/question-pane.tsx'
import { QuestionsPane } from './questions/questions-pane.tsx'

/** The visible pane if not all are. */
export type View = 'questions' | 'write' | 'preview'

/** In narrow boxes, switches between three panes. */
function ViewSwitch({ view, onView }: { view: View; onView: (view: View) => void }) {
  const count = useStore($draftQuestions).length
  const { questions, write, preview } = quizForm.room
  return (
    <Segments
      className="full only-one-pane"
      label={quizForm.room.view}
      options={[
        { value: 'questions', text: questions(count) },
        { value: 'write', text: write },
        { value: 'preview', text: preview },
      ]}
      chosen={view}
      onChoose={onView}
    />
  )
}

function Running() {
  const running = useStore($runningAttempts)
  if (running === 0) return null
  return (
    <Banner tone="yellow" icon="clock">
      {quizForm.running(running)}
    </Banner>
  )
}

/** Saving it with the form's own button publishes it. */
const DraftNote = () => useStore($isUnpublished) && <p className="note small">{quizForm.room.draftNote}</p>

function Outdated() {
  if (!useStore($isOutdated)) return null
  const compare = (
    <Button dense onClick={() => void compareWithSaved()}>
      {draftConflict.compare}
    </Button>
  )
  return (
    <Banner tone="yellow" icon="alert" role="status" action={compare}>
      {quizForm.outdated}
    </Banner>
  )
}

/** The version given up for another one. */
function KeptCopy() {
  const copy = useStore($keptCopy)
  if (!copy) return null
  const actions = (
    <div className="row">
      <Button dense onClick={restoreCopy}>
        {draftConflict.copy.restore}
      </Button>
      <Button dense kind="quiet" onClick={discardCopy}>
        {draftConflict.copy.discard}
      </Button>
    </div>
  )
  return (
    <Banner tone="blue" role="status" action={actions}>
      {draftConflict.copy.message(copy.savedAt)}
    </Banner>
  )
}

interface PanesProps {
  view: View
  onView: (view: View) => void
  inert: boolean
}

/** All questions, one question, and its preview. */
export function Panes({ view, onView, inert }: PanesProps) {
  const pane = useRef<HTMLElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const focusFault = useFocusAfter(() => focusInvalid(pane.current))
  const focusAdding = useFocusAfter(() => body.current?.querySelector<HTMLElement>('[data-adds]')?.focus())
  const write = useCallback(() => onView('write'), [onView])
  const refuse = useCallback(() => {
    onView('write')
    focusFault()
  }, [onView, focusFault])
  return (
    <div className="write-body" data-view={view} inert={inert} ref={body}>
      <ViewSwitch view={view} onView={onView} />
      <QuestionsPane onOpened={write} onRefused={refuse} />
      <div className="write-main">
        <DraftNote />
        <Outdated />
        <KeptCopy />
        <Running />
        <QuizDetails />
        <QuestionPane onGone={focusAdding} paneRef={pane} />
      </div>
      <PreviewPane />
    </div>
  )
}
