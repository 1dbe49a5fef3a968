import { map } from 'nanostores'
import { uploadImage } from '../../api/images.ts'
import {
  type DraftOption,
  type DraftQuestion,
  emptyQuestion,
  readPoints,
} from '../../domain/authoring/question-draft.ts'
import {
  type QuestionErrors,
  type UploadProblem,
  validateQuestion,
} from '../../domain/authoring/quiz-draft-errors.ts'
import { addQuestion, freshKey, updateQuestion } from '../../domain/authoring/quiz-draft-questions.ts'
import { type Failure, onFailure, reasonOf } from '../../domain/lib/failure.ts'
import { pictureProblem } from '../../domain/lib/upload.ts'
import { notice } from '../page/notices.ts'
import {
  $editedQuestion,
  $questionPage,
  $quizDraft,
  changeQuestions,
  setEditedQuestion,
} from './quiz-draft.ts'
import type { EditedQuestion } from './quiz-draft-storage.ts'

/** What the last submit found wrong with the question, until it is edited. */
export const $questionErrors = map<QuestionErrors>({})

export type Upload = { state: 'busy' } | { state: 'failed'; problem: UploadProblem }
/** Uploads for the question in the editor, by option index. */
export const $uploads = map<Record<number, Upload | undefined>>({})

function open(editing: EditedQuestion | undefined): void {
  $questionErrors.set({})
  $uploads.set({})
  setEditedQuestion(editing)
}

export const openNewQuestion = () =>
  open({ question: emptyQuestion(freshKey($quizDraft.get())), points: '1', isNew: true })

export function editQuestion(key: string): void {
  const question = $quizDraft.get().questions.find((known) => known.key === key)
  if (question) open({ question, points: String(question.points), isNew: false })
}

/** Closes the editor and drops what was typed in it. */
export const cancelQuestion = () => open(undefined)

function change(step: (question: DraftQuestion) => DraftQuestion): void {
  const editing = $editedQuestion.get()
  if (editing) setEditedQuestion({ ...editing, question: step(editing.question) })
}

export function setQuestionText(text: string): void {
  change((question) => ({ ...question, text }))
  $questionErrors.setKey('text', undefined)
}

export const setQuestionImage = (imageUrl: string) => change((question) => ({ ...question, imageUrl }))

/** Keeps the question in its place, and among those that are drawn. */
export const setPinned = (pinned: boolean) =>
  change((question) => ({ ...question, pinned: pinned || undefined }))

export const setCorrect = (correctAnswer: number) => change((question) => ({ ...question, correctAnswer }))

export function setPoints(points: string): void {
  const editing = $editedQuestion.get()
  if (editing) setEditedQuestion({ ...editing, points })
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

/** Keeps the option in its place. */
export const setOptionPinned = (index: number, pinned: boolean) =>
  changeOption(index, { pinned: pinned || undefined })

export function setOptionImage(index: number, imageUrl: string): void {
  changeOption(index, { imageUrl })
  if ($uploads.get()[index]?.state === 'failed') $uploads.setKey(index, undefined)
}

/** Uploads are signed by the cookie alone: a 401 says that the browser blocks it, not that the session ended. */
const uploadProblemOf = (failure: Failure): UploadProblem =>
  failure.sessionExpired ? { code: 'no-cookie' } : { code: 'refused', reason: reasonOf(failure) }

/** Uploads a picture and sets its address as the option's. Does nothing to a question closed before the answer. */
export async function uploadOptionImage(index: number, file: File): Promise<void> {
  const problem = pictureProblem(file)
  if (problem) return $uploads.setKey(index, { state: 'failed', problem })
  const busy: Upload = { state: 'busy' }
  $uploads.setKey(index, busy)
  const isStale = () => $uploads.get()[index] !== busy
  const upload = async () => {
    const { url } = await uploadImage(file)
    if (isStale()) return
    $uploads.setKey(index, undefined)
    changeOption(index, { imageUrl: url })
  }
  const fail = (failure: Failure) => {
    if (isStale()) return
    // The toast says that it failed, the option why.
    $uploads.setKey(index, { state: 'failed', problem: uploadProblemOf(failure) })
    notice.error({ code: 'failed', action: 'upload-image' })
  }
  await upload().catch(onFailure(fail))
}

function refuse(errors: QuestionErrors): void {
  $questionErrors.set(errors)
  const problem = errors.text ?? errors.options
  if (problem) notice.error({ code: 'draft-problem', problem })
}

/** Puts the question into the draft and closes the editor. False if the question has errors. */
export function submitQuestion(): boolean {
  const editing = $editedQuestion.get()
  if (!editing) return false
  const errors = validateQuestion(editing.question)
  if (errors) {
    refuse(errors)
    return false
  }
  const question = { ...editing.question, points: readPoints(editing.points) }
  open(undefined)
  changeQuestions((draft) => (editing.isNew ? addQuestion(draft, question) : updateQuestion(draft, question)))
  if (!editing.isNew) return true
  $questionPage.set($quizDraft.get().questions.length - 1)
  notice.success({ code: 'question-added' })
  return true
}
