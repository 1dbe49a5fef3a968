import { atom, computed } from 'nanostores'
import type { ImportHint, ImportRefusal } from '../../domain/exchange/import-problem.ts'
import {
  type CheckedQuestion,
  checkQuestion,
  isFaulty,
  isReady,
  type Reading,
} from '../../domain/exchange/question-exchange.ts'
import {
  decodeFile,
  detectFormat,
  type QuestionFormat,
  tidyText,
} from '../../domain/exchange/question-file.ts'
import { workInSlices } from '../../platform/time-slices.ts'
import { addToDraft } from '../authoring/quiz-draft-questions.ts'
import { notice } from '../page/notices.ts'

type Reader = (text: string) => Reading

/** Each parser is loaded with the first text of its format. */
const READERS: Record<QuestionFormat, () => Promise<Reader>> = {
  aiken: () => import('../../domain/exchange/plain/read-plain.ts').then((chunk) => chunk.readPlain),
  plain: () => import('../../domain/exchange/plain/read-plain.ts').then((chunk) => chunk.readPlain),
  gift: () => import('../../platform/question-gift.ts').then((chunk) => chunk.readGift),
  moodle: () => import('../../platform/question-moodle.ts').then((chunk) => chunk.readMoodle),
  qti: () => import('../../platform/question-qti.ts').then((chunk) => chunk.readQti),
  csv: () => import('../../platform/question-csv.ts').then((chunk) => chunk.readCsvQuestions),
  json: () => import('../../domain/exchange/question-json.ts').then((chunk) => chunk.readJson),
}

export type ImportScene =
  | { scene: 'asking'; refusal?: ImportRefusal }
  /** `done` of `total` steps; both 0 while the parser is loading. */
  | { scene: 'reading'; done: number; total: number }
  | { scene: 'preview'; format: QuestionFormat; hint: ImportHint | undefined; checked: CheckedQuestion[] }

export const $import = atom<ImportScene>({ scene: 'asking' })

/** Set by the dashboard: the room of a new quiz opens with the import. */
let isWished = false
export const wishImport = () => {
  isWished = true
}
export function takeImportWish(): boolean {
  const taken = isWished
  isWished = false
  return taken
}

/** The format that the teacher chose; undefined to detect it. */
export const $importFormat = atom<QuestionFormat | undefined>()
export const $importText = atom('')

export const $ready = computed($import, (scene) =>
  scene.scene === 'preview' ? scene.checked.filter(isReady) : [],
)
export const $faulty = computed($import, (scene) =>
  scene.scene === 'preview' ? scene.checked.filter(isFaulty) : [],
)

const MAX_FILE_MB = 20
const BYTES_PER_MB = 1_000_000

/** Each run has a number; a run that is no longer the last one has been cancelled. */
let lastRun = 0

/** Undefined if cancelled. */
async function checkInSlices({ total, steps }: Reading, run: number): Promise<CheckedQuestion[] | undefined> {
  const checked: CheckedQuestion[] = []
  const finished = await workInSlices(steps, {
    each: (found) => found && checked.push(checkQuestion(found, checked.length + 1)),
    onPause: (done) => $import.set({ scene: 'reading', done, total }),
    isOver: () => run !== lastRun,
  })
  return finished ? checked : undefined
}

const refuse = (refusal: ImportRefusal) => $import.set({ scene: 'asking', refusal })

async function readAs(format: QuestionFormat, text: string, hint: ImportHint | undefined): Promise<void> {
  const run = ++lastRun
  $import.set({ scene: 'reading', done: 0, total: 0 })
  const reader = await READERS[format]().catch(() => undefined)
  if (run !== lastRun) return
  // A chunk fails to load when the network is gone or the site was updated.
  if (!reader) return refuse({ code: 'reader-not-loaded', format })
  const checked = await checkInSlices(reader(text), run)
  if (!checked || run !== lastRun) return
  if (checked.length === 0) return refuse({ code: 'no-questions', format })
  $import.set({ scene: 'preview', format, hint, checked })
}

/** Previews the text in the chosen format or, without one, in the detected format. Adds nothing to the quiz. */
export async function readPasted(source: string, hint?: ImportHint): Promise<void> {
  const text = tidyText(source)
  if (!text.trim()) return refuse({ code: 'nothing-pasted' })
  const format = $importFormat.get() ?? detectFormat(text)
  if (!format) return refuse({ code: 'unknown-format' })
  await readAs(format, text, hint)
}

/** Keeps what is pasted or typed, and clears the refusal of the text before. */
export function typeText(text: string): void {
  $importText.set(text)
  const scene = $import.get()
  if (scene.scene === 'asking' && scene.refusal) $import.set({ scene: 'asking' })
}

/** Undefined if the file is gone or may not be read. */
async function bytesOf(file: Blob): Promise<Uint8Array | undefined> {
  try {
    return new Uint8Array(await file.arrayBuffer())
  } catch (error) {
    if (error instanceof DOMException) return undefined
    throw error
  }
}

/** Previews a file that was dropped or chosen. */
export async function readFile(file: Blob): Promise<void> {
  if (file.size > MAX_FILE_MB * BYTES_PER_MB) return refuse({ code: 'file-too-large', limitMb: MAX_FILE_MB })
  const run = ++lastRun
  const bytes = await bytesOf(file)
  if (run !== lastRun) return
  if (!bytes) return refuse({ code: 'file-unreadable' })
  const { text, guessed } = decodeFile(bytes)
  await readPasted(text, guessed && { code: 'encoding-guessed', encoding: guessed })
}

/** Stops reading or leaves the preview; the pasted text stays. */
export function cancelReading(): void {
  lastRun++
  $import.set({ scene: 'asking' })
}

/** Adds the questions without problems to the quiz in the form, in their order. */
export function addReady(): void {
  // The form assigns the keys.
  const questions = $ready.get().map(({ question }) => ({ ...question, key: '' }))
  if (questions.length === 0) return
  addToDraft(questions)
  cancelReading()
  $importText.set('')
  $importFormat.set(undefined)
  notice.success({ code: 'questions-added', count: questions.length })
}
