import * as v from 'valibot'
import { AwaitedFigure, gathered, type Result, resultFields } from './results.ts'

/** A number that other APIs may send as text; NaN if invalid. */
function numberOf(read: { value?: unknown } | undefined): number {
  const value = read?.value
  return typeof value === 'string' && value.trim() ? Number(value) : Number.NaN
}

const Figure = v.fallback(AwaitedFigure, numberOf)

/**
 * An attempt in a list, parsed leniently so that it never invalidates the list: invalid figures are NaN, other fields
 * missing.
 */
const ListedResult = v.pipe(
  v.object({
    _id: v.fallback(resultFields._id, ''),
    quiz: v.fallback(resultFields.quiz, undefined),
    user: v.fallback(resultFields.user, undefined),
    answers: v.fallback(v.nullish(v.array(v.fallback(v.nullish(v.number(), null), numberOf)), []), []),
    responses: v.fallback(resultFields.responses, []),
    seconds: resultFields.seconds,
    changes: resultFields.changes,
    topics: resultFields.topics,
    marks: resultFields.marks,
    maxMarks: resultFields.maxMarks,
    score: Figure,
    correctAnswers: Figure,
    totalQuestions: Figure,
    timeSpent: v.fallback(resultFields.timeSpent, (read) => numberOf(read) || 0),
    submittedAt: v.fallback(resultFields.submittedAt, ''),
    regradedAt: resultFields.regradedAt,
    scoreKept: resultFields.scoreKept,
    questions: v.fallback(resultFields.questions, undefined),
    ended: resultFields.ended,
    allowedSeconds: resultFields.allowedSeconds,
    asked: resultFields.asked,
    reviewFrom: resultFields.reviewFrom,
    shownAnswers: resultFields.shownAnswers,
  }),
  gathered,
)

const isKnown = ({ quiz, user, score }: Result) => quiz != null || user != null || !Number.isNaN(score)

/** All attempts of a list. If no attempt has any readable field, it is not such a list. */
export const ListedResults = v.pipe(
  v.array(v.fallback(ListedResult, () => v.parse(ListedResult, {}))),
  v.check((results) => results.length === 0 || results.some(isKnown), 'is another list'),
)
