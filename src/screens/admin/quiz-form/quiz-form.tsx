import { useStore } from '@nanostores/react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { explain } from '../../../messages/failures/explain.ts'
import { $dirty, $form } from '../../../stores/authoring/quiz-draft.ts'
import { $saveState, closeForm, openForm, saveQuiz } from '../../../stores/authoring/quiz-draft-form.ts'
import { $userId } from '../../../stores/session/session.ts'
import { RemoteView } from '../../../ui/feedback/remote-view.tsx'
import { Button } from '../../../ui/forms/button.tsx'
import { LeaveDialog, Offer, useUnloadGuard } from '../unsaved.tsx'
import { QuestionList } from './question-list.tsx'
import { QuizDetails } from './quiz-details.tsx'

/** Takes the focus to the first field that is wrong, after a save that was refused. */
function useRefusal() {
  const body = useRef<HTMLDivElement>(null)
  const [refusals, setRefusals] = useState(0)
  // After the errors are drawn.
  useEffect(() => {
    const field = refusals > 0 && body.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (!field) return
    // A field that is folded away cannot have the focus.
    field.closest('details')?.setAttribute('open', '')
    field.focus()
  }, [refusals])
  return { body, refuse: () => setRefusals((count) => count + 1) }
}

/** The buttons of the offer are gone once it is answered; the focus goes on to what was answered about. */
function useAnsweredOffer(body: RefObject<HTMLElement | null>, offered: boolean) {
  const before = useRef(offered)
  // After the form can be used again.
  useEffect(() => {
    if (before.current && !offered) body.current?.querySelector('input')?.focus()
    before.current = offered
  }, [body, offered])
}

const NAMES = {
  create: { title: 'Create New Quiz', save: 'Create Quiz', busy: 'Creating...' },
  edit: { title: 'Edit Quiz', save: 'Update Quiz', busy: 'Updating...' },
} as const

interface ReadyFormProps {
  mode: keyof typeof NAMES
  offer: number | undefined
  onClose: () => void
}

function ReadyForm({ mode, offer, onClose }: ReadyFormProps) {
  const [dirty, saving] = [useStore($dirty), useStore($saveState) === 'saving']
  const [asking, setAsking] = useState(false)
  const { body, refuse } = useRefusal()
  useUnloadGuard(dirty)
  useAnsweredOffer(body, offer !== undefined)
  const leave = () => {
    setAsking(false)
    closeForm()
    onClose()
  }
  const save = async () => {
    if (await saveQuiz()) onClose()
    else refuse()
  }
  return (
    <>
      {offer !== undefined && <Offer savedAt={offer} />}
      {/* What is on offer must not be typed over, nor what is just being sent. */}
      <div className="stack quiz-form" inert={offer !== undefined || saving} ref={body}>
        <QuizDetails />
        <QuestionList />
      </div>
      <div className="row end">
        <Button aria-disabled={saving} onClick={() => saving || (dirty ? setAsking(true) : leave())}>
          Cancel
        </Button>
        <Button
          kind="primary"
          busy={saving}
          busyText={NAMES[mode].busy}
          disabled={offer !== undefined}
          onClick={() => void save()}
        >
          {NAMES[mode].save}
        </Button>
      </div>
      <LeaveDialog open={asking} onLeave={leave} onStay={() => setAsking(false)} />
    </>
  )
}

const Bones = () => (
  <div className="stack" aria-hidden="true">
    <span className="bone" style={{ height: '3.5em' }} />
    <span className="bone" style={{ height: '16em' }} />
  </div>
)

interface QuizFormProps {
  /** The quiz that is edited; without one a new quiz is written. */
  quizId?: string | undefined
  /** The form is done with: saved or given up. */
  onClose: () => void
}

/** Creates or edits a quiz. */
export function QuizForm({ quizId, onClose }: QuizFormProps) {
  const [form, userId] = [useStore($form), useStore($userId)]
  // The store reads the quiz over time; one that it holds unsaved goes on.
  useEffect(() => {
    if (userId !== undefined) void openForm(quizId)
  }, [quizId, userId])
  const mode = quizId === undefined ? 'create' : 'edit'
  const ours = form.scene !== 'closed' && form.owner.quizId === quizId ? form : undefined
  const failed = ours?.scene === 'failed'
  return (
    <section className="stack" aria-labelledby="quiz-form-title">
      <h2 className="title" id="quiz-form-title">
        {NAMES[mode].title}
      </h2>
      <RemoteView
        remote={{
          loading: ours?.scene === 'loading',
          ...(ours?.scene === 'ready' && { data: ours }),
          ...(failed && { error: ours.failure }),
        }}
        bones={<Bones />}
        explain={(failure) => explain(failure, 'load-quiz')}
        onRetry={() => void openForm(quizId)}
      >
        {({ offer }) => (
          <div className="stack">
            <ReadyForm mode={mode} offer={offer?.savedAt} onClose={onClose} />
          </div>
        )}
      </RemoteView>
      {failed && (
        <div className="row end">
          <Button
            onClick={() => {
              closeForm()
              onClose()
            }}
          >
            Cancel
          </Button>
        </div>
      )}
    </section>
  )
}
