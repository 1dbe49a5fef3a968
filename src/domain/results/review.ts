import { type Answer, optionOf } from '../kinds/answer.ts'
import { isRight } from '../kinds/choice/grade.ts'
import { shownAnswer } from '../kinds/choice/shape.ts'
import type { Judged, Mistake, ResponseVerdict } from '../kinds/judged.ts'
import { kindOf } from '../kinds/kinds.ts'
import { authoredPlaces, type Question, toShown } from '../quizzes/question.ts'
import { hasKey, type Result } from './results.ts'

export type Verdict = 'correct' | 'partly' | 'incorrect' | 'unattempted' | 'dropped' | 'unasked' | 'unknown'

export interface ReviewedQuestion {
  question: Question
  /** With options as shown; null if unanswered. */
  chosen: Answer
  verdict: Verdict
  /** What is wrong with it, where the API tells. */
  why: readonly Mistake[]
}

export const REVIEW_FILTERS = ['all', 'incorrect', 'unanswered'] as const
export type ReviewFilter = (typeof REVIEW_FILTERS)[number]

const SHOWN: Record<ReviewFilter, (verdict: Verdict) => boolean> = {
  all: () => true,
  incorrect: (verdict) => verdict === 'incorrect' || verdict === 'partly' || verdict === 'unattempted',
  unanswered: (verdict) => verdict === 'unattempted',
}

/** The questions of a review that match a filter. */
export const filterReview = <Item extends Pick<ReviewedQuestion, 'verdict'>>(
  review: readonly Item[],
  filter: ReviewFilter,
): Item[] => review.filter(({ verdict }) => SHOWN[filter](verdict))

/** The answer to each question, both in the order shown; null if unanswered. */
export function shownAnswers(questions: readonly Question[], answers: readonly Answer[]): Answer[] {
  const placed = toShown(authoredPlaces(questions), answers)
  return questions.map((question, index) => shownAnswer(question, placed[index]))
}

/** Points were lost. */
export const isMistake = ({ verdict }: Pick<ReviewedQuestion, 'verdict'>): boolean => SHOWN.incorrect(verdict)

const VERDICTS: Record<ResponseVerdict, Verdict> = {
  right: 'correct',
  partly: 'partly',
  wrong: 'incorrect',
  blank: 'unattempted',
}

/** A choice is judged here; what was answered to other kinds, by the API. */
function verdictOf(question: Question, chosen: Answer, judged: Judged | undefined): Verdict {
  const kind = kindOf(question)
  if (question.dropped) return 'dropped'
  if (kind === 'unknown') return 'unknown'
  if (chosen === null) return 'unattempted'
  if (kind === 'choice') return isRight(question, optionOf(chosen)) ? 'correct' : 'incorrect'
  return judged ? VERDICTS[judged.verdict] : 'unknown'
}

/** Omitted answers are not the same as unanswered questions. */
const hasAnswers = ({ answers, correctAnswers }: Result) => answers.length > 0 || correctAnswers === 0

/** The result by question; empty without a key or answers, which leaves only the summary. */
export function reviewResult(result: Result): ReviewedQuestion[] {
  const { questions: given, answers, asked } = result
  const questions = given && hasKey(given) && hasAnswers(result) ? given : []
  const chosen = shownAnswers(questions, answers)
  const places = authoredPlaces(questions)
  const judged = toShown(places, result.judged)
  return questions.map((question, index) => {
    const isAsked = asked?.includes(places[index] ?? index) ?? true
    const [answer = null, found] = [chosen[index], judged[index] ?? undefined]
    const verdict = isAsked ? verdictOf(question, answer, found) : 'unasked'
    return { question, chosen: answer, verdict, why: found?.why ?? [] }
  })
}
