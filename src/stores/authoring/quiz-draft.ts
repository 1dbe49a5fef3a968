import { atom, computed } from 'nanostores'
import {
  type DraftQuestion,
  emptyDraft,
  emptyQuestion,
  type QuizDraft,
} from '../../domain/authoring/quiz-draft.ts'
import type { DraftErrors, DraftField } from '../../domain/authoring/quiz-draft-errors.ts'
import type { Failure } from '../../domain/lib/failure.ts'
import {
  type DraftOwner,
  type EditedQuestion,
  removeStoredDraft,
  type StoredDraft,
  storeDraft,
} from './quiz-draft-storage.ts'

/** `offer`: an unsaved draft of an earlier visit; nothing is edited until it is restored or discarded. */
export type DraftScene =
  | { scene: 'closed' }
  | { scene: 'loading'; owner: DraftOwner }
  | { scene: 'failed'; owner: DraftOwner; failure: Failure }
  | { scene: 'ready'; owner: DraftOwner; original: QuizDraft; offer?: StoredDraft | undefined }

export const $draftScene = atom<DraftScene>({ scene: 'closed' })

/** The quiz in the form. */
export const $quizDraft = atom<QuizDraft>(emptyDraft())

/** The question in the editor; undefined while it is closed. */
export const $editedQuestion = atom<EditedQuestion | undefined>()

/** The index of the question shown. */
export const $questionPage = atom(0)

/** The question removed last and its former index, for undo. */
export const $removedQuestion = atom<{ question: DraftQuestion; index: number } | undefined>()

/** What the last attempt to save found wrong, until it is edited. */
export const $draftErrors = atom<DraftErrors>({})

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Whether closing the editor now would lose something. */
export const $editedQuestionDirty = computed([$editedQuestion, $quizDraft], (editing, { questions }) => {
  if (!editing) return false
  const { question, points } = editing
  const before =
    questions.find(({ key }) => !editing.isNew && key === question.key) ?? emptyQuestion(question.key)
  return !isSame(question, before) || points !== String(before.points)
})

/** Whether closing the form now would lose something. */
export const $draftDirty = computed(
  [$draftScene, $quizDraft, $editedQuestionDirty],
  (scene, draft, questionDirty) =>
    scene.scene === 'ready' && (questionDirty || !isSame(draft, scene.original)),
)

/** After every change, so that a crash loses nothing. */
function syncStoredDraft(): void {
  const scene = $draftScene.get()
  if (scene.scene !== 'ready') return
  if ($draftDirty.get()) storeDraft(scene.owner, $quizDraft.get(), $editedQuestion.get())
  else removeStoredDraft(scene.owner)
}

export function changeDraft(change: (draft: QuizDraft) => QuizDraft): void {
  $quizDraft.set(change($quizDraft.get()))
  const last = Math.max(0, $quizDraft.get().questions.length - 1)
  if ($questionPage.get() > last) $questionPage.set(last)
  syncStoredDraft()
}

/** Edited fields are no longer marked as wrong; the next save checks them again. */
export function clearDraftErrors(...fields: DraftField[]): void {
  const left = Object.entries($draftErrors.get()).filter(
    ([field]) => !fields.some((edited) => edited === field),
  )
  $draftErrors.set(Object.fromEntries(left))
}

export function changeQuestions(change: (draft: QuizDraft) => QuizDraft): void {
  changeDraft(change)
  clearDraftErrors('questions')
}

export function setEditedQuestion(editing: EditedQuestion | undefined): void {
  $editedQuestion.set(editing)
  syncStoredDraft()
}
