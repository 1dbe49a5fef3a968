import { updateQuiz } from '../../api/admin/authoring.ts'
import { getQuiz } from '../../api/quizzes.ts'
import { draftOf, type QuizFeatures, toQuizBody } from '../../domain/authoring/draft/quiz-draft.ts'
import { explainFailure, reported } from '../page/notices.ts'
import { refreshAdminQuizzes } from '../quizzes/admin-quizzes.ts'
import { offers } from '../session/features.ts'

/** What the API stores with a quiz beyond the specification. */
export const quizFeatures = (): QuizFeatures => ({
  review: offers('review'),
  order: offers('order'),
  content: offers('content'),
  practice: offers('public'),
  marking: offers('marking'),
})

async function sendAsDraft(quizId: string): Promise<void> {
  const quiz = await getQuiz(quizId)
  const body = toQuizBody(draftOf(quiz), undefined, quizFeatures())
  // Never over what somebody else saved meanwhile.
  const basis = offers('edits') ? quiz.updatedAt : undefined
  await updateQuiz(quizId, { ...body, isActive: false, ...(basis !== undefined && { basis }) })
}

/** Makes a quiz a draft again, which its row shows. */
export async function unpublish(quizId: string): Promise<void> {
  await reported(explainFailure('update-quiz'), () => sendAsDraft(quizId))
  refreshAdminQuizzes()
}
