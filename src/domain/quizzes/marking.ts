import * as v from 'valibot'
import type { Answer } from '../kinds/answer.ts'
import { optionsOf } from '../kinds/answer.ts'
import type { Judged } from '../kinds/judged.ts'
import type { KeyedQuestion } from '../kinds/kinds.ts'

export const MOST_MARKS = 100
const Marks = v.pipe(v.number(), v.minValue(-MOST_MARKS), v.maxValue(MOST_MARKS))

/** What an answer brings: marks for a right, a wrong and a blank one, and how a part of several right options counts. */
export const Marking = v.object({
  right: v.pipe(Marks, v.gtValue(0)),
  wrong: v.pipe(Marks, v.maxValue(0)),
  blank: Marks,
  several: v.picklist(['all-or-nothing', 'share']),
})
export type Marking = v.InferOutput<typeof Marking>

/** As the exams mark that the names stand for. */
export const MARKING_PRESETS = {
  jee: { right: 4, wrong: -1, blank: 0, several: 'all-or-nothing' },
  plain: { right: 1, wrong: 0, blank: 0, several: 'all-or-nothing' },
} as const satisfies Record<string, Marking>

/** Without `share`, a part of what is right is wrong. */
export const byMarking = (judged: Judged, marking: Pick<Marking, 'several'> | undefined): Judged =>
  judged.verdict === 'partly' && marking?.several !== 'share' ? { ...judged, verdict: 'wrong' } : judged

/** The marks of one answer. */
export function marksOf(
  marking: Marking,
  { verdict }: Judged,
  { correctAnswers = [] }: KeyedQuestion,
  answer: Answer,
): number {
  if (verdict === 'partly' && marking.several === 'share')
    return (marking.right * optionsOf(answer).length) / correctAnswers.length
  return { right: marking.right, partly: marking.wrong, wrong: marking.wrong, blank: marking.blank }[verdict]
}

/** At most two decimals, so that sums of shares stay readable. */
export const roundMarks = (marks: number) => Math.round(marks * 100) / 100 || 0
