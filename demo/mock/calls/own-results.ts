import { deriveQuizStatus } from '../../../src/domain/quizzes/quiz-status.ts'
import type { Person } from '../school/people.ts'
import { conflict, notFound, Refusal } from '../school/refusal.ts'
import type { School } from '../school/school.ts'
import { quizFor } from './attempts.ts'
import { awaitedReview, resultOf, wholeResult } from './result-rows.ts'

/** Throws 404 for a quiz that is not for practice, so that nobody learns of it. */
export function practise(school: School, quizId: string, person: Person | undefined) {
  const quiz = quizFor(school, quizId, person)
  const mayRead =
    quiz.practice === 'public' ||
    (quiz.practice === 'signed-in' && person && awaitedReview(school, quizId) === undefined)
  if (!mayRead) throw notFound('Quiz not found')
  const result = person && resultOf(school, quizId, person._id)
  if (quiz.practice === 'signed-in' && !result && deriveQuizStatus(quiz, school.now()) !== 'ended')
    throw new Refusal(403, 'Permission denied: this quiz can be practised once its answers are shown')
  return quiz
}

/** Deletes an attempt, submitted or only started, so that the person can take the quiz again. */
export function resetAttempt(school: School, quizId: string, userId: string, unsubmitted = false) {
  const isIt = ({ quiz, person }: { quiz: string; person: Person }) =>
    quiz === quizId && person._id === userId
  const isSubmitted = school.results.some(isIt)
  if (unsubmitted && isSubmitted) throw conflict('This attempt was submitted meanwhile', 'attempt_submitted')
  if (!isSubmitted && !school.starts.some(isIt)) throw notFound('Attempt not found', 'attempt_unknown')
  school.results = school.results.filter((result) => !isIt(result))
  school.starts = school.starts.filter((start) => !isIt(start))
  return { message: 'Attempt reset successfully' }
}

/** A learner's own result; the list of these is `ownResults`. */
export function ownResult(school: School, quizId: string, person: Person) {
  const result = resultOf(school, quizId, person._id)
  if (!result) throw notFound('Results not found', 'results_unknown')
  return wholeResult(school, result, person.isAdmin ? undefined : awaitedReview(school, quizId))
}
