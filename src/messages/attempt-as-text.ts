import type { Attempt } from '../domain/attempts/attempt.ts'
import { optionOf, optionsOf } from '../domain/kinds/answer.ts'
import { optionLetter, shortAnswer, shownAnswer } from '../domain/kinds/choice/shape.ts'
import type { Quiz } from '../domain/quizzes/quiz.ts'
import { unsent } from './en/unsent.ts'

/** The answers as text: one line per question, with the chosen letter and option. */
export function attemptAsText(quiz: Quiz, attempt: Attempt): string {
  const lines = quiz.questions.map((question, index) => {
    const shown = shownAnswer(question, attempt.answers[index])
    const option = optionOf(shown)
    const chosen = option === null ? optionsOf(shown) : [option]
    const lines = chosen.map((each) => `${optionLetter(each)}) ${question.options[each]?.text ?? ''}`)
    return `${index + 1}. ${lines.join('; ') || (shortAnswer(shown) ?? unsent.copy.noAnswer)}`
  })
  const head = [
    quiz.title,
    unsent.copy.quiz(attempt.quizId),
    unsent.copy.started(new Date(attempt.startedAt).toISOString()),
  ]
  return [...head, '', ...lines, ''].join('\n')
}
