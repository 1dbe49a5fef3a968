import { shownOption } from '../kinds/choice/shape.ts'
import { isRightAnswer } from '../kinds/kinds.ts'
import { authoredPlaces, type Question, toShown } from '../quizzes/question.ts'
import { hasKey, type Result } from './results.ts'

export type Verdict = 'correct' | 'incorrect' | 'unattempted' | 'dropped' | 'unasked'

export interface ReviewedQuestion {
  question: Question
  /** Index among the shown options; null where nothing was chosen. */
  chosen: number | null
  verdict: Verdict
}

export const REVIEW_FILTERS = ['all', 'incorrect', 'unanswered'] as const
export type ReviewFilter = (typeof REVIEW_FILTERS)[number]

const SHOWN: Record<ReviewFilter, (verdict: Verdict) => boolean> = {
  all: () => true,
  incorrect: (verdict) => verdict === 'incorrect' || verdict === 'unattempted',
  unanswered: (verdict) => verdict === 'unattempted',
}

/** Those of a review that a filter shows. */
export const filterReview = <Item extends Pick<ReviewedQuestion, 'verdict'>>(
  review: readonly Item[],
  filter: ReviewFilter,
): Item[] => review.filter(({ verdict }) => SHOWN[filter](verdict))

/** Which option was chosen, question by question, both as they are shown; null where nothing was. */
export function shownAnswers(
  questions: readonly Question[],
  answers: readonly (number | null)[],
): (number | null)[] {
  const placed = toShown(authoredPlaces(questions), answers)
  return questions.map((question, index) => shownOption(question, placed[index]))
}

/** Points were lost. */
export const isMistake = ({ verdict }: Pick<ReviewedQuestion, 'verdict'>): boolean => SHOWN.incorrect(verdict)

function verdictOf(question: Question, chosen: number | null): Verdict {
  if (question.dropped) return 'dropped'
  if (chosen === null) return 'unattempted'
  return isRightAnswer(question, chosen) ? 'correct' : 'incorrect'
}

/** An API may leave the answers out, which is not to have answered nothing. */
const hasAnswers = ({ answers, correctAnswers }: Result) => answers.length > 0 || correctAnswers === 0

/** The result question by question; empty without a key or without the answers, which leaves the summary alone. */
export function reviewResult(result: Result): ReviewedQuestion[] {
  const { questions: given, answers, asked } = result
  const questions = given && hasKey(given) && hasAnswers(result) ? given : []
  const chosen = shownAnswers(questions, answers)
  const places = authoredPlaces(questions)
  return questions.map((question, index) => {
    const isAsked = asked?.includes(places[index] ?? index) ?? true
    const option = chosen[index] ?? null
    return { question, chosen: option, verdict: isAsked ? verdictOf(question, option) : 'unasked' }
  })
}
