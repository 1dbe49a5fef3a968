import { useStore } from '@nanostores/react'
import { type DragEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { insertFormula } from '../../domain/maths/math-insert.ts'
import { paths } from '../../domain/page/paths.ts'
import { quizForm } from '../../messages/en/quiz-form.ts'
import { explain } from '../../messages/explain.ts'
import { moveShown, nextInDraft } from '../../stores/authoring/question-steps.ts'
import { $draftDirty, $draftScene, type DraftScene, redo, undo } from '../../stores/authoring/quiz-draft.ts'
import { closeQuizDraft, openQuizDraft } from '../../stores/authoring/quiz-draft-form.ts'
import { $saveState } from '../../stores/authoring/save-status.ts'
import { $mode } from '../../stores/quizzes/admin-quizzes.ts'
import { $userId } from '../../stores/session/session.ts'
import { RemoteView } from '../../ui/feedback/remote-view.tsx'
import { LineSkeleton } from '../../ui/feedback/spinner.tsx'
import { focusedInRootOf } from '../../ui/hooks/focused-beside.ts'
import { useFocusAfter } from '../../ui/hooks/use-focus-after.ts'
import { selectionOf, typeInto } from '../../ui/maths/insert-text.ts'
import { AdminSheet } from '../parts/admin/admin-sheet.tsx'
import { LeaveDialog, useUnloadGuard } from '../parts/admin/unsaved.tsx'
import { ToastSlot } from '../parts/page/toast-slot.tsx'
import { WindowDialog } from '../parts/page/window-dialog.tsx'
import { ConflictDialog } from './conflict/conflict-dialog.tsx'
import { DraftOffer } from './draft-offer.tsx'
import { ImportDoor } from './exchange/import-door.tsx'
import { holdsFiles } from './exchange/use-file-drop.ts'
import { focusInvalid } from './focus-invalid.ts'
import { Panes, type View } from './panes.tsx'
import { useRoomKeys } from './room-keys.ts'
import { SaveBar } from './save-bar.tsx'
import { useSaving } from './use-saving.ts'
import { WriteHead } from './write-head.tsx'

const SKELETON_LINES = 12

/**
 * Focuses the first field of a new quiz, and of any quiz once the offer is answered, because its buttons are gone then.
 */
function useFirstFocus(dialog: RefObject<HTMLDialogElement | null>, isNew: boolean, offered: boolean) {
  const wanted = useRef(isNew)
  // After the panes are no longer inert.
  useEffect(() => {
    if (wanted.current && !offered) dialog.current?.querySelector('input')?.focus()
    wanted.current = offered
  }, [dialog, offered])
}

interface WaysOut {
  /** Called when the quiz is saved, or there is nothing to save. */
  onClose: () => void
  /** Confirms first if something is unsaved. */
  onLeave: () => void
}

interface ReadyRoomProps extends WaysOut {
  isNew: boolean
  dialog: RefObject<HTMLDialogElement | null>
  /** When the draft on offer was saved, in milliseconds; undefined if there is none. */
  offer: number | undefined
  view: View
  onView: (view: View) => void
}

function insertAt(area: HTMLTextAreaElement): void {
  const formula = insertFormula(selectionOf(area))
  if (formula) typeInto(area, formula)
}

function ReadyRoom({ isNew, dialog, offer, view, onView, onClose, onLeave }: ReadyRoomProps) {
  const saving = useStore($saveState) !== 'idle'
  const showErrors = useFocusAfter(() => focusInvalid(dialog.current))
  const refuse = () => {
    onView('write')
    showErrors()
  }
  const { stays, save, saveHere, saveAgain } = useSaving(dialog, onClose, refuse)
  const offered = offer !== undefined
  const next = () => {
    if (!nextInDraft()) return refuse()
    // The editor takes the focus only if nothing has it: a restored draft focuses its title.
    const field = dialog.current && focusedInRootOf(dialog.current)
    if (field instanceof HTMLElement) field.blur()
  }
  useFirstFocus(dialog, isNew, offered)
  useRoomKeys(dialog, {
    next: () => offered || next(),
    save: () => offered || void saveHere(),
    undo,
    redo,
    up: () => moveShown(-1),
    down: () => moveShown(1),
    formula: insertAt,
    leave: onLeave,
  })
  return (
    <>
      {offered && <DraftOffer savedAt={offer} />}
      {/* Typing is blocked during an offer, and while a save that closes the form is running. */}
      <Panes view={view} onView={onView} inert={offered || (saving && !stays)} />
      <SaveBar
        words={isNew ? quizForm.create : quizForm.edit}
        disabled={offered}
        onSave={(kind) => void save(kind)}
        onAgain={() => void saveHere()}
        onCancel={onLeave}
      />
      <ConflictDialog onSave={saveAgain} />
    </>
  )
}

/** Leaves the editor, after a confirmation if something would be lost. */
function useLeaving(dialog: RefObject<HTMLDialogElement | null>) {
  const [, navigate] = useLocation()
  const [dirty, saving] = [useStore($draftDirty), useStore($saveState) !== 'idle']
  const [asks, setAsks] = useState(false)
  useUnloadGuard(dirty)
  const close = () => {
    closeQuizDraft()
    // If the author has navigated away during the save, stay there.
    if (dialog.current) navigate(paths.admin)
  }
  const leave = () => {
    if (saving) return
    if (dirty) setAsks(true)
    else close()
  }
  return { asks, close, leave, stay: () => setAsks(false) }
}

/** Otherwise the browser would open a file dropped outside the drop zones. */
const keepsFilesOut = {
  onDragOver(event: DragEvent) {
    if (event.defaultPrevented || !holdsFiles(event)) return
    event.preventDefault()
    event.dataTransfer.dropEffect = 'none'
  },
}

/** Whether a form belongs to the address: a new quiz that was just saved is about to change its address. */
const isShownAt = (scene: Exclude<DraftScene, { scene: 'closed' }>, quizId: string | undefined) =>
  scene.owner.quizId === quizId || (quizId === undefined && scene.scene === 'ready' && !!scene.isFresh)

/** The full-window form of a quiz, over the dashboard; of a new quiz without an id. */
export function WritingRoomScreen({ quizId }: { quizId?: string | undefined }) {
  const [scene, userId] = [useStore($draftScene), useStore($userId)]
  const [dialog, titleId] = [useRef<HTMLDialogElement>(null), useId()]
  const [view, setView] = useState<View>('write')
  const { asks, close, leave, stay } = useLeaving(dialog)
  // The store loads the quiz, and keeps unsaved changes when the element is moved.
  useEffect(() => {
    if (userId !== undefined) void openQuizDraft(quizId)
  }, [quizId, userId])
  const isNew = quizId === undefined
  const ours = scene.scene !== 'closed' && isShownAt(scene, quizId) ? scene : undefined
  const test = () => {
    close()
    if (quizId !== undefined) $mode.set({ mode: 'test', quizId })
  }
  return (
    <AdminSheet isOver>
      <WindowDialog labelledBy={titleId} dialogRef={dialog} onClose={leave} toastSlot={<ToastSlot modal />}>
        <div className="write" {...keepsFilesOut}>
          <WriteHead
            title={(isNew ? quizForm.create : quizForm.edit).title}
            titleId={titleId}
            isNew={isNew}
            previews={view === 'preview'}
            onPreview={() => setView(view === 'preview' ? 'write' : 'preview')}
            onBack={leave}
            onTest={test}
          />
          <RemoteView
            remote={{
              loading: ours?.scene === 'loading',
              ...(ours?.scene === 'ready' && { data: ours }),
              ...(ours?.scene === 'failed' && { error: ours.failure }),
            }}
            skeleton={<LineSkeleton lines={SKELETON_LINES} />}
            explain={(failure) => explain(failure, 'load-quiz')}
            onRetry={() => void openQuizDraft(quizId)}
          >
            {({ offer }) => (
              <ReadyRoom
                isNew={isNew}
                dialog={dialog}
                offer={offer?.savedAt}
                view={view}
                onView={setView}
                onClose={close}
                onLeave={leave}
              />
            )}
          </RemoteView>
        </div>
        {/* Outside the editor, which is re-created when a new quiz gets its address. */}
        {scene.scene === 'ready' && !scene.offer && <ImportDoor dialog={dialog} />}
        <LeaveDialog open={asks} onLeave={close} onStay={stay} />
      </WindowDialog>
    </AdminSheet>
  )
}
