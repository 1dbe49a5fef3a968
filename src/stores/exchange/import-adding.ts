import { atom, computed } from 'nanostores'
import { uploadImage } from '../../api/admin/images.ts'
import type { UploadProblem } from '../../domain/authoring/draft/quiz-draft-errors.ts'
import type { EmbeddedPicture } from '../../domain/exchange/found-question.ts'
import { type ChosenQuestion, chosenQuestions } from '../../domain/exchange/import-answers.ts'
import { embeddedIn, firstOfEach, withAddresses } from '../../domain/exchange/import-pictures.ts'
import { onFailure } from '../../domain/lib/failure.ts'
import { pictureProblem } from '../../domain/quizzes/upload.ts'
import { uploadProblemOf } from '../authoring/question-pictures.ts'
import { $quizDraft } from '../authoring/quiz-draft.ts'
import { addToDraft } from '../authoring/quiz-draft-questions.ts'
import { notice } from '../page/notices.ts'
import { $importItems, noteAdded } from './import-items.ts'
import { $importFound, $importProgress, $sourceFacts } from './import-source.ts'
import { suggestForQuiz } from './import-suggestion.ts'

/** A picture that could not be uploaded; `lost` if a reload has discarded its bytes. */
export interface FailedPicture {
  index: number
  name: string
  problem: UploadProblem | { code: 'lost' }
}

export type Adding =
  | { state: 'idle' }
  | { state: 'uploading'; done: number; total: number }
  /** `total` counts the pictures. The teacher can retry or continue without them. */
  | { state: 'failed'; failed: readonly FailedPicture[]; total: number }

export const $adding = atom<Adding>({ state: 'idle' })

/** Whether questions without a key are added too, to be completed in the editor. */
export const $keylessToo = atom(false)

export const $chosen = computed([$importItems, $keylessToo], chosenQuestions)

/** In the order of the indices that questions use: lost pictures, those attached to the text, those embedded in it. */
export const $importPictures = computed(
  [$importFound, $sourceFacts],
  (found, { pictures, lostPictures }): readonly (EmbeddedPicture | undefined)[] => [
    ...Array.from({ length: lostPictures }, () => undefined),
    ...pictures,
    ...(found?.pictures ?? []),
  ],
)

/** Limits the load on the API and on slow connections. */
const PARALLEL_UPLOADS = 3

/** Addresses of uploaded pictures, keyed by the picture, so that a retry uploads nothing twice. */
const addresses = new WeakMap<EmbeddedPicture, string>()
let lastRun = 0

type Outcome = FailedPicture | undefined

async function uploadOne(index: number, picture: EmbeddedPicture | undefined): Promise<Outcome> {
  if (!picture) return { index, name: '', problem: { code: 'lost' } }
  if (addresses.has(picture)) return undefined
  const { name, type, bytes } = picture
  const file = new Blob([bytes], { type })
  const problem = pictureProblem(file)
  if (problem) return { index, name, problem }
  return uploadImage(file).then(
    ({ url }) => void addresses.set(picture, url),
    onFailure((failure) => ({ index, name, problem: uploadProblemOf(failure) })),
  )
}

/** Takes the next picture until there are none left or the run ends. */
async function uploadAll(
  indices: readonly number[],
  pictures: readonly (EmbeddedPicture | undefined)[],
  isOver: () => boolean,
): Promise<FailedPicture[]> {
  const [waiting, failed] = [[...indices], new Map<number, FailedPicture>()]
  const work = async () => {
    for (let index = waiting.shift(); index !== undefined && !isOver(); index = waiting.shift()) {
      const failure = await uploadOne(index, pictures[index])
      if (isOver()) return
      if (failure) failed.set(index, failure)
      const adding = $adding.get()
      if (adding.state === 'uploading') $adding.set({ ...adding, done: adding.done + 1 })
    }
  }
  await Promise.all(Array.from({ length: PARALLEL_UPLOADS }, work))
  return indices.flatMap((index) => failed.get(index) ?? [])
}

/** Uploads missing pictures. Resolves to those that failed, or undefined if cancelled. */
async function upload(indices: readonly number[]): Promise<readonly FailedPicture[] | undefined> {
  const run = ++lastRun
  $adding.set({ state: 'uploading', done: 0, total: indices.length })
  const failed = await uploadAll(indices, $importPictures.get(), () => run !== lastRun)
  return run === lastRun ? failed : undefined
}

/** Describes a quiz by how many questions it got from which file. */
type DescriptionOf = (count: number, fileName: string | undefined) => string

function addAll(
  chosen: readonly ChosenQuestion[],
  firsts: readonly number[],
  descriptionOf: DescriptionOf,
): void {
  const pictures = $importPictures.get()
  const known = new Map(
    firsts.flatMap((first, index): [number, string][] => {
      const picture = pictures[first]
      const url = picture && addresses.get(picture)
      return url === undefined ? [] : [[index, url]]
    }),
  )
  // The form assigns the keys.
  addToDraft(chosen.map(({ question }) => ({ ...withAddresses(question, known), key: '' })))
  const keys = $quizDraft
    .get()
    .questions.slice(-chosen.length)
    .map(({ key }) => key)
  noteAdded(new Map(chosen.map(({ name }, index) => [name, keys[index] ?? ''])))
  $adding.set({ state: 'idle' })
  const title = suggestForQuiz(descriptionOf(chosen.length, $sourceFacts.get().fileName))
  notice.success({ code: 'questions-added', count: chosen.length, title })
}

interface AddingOptions {
  withoutFailed?: boolean
  /** The description to suggest, in the page's language; without one none is suggested. */
  descriptionOf?: DescriptionOf
}

/** Adds the chosen questions once their pictures are uploaded. True if they were added. */
export async function addChosen({
  withoutFailed = false,
  descriptionOf = () => '',
}: AddingOptions = {}): Promise<boolean> {
  const chosen = $chosen.get()
  if (chosen.length === 0 || $adding.get().state === 'uploading') return false
  const firsts = firstOfEach($importPictures.get())
  const indices = [
    ...new Set(embeddedIn(chosen.map(({ question }) => question)).map((index) => firsts[index] ?? index)),
  ]
  const failed = withoutFailed || indices.length === 0 ? [] : await upload(indices)
  if (!failed) return false
  if (failed.length > 0) {
    $adding.set({ state: 'failed', failed, total: indices.length })
    return false
  }
  addAll(chosen, firsts, descriptionOf)
  return true
}

/** Adds nothing; finished uploads are kept for a retry. */
export function cancelAdding(): void {
  lastRun++
  $adding.set({ state: 'idle' })
}

// Choices and failures belong to the previous text.
$importProgress.listen((progress) => progress && cancelAdding())
