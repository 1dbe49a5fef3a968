import { shownOption } from '../kinds/choice/shape.ts'
import { isRightAnswer, kindOf } from '../kinds/kinds.ts'
import { authoredPlaces, type Question, toShown } from '../quizzes/question.ts'
import { hasKey, type Result } from './results.ts'

export type Verdict = 'correct' | 'incorrect' | 'unattempted' | 'dropped' | 'unasked' | 'unknown'

export interface ReviewedQuestion {
  question: Question
  /** Index among the shown options; null if unanswered. */
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

/** The questions of a review that match a filter. */
export const filterReview = <Item extends Pick<ReviewedQuestion, 'verdict'>>(
  review: readonly Item[],
  filter: ReviewFilter,
): Item[] => review.filter(({ verdict }) => SHOWN[filter](verdict))

/** The chosen option per question, both in the order shown; null if unanswered. */
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
  if (kindOf(question) === 'unknown') return 'unknown'
  if (chosen === null) return 'unattempted'
  return isRightAnswer(question, chosen) ? 'correct' : 'incorrect'
}

/** Omitted answers are not the same as unanswered questions. */
const hasAnswers = ({ answers, correctAnswers }: Result) => answers.length > 0 || correctAnswers === 0

/** The result by question; empty without a key or answers, which leaves only the summary. */
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
