import * as questions from '../../domain/authoring/quiz-draft-questions.ts'
import { $draft, $page, $removed, changeQuestions } from './quiz-draft.ts'

const questionIndex = (key: string | undefined) =>
  $draft.get().questions.findIndex((question) => question.key === key)

/** `to` is the index at which the question stands afterwards. The question that is shown stays shown. */
export function move(key: string, to: number): void {
  const shown = $draft.get().questions[$page.get()]?.key
  changeQuestions((draft) => questions.moveQuestion(draft, key, to))
  $page.set(Math.max(0, questionIndex(shown)))
}

export function remove(key: string): void {
  const index = questionIndex(key)
  const question = $draft.get().questions[index]
  if (!question) return
  changeQuestions((draft) => questions.removeQuestion(draft, key))
  $removed.set({ question, index })
}

/** Puts the question that was removed last back where it was. */
export function undoRemove(): void {
  const removed = $removed.get()
  if (!removed) return
  const key = questions.freshKey($draft.get())
  changeQuestions((draft) =>
    questions.moveQuestion(questions.addQuestion(draft, removed.question), key, removed.index),
  )
  $page.set(removed.index)
  $removed.set(undefined)
}

/** The copy stands behind its original, and is shown. */
export function duplicate(key: string): void {
  changeQuestions((draft) => questions.duplicateQuestion(draft, key))
  $page.set(questionIndex(key) + 1)
}
