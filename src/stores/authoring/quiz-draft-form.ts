import { atom } from 'nanostores'
import { getQuiz } from '../../api/quizzes.ts'
import { copyOf, draftOf, emptyDraft, type QuizDraft } from '../../domain/authoring/draft/quiz-draft.ts'
import { suggestDetails, suggestedTimes } from '../../domain/authoring/draft/suggested-details.ts'
import { onFailure } from '../../domain/lib/failure.ts'
import type { Quiz } from '../../domain/quizzes/quiz.ts'
import { serverNow } from '../page/clock.ts'
import { explainFailure, reported, withdrawNotices } from '../page/notices.ts'
import { $userId } from '../session/session.ts'
import {
  $draftDirty,
  $draftErrors,
  $draftScene,
  $editedQuestion,
  $questionPage,
  $quizDraft,
  $removedQuestion,
  changeDraft,
  type DraftScene,
  forgetHistory,
  type ReadyScene,
  storeDraftSoon,
  storePendingDraft,
} from './quiz-draft.ts'
import {
  claimStoredDraft,
  type DraftOwner,
  readCopy,
  readStoredDraft,
  removeCopy,
  removeStoredDraft,
  type StoredDraft,
} from './quiz-draft-storage.ts'
import { $saveState, forgetSaves } from './save-status.ts'

/** The version that the author gave up for another one; undefined if there is none. */
export const $keptCopy = atom<StoredDraft | undefined>()

function show(owner: DraftOwner, original: QuizDraft, draft: QuizDraft, known?: Quiz): void {
  storePendingDraft()
  $keptCopy.set(readCopy(owner))
  forgetHistory()
  forgetSaves()
  $editedQuestion.set(undefined)
  $draftErrors.set({})
  $removedQuestion.set(undefined)
  $questionPage.set(0)
  $quizDraft.set(draft)
  $draftScene.set({ scene: 'ready', owner, original, offer: readStoredDraft(owner), known })
}

function showDeleted(owner: DraftOwner): void {
  show(owner, emptyDraft(), emptyDraft())
  const scene = $draftScene.get()
  if (scene.scene === 'ready') $draftScene.set({ ...scene, isDeleted: true })
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

/** Nobody has to fill in times that most quizzes have; they say that they are a suggestion until they are changed. */
const newDraft = () => suggestDetails(emptyDraft(), suggestedTimes(emptyDraft(), serverNow()))

let wished: { quizId: string; question: number } | undefined

/** Makes this quiz's form open at the question at an index. */
export const openAtQuestion = (quizId: string, question: number): void => {
  wished = { quizId, question }
}

/** Opens the form of a quiz, or of a new one. A form with unsaved changes is left alone. */
export async function openQuizDraft(quizId: string | undefined): Promise<void> {
  const userId = $userId.get()
  if (userId === undefined) return
  const [owner, scene] = [{ userId, quizId }, $draftScene.get()]
  if (scene.scene !== 'closed' && isSameOwner(scene.owner, owner) && isHeld(scene)) return noLongerFresh()
  if (quizId === undefined) {
    const draft = newDraft()
    return show(owner, draft, draft)
  }
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
      if (isStale()) return
      // A draft outlives the deletion of its quiz.
      if (failure.status === 404 && readStoredDraft(owner)) showDeleted(owner)
      else $draftScene.set({ scene: 'failed', owner, failure })
    }),
  )
}

/** Makes a copy of this quiz the draft of a new one; true if there is a draft to open. */
export async function duplicateQuiz(quizId: string): Promise<boolean> {
  const [userId, before] = [$userId.get(), $draftScene.get()]
  if (userId === undefined) return false
  const quiz = await reported(explainFailure('duplicate-quiz'), () => getQuiz(quizId))
  if (!quiz || $draftScene.get() !== before) return false
  show({ userId, quizId: undefined }, emptyDraft(), copyOf(draftOf(quiz)))
  return true
}

/** The state that a draft is based on, which a save is compared with: not the current one. */
function originOf({ known }: ReadyScene, { base, basis, savedAt }: StoredDraft) {
  const savedElsewhere =
    basis === undefined ? Date.parse(known?.updatedAt ?? '') > savedAt : basis !== known?.updatedAt
  if (!known || !savedElsewhere) return {}
  if (!base) return { isOutdated: true }
  return { isOutdated: true, original: base, known: { ...known, updatedAt: basis } }
}

/** Continues the unsaved draft of an earlier visit. */
export function restoreOffer(): void {
  const scene = $draftScene.get()
  if (scene.scene !== 'ready' || !scene.offer) return
  const { draft, editing } = scene.offer
  claimStoredDraft(scene.owner)
  $draftScene.set({ ...scene, offer: undefined, ...originOf(scene, scene.offer) })
  // Fields that an earlier release did not store keep their values.
  $quizDraft.set({ ...scene.original, ...draft })
  storeDraftSoon()
  $editedQuestion.set(editing)
  const edited = draft.questions.findIndex(({ key }) => key === editing?.question.key)
  $questionPage.set(Math.max(0, edited))
}

/** Deletes the unsaved draft of an earlier visit. */
export function discardOffer(): void {
  const scene = $draftScene.get()
  if (scene.scene !== 'ready') return
  claimStoredDraft(scene.owner)
  removeStoredDraft(scene.owner)
  $draftScene.set({ ...scene, offer: undefined })
}

/** Restores the version that was given up for another one; undo reverts that. */
export function restoreCopy(): void {
  const [scene, copy] = [$draftScene.get(), $keptCopy.get()]
  if (scene.scene !== 'ready' || !copy) return
  $editedQuestion.set(undefined)
  changeDraft(() => ({ ...scene.original, ...copy.draft }))
  discardCopy()
}

export function discardCopy(): void {
  const scene = $draftScene.get()
  if (scene.scene === 'ready') removeCopy(scene.owner)
  $keptCopy.set(undefined)
}

/** Closes the form and drops unsaved changes. An unanswered offer is kept. */
export function closeQuizDraft(): void {
  $keptCopy.set(undefined)
  const scene = $draftScene.get()
  if (scene.scene === 'ready' && !scene.offer) removeStoredDraft(scene.owner)
  $draftScene.set({ scene: 'closed' })
  $editedQuestion.set(undefined)
  forgetHistory()
  withdrawNotices('draft')
}
