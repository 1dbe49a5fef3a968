import * as v from 'valibot'
import { DraftQuestion, QuizDraft } from '../../domain/authoring/quiz-draft.ts'
import { deviceAtom } from '../lib/storage.ts'
import { serverNow } from '../page/clock.ts'

/** A question in the editor. `points` as typed. */
export const Editing = v.object({ question: DraftQuestion, points: v.string(), isNew: v.boolean() })
export type Editing = v.InferOutput<typeof Editing>

/** An unsaved form as the device keeps it. `savedAt` in milliseconds. */
export const KeptForm = v.object({ draft: QuizDraft, editing: v.optional(Editing), savedAt: v.number() })
export type KeptForm = v.InferOutput<typeof KeptForm>

/** Unsaved forms by user and quiz. Each is read for itself: one that cannot be read costs nobody the others. */
const $kept = deviceAtom('quiz:drafts', v.record(v.string(), v.unknown()))

/** Whose form it is, and of which quiz; without one it is that of a new quiz. */
export interface FormOwner {
  userId: string
  quizId: string | undefined
}

const keyOf = ({ userId, quizId }: FormOwner) => `${userId}/${quizId ?? 'new'}`

export function readKept(owner: FormOwner): KeptForm | undefined {
  const read = v.safeParse(KeptForm, $kept.get()?.[keyOf(owner)])
  return read.success ? read.output : undefined
}

export function keepForm(owner: FormOwner, draft: QuizDraft, editing: Editing | undefined): void {
  const kept: KeptForm = { draft, savedAt: serverNow(), ...(editing && { editing }) }
  $kept.set({ ...$kept.get(), [keyOf(owner)]: kept })
}

export function forgetForm(owner: FormOwner): void {
  const key = keyOf(owner)
  if (!$kept.get()?.[key]) return
  const { [key]: _form, ...others } = $kept.get() ?? {}
  $kept.set(Object.keys(others).length > 0 ? others : undefined)
}
