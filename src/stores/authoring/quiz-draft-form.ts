import { atom, computed } from 'nanostores'
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
import { savedIds, withIds } from '../../domain/authoring/quiz-draft-questions.ts'
import type { SaveStatus } from '../../domain/authoring/save-status.ts'
import { onFailure } from '../../domain/lib/failure.ts'
import type { Quiz } from '../../domain/quizzes/quiz.ts'
import { within } from '../../platform/wait.ts'
import { $storage } from '../lib/storage.ts'
import { serverNow } from '../page/clock.ts'
import { explainFailure, notice, reported } from '../page/notices.ts'
import { refreshAdminQuizzes } from '../quizzes/admin-quizzes.ts'
import { offers } from '../session/features.ts'
import { $userId } from '../session/session.ts'
import { settleInPlace } from './question-draft.ts'
import {
  $deviceSavedAt,
  $draftDirty,
  $draftErrors,
  $draftScene,
  $editedQuestion,
  $questionPage,
  $quizDraft,
  $removedQuestion,
  adoptIds,
  changeDraft,
  clearDraftErrors,
  type DraftScene,
  forgetHistory,
  type KnownQuiz,
  storeDraftSoon,
  storePendingDraft,
} from './quiz-draft.ts'
import { type DraftOwner, readStoredDraft, removeStoredDraft } from './quiz-draft-storage.ts'
import { offerRegrade } from './regrade-offer.ts'

/** What is being saved. */
export const $saveState = atom<'idle' | SaveKind>('idle')

type ReadyScene = Extract<DraftScene, { scene: 'ready' }>

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
  changeDraft((draft) => ({ ...draft, [field]: value }), field)
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

function send({ quizId }: DraftOwner, draft: QuizDraft, isActive: boolean): Promise<Quiz | undefined> {
  const known = { review: offers('review'), order: offers('order'), content: offers('content') }
  const body = { ...toQuizBody(draft, undefined, known), isActive }
  return quizId === undefined ? createQuiz(body) : updateQuiz(quizId, body)
}

/** `draft` keeps the quiz from learners, where the API offers that; `publish` shows it to them. */
export type SaveKind = 'draft' | 'publish'

/** How the quiz in the form can be saved: a draft stays one until it is published, and what is published stays so. */
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

/** How many are at work on the quiz in the form, as far as that was told. */
export const $runningAttempts = computed($draftScene, (scene) =>
  scene.scene === 'ready' ? (scene.known?.running ?? 0) : 0,
)

function noticesOf(scene: ReadyScene, kind: SaveKind) {
  const isNew = scene.owner.quizId === undefined
  const action = isNew ? 'create-quiz' : 'update-quiz'
  if (kind === 'draft') return { action, done: 'draft-saved' } as const
  if ($isUnpublished.get()) return { action, done: 'quiz-published' } as const
  return { action, done: isNew ? 'quiz-created' : 'quiz-updated' } as const
}

/** How long a save waits to learn what has become of the quiz meanwhile. */
const LOOKING_MS = 2000

/** What an author must know before a save: it would replace what was saved elsewhere, or learners have begun. */
function newsOf(known: KnownQuiz, now: KnownQuiz): 'changed-elsewhere' | 'learners-began' | undefined {
  const isTold = known.updatedAt !== undefined && now.updatedAt !== undefined
  if (isTold && known.updatedAt !== now.updatedAt) return 'changed-elsewhere'
  return known.running === 0 && now.running ? 'learners-began' : undefined
}

/** Whether there is news since the form was opened, which is told then, once. Nothing waits where the API does not tell. */
async function isNews(scene: ReadyScene): Promise<boolean> {
  const { owner, known } = scene
  if (owner.quizId === undefined || !known) return false
  if (known.running !== 0 && known.updatedAt === undefined) return false
  const asked = getQuiz(owner.quizId).catch(onFailure(() => undefined))
  const now = await within(LOOKING_MS, asked)
  const news = now && newsOf(known, now)
  if (!news) return false
  $draftScene.set({ ...scene, known: now, ...(news === 'changed-elsewhere' && { isOutdated: true }) })
  notice.error({ code: news })
  return true
}

/** When the API took the quiz, while its form stayed open. */
const $savedAt = atom<number | undefined>()
/** Whether the last save failed. */
const $saveFailed = atom(false)

function forgetSaves(): void {
  $savedAt.set(undefined)
  $deviceSavedAt.set(undefined)
  $saveFailed.set(false)
}

const statusAt = (code: 'saved' | 'on-device', at: number | undefined): SaveStatus =>
  at === undefined ? { code: 'nothing' } : { code, at }

export const $saveStatus = computed(
  [$saveState, $saveFailed, $draftDirty, $deviceSavedAt, $savedAt, $storage],
  (saving, failed, dirty, deviceSavedAt, savedAt, storage): SaveStatus => {
    if (saving !== 'idle') return { code: 'saving' }
    if (!dirty) return statusAt('saved', savedAt)
    if (failed) return { code: 'failed' }
    return statusAt('on-device', storage === 'device' ? deviceSavedAt : undefined)
  },
)

/** The form stays open with what was saved, under the address that it has now. */
function stayWith(scene: ReadyScene, sent: QuizDraft, saved: Quiz): void {
  const ids = savedIds(sent, saved.questions)
  const owner = { ...scene.owner, quizId: saved._id }
  removeStoredDraft(scene.owner)
  adoptIds(ids)
  const isFresh = scene.owner.quizId === undefined
  $draftScene.set({ scene: 'ready', owner, original: withIds(sent, ids), known: saved, isFresh })
  $savedAt.set(serverNow())
  storeDraftSoon()
}

/** What a save came to: `saved` closes the form, `staying` keeps it open for the quiz of that id. */
type QuizSave = { state: 'saved' } | { state: 'refused' } | { state: 'staying'; quizId: string }
const REFUSED: QuizSave = { state: 'refused' }

async function sendAndShow(
  scene: ReadyScene,
  draft: QuizDraft,
  kind: SaveKind,
  stays: boolean,
): Promise<QuizSave> {
  if (await isNews(scene)) return REFUSED
  const { done } = noticesOf(scene, kind)
  const saved = await send(scene.owner, draft, kind === 'publish')
  notice.success({ code: done })
  const { quizId } = scene.owner
  if (stays && saved) stayWith(scene, draft, saved)
  else closeQuizDraft()
  refreshAdminQuizzes()
  if (quizId !== undefined) void offerRegrade(quizId, scene.original, draft)
  return stays && saved ? { state: 'staying', quizId: saved._id } : { state: 'saved' }
}

/**
 * Saves what is in the form, with the question in the editor, and stays in it if asked to and told what was saved. If refused, the
 * reason is shown.
 */
async function save(kind: SaveKind, stays: boolean): Promise<QuizSave> {
  const scene = $draftScene.get()
  if (scene.scene !== 'ready' || $saveState.get() !== 'idle' || !settleInPlace()) return REFUSED
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

/** Resolves to whether the quiz was saved. If not, the draft is unchanged and the reason shown. */
export const saveQuiz = async (kind: SaveKind = 'publish'): Promise<boolean> =>
  (await save(kind, false)).state === 'saved'

/** Whether nothing can keep the quiz in the form but the device, until learners are to see it. */
export function isKeptOnDevice(): boolean {
  const scene = $draftScene.get()
  return !offers('drafts') && scene.scene === 'ready' && scene.owner.quizId === undefined
}

/** Saves without leaving the form: a draft stays a draft. */
export const saveAndStay = () => save($saveKinds.get()[0] ?? 'publish', true)
