import { map } from 'nanostores'
import { uploadImage } from '../../api/images.ts'
import {
  type DraftOption,
  type DraftQuestion,
  emptyQuestion,
  readPoints,
} from '../../domain/authoring/quiz-draft.ts'
import { type QuestionErrors, validateQuestion } from '../../domain/authoring/quiz-draft-errors.ts'
import { addQuestion, freshKey, updateQuestion } from '../../domain/authoring/quiz-draft-questions.ts'
import { Failure, type Reason, reasonOf } from '../../domain/lib/failure.ts'
import { type PictureProblem, pictureProblem } from '../../domain/lib/upload.ts'
import { notice } from '../page/notices.ts'
import { $draft, $editing, $page, changeQuestions, setEditing } from './quiz-draft.ts'
import type { Editing } from './quiz-draft-storage.ts'

export { $editing } from './quiz-draft.ts'

/** What was wrong with the question when it was last to be taken over. */
export const $questionErrors = map<QuestionErrors>({})

export type UploadProblem = PictureProblem | { code: 'no-cookie' } | Reason
export type Upload = { state: 'busy' } | { state: 'failed'; problem: UploadProblem }
/** The uploads of the question in the editor, by option. */
export const $uploads = map<Record<number, Upload | undefined>>({})

function open(editing: Editing | undefined): void {
  $questionErrors.set({})
  $uploads.set({})
  setEditing(editing)
}

export const openNewQuestion = () =>
  open({ question: emptyQuestion(freshKey($draft.get())), points: '1', isNew: true })

export function openQuestion(key: string): void {
  const question = $draft.get().questions.find((known) => known.key === key)
  if (question) open({ question, points: String(question.points), isNew: false })
}

/** Closes the editor; what was typed in it is gone. */
export const cancelQuestion = () => open(undefined)

function change(step: (question: DraftQuestion) => DraftQuestion): void {
  const editing = $editing.get()
  if (editing) setEditing({ ...editing, question: step(editing.question) })
}

export function setQuestionText(text: string): void {
  change((question) => ({ ...question, text }))
  $questionErrors.setKey('text', undefined)
}

export const setQuestionImage = (imageUrl: string) => change((question) => ({ ...question, imageUrl }))

export const setCorrect = (correctAnswer: number) => change((question) => ({ ...question, correctAnswer }))

export function setPoints(points: string): void {
  const editing = $editing.get()
  if (editing) setEditing({ ...editing, points })
}

const changeOption = (index: number, fields: Partial<DraftOption>) =>
  change((question) => ({
    ...question,
    options: question.options.map((option, at) => (at === index ? { ...option, ...fields } : option)),
  }))

export function setOptionText(index: number, text: string): void {
  changeOption(index, { text })
  const { options } = $questionErrors.get()
  const blank = options?.blank.filter((known) => known !== index) ?? []
  $questionErrors.setKey('options', options && blank.length > 0 ? { ...options, blank } : undefined)
}

export function setOptionImage(index: number, imageUrl: string): void {
  changeOption(index, { imageUrl })
  if ($uploads.get()[index]?.state === 'failed') $uploads.setKey(index, undefined)
}

/** What is shown at the option; the toast says that it failed, this says why, where that is known. */
const uploadProblemOf = (failure: Failure): UploadProblem =>
  failure.sessionExpired ? { code: 'no-cookie' } : reasonOf(failure)

/** Sends a picture and puts its address into the option. Nothing happens to a question that was left meanwhile. */
export async function uploadOptionImage(index: number, file: File): Promise<void> {
  const problem = pictureProblem(file)
  if (problem) return $uploads.setKey(index, { state: 'failed', problem })
  const busy: Upload = { state: 'busy' }
  $uploads.setKey(index, busy)
  const isAwaited = () => $uploads.get()[index] === busy
  try {
    const { url } = await uploadImage(file)
    if (!isAwaited()) return
    $uploads.setKey(index, undefined)
    changeOption(index, { imageUrl: url })
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    if (!isAwaited()) return
    $uploads.setKey(index, { state: 'failed', problem: uploadProblemOf(error) })
    notice.error({ code: 'failed', action: 'upload-image' })
  }
}

/** Takes the question over into the draft and closes the editor. Answers whether it could. */
export function submitQuestion(): boolean {
  const editing = $editing.get()
  if (!editing) return false
  const errors = validateQuestion(editing.question)
  if (errors) {
    $questionErrors.set(errors)
    notice.error({ code: 'draft-problem', message: errors.text ?? errors.options?.message ?? '' })
    return false
  }
  const question = { ...editing.question, points: readPoints(editing.points) }
  open(undefined)
  changeQuestions((draft) => (editing.isNew ? addQuestion(draft, question) : updateQuestion(draft, question)))
  if (!editing.isNew) return true
  $page.set($draft.get().questions.length - 1)
  notice.success({ code: 'question-added' })
  return true
}
