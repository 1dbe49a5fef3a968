import * as v from 'valibot'
import { getQuiz } from '../../api/quizzes.ts'
import { changesOf, isUnchanged } from '../../domain/authoring/draft/draft-merge.ts'
import { draftOf } from '../../domain/authoring/draft/quiz-draft.ts'
import { type Failure, onFailure } from '../../domain/lib/failure.ts'
import { EDITED_MEANWHILE, EditedMeanwhile } from '../../domain/quizzes/edited-meanwhile.ts'
import type { Quiz } from '../../domain/quizzes/quiz.ts'
import { within } from '../../platform/wait.ts'
import { notice } from '../page/notices.ts'
import { offers } from '../session/features.ts'
import { commitEditedQuestion } from './question-steps.ts'
import { adoptIfSame, askAbout, askAboutDeleted } from './quiz-conflict.ts'
import { $draftScene, type KnownQuiz, type ReadyScene } from './quiz-draft.ts'

/** How long a save waits to find out whether the quiz has changed meanwhile. */
const LOOKING_MS = 2000

/** What an author must know before a save even if it overwrites nothing. */
function newsOf(known: KnownQuiz, now: KnownQuiz): 'learners-began' | 'published-elsewhere' | undefined {
  if (known.isActive === false && now.isActive) return 'published-elsewhere'
  const began = now.running || (known.attempts === 0 && now.attempts)
  return known.running === 0 && began ? 'learners-began' : undefined
}

/** Whether the quiz differs from what the form started with. An API may omit when it was saved. */
const isChanged = ({ known, original }: ReadyScene, now: Quiz) =>
  known?.updatedAt === undefined || now.updatedAt === undefined
    ? !isUnchanged(changesOf(original, draftOf(now)))
    : known.updatedAt !== now.updatedAt

/** Reports it once; true if there was anything to report. */
function reportChange(scene: ReadyScene, now: Quiz): boolean {
  const news = scene.known && newsOf(scene.known, now)
  if (!news) return false
  notice.error({ code: news })
  const { isActive, running, attempts } = now
  $draftScene.set({ ...scene, known: { ...scene.known, isActive, running, attempts } })
  return true
}

type Look = 'clear' | 'stop'

function lookAt(scene: ReadyScene, now: Quiz | 'deleted' | undefined): Look {
  if (!now || !scene.known) return 'clear'
  if (now === 'deleted') {
    askAboutDeleted()
    return 'stop'
  }
  if (reportChange(scene, now)) return 'stop'
  // An API with `edits` detects the conflict itself, and names the editor.
  if (offers('edits') || !isChanged(scene, now) || adoptIfSame(scene, now)) return 'clear'
  askAbout(scene, now)
  return 'stop'
}

const readNow = (quizId: string) =>
  getQuiz(quizId).catch(onFailure(({ status }) => (status === 404 ? ('deleted' as const) : undefined)))

/** Before a save, checks whether the quiz has changed, and reports it once. A failed check does not stop the save. */
export async function lookBeforeSave(scene: ReadyScene): Promise<Look> {
  const { owner, known, isDeleted } = scene
  if (owner.quizId === undefined || !known || isDeleted) return 'clear'
  return lookAt(scene, await within(LOOKING_MS, readNow(owner.quizId)))
}

/** Compares the version saved elsewhere with the form, without saving. */
export async function compareWithSaved(): Promise<void> {
  const scene = $draftScene.get()
  if (scene.scene !== 'ready' || scene.owner.quizId === undefined || !commitEditedQuestion()) return
  const now = await readNow(scene.owner.quizId)
  if (now === 'deleted') askAboutDeleted()
  else if (now && !adoptIfSame(scene, now)) askAbout(scene, now)
}

/** `again`: retry on the current state; `asked`: the author must decide; `failed`: for other reasons. */
export type Refusal = 'again' | 'asked' | 'failed'

/** Handles a refused save as far as the author can resolve it. */
export async function handleRefusal(scene: ReadyScene, failure: Failure): Promise<Refusal> {
  const { quizId } = scene.owner
  if (quizId === undefined || scene.isDeleted) return 'failed'
  const isEdited = failure.code === EDITED_MEANWHILE
  if (!isEdited && failure.status !== 404) return 'failed'
  const now = await readNow(quizId)
  if (now === 'deleted') {
    askAboutDeleted()
    return 'asked'
  }
  if (!now || !isEdited) return 'failed'
  if (reportChange(scene, now)) return 'asked'
  if (adoptIfSame(scene, now)) return 'again'
  const facts = v.safeParse(EditedMeanwhile, failure.parameters ?? {})
  askAbout(scene, now, facts.success ? facts.output : {})
  return 'asked'
}
