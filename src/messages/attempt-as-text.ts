import type { Attempt } from '../domain/attempts/attempt.ts'
import { optionLetter, shownOption } from '../domain/kinds/choice/shape.ts'
import type { Quiz } from '../domain/quizzes/quiz.ts'
import { unsent } from './en/unsent.ts'

/** The answers as text: one line per question, with the chosen letter and option. */
export function attemptAsText(quiz: Quiz, attempt: Attempt): string {
  const lines = quiz.questions.map((question, index) => {
    const shown = shownOption(question, attempt.answers[index])
    const option = shown === null ? undefined : question.options[shown]
    return `${index + 1}. ${shown === null ? unsent.copy.noAnswer : `${optionLetter(shown)}) ${option?.text ?? ''}`}`
  })
  const head = [
    quiz.title,
    unsent.copy.quiz(attempt.quizId),
    unsent.copy.started(new Date(attempt.startedAt).toISOString()),
  ]
  return [...head, '', ...lines, ''].join('\n')
}
