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
  /** The quiz that it was made of, and the moment by which an API knows that one; missing in what earlier releases stored. */
  base: v.optional(QuizDraft),
  basis: v.optional(v.string()),
  /** The page that wrote it. */
  tab: v.optional(v.string()),
})
export type StoredDraft = v.InferOutput<typeof StoredDraft>

/** By user and quiz. Parsed one by one, so that a corrupt draft does not cost the others. */
const $storedDrafts = deviceAtom('quiz:drafts', v.record(v.string(), v.unknown()))

/** The author and the quiz; a new quiz has no `quizId`. */
export interface DraftOwner {
  userId: string
  quizId: string | undefined
}

/** This page, until it is reloaded. Two of one author may write the same quiz: each has a draft of its own. */
const TAB = Math.random().toString(36).slice(2)
const COPY = 'copy'

const keyOf = ({ userId, quizId }: DraftOwner) => `${userId}/${quizId ?? 'new'}`

/** What is on the device now: another page may have written since we were told. */
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

/** The keys of the drafts of a quiz, without the copy. */
const keysOf = (owner: DraftOwner) =>
  Object.keys(readAll()).filter(
    (key) => key === keyOf(owner) || (key.startsWith(`${keyOf(owner)}/`) && !key.endsWith(`/${COPY}`)),
  )

/** Without reading the whole draft, which takes longer than a key stroke may. */
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

/** From now on the newest draft is written, and removed, by this page. */
export function claimStoredDraft(owner: DraftOwner): void {
  const [key, stored] = [newestKey(owner), readStoredDraft(owner)]
  if (key !== undefined && stored) write(key, { ...stored, tab: TAB })
}

/** Removes what this page has stored. */
export function removeStoredDraft(owner: DraftOwner): void {
  const key = ownKey(owner)
  if (key !== undefined) write(key, undefined)
}

/** What an author gave up for another version, kept until it is restored or discarded. */
export const storeCopy = (owner: DraftOwner, draft: QuizDraft): void =>
  write(`${keyOf(owner)}/${COPY}`, { draft, savedAt: serverNow() })
export const readCopy = (owner: DraftOwner) => readAt(`${keyOf(owner)}/${COPY}`)
export const removeCopy = (owner: DraftOwner): void => write(`${keyOf(owner)}/${COPY}`, undefined)
