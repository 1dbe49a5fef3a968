import { getQuiz } from '../../api/quizzes.ts'
import { copyOf, draftOf, emptyDraft, type QuizDraft } from '../../domain/authoring/quiz-draft.ts'
import { onFailure } from '../../domain/lib/failure.ts'
import type { Quiz } from '../../domain/quizzes/quiz.ts'
import { explainFailure, reported } from '../page/notices.ts'
import { $userId } from '../session/session.ts'
import {
  $draftDirty,
  $draftErrors,
  $draftScene,
  $editedQuestion,
  $questionPage,
  $quizDraft,
  $removedQuestion,
  type DraftScene,
  forgetHistory,
  storePendingDraft,
} from './quiz-draft.ts'
import { type DraftOwner, readStoredDraft, removeStoredDraft } from './quiz-draft-storage.ts'
import { $saveState, forgetSaves } from './save-status.ts'

function show(owner: DraftOwner, original: QuizDraft, draft: QuizDraft, known?: Quiz): void {
  storePendingDraft()
  forgetHistory()
  forgetSaves()
  $editedQuestion.set(undefined)
  $draftErrors.set({})
  $removedQuestion.set(undefined)
  $questionPage.set(0)
  $quizDraft.set(draft)
  $draftScene.set({ scene: 'ready', owner, original, offer: readStoredDraft(owner), known })
}

const isSameOwner = (one: DraftOwner, other: DraftOwner) =>
  one.userId === other.userId && one.quizId === other.quizId

/** Whether opening the same quiz again must not reset the form. */
const isHeld = (scene: DraftScene) =>
  scene.scene === 'loading' || isFresh(scene) || $draftDirty.get() || $saveState.get() !== 'idle'

const isFresh = (scene: DraftScene) => scene.scene === 'ready' && scene.isFresh

function noLongerFresh(): void {
  const scene = $draftScene.get()
  if (scene.scene === 'ready') $draftScene.set({ ...scene, isFresh: undefined })
}

let wished: { quizId: string; question: number } | undefined

/** The form of this quiz opens at the question at an index. */
export const openAtQuestion = (quizId: string, question: number): void => {
  wished = { quizId, question }
}

/** Opens the form of a quiz, or of a new one. A form with unsaved changes is left alone. */
export async function openQuizDraft(quizId: string | undefined): Promise<void> {
  const userId = $userId.get()
  if (userId === undefined) return
  const [owner, scene] = [{ userId, quizId }, $draftScene.get()]
  if (scene.scene !== 'closed' && isSameOwner(scene.owner, owner) && isHeld(scene)) return noLongerFresh()
  if (quizId === undefined) return show(owner, emptyDraft(), emptyDraft())
  storePendingDraft()
  const loading: DraftScene = { scene: 'loading', owner }
  $draftScene.set(loading)
  // The form may have been closed, or another one opened.
  const isStale = () => $draftScene.get() !== loading
  const load = async () => {
    const quiz = await getQuiz(quizId)
    const draft = draftOf(quiz)
    if (isStale()) return
    show(owner, draft, draft, quiz)
    if (wished?.quizId === quizId) $questionPage.set(wished.question)
    wished = undefined
  }
  await load().catch(
    onFailure((failure) => {
      if (!isStale()) $draftScene.set({ scene: 'failed', owner, failure })
    }),
  )
}

/** Makes a copy of this quiz the draft of a new one; true if there is one to open. */
export async function duplicateQuiz(quizId: string): Promise<boolean> {
  const [userId, before] = [$userId.get(), $draftScene.get()]
  if (userId === undefined) return false
  const quiz = await reported(explainFailure('duplicate-quiz'), () => getQuiz(quizId))
  if (!quiz || $draftScene.get() !== before) return false
  show({ userId, quizId: undefined }, emptyDraft(), copyOf(draftOf(quiz)))
  return true
}

/** Continues the unsaved draft of an earlier visit. */
export function restoreOffer(): void {
  const scene = $draftScene.get()
  if (scene.scene !== 'ready' || !scene.offer) return
  const { draft, editing, savedAt } = scene.offer
  const isOutdated = Date.parse(scene.known?.updatedAt ?? '') > savedAt
  $draftScene.set({ ...scene, offer: undefined, isOutdated })
  // What an earlier release did not store stays as it was.
  $quizDraft.set({ ...scene.original, ...draft })
  $editedQuestion.set(editing)
  const edited = draft.questions.findIndex(({ key }) => key === editing?.question.key)
  $questionPage.set(Math.max(0, edited))
}

/** Deletes the unsaved draft of an earlier visit. */
export function discardOffer(): void {
  const scene = $draftScene.get()
  if (scene.scene !== 'ready') return
  removeStoredDraft(scene.owner)
  $draftScene.set({ ...scene, offer: undefined })
}

/** Closes the form and drops unsaved changes. An offer that was not answered is kept. */
export function closeQuizDraft(): void {
  const scene = $draftScene.get()
  if (scene.scene === 'ready' && !scene.offer) removeStoredDraft(scene.owner)
  $draftScene.set({ scene: 'closed' })
  $editedQuestion.set(undefined)
  forgetHistory()
}
