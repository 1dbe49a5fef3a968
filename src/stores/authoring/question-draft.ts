import { atom, map } from 'nanostores'
import { uploadImage } from '../../api/images.ts'
import {
  fillOptionsFrom,
  fitsFrom,
  type PastedOptions,
  readPastedOptions,
  replaceOptions,
} from '../../domain/authoring/pasted-options.ts'
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
  $editedQuestionDirty,
  $isUploading,
  $questionPage,
  $quizDraft,
  $uploads,
  changeQuestions,
  type PicturePlace,
  rememberDraft,
  setEditedQuestion,
  type Upload,
} from './quiz-draft.ts'
import { duplicateInDraft, moveInDraft, removeFromDraft, turnToQuestion } from './quiz-draft-questions.ts'
import type { EditedQuestion } from './quiz-draft-storage.ts'

/** What the last submit found wrong with the question, until it is edited. */
export const $questionErrors = map<QuestionErrors>({})

/** Lines that were pasted into an option and are more than there are options, until it is said what to do with them. */
export const $pastedLines = atom<PastedOptions | undefined>()

function open(editing: EditedQuestion | undefined): void {
  $questionErrors.set({})
  $uploads.set({})
  $pastedLines.set(undefined)
  setEditedQuestion(editing)
}

export const openNewQuestion = () =>
  open({ question: emptyQuestion(freshKey($quizDraft.get())), points: '1', isNew: true })

export function editQuestion(key: string): void {
  const question = $quizDraft.get().questions.find((known) => known.key === key)
  if (question) open({ question, points: String(question.points), isNew: false })
}

/** Closes the editor and drops what was typed in it; undo brings it back. */
export function cancelQuestion(): void {
  if ($editedQuestionDirty.get()) rememberDraft()
  open(undefined)
}

/** A field of a question, for its place among the steps of undo. */
const fieldOf = ({ key }: DraftQuestion, field: string) => `${key} ${field}`

/** `of` names the field, whose changes are undone together. */
function change(step: (question: DraftQuestion) => DraftQuestion, of?: string): void {
  const editing = $editedQuestion.get()
  if (!editing) return
  rememberDraft(of && fieldOf(editing.question, of))
  setEditedQuestion({ ...editing, question: step(editing.question) })
}

export function setQuestionText(text: string): void {
  change((question) => ({ ...question, text }), 'text')
  $questionErrors.setKey('text', undefined)
}

export function setQuestionImage(imageUrl: string): void {
  change((question) => ({ ...question, imageUrl }), 'image')
  forgetFailure('question')
}

/** Keeps the question in its place, and among those that are drawn. */
export const setPinned = (pinned: boolean) =>
  change((question) => ({ ...question, pinned: pinned || undefined }))

export const setCorrect = (correctAnswer: number) => change((question) => ({ ...question, correctAnswer }))

export const setQuestionAlt = (imageAlt: string) => change((question) => ({ ...question, imageAlt }), 'alt')

export const setExplanation = (explanation: string) =>
  change((question) => ({ ...question, explanation }), 'explanation')

export const setTopic = (topic: string) => change((question) => ({ ...question, topic }), 'topic')

export function setPoints(points: string): void {
  const editing = $editedQuestion.get()
  if (!editing) return
  rememberDraft(fieldOf(editing.question, 'points'))
  setEditedQuestion({ ...editing, points })
}

const changeOption = (index: number, fields: Partial<DraftOption>, of?: string) =>
  change(
    (question) => ({
      ...question,
      options: question.options.map((option, at) => (at === index ? { ...option, ...fields } : option)),
    }),
    of && `${of} ${index}`,
  )

export function setOptionText(index: number, text: string): void {
  changeOption(index, { text }, 'option')
  const { options } = $questionErrors.get()
  const blank = options?.blank.filter((known) => known !== index) ?? []
  $questionErrors.setKey('options', options && blank.length > 0 ? { ...options, blank } : undefined)
}

export const setOptionAlt = (index: number, imageAlt: string) => changeOption(index, { imageAlt }, 'alt')

/** Keeps the option in its place. */
export const setOptionPinned = (index: number, pinned: boolean) =>
  changeOption(index, { pinned: pinned || undefined })

/**
 * Puts pasted lines into the options, from `index` on. False if they are none; more lines than options are kept until
 * `takeLines`.
 */
export function pasteOptions(index: number, text: string): boolean {
  const [editing, pasted] = [$editedQuestion.get(), readPastedOptions(text)]
  if (!editing || !pasted) return false
  if (fitsFrom(editing.question, pasted, index)) {
    change((question) => fillOptionsFrom(question, pasted, index))
    $questionErrors.setKey('options', undefined)
    return true
  }
  // A few lines that do not fit below this option are the text of it.
  if (pasted.texts.length < editing.question.options.length) return false
  $pastedLines.set(pasted)
  return true
}

/** Takes the first lines of those that were kept as the options of the question; none of them leaves it as it is. */
export function takeLines(count: number): void {
  const pasted = $pastedLines.get()
  $pastedLines.set(undefined)
  if (!pasted || count === 0) return
  change((question) => replaceOptions(question, pasted, count))
  $questionErrors.setKey('options', undefined)
}

export function setOptionImage(index: number, imageUrl: string): void {
  changeOption(index, { imageUrl }, 'image')
  forgetFailure(index)
}

function forgetFailure(place: PicturePlace): void {
  if ($uploads.get()[place]?.state === 'failed') $uploads.setKey(place, undefined)
}

function uploadProblemOf(failure: Failure): UploadProblem {
  // Uploads are signed by the cookie alone: a 401 says that the browser blocks it, not that the session ended.
  if (failure.sessionExpired) return { code: 'no-cookie' }
  // Often the page of a server on the way, which says nothing of its limit.
  if (failure.status === 413) return { code: 'too-large-for-server' }
  return { code: 'refused', reason: reasonOf(failure) }
}

const setPicture = (place: PicturePlace, imageUrl: string) =>
  place === 'question' ? change((question) => ({ ...question, imageUrl })) : changeOption(place, { imageUrl })

export const removePicture = (place: PicturePlace) => setPicture(place, '')

/** Uploads a picture and puts its address in place. Does nothing to a question closed before the answer. */
export async function uploadPicture(place: PicturePlace, file: File): Promise<void> {
  const problem = pictureProblem(file)
  if (problem) return $uploads.setKey(place, { state: 'failed', problem })
  const busy: Upload = { state: 'busy' }
  $uploads.setKey(place, busy)
  const isStale = () => $uploads.get()[place] !== busy
  const upload = async () => {
    const { url } = await uploadImage(file)
    if (isStale()) return
    $uploads.setKey(place, undefined)
    setPicture(place, url)
  }
  const fail = (failure: Failure) => {
    if (isStale()) return
    // The toast says that it failed, the place why.
    $uploads.setKey(place, { state: 'failed', problem: uploadProblemOf(failure) })
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
  if (errors) refuse(errors)
  // It would arrive when its question is no longer here to take it.
  else if ($isUploading.get()) notice.error({ code: 'picture-on-its-way' })
  if (errors || $isUploading.get()) return false
  const question = { ...editing.question, points: readPoints(editing.points) }
  changeQuestions((draft) => (editing.isNew ? addQuestion(draft, question) : updateQuestion(draft, question)))
  open(undefined)
  if (!editing.isNew) return true
  turnToQuestion($quizDraft.get().questions.length - 1)
  notice.success({ code: 'question-added' })
  return true
}

/** Puts what was edited into the draft; an editor with nothing new in it just closes. False if the question has errors. */
export function settleEditor(): boolean {
  if ($editedQuestionDirty.get()) return submitQuestion()
  open(undefined)
  return true
}

/** Puts what was edited into the draft, and leaves it in the editor. False if the question has errors. */
export function settleInPlace(): boolean {
  if (!$editedQuestionDirty.get()) return true
  return submitQuestion() && editQuestionAt($questionPage.get())
}

/** Opens the question at an index in the editor; false if the one that is there has errors. */
export function editQuestionAt(index: number): boolean {
  const key = $quizDraft.get().questions[index]?.key
  if (key === undefined || !settleEditor()) return false
  turnToQuestion(index)
  editQuestion(key)
  return true
}

/** Turns to the question at an index, in the editor if that is open. False if the one that is there has errors. */
export function goToQuestion(index: number): boolean {
  if ($editedQuestion.get()) return editQuestionAt(index)
  turnToQuestion(index)
  return true
}

/** Adds another question; false if the one in the editor has errors. */
export function addNewQuestion(): boolean {
  const settled = settleEditor()
  if (settled) openNewQuestion()
  return settled
}

/** Puts the question into the draft and goes on with the next one, after the last with a new one. False if it has errors. */
export function nextInDraft(): boolean {
  const isNew = $editedQuestion.get()?.isNew
  if (!(isNew ? submitQuestion() : settleEditor())) return false
  const next = $questionPage.get() + 1
  return next < $quizDraft.get().questions.length ? editQuestionAt(next) : addNewQuestion()
}

/** A copy of the question in the editor follows it, and is edited. False if the question has errors. */
export function duplicateEdited(): boolean {
  const key = $editedQuestion.get()?.question.key
  if (key === undefined || !settleEditor()) return false
  duplicateInDraft(key)
  return editQuestionAt($questionPage.get())
}

export function deleteEdited(): void {
  const key = $editedQuestion.get()?.question.key
  if (key === undefined) return
  removeFromDraft(key)
  open(undefined)
}

/** Moves the question that is shown up or down the list. */
export function moveShown(by: 1 | -1): void {
  const page = $questionPage.get()
  const key = $quizDraft.get().questions[page]?.key
  if (key !== undefined && !$editedQuestion.get()?.isNew) moveInDraft(key, page + by)
}
