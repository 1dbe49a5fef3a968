import type { Answer } from '../../../src/domain/kinds/answer.ts'
import type { StoredQuestion } from '../database/tables/quiz-tables.ts'

/** As learners type it: '5550', '0.5'. */
const typed = (value: number, unit: string | undefined): Answer => ({
  number: String(+value.toPrecision(12)),
  ...(unit && { unit }),
})

/** The right answer to a question of any kind; figures as they are asked for. */
export function rightAnswer({ kind, correctAnswer, correctAnswers, number = {} }: StoredQuestion): Answer {
  if (kind === 'several') return { options: [...(correctAnswers ?? [])] }
  if (kind !== 'number') return correctAnswer ?? null
  const { value = 0, unit, figures } = number
  if (!figures) return typed(value, unit)
  return { number: value.toExponential(figures - 1), ...(unit && { unit }) }
}

/** A wrong answer that learners give: the sign, a power of ten, no unit; one of several missed; another option. */
export function wrongAnswer(question: StoredQuestion, which: number): Answer {
  const { kind, correctAnswer = 0, correctAnswers = [], number = {}, options } = question
  if (kind === 'several') {
    const missed = correctAnswers.filter((_, index) => index !== which % correctAnswers.length)
    return { options: missed }
  }
  if (kind !== 'number') return (correctAnswer + 1 + (which % (options.length - 1))) % options.length
  const { value = 0, unit } = number
  return (
    [typed(-value, unit), typed(value * 10, unit), typed(value, undefined), typed(value * 1.5, unit)][
      which % 4
    ] ?? null
  )
}
