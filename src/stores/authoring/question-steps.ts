import { readPoints } from '../../domain/authoring/draft/question-draft.ts'
import { type QuestionErrors, validateQuestion } from '../../domain/authoring/draft/quiz-draft-errors.ts'
import { addQuestion, updateQuestion } from '../../domain/authoring/draft/quiz-draft-questions.ts'
import { notice, withdrawNotices } from '../page/notices.ts'
import { $questionErrors, editQuestion, openNewQuestion, showInEditor } from './question-draft.ts'
import {
  $editedQuestion,
  $editedQuestionDirty,
  $isUploading,
  $questionPage,
  $quizDraft,
  changeQuestions,
} from './quiz-draft.ts'
import { duplicateInDraft, moveInDraft, removeFromDraft, turnToQuestion } from './quiz-draft-questions.ts'

function refuse(errors: QuestionErrors): void {
  $questionErrors.set(errors)
  const problem = errors.text ?? errors.options ?? errors.key ?? errors.number
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
  // Otherwise the picture would arrive after its question has been closed.
  if ($isUploading.get()) {
    notice.error({ code: 'picture-on-its-way' })
    return false
  }
  const question = { ...editing.question, points: readPoints(editing.points) }
  changeQuestions((draft) => (editing.isNew ? addQuestion(draft, question) : updateQuestion(draft, question)))
  showInEditor(undefined)
  withdrawNotices('draft')
  if (!editing.isNew) return true
  turnToQuestion($quizDraft.get().questions.length - 1)
  notice.success({ code: 'question-added' })
  return true
}

/** Puts the edited question into the draft; an unchanged editor just closes. False if the question has errors. */
export function settleEditor(): boolean {
  if ($editedQuestionDirty.get()) return submitQuestion()
  showInEditor(undefined)
  return true
}

/** Puts the edited question into the draft and keeps the editor open. False if the question has errors. */
export function commitEditedQuestion(): boolean {
  if (!$editedQuestionDirty.get()) return true
  return submitQuestion() && editQuestionAt($questionPage.get())
}

/** Opens the question at an index in the editor; false if the current one has errors. */
export function editQuestionAt(index: number): boolean {
  const key = $quizDraft.get().questions[index]?.key
  if (key === undefined || !settleEditor()) return false
  turnToQuestion(index)
  editQuestion(key)
  return true
}

/** Shows the question at an index, in the editor if that is open. False if the current one has errors. */
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

/** Puts the question into the draft and opens the next one, or a new one after the last. False if it has errors. */
export function nextInDraft(): boolean {
  const isNew = $editedQuestion.get()?.isNew
  if (!(isNew ? submitQuestion() : settleEditor())) return false
  const next = $questionPage.get() + 1
  return next < $quizDraft.get().questions.length ? editQuestionAt(next) : addNewQuestion()
}

/** Inserts a copy after the question in the editor and opens it. False if the question has errors. */
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
  showInEditor(undefined)
}

/** Moves the question that is shown up or down the list. */
export function moveShown(by: 1 | -1): void {
  const page = $questionPage.get()
  const key = $quizDraft.get().questions[page]?.key
  if (key !== undefined && !$editedQuestion.get()?.isNew) moveInDraft(key, page + by)
}
