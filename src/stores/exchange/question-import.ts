import { atom, computed } from 'nanostores'
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
  FORMAT_NAMES,
  type QuestionFormat,
  tidyText,
} from '../../domain/exchange/question-file.ts'
import { workInSlices } from '../../platform/time-slices.ts'
import { addToDraft } from '../authoring/quiz-draft-questions.ts'
import { notice } from '../page/notices.ts'

type Reader = (text: string) => Reading

/** The parsers come when the first text of their format is read. */
const READERS: Record<QuestionFormat, () => Promise<Reader>> = {
  aiken: () => import('../../domain/exchange/question-aiken.ts').then((chunk) => chunk.readAiken),
  gift: () => import('../../platform/question-gift.ts').then((chunk) => chunk.read),
  moodle: () => import('../../platform/question-moodle.ts').then((chunk) => chunk.read),
  csv: () => import('../../platform/question-csv.ts').then((chunk) => chunk.read),
  json: () => import('../../domain/exchange/question-json.ts').then((chunk) => chunk.readJson),
}

export type ImportScene =
  | { scene: 'asking'; message?: string }
  /** `done` of `total` steps; both 0 while the parser is fetched. */
  | { scene: 'reading'; done: number; total: number }
  | { scene: 'preview'; format: QuestionFormat; hint: string | undefined; checked: CheckedQuestion[] }

export const $import = atom<ImportScene>({ scene: 'asking' })
/** The format that the teacher chose; undefined where it is to be found out. */
export const $importFormat = atom<QuestionFormat | undefined>()
export const $importText = atom('')

export const $ready = computed($import, (scene) =>
  scene.scene === 'preview' ? scene.checked.filter(isReady) : [],
)
export const $faulty = computed($import, (scene) =>
  scene.scene === 'preview' ? scene.checked.filter(isFaulty) : [],
)

const MAX_FILE_BYTES = 20_000_000

/** Each reading has a number; one that is not the last any more has been cancelled. */
let lastRun = 0

/** Undefined when it was cancelled. */
async function checkInSlices({ total, steps }: Reading, run: number): Promise<CheckedQuestion[] | undefined> {
  const checked: CheckedQuestion[] = []
  const finished = await workInSlices(steps, {
    each: (found) => found && checked.push(checkQuestion(found, checked.length + 1)),
    onPause: (done) => $import.set({ scene: 'reading', done, total }),
    isOver: () => run !== lastRun,
  })
  return finished ? checked : undefined
}

const ask = (message: string) => $import.set({ scene: 'asking', message })

async function readAs(format: QuestionFormat, text: string, hint: string | undefined): Promise<void> {
  const run = ++lastRun
  $import.set({ scene: 'reading', done: 0, total: 0 })
  const reader = await READERS[format]().catch(() => undefined)
  if (run !== lastRun) return
  // A chunk that does not come: the network is gone, or the site was updated.
  if (!reader)
    return ask(`The ${FORMAT_NAMES[format]} reader could not be loaded. Check your connection and try again.`)
  const checked = await checkInSlices(reader(text), run)
  if (!checked || run !== lastRun) return
  if (checked.length === 0) return ask(`No questions were found in this ${FORMAT_NAMES[format]} text.`)
  $import.set({ scene: 'preview', format, hint, checked })
}

/** Reads the text in the chosen format, or the one it seems to have. Nothing is added to the quiz. */
export async function readPasted(source: string, hint?: string): Promise<void> {
  const text = tidyText(source)
  if (!text.trim()) return ask('Paste some questions or choose a file first.')
  const format = $importFormat.get() ?? detectFormat(text)
  if (!format) return ask('The format is not recognised. Please choose it.')
  await readAs(format, text, hint)
}

/** Keeps what is pasted or typed; what was said of the text before is no longer true. */
export function typeText(text: string): void {
  $importText.set(text)
  const scene = $import.get()
  if (scene.scene === 'asking' && scene.message !== undefined) $import.set({ scene: 'asking' })
}

/** Undefined for a file that is gone or may not be read. */
async function bytesOf(file: Blob): Promise<Uint8Array | undefined> {
  try {
    return new Uint8Array(await file.arrayBuffer())
  } catch (error) {
    if (error instanceof DOMException) return undefined
    throw error
  }
}

/** Reads a file that was dropped or chosen. */
export async function readFile(file: Blob): Promise<void> {
  if (file.size > MAX_FILE_BYTES) return ask('The file is larger than 20 MB.')
  const run = ++lastRun
  const bytes = await bytesOf(file)
  if (run !== lastRun) return
  if (!bytes) return ask('The file could not be read.')
  const { text, guessed } = decodeFile(bytes)
  const hint =
    guessed && `The file is not UTF-8 and was read as ${guessed}: check accents and special characters.`
  await readPasted(text, hint)
}

/** Stops reading, or leaves the preview; the pasted text stays. */
export function cancelReading(): void {
  lastRun++
  $import.set({ scene: 'asking' })
}

/** Adds the questions that have no problem to the quiz in the form, in their order. The others are left out. */
export function addReady(): void {
  // The form gives them keys of their own.
  const questions = $ready.get().map(({ question }) => ({ ...question, key: '' }))
  if (questions.length === 0) return
  addToDraft(questions)
  cancelReading()
  $importText.set('')
  $importFormat.set(undefined)
  notice.success({ code: 'questions-added', count: questions.length })
}
