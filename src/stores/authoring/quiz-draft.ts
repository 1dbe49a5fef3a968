import { atom, computed } from 'nanostores'
import {
  type DraftQuestion,
  emptyDraft,
  emptyQuestion,
  type QuizDraft,
} from '../../domain/authoring/quiz-draft.ts'
import type { DraftErrors, DraftField } from '../../domain/authoring/quiz-draft-errors.ts'
import type { Failure } from '../../domain/lib/failure.ts'
import { type Editing, type FormOwner, forgetForm, type KeptForm, keepForm } from './quiz-draft-storage.ts'

/** The form's life. An `offer` is an unsaved form of an earlier visit; until it is taken or discarded nothing is edited. */
export type QuizFormScene =
  | { scene: 'closed' }
  | { scene: 'loading'; owner: FormOwner }
  | { scene: 'failed'; owner: FormOwner; failure: Failure }
  | { scene: 'ready'; owner: FormOwner; original: QuizDraft; offer?: KeptForm | undefined }

export const $form = atom<QuizFormScene>({ scene: 'closed' })

/** The quiz as it stands in the form. */
export const $draft = atom<QuizDraft>(emptyDraft())

/** The question in the editor, if one is. */
export const $editing = atom<Editing | undefined>()

/** The index of the question that is shown. */
export const $page = atom(0)

/** The question that was removed last, for those who did not mean it, and the index it had. */
export const $removed = atom<{ question: DraftQuestion; index: number } | undefined>()

/** What was wrong with the draft when it was last to be saved. */
export const $errors = atom<DraftErrors>({})

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Whether closing the editor now would lose something. */
export const $editingDirty = computed([$editing, $draft], (editing, { questions }) => {
  if (!editing) return false
  const { question, points } = editing
  const before =
    questions.find(({ key }) => !editing.isNew && key === question.key) ?? emptyQuestion(question.key)
  return !same(question, before) || points !== String(before.points)
})

/** Whether closing the form now would lose something. */
export const $dirty = computed(
  [$form, $draft, $editingDirty],
  (form, draft, editingDirty) => form.scene === 'ready' && (editingDirty || !same(draft, form.original)),
)

/** The device keeps what is not saved, at each change. */
function keep(): void {
  const form = $form.get()
  if (form.scene !== 'ready') return
  if ($dirty.get()) keepForm(form.owner, $draft.get(), $editing.get())
  else forgetForm(form.owner)
}

export function changeDraft(change: (draft: QuizDraft) => QuizDraft): void {
  $draft.set(change($draft.get()))
  const last = Math.max(0, $draft.get().questions.length - 1)
  if ($page.get() > last) $page.set(last)
  keep()
}

/** These fields are not what they were when they were found wrong. */
export function forgetErrors(...fields: DraftField[]): void {
  const left = Object.entries($errors.get()).filter(([field]) => !fields.some((known) => known === field))
  $errors.set(Object.fromEntries(left))
}

/** A change of the questions, which may have been what was wrong. */
export function changeQuestions(change: (draft: QuizDraft) => QuizDraft): void {
  changeDraft(change)
  forgetErrors('questions')
}

export function setEditing(editing: Editing | undefined): void {
  $editing.set(editing)
  keep()
}
