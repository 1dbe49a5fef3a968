import { atom } from 'nanostores'
import type { EmbeddedPicture } from '../../domain/exchange/found-question.ts'
import type { ImportHint, ImportRefusal, LineNote } from '../../domain/exchange/import-problem.ts'
import type {
  FoundInText,
  GivenSource,
  ReadingJob,
  SourceOrigin,
  TruthWords,
} from '../../domain/exchange/import-reading.ts'
import type { QuestionFormat } from '../../domain/exchange/question-formats.ts'
import { shiftNotes } from '../../domain/exchange/source-lines.ts'
import { written } from '../../domain/lib/written.ts'
import { createReader } from '../../exchange/index.ts'
import { offers } from '../session/features.ts'

/** Metadata of the text. */
export interface SourceFacts {
  origin: SourceOrigin
  pictures: readonly EmbeddedPicture[]
  /** By line of the text read last. */
  notes: readonly LineNote[]
  hint: ImportHint | undefined
  /** The number of pictures lost in a reload; their indices precede `pictures`. */
  lostPictures: number
  fileName?: string | undefined
}

const NO_FACTS: SourceFacts = { origin: 'text', pictures: [], notes: [], hint: undefined, lostPictures: 0 }

export const $importText = atom('')
export const $sourceFacts = atom<SourceFacts>(NO_FACTS)

/** The format that the teacher chose; undefined to detect it. */
export const $importFormat = atom<QuestionFormat | undefined>()

/** Progress of the current run in steps; `total` is 0 until known. Undefined while idle. */
export const $importProgress = atom<{ done: number; total: number } | undefined>()

/** Why there is nothing to show, or that the teacher stopped it. */
export const $importRefusal = atom<ImportRefusal | undefined>()

/** The name of the file given last, which a refusal of it tells; empty for bytes from elsewhere. */
export const $givenFile = atom('')

/** What was found in the text, until the next result. */
export const $importFound = atom<FoundInText | undefined>()

/** The text that this was found in, to which all lines refer. */
export const $readText = atom('')

/** Longer than between two keys. */
const TYPING_REST_MS = 150

const reader = createReader()
let resting: ReturnType<typeof setTimeout> | undefined
let givenText = ''

/** In the page's language, once the screen has set them. */
let truth: TruthWords = { isTrue: '✓', isFalse: '✗' }
export const nameTruth = (words: TruthWords): void => {
  truth = words
}

export function refuse(refusal: ImportRefusal): void {
  $importProgress.set(undefined)
  $importRefusal.set(refusal)
}

function show(found: FoundInText, text: string): void {
  $importProgress.set(undefined)
  $readText.set(text)
  $importFound.set(found)
}

/** Each run has a number; all but the latest are superseded. */
let lastRun = 0

function startRun(): number {
  lastRun++
  clearTimeout(resting)
  $importRefusal.set(undefined)
  $importProgress.set({ done: 0, total: 0 })
  return lastRun
}

function stopRun(): void {
  lastRun++
  clearTimeout(resting)
  reader.stop()
  $importProgress.set(undefined)
}

function read(text: string): Promise<void> {
  startRun()
  const { pictures, lostPictures } = $sourceFacts.get()
  const job = {
    kind: 'text',
    text,
    format: $importFormat.get(),
    pictures: pictures.length + lostPictures,
    truth,
    kinds: offers('kinds'),
  } as const
  return reader.read(job, (news) => {
    if (news.code === 'progress') $importProgress.set({ done: news.done, total: news.total })
    else if (news.code === 'found') show(news.found, text)
    else if (news.code === 'refused') {
      $importFound.set(undefined)
      refuse(news.refusal)
    }
  })
}

/** The text of a file or a paste; undefined if refused or superseded, which leaves the previous text. */
export async function convert(
  prepare: () => Promise<ReadingJob | ImportRefusal>,
): Promise<GivenSource | undefined> {
  const run = startRun()
  const job = await prepare()
  if (run !== lastRun) return undefined
  let source: GivenSource | undefined
  if ('code' in job) refuse(job)
  else
    await reader.read(job, (news) => {
      if (news.code === 'source') source = news.source
      else if (news.code === 'refused') refuse(news.refusal)
    })
  return source
}

/** Reads the text as it is now. */
export async function readNow(): Promise<void> {
  const text = $importText.get()
  const facts = $sourceFacts.get()
  $sourceFacts.set({ ...facts, notes: shiftNotes(facts.notes, givenText, text) })
  givenText = text
  if (written(text)) return read(text)
  stopRun()
  $importRefusal.set(undefined)
  $importFound.set(undefined)
}

/** Keeps typed text and reads it once typing pauses. */
export function typeText(text: string): void {
  if (text === $importText.get()) return
  $importText.set(text)
  $importRefusal.set(undefined)
  clearTimeout(resting)
  resting = setTimeout(() => void readNow(), TYPING_REST_MS)
}

/** Replaces the text and reads it. */
export function replaceSource(text: string, facts: SourceFacts): Promise<void> {
  $sourceFacts.set(facts)
  $importText.set(text)
  givenText = text
  return readNow()
}

export function chooseFormat(format: QuestionFormat | undefined): void {
  $importFormat.set(format)
  void readNow()
}

/** Stops reading; the text stays. */
export function stopReading(): void {
  stopRun()
  $importRefusal.set({ code: 'reading-stopped' })
}

/** Called when the screen is left. An interrupted text is read when the screen opens again. */
export function closeReader(): void {
  const isBusy = $importProgress.get() !== undefined
  stopRun()
  reader.close()
  if (isBusy) $importRefusal.set({ code: 'reading-stopped' })
}

/** Shows a text of an earlier visit. */
export function restoreSource(text: string, facts: Partial<SourceFacts>, format?: QuestionFormat): void {
  $importFormat.set(format)
  void replaceSource(text, { ...NO_FACTS, ...facts })
}

/** Discards the text and everything found in it. */
export function forgetSource(): void {
  stopRun()
  givenText = ''
  $readText.set('')
  $importText.set('')
  $sourceFacts.set(NO_FACTS)
  $importFormat.set(undefined)
  $importRefusal.set(undefined)
  $importFound.set(undefined)
}
