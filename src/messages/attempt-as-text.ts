import type { Attempt } from '../domain/attempts/attempt.ts'
import { optionOf } from '../domain/kinds/answer.ts'
import { shortAnswer, shownAnswer } from '../domain/kinds/choice/shape.ts'
import type { Quiz } from '../domain/quizzes/quiz.ts'
import { unsent } from './en/unsent.ts'

/** The answers as text: one line per question, with the chosen letter and option. */
export function attemptAsText(quiz: Quiz, attempt: Attempt): string {
  const lines = quiz.questions.map((question, index) => {
    const shown = shownAnswer(question, attempt.answers[index])
    const option = question.options[optionOf(shown) ?? -1]
    const short = shortAnswer(shown) ?? unsent.copy.noAnswer
    return `${index + 1}. ${option ? `${short}) ${option.text}` : short}`
  })
  const head = [
    quiz.title,
    unsent.copy.quiz(attempt.quizId),
    unsent.copy.started(new Date(attempt.startedAt).toISOString()),
  ]
  return [...head, '', ...lines, ''].join('\n')
}
