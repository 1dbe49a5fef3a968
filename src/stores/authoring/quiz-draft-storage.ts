import * as v from 'valibot'
import { DraftQuestion } from '../../domain/authoring/question-draft.ts'
import { QuizDraft } from '../../domain/authoring/quiz-draft.ts'
import { deviceAtom } from '../lib/storage.ts'
import { serverNow } from '../page/clock.ts'

/** A question in the editor; `points` as typed. */
export const EditedQuestion = v.object({ question: DraftQuestion, points: v.string(), isNew: v.boolean() })
export type EditedQuestion = v.InferOutput<typeof EditedQuestion>

/** An unsaved draft on the device; `savedAt` in milliseconds. */
export const StoredDraft = v.object({
  draft: QuizDraft,
  editing: v.optional(EditedQuestion),
  savedAt: v.number(),
})
export type StoredDraft = v.InferOutput<typeof StoredDraft>

/** By user and quiz. Parsed one by one, so that a corrupt draft does not cost the others. */
const $storedDrafts = deviceAtom('quiz:drafts', v.record(v.string(), v.unknown()))

/** The author and the quiz; a new quiz has no `quizId`. */
export interface DraftOwner {
  userId: string
  quizId: string | undefined
}

const keyOf = ({ userId, quizId }: DraftOwner) => `${userId}/${quizId ?? 'new'}`

/** Undefined if there is none, or none that can be parsed. */
export function readStoredDraft(owner: DraftOwner): StoredDraft | undefined {
  const parsed = v.safeParse(StoredDraft, $storedDrafts.get()?.[keyOf(owner)])
  return parsed.success ? parsed.output : undefined
}

export function storeDraft(owner: DraftOwner, draft: QuizDraft, editing: EditedQuestion | undefined): void {
  const stored: StoredDraft = { draft, savedAt: serverNow(), ...(editing && { editing }) }
  $storedDrafts.set({ ...$storedDrafts.get(), [keyOf(owner)]: stored })
}

export function removeStoredDraft(owner: DraftOwner): void {
  const key = keyOf(owner)
  if (!$storedDrafts.get()?.[key]) return
  const { [key]: _removed, ...others } = $storedDrafts.get() ?? {}
  $storedDrafts.set(Object.keys(others).length > 0 ? others : undefined)
}
