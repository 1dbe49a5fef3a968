import type { DraftQuestion } from '../../domain/authoring/draft/question-draft.ts'
import {
  addQuestion,
  addQuestions,
  duplicateQuestion,
  freshKey,
  moveQuestion,
  removeQuestion,
} from '../../domain/authoring/draft/quiz-draft-questions.ts'
import {
  $editedQuestion,
  $questionPage,
  $quizDraft,
  $removedQuestion,
  changeQuestions,
} from './quiz-draft.ts'

const questionIndex = (key: string | undefined) =>
  $quizDraft.get().questions.findIndex((question) => question.key === key)

export const turnToQuestion = (index: number) => $questionPage.set(index)

/** Shows the question at an index. A question in the editor stays open, at its current index. */
function showQuestion(index: number): void {
  const editing = $editedQuestion.get()
  turnToQuestion(editing && !editing.isNew ? questionIndex(editing.question.key) : index)
}

/** Appends imported questions under fresh keys, and shows the first of them, unless a question is being edited. */
export function addToDraft(added: readonly DraftQuestion[]): void {
  const before = $quizDraft.get().questions.length
  changeQuestions((draft) => addQuestions(draft, added))
  if (added.length > 0) showQuestion(before)
}

/** `to` is the new index. The question shown stays shown. */
export function moveInDraft(key: string, to: number): void {
  const shown = $quizDraft.get().questions[$questionPage.get()]?.key
  changeQuestions((draft) => moveQuestion(draft, key, to))
  turnToQuestion(Math.max(0, questionIndex(shown)))
}

export function removeFromDraft(key: string): void {
  const index = questionIndex(key)
  const question = $quizDraft.get().questions[index]
  if (!question) return
  changeQuestions((draft) => removeQuestion(draft, key))
  $removedQuestion.set({ question, index })
}

/** Puts the question removed last back in its place. */
export function undoRemoval(): void {
  const removed = $removedQuestion.get()
  if (!removed) return
  const key = freshKey($quizDraft.get())
  changeQuestions((draft) => moveQuestion(addQuestion(draft, removed.question), key, removed.index))
  showQuestion(removed.index)
  $removedQuestion.set(undefined)
}

/** The copy follows its original, and is shown. */
export function duplicateInDraft(key: string): void {
  changeQuestions((draft) => duplicateQuestion(draft, key))
  turnToQuestion(questionIndex(key) + 1)
}
