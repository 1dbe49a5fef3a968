import { isRight } from '../quizzes/key.ts'
import { authoredPlaces, type Question, shownOption, toShown } from '../quizzes/quiz.ts'
import { hasKey, type Result } from './results.ts'

export type Verdict = 'correct' | 'incorrect' | 'unattempted' | 'dropped'

export interface ReviewedQuestion {
  question: Question
  /** Index among the shown options; null where nothing was chosen. */
  chosen: number | null
  verdict: Verdict
}

function verdictOf(question: Question, chosen: number | null): Verdict {
  if (question.dropped) return 'dropped'
  if (chosen === null) return 'unattempted'
  return isRight(question, chosen) ? 'correct' : 'incorrect'
}

/** The result question by question; empty without a key, which leaves the summary alone. */
export function reviewResult(result: Result): ReviewedQuestion[] {
  const questions = hasKey(result.questions) ? (result.questions ?? []) : []
  const answers = toShown(authoredPlaces(questions), result.answers)
  return questions.map((question, index) => {
    const chosen = shownOption(question, answers[index])
    return { question, chosen, verdict: verdictOf(question, chosen) }
  })
}
