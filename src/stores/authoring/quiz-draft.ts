import { atom, computed, map } from 'nanostores'
import {
  type DraftHistory,
  emptyHistory,
  remember,
  stepBack,
  stepForward,
} from '../../domain/authoring/draft/draft-history.ts'
import { type DraftQuestion, emptyQuestion } from '../../domain/authoring/draft/question-draft.ts'
import { emptyDraft, type QuizDraft } from '../../domain/authoring/draft/quiz-draft.ts'
import type {
  DraftErrors,
  DraftField,
  UploadProblem,
} from '../../domain/authoring/draft/quiz-draft-errors.ts'
import { withId, withIds } from '../../domain/authoring/draft/quiz-draft-questions.ts'
import { isSame } from '../../domain/authoring/same.ts'
import type { Failure } from '../../domain/lib/failure.ts'
import type { Quiz } from '../../domain/quizzes/quiz.ts'
import { createSoon } from '../../platform/soon.ts'
import { serverNow } from '../page/clock.ts'
import {
  type DraftOwner,
  type EditedQuestion,
  removeStoredDraft,
  type StoredDraft,
  storeDraft,
  type Unsaved,
} from './quiz-draft-storage.ts'

/** A quiz's metadata; an API may omit some of it. */
export type KnownQuiz = Pick<Quiz, 'isActive' | 'running' | 'attempts' | 'updatedAt'>

/** `offer`: an unsaved draft of an earlier visit; nothing is edited until it is restored or discarded. */
export type DraftScene =
  | { scene: 'closed' }
  | { scene: 'loading'; owner: DraftOwner }
  | { scene: 'failed'; owner: DraftOwner; failure: Failure }
  | {
      scene: 'ready'
      owner: DraftOwner
      original: QuizDraft
      offer?: StoredDraft | undefined
      /** Undefined for a new quiz. */
      known?: KnownQuiz | undefined
      /** Saved elsewhere meanwhile; the author has been notified. */
      isOutdated?: boolean | undefined
      /** Deleted elsewhere meanwhile: the form is saved as a new quiz. */
      isDeleted?: boolean | undefined
      /** Just saved under its new address, so opening that address needs no load. */
      isFresh?: boolean | undefined
    }

export type ReadyScene = Extract<DraftScene, { scene: 'ready' }>

export const $draftScene = atom<DraftScene>({ scene: 'closed' })

/** The quiz in the form. */
export const $quizDraft = atom<QuizDraft>(emptyDraft())

/** Its questions, as a separate store so that typing a title does not render them. */
export const $draftQuestions = computed($quizDraft, ({ questions }) => questions)

/** What is shuffled, so that an author can pin items. A separate store, because typing changes neither. */
export const $mixesQuestions = computed(
  $quizDraft,
  ({ shuffleQuestions = false, draw = '' }) => shuffleQuestions || draw.trim() !== '',
)
export const $mixesOptions = computed($quizDraft, ({ shuffleOptions = false }) => shuffleOptions)

/** The question in the editor; undefined while it is closed. */
export const $editedQuestion = atom<EditedQuestion | undefined>()

export const $isEditing = computed($editedQuestion, (editing) => editing !== undefined)

/** The index of the question shown. */
export const $questionPage = atom(0)

/** The question removed last and its former index, for undo. */
export const $removedQuestion = atom<{ question: DraftQuestion; index: number } | undefined>()

/** The errors of the last attempt to save, until the fields are edited. */
export const $draftErrors = atom<DraftErrors>({})

export type Upload = { state: 'busy' } | { state: 'failed'; problem: UploadProblem }
/** The place of a picture: the question itself, or the option at an index. */
export type PicturePlace = 'question' | number
/** Uploads for the question in the editor, by their place. */
export const $uploads = map<Partial<Record<PicturePlace, Upload>>>({})

/** Whether an upload for the question in the editor is in progress. */
export const $isUploading = computed($uploads, (uploads) =>
  Object.values(uploads).some((upload) => upload?.state === 'busy'),
)

/** Whether closing the editor now would lose something. */
export const $editedQuestionDirty = computed(
  [$editedQuestion, $quizDraft, $isUploading],
  (editing, { questions }, isUploading) => {
    if (!editing) return false
    if (isUploading) return true
    const { question, points } = editing
    const before =
      questions.find(({ key }) => !editing.isNew && key === question.key) ?? emptyQuestion(question.key)
    return !isSame(question, before) || points !== String(before.points)
  },
)

/** Whether closing the form now would lose something. */
export const $draftDirty = computed(
  [$draftScene, $quizDraft, $editedQuestionDirty],
  (scene, draft, questionDirty) =>
    scene.scene === 'ready' && (questionDirty || !isSame(draft, scene.original)),
)

/** Writing a large quiz takes longer than a frame, so it must not block typing. */
const STORE_DELAY_MS = 300

/** When the draft was stored on the device; undefined if the device has nothing that the API lacks. */
export const $deviceSavedAt = atom<number | undefined>()

function unsavedOf({ original, known }: ReadyScene): Unsaved {
  const editing = $editedQuestion.get()
  return {
    draft: $quizDraft.get(),
    ...(editing && { editing }),
    ...(known && { base: original }),
    ...(known?.updatedAt !== undefined && { basis: known.updatedAt }),
  }
}

function syncStoredDraft(): void {
  const scene = $draftScene.get()
  if (scene.scene !== 'ready') return
  const isDirty = $draftDirty.get()
  if (isDirty) storeDraft(scene.owner, unsavedOf(scene))
  else removeStoredDraft(scene.owner)
  $deviceSavedAt.set(isDirty ? serverNow() : undefined)
}

/** After every change, so that a crash loses no more than a moment. */
const storing = createSoon(syncStoredDraft, STORE_DELAY_MS)

/** Stores a pending draft before another one replaces it. */
export const storePendingDraft = storing.now

/** What undo restores: the quiz, the question in the editor, and which one was shown. */
interface Snapshot {
  draft: QuizDraft
  editing: EditedQuestion | undefined
  page: number
}

const $history = atom<DraftHistory<Snapshot>>(emptyHistory())
export const $canUndo = computed($history, ({ past }) => past.length > 0)
export const $canRedo = computed($history, ({ future }) => future.length > 0)
export const forgetHistory = () => $history.set(emptyHistory())

const snapshot = (): Snapshot => ({
  draft: $quizDraft.get(),
  editing: $editedQuestion.get(),
  page: $questionPage.get(),
})

/** Called before a change. Changes `of` the same thing, such as typing in one field, are undone together. */
export const rememberDraft = (of?: string) => $history.set(remember($history.get(), snapshot(), of))

/** Gives new questions the ids under which they were saved, in every copy. */
export function adoptIds(ids: ReadonlyMap<string, string>): void {
  const named = ({ draft, editing, page }: Snapshot): Snapshot => ({
    draft: withIds(draft, ids),
    editing: editing && { ...editing, question: withId(editing.question, ids) },
    page,
  })
  const { past, future } = $history.get()
  $history.set({ past: past.map(named), future: future.map(named) })
  const { draft, editing } = named(snapshot())
  $quizDraft.set(draft)
  $editedQuestion.set(editing)
}

function travel(step: typeof stepBack<Snapshot>): void {
  const found = step($history.get(), snapshot())
  if (!found) return
  const { draft, editing, page } = found.state
  $history.set(found.history)
  $removedQuestion.set(undefined)
  $quizDraft.set(draft)
  $questionPage.set(page)
  // An upload refers to an option by index, which would be a different option then.
  if (editing?.question.options.length !== $editedQuestion.get()?.question.options.length) $uploads.set({})
  setEditedQuestion(editing)
}
export const undo = () => travel(stepBack)
export const redo = () => travel(stepForward)

export function changeDraft(change: (draft: QuizDraft) => QuizDraft, of?: string): void {
  rememberDraft(of)
  $quizDraft.set(change($quizDraft.get()))
  const last = Math.max(0, $quizDraft.get().questions.length - 1)
  if ($questionPage.get() > last) $questionPage.set(last)
  storing.later()
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

/** Stores unsaved changes soon, or removes the stored draft once they are saved. */
export const storeDraftSoon = storing.later

export function setEditedQuestion(editing: EditedQuestion | undefined): void {
  // Undo may also switch to another question, which must not get this one's picture.
  if (editing?.question.key !== $editedQuestion.get()?.question.key) $uploads.set({})
  $editedQuestion.set(editing)
  storing.later()
}
