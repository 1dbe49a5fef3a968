import { enrol, type Person } from '../school/school.ts'
import { keepSession, openPage, type SchoolWithProxy } from './school-page.ts'

const importForm = async () => ({
  ...(await import('../../../src/stores/authoring/quiz-draft.ts')),
  ...(await import('../../../src/stores/authoring/quiz-draft-questions.ts')),
  ...(await import('../../../src/stores/authoring/quiz-draft-form.ts')),
  ...(await import('../../../src/stores/authoring/quiz-draft-details.ts')),
  ...(await import('../../../src/stores/authoring/quiz-saving.ts')),
  conflict: {
    ...(await import('../../../src/stores/authoring/quiz-conflict.ts')),
    ...(await import('../../../src/stores/authoring/quiz-news.ts')),
  },
  ...(await import('../../../src/stores/authoring/save-status.ts')),
  $quizzes: (await import('../../../src/stores/quizzes/quizzes.ts')).$quizzes,
  admin: await import('../../../src/stores/quizzes/admin-quizzes.ts'),
  editor: {
    ...(await import('../../../src/stores/authoring/question-draft.ts')),
    ...(await import('../../../src/stores/authoring/question-options.ts')),
    ...(await import('../../../src/stores/authoring/question-pictures.ts')),
    ...(await import('../../../src/stores/authoring/question-steps.ts')),
  },
})

/** Opens the page of a person, with the stores of the quiz form. */
export async function openFormPage({ proxy }: SchoolWithProxy, person: Person) {
  keepSession(person)
  const page = await openPage(proxy())
  return { page, ...(await importForm()) }
}
export type FormPage = Awaited<ReturnType<typeof openFormPage>>

export const administrator = ({ school }: SchoolWithProxy) =>
  enrol(school(), { isAdmin: true, name: 'Grace' })

export function fillDetails({ setDetail }: FormPage): void {
  setDetail('title', 'Lenses')
  setDetail('description', 'Thin and thick')
  setDetail('duration', '20')
  setDetail('startTime', '2026-12-04T10:00')
  setDetail('endTime', '2026-12-04T11:00')
}

export function writeQuestion({ editor }: FormPage, text = 'What does a lens do?'): void {
  editor.openNewQuestion()
  editor.setQuestionText(text)
  for (const [index, word] of ['Bends', 'Breaks', 'Glows', 'Nothing'].entries())
    editor.setOptionText(index, word)
  editor.setCorrect(2)
  editor.setPoints('3')
}

/** A new quiz, complete but not saved. */
export async function writeQuiz(where: SchoolWithProxy) {
  const person = await administrator(where)
  const form = await openFormPage(where, person)
  await form.openQuizDraft(undefined)
  fillDetails(form)
  writeQuestion(form)
  form.editor.submitQuestion()
  return { person, form }
}
