import * as v from 'valibot'
import { DraftQuestion } from '../../domain/authoring/draft/question-draft.ts'
import { QuizDraft } from '../../domain/authoring/draft/quiz-draft.ts'
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
  /** The quiz that it is based on, and that version's `updatedAt`; missing in drafts of earlier releases. */
  base: v.optional(QuizDraft),
  basis: v.optional(v.string()),
  /** The page that wrote it. */
  tab: v.optional(v.string()),
})
export type StoredDraft = v.InferOutput<typeof StoredDraft>

/** By user and quiz. Parsed individually, so that one corrupt draft does not invalidate the others. */
const $storedDrafts = deviceAtom('quiz:drafts', v.record(v.string(), v.unknown()))

/** The author and the quiz; a new quiz has no `quizId`. */
export interface DraftOwner {
  userId: string
  quizId: string | undefined
}

/** Identifies this page until a reload. If an author edits a quiz on two pages, each has its own draft. */
const TAB = Math.random().toString(36).slice(2)
const COPY = 'copy'

const keyOf = ({ userId, quizId }: DraftOwner) => `${userId}/${quizId ?? 'new'}`

/** The device's current value: another page may have written since the last event. */
const readAll = () => $storedDrafts.readDevice() ?? {}

function write(key: string, stored: StoredDraft | undefined): void {
  const { [key]: _before, ...others } = readAll()
  const all = stored ? { ...others, [key]: stored } : others
  $storedDrafts.set(Object.keys(all).length > 0 ? all : undefined)
}

function readAt(key: string): StoredDraft | undefined {
  const parsed = v.safeParse(StoredDraft, readAll()[key])
  return parsed.success ? parsed.output : undefined
}

/** The keys of a quiz's drafts, excluding the copy. */
const keysOf = (owner: DraftOwner) =>
  Object.keys(readAll()).filter(
    (key) => key === keyOf(owner) || (key.startsWith(`${keyOf(owner)}/`) && !key.endsWith(`/${COPY}`)),
  )

/** Avoids parsing the whole draft, which is too slow for a keystroke. */
const Own = v.object({ tab: v.literal(TAB) })
const isOwn = (key: string) => v.is(Own, readAll()[key])
const ownKey = (owner: DraftOwner) => keysOf(owner).find(isOwn)

const newestKey = (owner: DraftOwner) =>
  keysOf(owner).toSorted((one, other) => (readAt(other)?.savedAt ?? 0) - (readAt(one)?.savedAt ?? 0))[0]

/** The newest; undefined if there is none, or none that can be parsed. */
export function readStoredDraft(owner: DraftOwner): StoredDraft | undefined {
  const key = newestKey(owner)
  return key === undefined ? undefined : readAt(key)
}

export type Unsaved = Omit<StoredDraft, 'savedAt' | 'tab'>

export function storeDraft(owner: DraftOwner, unsaved: Unsaved): void {
  const isFree = readAll()[keyOf(owner)] === undefined
  const key = ownKey(owner) ?? (isFree ? keyOf(owner) : `${keyOf(owner)}/${TAB}`)
  write(key, { ...unsaved, savedAt: serverNow(), tab: TAB })
}

/** Makes this page the owner of the newest draft. */
export function claimStoredDraft(owner: DraftOwner): void {
  const [key, stored] = [newestKey(owner), readStoredDraft(owner)]
  if (key !== undefined && stored) write(key, { ...stored, tab: TAB })
}

/** Removes what this page has stored. */
export function removeStoredDraft(owner: DraftOwner): void {
  const key = ownKey(owner)
  if (key !== undefined) write(key, undefined)
}

/** The version that an author gave up for another one, kept until it is restored or discarded. */
export const storeCopy = (owner: DraftOwner, draft: QuizDraft): void =>
  write(`${keyOf(owner)}/${COPY}`, { draft, savedAt: serverNow() })
export const readCopy = (owner: DraftOwner) => readAt(`${keyOf(owner)}/${COPY}`)
export const removeCopy = (owner: DraftOwner): void => write(`${keyOf(owner)}/${COPY}`, undefined)
