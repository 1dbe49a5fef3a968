import { atom } from 'nanostores'
import { createQuiz, getQuiz, updateQuiz } from '../../api/quizzes.ts'
import {
  copyOf,
  draftOf,
  emptyDraft,
  type QuizDraft,
  type ReviewChoice,
  toQuizBody,
} from '../../domain/authoring/quiz-draft.ts'
import { type DraftErrors, firstProblem, validateDraft } from '../../domain/authoring/quiz-draft-errors.ts'
import { onFailure } from '../../domain/lib/failure.ts'
import { explainFailure, notice, reported } from '../page/notices.ts'
import { $mode, refreshAdminQuizzes } from '../quizzes/admin-quizzes.ts'
import { offers } from '../session/features.ts'
import { $userId } from '../session/session.ts'
import {
  $draftDirty,
  $draftErrors,
  $draftScene,
  $editedQuestion,
  $editedQuestionDirty,
  $questionPage,
  $quizDraft,
  $removedQuestion,
  changeDraft,
  clearDraftErrors,
  type DraftScene,
  storePendingDraft,
} from './quiz-draft.ts'
import { type DraftOwner, readStoredDraft, removeStoredDraft } from './quiz-draft-storage.ts'
import { offerRegrade } from './regrade-offer.ts'

export const $saveState = atom<'idle' | 'saving'>('idle')

function show(owner: DraftOwner, original: QuizDraft, draft: QuizDraft): void {
  storePendingDraft()
  $editedQuestion.set(undefined)
  $draftErrors.set({})
  $removedQuestion.set(undefined)
  $questionPage.set(0)
  $quizDraft.set(draft)
  $draftScene.set({ scene: 'ready', owner, original, offer: readStoredDraft(owner) })
}

const isSameOwner = (one: DraftOwner, other: DraftOwner) =>
  one.userId === other.userId && one.quizId === other.quizId

/** Whether opening the same quiz again must not reset the form. */
const isHeld = (scene: DraftScene) =>
  scene.scene === 'loading' || $draftDirty.get() || $saveState.get() === 'saving'

/** Opens the form of a quiz, or of a new one. A form with unsaved changes is left alone. */
export async function openQuizDraft(quizId: string | undefined): Promise<void> {
  const userId = $userId.get()
  if (userId === undefined) return
  const [owner, scene] = [{ userId, quizId }, $draftScene.get()]
  if (scene.scene !== 'closed' && isSameOwner(scene.owner, owner) && isHeld(scene)) return
  if (quizId === undefined) return show(owner, emptyDraft(), emptyDraft())
  storePendingDraft()
  const loading: DraftScene = { scene: 'loading', owner }
  $draftScene.set(loading)
  // The form may have been closed, or another one opened.
  const isStale = () => $draftScene.get() !== loading
  const load = async () => {
    const draft = draftOf(await getQuiz(quizId))
    if (!isStale()) show(owner, draft, draft)
  }
  await load().catch(
    onFailure((failure) => {
      if (!isStale()) $draftScene.set({ scene: 'failed', owner, failure })
    }),
  )
}

/** Opens the form of a new quiz with a copy of this one. */
export async function duplicateQuiz(quizId: string): Promise<void> {
  const [userId, before] = [$userId.get(), $draftScene.get()]
  if (userId === undefined) return
  const quiz = await reported(explainFailure('duplicate-quiz'), () => getQuiz(quizId))
  if (!quiz || $draftScene.get() !== before) return
  show({ userId, quizId: undefined }, emptyDraft(), copyOf(draftOf(quiz)))
  $mode.set({ mode: 'create' })
}

/** Continues the unsaved draft of an earlier visit. */
export function restoreOffer(): void {
  const scene = $draftScene.get()
  if (scene.scene !== 'ready' || !scene.offer) return
  const { draft, editing } = scene.offer
  $draftScene.set({ ...scene, offer: undefined })
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
}

export type DetailField =
  | 'title'
  | 'description'
  | 'duration'
  | 'startTime'
  | 'endTime'
  | 'reviewTime'
  | 'draw'

const TIMING: DetailField[] = ['duration', 'startTime', 'endTime']

export function setDetail(field: DetailField, value: string): void {
  changeDraft((draft) => ({ ...draft, [field]: value }))
  // Whether the duration fits depends on all three.
  clearDraftErrors(...(TIMING.includes(field) ? TIMING : [field]))
}

export function setReviewFrom(reviewFrom: ReviewChoice): void {
  changeDraft((draft) => ({ ...draft, reviewFrom }))
  clearDraftErrors('reviewTime')
}

export const setShuffle = (shuffle: Partial<Pick<QuizDraft, 'shuffleQuestions' | 'shuffleOptions'>>) =>
  changeDraft((draft) => ({ ...draft, ...shuffle }))

/** Shows the errors and turns to the question at fault. The toast names the questions' problem first. */
function refuse(errors: DraftErrors): void {
  $draftErrors.set(errors)
  const [first] = Object.values(errors)
  if (first) notice.error({ code: 'draft-problem', problem: errors.questions ?? first })
  const faulty = firstProblem($quizDraft.get().questions)
  if (faulty !== undefined) $questionPage.set(faulty)
}

async function send({ quizId }: DraftOwner, draft: QuizDraft): Promise<void> {
  const body = toQuizBody(draft, undefined, { review: offers('review'), order: offers('order') })
  if (quizId === undefined) await createQuiz(body)
  else await updateQuiz(quizId, body)
}

const NOTICES = {
  create: { action: 'create-quiz', done: 'quiz-created' },
  update: { action: 'update-quiz', done: 'quiz-updated' },
} as const

/** Resolves to whether the quiz was saved. If not, the draft is unchanged and the reason shown. */
export async function saveQuiz(): Promise<boolean> {
  const [scene, draft] = [$draftScene.get(), $quizDraft.get()]
  if (scene.scene !== 'ready' || $saveState.get() === 'saving') return false
  const errors = validateDraft(draft)
  refuse(errors)
  if (Object.keys(errors).length > 0) return false
  if ($editedQuestionDirty.get()) {
    notice.error({ code: 'question-in-editor' })
    return false
  }
  const { action, done } = NOTICES[scene.owner.quizId === undefined ? 'create' : 'update']
  $saveState.set('saving')
  const save = async () => {
    await send(scene.owner, draft)
    notice.success({ code: done })
    closeQuizDraft()
    refreshAdminQuizzes()
    const { quizId } = scene.owner
    if (quizId !== undefined) void offerRegrade(quizId, scene.original, draft)
    return true
  }
  const saved = await reported(explainFailure(action), save).finally(() => $saveState.set('idle'))
  return saved ?? false
}
