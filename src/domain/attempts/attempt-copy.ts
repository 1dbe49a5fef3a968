import { optionLetter, type Quiz, shownOption } from '../quizzes/quiz.ts'
import type { Attempt } from './attempt.ts'

/** The attempt for people to read: one line a question, with the chosen letter and its text. */
export function attemptAsText(quiz: Quiz, attempt: Attempt): string {
  const lines = quiz.questions.map((question, index) => {
    const shown = shownOption(question, attempt.answers[index])
    const option = shown === null ? undefined : question.options[shown]
    return `${index + 1}. ${shown === null ? 'no answer' : `${optionLetter(shown)}) ${option?.text ?? ''}`}`
  })
  const head = [quiz.title, `Quiz ${attempt.quizId}`, `Started ${new Date(attempt.startedAt).toISOString()}`]
  return [...head, '', ...lines, ''].join('\n')
}

/** The attempt for machines: what was chosen, by the question's id and the option's index as it was authored. */
export function attemptAsJson(quiz: Quiz, attempt: Attempt): string {
  const answers = quiz.questions.map((question, index) => ({
    questionId: question._id,
    question: question.text,
    answer: attempt.answers[index] ?? null,
  }))
  const { quizId, userId, startedAt, deadline } = attempt
  const times = { startedAt: new Date(startedAt).toISOString(), deadline: new Date(deadline).toISOString() }
  return JSON.stringify({ quizId, title: quiz.title, userId, ...times, answers }, null, 2)
}
