import { computed } from 'nanostores'
import { createQuiz, updateQuiz } from '../../api/admin/authoring.ts'
import { type QuizDraft, toQuizBody } from '../../domain/authoring/draft/quiz-draft.ts'
import {
  type DraftErrors,
  firstProblem,
  validateDraft,
} from '../../domain/authoring/draft/quiz-draft-errors.ts'
import { savedIds, withIds, withoutIds } from '../../domain/authoring/draft/quiz-draft-questions.ts'
import { Failure } from '../../domain/lib/failure.ts'
import type { Quiz } from '../../domain/quizzes/quiz.ts'
import { serverNow } from '../page/clock.ts'
import { explainFailure, notice, reported } from '../page/notices.ts'
import { refreshAdminQuizzes } from '../quizzes/admin-quizzes.ts'
import { offers } from '../session/features.ts'
import { offerRegrade } from './offer-regrade.ts'
import { commitEditedQuestion, goToQuestion } from './question-steps.ts'
import {
  $draftErrors,
  $draftScene,
  $quizDraft,
  adoptIds,
  type ReadyScene,
  storeDraftSoon,
} from './quiz-draft.ts'
import { closeQuizDraft } from './quiz-draft-form.ts'
import { removeStoredDraft } from './quiz-draft-storage.ts'
import { handleRefusal, lookBeforeSave } from './quiz-news.ts'
import { $quizSavedAt, $saveFailed, $saveState, type SaveKind } from './save-status.ts'
import { quizFeatures } from './unpublish.ts'

/** Shows the errors and turns to the question at fault. The toast names the questions' problem first. */
function refuse(errors: DraftErrors): void {
  $draftErrors.set(errors)
  const [first] = Object.values(errors)
  if (first) notice.error({ code: 'draft-problem', problem: errors.questions ?? first })
  const faulty = firstProblem($quizDraft.get().questions)
  if (faulty !== undefined) goToQuestion(faulty)
}

/** Sends the form as it is; a deleted quiz becomes a new one. */
function send(
  { owner: { quizId }, known, isDeleted }: ReadyScene,
  draft: QuizDraft,
  isActive: boolean,
): Promise<Quiz | undefined> {
  const body = { ...toQuizBody(isDeleted ? withoutIds(draft) : draft, undefined, quizFeatures()), isActive }
  if (quizId === undefined || isDeleted) return createQuiz(body)
  const basis = offers('edits') ? known?.updatedAt : undefined
  return updateQuiz(quizId, { ...body, ...(basis !== undefined && { basis }) })
}

/** How the quiz in the form can be saved: as a draft until it is published; a published quiz stays published. */
export const $saveKinds = computed($draftScene, (scene): readonly SaveKind[] => {
  const isPublished = scene.scene === 'ready' && scene.known?.isActive
  return offers('drafts') && !isPublished ? ['draft', 'publish'] : ['publish']
})

/** Whether the quiz in the form is a draft that learners do not see yet. */
export const $isUnpublished = computed(
  $draftScene,
  (scene) => offers('drafts') && scene.scene === 'ready' && scene.known?.isActive === false,
)

/** Whether the quiz in the form was saved elsewhere since it was opened, so that a save replaces that. */
export const $isOutdated = computed($draftScene, (scene) => scene.scene === 'ready' && !!scene.isOutdated)

/** How many learners are working on the quiz in the form, if known. */
export const $runningAttempts = computed($draftScene, (scene) =>
  scene.scene === 'ready' ? (scene.known?.running ?? 0) : 0,
)

function noticesOf(scene: ReadyScene, kind: SaveKind) {
  const isNew = scene.owner.quizId === undefined || scene.isDeleted
  const action = isNew ? 'create-quiz' : 'update-quiz'
  if (kind === 'draft') return { action, done: 'draft-saved' } as const
  return { action, done: isNew ? 'quiz-created' : 'quiz-updated' } as const
}

/** Keeps the form open with the saved quiz, under its new address. */
function stayWith(scene: ReadyScene, sent: QuizDraft, saved: Quiz): void {
  const ids = savedIds(sent, saved.questions)
  const owner = { ...scene.owner, quizId: saved._id }
  removeStoredDraft(scene.owner)
  adoptIds(ids)
  const isFresh = scene.owner.quizId !== saved._id
  $draftScene.set({ scene: 'ready', owner, original: withIds(sent, ids), known: saved, isFresh })
  $quizSavedAt.set(serverNow())
  storeDraftSoon()
}

/** The outcome of a save: `saved` closes the form, `staying` keeps it open for the quiz with that id. */
type QuizSave = { state: 'saved' } | { state: 'refused' } | { state: 'staying'; quizId: string }
const REFUSED: QuizSave = { state: 'refused' }

/** The form's current base; the form stays open while a save is in flight. */
const sceneNow = (scene: ReadyScene): ReadyScene => {
  const now = $draftScene.get()
  return now.scene === 'ready' ? now : scene
}

/** Sends the quiz, unless that would overwrite somebody else's work: then asks the author and returns `asked`. */
async function sendUnlessChanged(scene: ReadyScene, draft: QuizDraft, kind: SaveKind) {
  const isActive = kind === 'publish'
  try {
    return await send(scene, draft, isActive)
  } catch (error) {
    const refusal = error instanceof Failure ? await handleRefusal(scene, error) : 'failed'
    if (refusal === 'failed') throw error
    return refusal === 'again' ? send(sceneNow(scene), draft, isActive) : refusal
  }
}

async function sendAndShow(
  opened: ReadyScene,
  draft: QuizDraft,
  kind: SaveKind,
  stays: boolean,
): Promise<QuizSave> {
  if ((await lookBeforeSave(opened)) === 'stop') return REFUSED
  const scene = sceneNow(opened)
  const { done } = noticesOf(scene, kind)
  const saved = await sendUnlessChanged(scene, draft, kind)
  if (saved === 'asked') return REFUSED
  notice.success({ code: done })
  const { owner, isDeleted, original } = scene
  if (stays && saved) stayWith(scene, draft, saved)
  else closeQuizDraft()
  refreshAdminQuizzes()
  if (owner.quizId !== undefined && !isDeleted) void offerRegrade(owner.quizId, original, draft)
  return stays && saved ? { state: 'staying', quizId: saved._id } : { state: 'saved' }
}

/**
 * Saves the form, including the question in the editor. Stays in it if requested and the API returns the saved quiz. If
 * refused, the reason is shown.
 */
async function save(kind: SaveKind, stays: boolean): Promise<QuizSave> {
  const scene = $draftScene.get()
  if (scene.scene !== 'ready' || $saveState.get() !== 'idle' || !commitEditedQuestion()) return REFUSED
  const draft = $quizDraft.get()
  const errors = validateDraft(draft)
  refuse(errors)
  if (Object.keys(errors).length > 0) return REFUSED
  $saveState.set(kind)
  const { action } = noticesOf(scene, kind)
  const outcome = await reported(explainFailure(action), () =>
    sendAndShow(scene, draft, kind, stays),
  ).finally(() => $saveState.set('idle'))
  $saveFailed.set(outcome === undefined)
  return outcome ?? REFUSED
}

/** Resolves to whether the quiz was saved. If not, the draft is unchanged and the reason is shown. */
export const saveQuiz = async (kind: SaveKind = 'publish'): Promise<boolean> =>
  (await save(kind, false)).state === 'saved'

/** Whether only the device can keep the quiz in the form until it is published. */
export function isKeptOnDevice(): boolean {
  const scene = $draftScene.get()
  return !offers('drafts') && scene.scene === 'ready' && scene.owner.quizId === undefined
}

/** Saves without leaving the form: a draft stays a draft. */
export const saveAndStay = () => save($saveKinds.get()[0] ?? 'publish', true)
