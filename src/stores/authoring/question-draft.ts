import { map } from 'nanostores'
import { type DraftQuestion, emptyQuestion } from '../../domain/authoring/draft/question-draft.ts'
import type { QuestionErrors } from '../../domain/authoring/draft/quiz-draft-errors.ts'
import { freshKey } from '../../domain/authoring/draft/quiz-draft-questions.ts'
import type { DraftOption } from '../../domain/kinds/choice/draft.ts'
import {
  $editedQuestion,
  $editedQuestionDirty,
  $quizDraft,
  $uploads,
  rememberDraft,
  setEditedQuestion,
} from './quiz-draft.ts'
import type { EditedQuestion } from './quiz-draft-storage.ts'

/** The question's errors at the last submit, until it is edited. */
export const $questionErrors = map<QuestionErrors>({})

/** Shows a question in the editor, or none. */
export function showInEditor(editing: EditedQuestion | undefined): void {
  $questionErrors.set({})
  $uploads.set({})
  setEditedQuestion(editing)
}

export const openNewQuestion = () =>
  showInEditor({ question: emptyQuestion(freshKey($quizDraft.get())), points: '1', isNew: true })

export function editQuestion(key: string): void {
  const question = $quizDraft.get().questions.find((known) => known.key === key)
  if (question) showInEditor({ question, points: String(question.points), isNew: false })
}

/** Closes the editor and drops what was typed in it; undo brings it back. */
export function cancelQuestion(): void {
  if ($editedQuestionDirty.get()) rememberDraft()
  showInEditor(undefined)
}

/** Identifies a question's field, to group its changes for undo. */
const fieldOf = ({ key }: DraftQuestion, field: string) => `${key} ${field}`

/** `of` names the field, whose changes are undone together. */
export function change(step: (question: DraftQuestion) => DraftQuestion, of?: string): void {
  const editing = $editedQuestion.get()
  if (!editing) return
  rememberDraft(of && fieldOf(editing.question, of))
  setEditedQuestion({ ...editing, question: step(editing.question) })
}

export function setQuestionText(text: string): void {
  change((question) => ({ ...question, text }), 'text')
  $questionErrors.setKey('text', undefined)
}

/** Fixes the question's position, and always includes it in a draw. */
export const setPinned = (pinned: boolean) =>
  change((question) => ({ ...question, pinned: pinned || undefined }))

export function setCorrect(correctAnswer: number): void {
  change((question) => ({ ...question, correctAnswer }))
  $questionErrors.setKey('key', undefined)
}

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

export const changeOption = (index: number, fields: Partial<DraftOption>, of?: string) =>
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

/** Fixes the option's position. */
export const setOptionPinned = (index: number, pinned: boolean) =>
  changeOption(index, { pinned: pinned || undefined })
