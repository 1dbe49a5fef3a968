import { atom } from 'nanostores'
import { createQuiz, getQuiz, updateQuiz } from '../../api/quizzes.ts'
import {
  copyOf,
  type DraftQuestion,
  draftOf,
  emptyDraft,
  type QuizDraft,
  toQuizBody,
} from '../../domain/authoring/quiz-draft.ts'
import { type DraftErrors, firstProblem, validateDraft } from '../../domain/authoring/quiz-draft-errors.ts'
import * as questions from '../../domain/authoring/quiz-draft-questions.ts'
import { Failure } from '../../domain/lib/failure.ts'
import { explainFailure, notice, reported } from '../page/notices.ts'
import { $mode, refreshAdminQuizzes } from '../quizzes/admin-quizzes.ts'
import { $userId } from '../session/session.ts'
import {
  $dirty,
  $draft,
  $editing,
  $editingDirty,
  $errors,
  $form,
  $page,
  $removed,
  changeDraft,
  changeQuestions,
  forgetErrors,
  type QuizFormScene,
} from './quiz-draft.ts'
import { type FormOwner, forgetForm, readKept } from './quiz-draft-storage.ts'

export { $draft } from './quiz-draft.ts'

export const $saveState = atom<'idle' | 'saving'>('idle')

function show(owner: FormOwner, original: QuizDraft, draft: QuizDraft): void {
  $editing.set(undefined)
  $errors.set({})
  $removed.set(undefined)
  $page.set(0)
  $draft.set(draft)
  $form.set({ scene: 'ready', owner, original, offer: readKept(owner) })
}

const isOf = (one: FormOwner, other: FormOwner) => one.userId === other.userId && one.quizId === other.quizId

/** Whether an open form is to be left as it is: something in it is not saved, or on its way. */
const isHeld = (form: QuizFormScene) =>
  form.scene === 'loading' || $dirty.get() || $saveState.get() === 'saving'

/** Opens the form of a quiz, or without one that of a new quiz. What is unsaved in an open one is not touched. */
export async function openForm(quizId: string | undefined): Promise<void> {
  const userId = $userId.get()
  if (userId === undefined) return
  const [owner, form] = [{ userId, quizId }, $form.get()]
  if (form.scene !== 'closed' && isOf(form.owner, owner) && isHeld(form)) return
  if (quizId === undefined) return show(owner, emptyDraft(), emptyDraft())
  const loading: QuizFormScene = { scene: 'loading', owner }
  $form.set(loading)
  // Another form may be opened meanwhile, or this one closed.
  const isAwaited = () => $form.get() === loading
  try {
    const draft = draftOf(await getQuiz(quizId))
    if (isAwaited()) show(owner, draft, draft)
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    if (isAwaited()) $form.set({ scene: 'failed', owner, failure: error })
  }
}

/** Opens the form of a new quiz that is a copy of this one. */
export async function duplicateQuiz(quizId: string): Promise<void> {
  const [userId, before] = [$userId.get(), $form.get()]
  if (userId === undefined) return
  const quiz = await reported(explainFailure('duplicate-quiz'), () => getQuiz(quizId))
  if (!quiz || $form.get() !== before) return
  show({ userId, quizId: undefined }, emptyDraft(), copyOf(draftOf(quiz)))
  $mode.set({ mode: 'create' })
}

/** Goes on with the unsaved form that was offered. */
export function restoreOffer(): void {
  const form = $form.get()
  if (form.scene !== 'ready' || !form.offer) return
  const { draft, editing } = form.offer
  $form.set({ ...form, offer: undefined })
  $draft.set(draft)
  $editing.set(editing)
  const edited = draft.questions.findIndex(({ key }) => key === editing?.question.key)
  $page.set(Math.max(0, edited))
}

/** Throws the offered form away for good. */
export function discardOffer(): void {
  const form = $form.get()
  if (form.scene !== 'ready') return
  forgetForm(form.owner)
  $form.set({ ...form, offer: undefined })
}

/** Closes the form. What is unsaved is gone, unless it is only on offer. */
export function closeForm(): void {
  const form = $form.get()
  if (form.scene === 'ready' && !form.offer) forgetForm(form.owner)
  $form.set({ scene: 'closed' })
  $editing.set(undefined)
}

export type DetailField = 'title' | 'description' | 'duration' | 'startTime' | 'endTime'

const TIMING: DetailField[] = ['duration', 'startTime', 'endTime']

export function setDetail(field: DetailField, value: string): void {
  changeDraft((draft) => ({ ...draft, [field]: value }))
  // Whether the duration fits depends on all three.
  forgetErrors(...(TIMING.includes(field) ? TIMING : [field]))
}

export const openPage = (index: number) => $page.set(index)

/** Adds questions of elsewhere at the end, under keys of their own, and shows the first of them. */
export function addQuestions(added: readonly DraftQuestion[]): void {
  const before = $draft.get().questions.length
  changeQuestions((draft) => questions.addQuestions(draft, added))
  if (added.length > 0) $page.set(before)
}

/** Says what stands in the way of saving, and shows the question that does. */
function refuse(errors: DraftErrors): void {
  $errors.set(errors)
  const [first] = Object.values(errors)
  if (first) notice.error({ code: 'draft-problem', message: errors.questions ?? first })
  const problem = firstProblem($draft.get().questions)
  if (problem !== undefined) $page.set(problem)
}

async function send({ quizId }: FormOwner, draft: QuizDraft): Promise<void> {
  const body = toQuizBody(draft)
  if (quizId === undefined) await createQuiz(body)
  else await updateQuiz(quizId, body)
}

/** What the form is called where saving it is talked about. */
const SAVING = {
  create: { action: 'create-quiz', done: 'quiz-created' },
  update: { action: 'update-quiz', done: 'quiz-updated' },
} as const

/** Saves the draft. Answers whether it is saved; if not, everything stays as it is and the user knows why. */
export async function saveQuiz(): Promise<boolean> {
  const [form, draft] = [$form.get(), $draft.get()]
  if (form.scene !== 'ready' || $saveState.get() === 'saving') return false
  const errors = validateDraft(draft)
  refuse(errors)
  if (Object.keys(errors).length > 0) return false
  if ($editingDirty.get()) {
    notice.error({ code: 'question-in-editor' })
    return false
  }
  const { action, done } = SAVING[form.owner.quizId === undefined ? 'create' : 'update']
  $saveState.set('saving')
  const save = async () => {
    await send(form.owner, draft)
    notice.success({ code: done })
    closeForm()
    refreshAdminQuizzes()
    return true
  }
  const saved = await reported(explainFailure(action), save).finally(() => $saveState.set('idle'))
  return saved ?? false
}
