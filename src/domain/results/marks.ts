import type { ResponseVerdict } from '../kinds/judged.ts'
import { type Marking, marksOf, roundMarks } from '../quizzes/marking.ts'
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

/** How the marks add up by verdict; undefined where that is not the sum that was stored, as after a regrade that took none away. */
export function marksSum(
  marking: Marking,
  review: readonly Reviewed[],
  stored: number,
): MarksLine[] | undefined {
  const lines = (['right', 'partly', 'wrong', 'blank'] as const).map((of) => {
    const those = review.filter(({ verdict }) => JUDGED[verdict] === of)
    const sum = those.reduce((marks, each) => marks + (marksGot(marking, each) ?? 0), 0)
    return { of, count: those.length, marks: roundMarks(sum) }
  })
  const total = roundMarks(lines.reduce((sum, { marks }) => sum + marks, 0))
  return Math.abs(total - stored) < 0.05 ? lines.filter(({ count }) => count > 0) : undefined
}
