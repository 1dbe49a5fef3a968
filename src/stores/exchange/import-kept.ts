import * as v from 'valibot'
import { isLoss, type LineNote } from '../../domain/exchange/import-problem.ts'
import { FORMATS } from '../../domain/exchange/question-formats.ts'
import { createSoon } from '../../platform/soon.ts'
import { $draftScene, $quizDraft, type DraftScene } from '../authoring/quiz-draft.ts'
import { decode } from '../lib/storage.ts'
import { readTab, removeTab, writeTab } from '../lib/tab-storage.ts'
import { cancelAdding } from './import-adding.ts'
import { $importAnswers, forgetAnswers, noteRemoved } from './import-items.ts'
import { $importFormat, $importText, $sourceFacts, forgetSource, restoreSource } from './import-source.ts'

/*
 * The text, what was lost of it and the answers survive leaving the screen and a reload. Its pictures do not: tab storage is
 * too small.
 */

const KEY = 'quiz:import'

/** A release between may know other notes. */
const isKeptNote = (value: unknown): boolean => isLoss(value as LineNote)

const Kept = v.object({
  owner: v.string(),
  text: v.string(),
  format: v.optional(v.picklist(FORMATS)),
  origin: v.picklist(['word', 'docs', 'web', 'sheet', 'file', 'text']),
  pictures: v.number(),
  fileName: v.optional(v.string()),
  losses: v.optional(v.array(v.custom<LineNote>(isKeptNote))),
  answers: v.record(
    v.string(),
    v.object({
      reading: v.optional(v.picklist([0, 1])),
      key: v.optional(v.number()),
      asItIs: v.optional(v.boolean()),
      leftOut: v.optional(v.boolean()),
      added: v.optional(v.string()),
    }),
  ),
})

/** Tab storage holds about five million. */
const MAX_KEPT_LENGTH = 1_000_000

/** Long enough to write a long text rarely, short enough to lose little in a crash. */
const KEEP_DELAY_MS = 500

/** The person and the quiz in the form. */
const ownerOf = (scene: DraftScene): string | undefined =>
  scene.scene === 'ready' ? `${scene.owner.userId}/${scene.owner.quizId ?? 'new'}` : undefined

/** Whose text it is. */
let owner: string | undefined

function keep(): void {
  const [text, facts] = [$importText.get(), $sourceFacts.get()]
  if (owner === undefined || !text.trim() || text.length > MAX_KEPT_LENGTH) {
    removeTab(KEY)
    return
  }
  const kept: v.InferOutput<typeof Kept> = {
    owner,
    text,
    format: $importFormat.get(),
    origin: facts.origin,
    pictures: facts.pictures.length || facts.lostPictures,
    fileName: facts.fileName,
    losses: facts.notes.filter(isLoss),
    answers: Object.fromEntries($importAnswers.get()),
  }
  writeTab(KEY, JSON.stringify(kept))
}

const keeping = createSoon(keep, KEEP_DELAY_MS)

/** A new quiz gets an id when it is saved, and keeps its import. */
function follow(scene: DraftScene, before: DraftScene | undefined): void {
  const isNamed = before?.scene === 'ready' && before.owner.quizId === undefined && scene.scene === 'ready'
  if (!isNamed || ownerOf(before) !== owner) return
  owner = ownerOf(scene)
  keeping.later()
}

let isListening = false
function listen(): void {
  if (isListening) return
  isListening = true
  for (const $store of [$importText, $importAnswers, $importFormat, $sourceFacts])
    $store.listen(keeping.later)
  $draftScene.listen(follow)
}

function forgetAll(): void {
  cancelAdding()
  forgetAnswers()
  forgetSource()
}

/** Starts for the quiz in the form, with the text of an earlier visit if there is one. */
export function openImport(): void {
  listen()
  const now = ownerOf($draftScene.get())
  if (now !== owner) begin(now)
  noteRemoved(new Set($quizDraft.get().questions.map(({ key }) => key)))
}

function begin(now: string | undefined): void {
  forgetAll()
  owner = now
  const kept = decode(Kept, readTab(KEY))
  if (!kept || kept.owner !== owner) return
  $importAnswers.set(new Map(Object.entries(kept.answers)))
  const { text, format, origin, pictures, fileName, losses = [] } = kept
  restoreSource(text, { origin, lostPictures: pictures, fileName, notes: losses }, format)
}

/** Discards the text and the answers: they were added, or are no longer wanted. */
export function forgetImport(): void {
  forgetAll()
  removeTab(KEY)
}
