import { atom, computed, map } from 'nanostores'
import {
  changesOf,
  clashesOf,
  type Decisions,
  isUnchanged,
  mergeDrafts,
  type Side,
  type Versions,
  withNames,
} from '../../domain/authoring/draft/draft-merge.ts'
import { draftOf, type QuizDraft } from '../../domain/authoring/draft/quiz-draft.ts'
import type { EditedMeanwhile, MeanwhileEditor } from '../../domain/quizzes/edited-meanwhile.ts'
import type { Quiz } from '../../domain/quizzes/quiz.ts'
import { $userId } from '../session/session.ts'
import { editQuestion, showInEditor } from './question-draft.ts'
import {
  $draftScene,
  $editedQuestion,
  $quizDraft,
  type ReadyScene,
  rememberDraft,
  storeDraftSoon,
} from './quiz-draft.ts'
import { $keptCopy } from './quiz-draft-form.ts'
import { readCopy, storeCopy } from './quiz-draft-storage.ts'

/** A conflict for the author to resolve before a save; `at` in milliseconds, NaN if unknown. */
export type QuizConflict =
  | { state: 'deleted' }
  | { state: 'changed'; versions: Versions; quiz: Quiz; at: number; by: MeanwhileEditor }

export const $conflict = atom<QuizConflict | undefined>()

/** The author's decisions so far. */
export const $decisions = map<Decisions>({})

/** The changes on either side, and the conflicts that only the author can resolve. */
export const $differences = computed($conflict, (conflict) => {
  if (conflict?.state !== 'changed') return undefined
  const { versions } = conflict
  const { base, mine, theirs } = versions
  return { mine: changesOf(base, mine), theirs: changesOf(base, theirs), clashes: clashesOf(versions) }
})

export const $undecided = computed(
  [$differences, $decisions],
  (differences, decisions) => differences?.clashes.filter(({ id }) => !decisions[id]).length ?? 0,
)

export const decide = (id: string, side: Side) => $decisions.setKey(id, side)

function editorOf({ by }: EditedMeanwhile): MeanwhileEditor {
  if (!by) return { who: 'unknown' }
  return by._id === $userId.get() ? { who: 'me' } : { who: 'other', name: by.name }
}

/** Makes this state of the quiz the base of the form. */
const adopt = (scene: ReadyScene, quiz: Quiz, original: QuizDraft) =>
  $draftScene.set({ ...scene, original, known: quiz, isOutdated: undefined })

const versionsOf = ({ original }: ReadyScene, quiz: Quiz): Versions =>
  withNames({ base: original, mine: $quizDraft.get(), theirs: draftOf(quiz) })

/** If a state saved elsewhere has the same contents as the form, makes it the form's base; otherwise returns false. */
export function adoptIfSame(scene: ReadyScene, quiz: Quiz): boolean {
  const { base, mine, theirs } = versionsOf(scene, quiz)
  if (isUnchanged(changesOf(base, theirs))) adopt(scene, quiz, scene.original)
  else if (isUnchanged(changesOf(mine, theirs))) adopt(scene, quiz, draftOf(quiz))
  else return false
  return true
}

/** Asks the author how to resolve two states of the quiz. */
export function askAbout(scene: ReadyScene, quiz: Quiz, facts: EditedMeanwhile = {}): void {
  const at = Date.parse(facts.at ?? quiz.updatedAt ?? '')
  $decisions.set({})
  $conflict.set({ state: 'changed', versions: versionsOf(scene, quiz), quiz, at, by: editorOf(facts) })
  $draftScene.set({ ...scene, isOutdated: true })
}

/** The quiz was deleted. */
export const askAboutDeleted = () => $conflict.set({ state: 'deleted' })

/** Postpones the decision: the form stays as it is, and the next save asks again. */
export const leaveConflict = () => $conflict.set(undefined)

/** The question in the editor may have changed or disappeared. */
function refreshEditor(): void {
  const editing = $editedQuestion.get()
  if (!editing || editing.isNew) return
  const isThere = $quizDraft.get().questions.some(({ key }) => key === editing.question.key)
  if (isThere) editQuestion(editing.question.key)
  else showInEditor(undefined)
}

/** Continues with a draft based on their state. Undo restores the previous one. */
function goOnWith(draftFrom: (versions: Versions) => QuizDraft): void {
  const [scene, conflict] = [$draftScene.get(), $conflict.get()]
  $conflict.set(undefined)
  if (scene.scene !== 'ready' || conflict?.state !== 'changed') return
  const { quiz, versions } = conflict
  rememberDraft()
  adopt(scene, quiz, draftOf(quiz))
  $quizDraft.set(draftFrom(versions))
  refreshEditor()
  storeDraftSoon()
}

/** Merges both versions according to the decisions. */
export const mergeBoth = () => goOnWith((versions) => mergeDrafts(versions, $decisions.get()))

/** Keeps the form as it is; a save replaces their state. */
export const keepMine = () => goOnWith(({ mine }) => mergeDrafts({ base: mine, mine, theirs: mine }, {}))

/** Shows their state in the form; the author's own version is kept on the device. */
export function takeTheirs(): void {
  const [scene, conflict] = [$draftScene.get(), $conflict.get()]
  if (scene.scene !== 'ready' || conflict?.state !== 'changed') return
  storeCopy(scene.owner, $quizDraft.get())
  goOnWith(() => draftOf(conflict.quiz))
  $keptCopy.set(readCopy(scene.owner))
}

/** From now on, saving the form creates a new quiz. */
export function saveAsNew(): void {
  const scene = $draftScene.get()
  $conflict.set(undefined)
  if (scene.scene === 'ready') $draftScene.set({ ...scene, isDeleted: true })
}
