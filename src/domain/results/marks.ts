import type { ResponseVerdict } from '../kinds/judged.ts'
import { type Marking, marksOf, roundMarks } from '../quizzes/marking.ts'
import { authoredPlaces } from '../quizzes/question.ts'
import type { ReviewedQuestion, Verdict } from './review.ts'

const JUDGED: Partial<Record<Verdict, ResponseVerdict>> = {
  correct: 'right',
  partly: 'partly',
  incorrect: 'wrong',
  unattempted: 'blank',
}

type Reviewed = Pick<ReviewedQuestion, 'question' | 'chosen' | 'verdict'>

/** What one answer brought; undefined for a question that does not count, or whose verdict is not known. */
export function marksGot(marking: Marking, { question, chosen, verdict }: Reviewed): number | undefined {
  const judged = JUDGED[verdict]
  return judged && roundMarks(marksOf(marking, { verdict: judged, why: [] }, question, chosen))
}

export interface MarksLine {
  of: ResponseVerdict
  count: number
  marks: number
}

/** What answers brought, by their verdict. */
export interface MarksSum {
  lines: MarksLine[]
  total: number
}

export function marksSum(marking: Marking, review: readonly Reviewed[]): MarksSum {
  const lines = (['right', 'partly', 'wrong', 'blank'] as const).map((of) => {
    const those = review.filter(({ verdict }) => JUDGED[verdict] === of)
    const sum = those.reduce((marks, each) => marks + (marksGot(marking, each) ?? 0), 0)
    return { of, count: those.length, marks: roundMarks(sum) }
  })
  const total = roundMarks(lines.reduce((sum, { marks }) => sum + marks, 0))
  return { lines: lines.filter(({ count }) => count > 0), total }
}

/** The answers that were flagged, which tells where somebody was unsure. Flags go by authored question. */
export function flaggedAnswers<Each extends Reviewed>(
  review: readonly Each[],
  flags: readonly number[] = [],
): Each[] {
  const places = authoredPlaces(review.map(({ question }) => question))
  return review.filter(({ chosen }, index) => chosen !== null && flags.includes(places[index] ?? index))
}
