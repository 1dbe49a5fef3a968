import { useStore } from '@nanostores/react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { explain } from '../../../messages/failures/explain.ts'
import { quizForm } from '../../../messages/quiz-form/en.ts'
import { $draftDirty, $draftScene } from '../../../stores/authoring/quiz-draft.ts'
import {
  $isUnpublished,
  $runningAttempts,
  $saveKinds,
  $saveState,
  closeQuizDraft,
  openQuizDraft,
  type SaveKind,
  saveQuiz,
} from '../../../stores/authoring/quiz-draft-form.ts'
import { $userId } from '../../../stores/session/session.ts'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { RemoteView } from '../../../ui/feedback/remote-view.tsx'
import { Button } from '../../../ui/forms/button.tsx'
import { useFocusAfter } from '../../../ui/lib/use-focus-after.ts'
import { DraftOffer, LeaveDialog, useUnloadGuard } from '../unsaved.tsx'
import { QuestionList } from './question-list.tsx'
import { QuizDetails } from './quiz-details.tsx'

function focusInvalid(body: HTMLElement | null): void {
  const field = body?.querySelector<HTMLElement>('[aria-invalid="true"]')
  // A field in a closed <details> cannot take the focus.
  field?.closest('details')?.setAttribute('open', '')
  field?.focus()
}

/** Moves the focus into the form once the offer is answered, because its buttons are gone then. */
function useAnsweredOffer(body: RefObject<HTMLElement | null>, offered: boolean) {
  const before = useRef(offered)
  // After the form is no longer inert.
  useEffect(() => {
    if (before.current && !offered) body.current?.querySelector('input')?.focus()
    before.current = offered
  }, [body, offered])
}

interface SaveButtonsProps {
  words: typeof quizForm.create
  disabled: boolean
  onSave: (kind: SaveKind) => void
}

/** A quiz that learners do not see yet can be saved without showing it to them. */
function SaveButtons({ words, disabled, onSave }: SaveButtonsProps) {
  const [kinds, state] = [useStore($saveKinds), useStore($saveState)]
  const unpublished = useStore($isUnpublished)
  const wordsOf = { draft: quizForm.draft, publish: unpublished ? quizForm.publish : words }
  return kinds.map((kind) => (
    <Button
      key={kind}
      {...(kind === 'publish' && { kind: 'primary' as const })}
      busy={state === kind}
      busyText={wordsOf[kind].busy}
      aria-disabled={state !== 'idle' && state !== kind}
      disabled={disabled}
      onClick={() => onSave(kind)}
    >
      {wordsOf[kind].save}
    </Button>
  ))
}

interface ReadyFormProps {
  words: typeof quizForm.create
  /** When the draft on offer was saved, in milliseconds; undefined if there is none. */
  offer: number | undefined
  onClose: () => void
}

function ReadyForm({ words, offer, onClose }: ReadyFormProps) {
  const [dirty, saving] = [useStore($draftDirty), useStore($saveState) !== 'idle']
  const running = useStore($runningAttempts)
  const [leaving, setLeaving] = useState(false)
  const body = useRef<HTMLDivElement>(null)
  const showErrors = useFocusAfter(() => focusInvalid(body.current))
  useUnloadGuard(dirty)
  useAnsweredOffer(body, offer !== undefined)
  const leave = () => {
    setLeaving(false)
    closeQuizDraft()
    onClose()
  }
  const save = async (kind: SaveKind) => {
    if (await saveQuiz(kind)) onClose()
    else showErrors()
  }
  return (
    <>
      {offer !== undefined && <DraftOffer savedAt={offer} />}
      {/* Nothing must be typed over an offer or while the quiz is being saved. */}
      <div className="stack quiz-form" inert={offer !== undefined || saving} ref={body}>
        <QuizDetails />
        <QuestionList />
      </div>
      {running > 0 && (
        <Banner tone="yellow" icon="clock">
          {quizForm.running(running)}
        </Banner>
      )}
      <div className="row end">
        <Button aria-disabled={saving} onClick={() => saving || (dirty ? setLeaving(true) : leave())}>
          {quizForm.cancel}
        </Button>
        <SaveButtons words={words} disabled={offer !== undefined} onSave={(kind) => void save(kind)} />
      </div>
      <LeaveDialog open={leaving} onLeave={leave} onStay={() => setLeaving(false)} />
    </>
  )
}

const Skeleton = () => (
  <div className="stack" aria-hidden="true">
    <span className="bone" style={{ height: '3.5em' }} />
    <span className="bone" style={{ height: '16em' }} />
  </div>
)

interface QuizFormProps {
  /** The quiz to edit; a new one without it. */
  quizId?: string | undefined
  /** After saving or cancelling. */
  onClose: () => void
}

export function QuizForm({ quizId, onClose }: QuizFormProps) {
  const [scene, userId] = [useStore($draftScene), useStore($userId)]
  // The store loads the quiz, and keeps unsaved changes when the element is moved.
  useEffect(() => {
    if (userId !== undefined) void openQuizDraft(quizId)
  }, [quizId, userId])
  const words = quizId === undefined ? quizForm.create : quizForm.edit
  const ours = scene.scene !== 'closed' && scene.owner.quizId === quizId ? scene : undefined
  const failed = ours?.scene === 'failed'
  return (
    <section className="stack" aria-labelledby="quiz-form-title">
      <h2 className="title" id="quiz-form-title">
        {words.title}
      </h2>
      <RemoteView
        remote={{
          loading: ours?.scene === 'loading',
          ...(ours?.scene === 'ready' && { data: ours }),
          ...(failed && { error: ours.failure }),
        }}
        skeleton={<Skeleton />}
        explain={(failure) => explain(failure, 'load-quiz')}
        onRetry={() => void openQuizDraft(quizId)}
      >
        {({ offer }) => (
          <div className="stack">
            <ReadyForm words={words} offer={offer?.savedAt} onClose={onClose} />
          </div>
        )}
      </RemoteView>
      {failed && (
        <div className="row end">
          <Button
            onClick={() => {
              closeQuizDraft()
              onClose()
            }}
          >
            {quizForm.cancel}
          </Button>
        </div>
      )}
    </section>
  )
}
