import { validateDraft } from '../../domain/authoring/quiz-draft-errors.ts'
import { Failure } from '../../domain/lib/failure.ts'
import { EDITED_MEANWHILE } from '../../domain/quizzes/edited-meanwhile.ts'
import { $connected } from '../page/connection.ts'
import { refreshAdminQuizzes } from '../quizzes/admin-quizzes.ts'
import { $conflict } from './quiz-conflict.ts'
import { $deviceSavedAt, $draftDirty, $draftScene, $quizDraft, type ReadyScene } from './quiz-draft.ts'
import { $saveKinds, send, stayWith } from './quiz-saving.ts'
import { $isKeeping, $saveState } from './save-status.ts'

/** The device has every change: the API gets them when they are some. */
const KEEP_DELAY_MS = 30_000

const isBusy = () => $saveState.get() !== 'idle' || $isKeeping.get() || $conflict.get() !== undefined

/** The form, if what is in it can be kept as a draft that learners do not see, without a question to its author. */
function keptScene(): ReadyScene | undefined {
  const scene = $draftScene.get()
  if (scene.scene !== 'ready' || scene.offer || scene.isOutdated || scene.isDeleted) return undefined
  if (isBusy() || !$saveKinds.get().includes('draft') || !$draftDirty.get()) return undefined
  return Object.keys(validateDraft($quizDraft.get())).length === 0 ? scene : undefined
}

/** Whether the form that was sent is still open. */
const isOpen = ({ owner }: ReadyScene) => {
  const now = $draftScene.get()
  return now.scene === 'ready' && now.owner === owner
}

/** Its author is told by the form, and asked at the next save. */
function noteRefusal(scene: ReadyScene, failure: unknown): void {
  if (!(failure instanceof Failure)) throw failure
  const isChanged = failure.code === EDITED_MEANWHILE || failure.status === 404
  const now = $draftScene.get()
  if (isChanged && isOpen(scene) && now.scene === 'ready') $draftScene.set({ ...now, isOutdated: true })
}

/**
 * Keeps what is in the form as a draft at the API, silently: what cannot be stored yet stays on the device. The question in the editor
 * comes with the next one. Resolves to the id of a quiz that has one since.
 */
export async function keepDraft(): Promise<string | undefined> {
  const scene = keptScene()
  if (!scene) return undefined
  const draft = $quizDraft.get()
  $isKeeping.set(true)
  try {
    const saved = await send(scene, draft, false)
    if (!saved || !isOpen(scene)) return undefined
    stayWith(scene, draft, saved)
    refreshAdminQuizzes()
    return scene.owner.quizId === undefined ? saved._id : undefined
  } catch (error) {
    noteRefusal(scene, error)
    return undefined
  } finally {
    $isKeeping.set(false)
  }
}

/**
 * While a form is open: keeps its draft a while after a change, when the page is hidden, and when the connection is back. `onAddress`
 * gets the id of a new quiz that has been kept. Returns how to stop.
 */
export function startKeeping(onAddress: (quizId: string) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const keep = async () => {
    clearTimeout(timer)
    timer = undefined
    const quizId = await keepDraft()
    if (quizId !== undefined) onAddress(quizId)
    // A server that is away may come back unnoticed.
    if (!$connected.get()) later()
  }
  const later = () => {
    timer ??= setTimeout(keep, KEEP_DELAY_MS)
  }
  const whenHidden = () => {
    if (document.visibilityState === 'hidden' && timer !== undefined) void keep()
  }
  document.addEventListener('visibilitychange', whenHidden)
  const stops = [
    $deviceSavedAt.listen((at) => at !== undefined && later()),
    $connected.listen((connected) => connected && void keep()),
    () => document.removeEventListener('visibilitychange', whenHidden),
    () => clearTimeout(timer),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
