import * as v from 'valibot'
import { QuizBody } from '../../../src/domain/authoring/quiz-body.ts'
import { DAY_MS, MINUTE_MS } from '../../../src/domain/lib/time.ts'
import type { Marking } from '../../../src/domain/quizzes/marking.ts'
import { countAsked, type PaperRules } from '../../../src/domain/quizzes/paper.ts'
import type { QuizRow } from '../database/tables/quiz-tables.ts'

/** The contract's limit for the answers of a submission, too. */
const MAX_QUESTIONS = 1000
const LONGEST_MINUTES = (365 * DAY_MS) / MINUTE_MS

const isWord = (reviewFrom: string) => /^[a-z-]+$/.test(reviewFrom)

const ZONE = /(Z|[+-]\d{2}:?\d{2})$/
/** Other years have a sign and six digits in ISO text, which no client reads. */
const [EARLIEST, LATEST] = [Date.parse('0001-01-01T00:00:00Z'), Date.parse('9999-01-01T00:00:00Z')]
const isInRange = (time: string) => Date.parse(time) >= EARLIEST && Date.parse(time) < LATEST

type TimeField = 'startTime' | 'endTime' | 'reviewFrom'
const timeCheck = (field: TimeField, isGood: (time: string) => boolean, problem: string) =>
  v.forward(
    v.check<QuizBody, string>(
      ({ [field]: time }) => time === undefined || isWord(time) || isGood(time),
      problem,
    ),
    [field],
  )

/** A time without a zone would mean the zone of the process that reads it. */
const zoned = (field: TimeField) =>
  timeCheck(field, (time) => ZONE.test(time), 'must name its zone, as in 2026-03-04T13:00:00Z')
const inRange = (field: TimeField) => timeCheck(field, isInRange, 'must be a time of the years 1 to 9998')

/** The body of the form, with checks across its fields. */
export const QuizWrite = v.pipe(
  QuizBody,
  zoned('startTime'),
  zoned('endTime'),
  zoned('reviewFrom'),
  inRange('startTime'),
  inRange('endTime'),
  inRange('reviewFrom'),
  v.forward(
    v.check(
      ({ startTime, endTime }) => Date.parse(endTime) > Date.parse(startTime),
      'must be after the start',
    ),
    ['endTime'],
  ),
  v.forward(
    v.check(({ duration }) => duration <= LONGEST_MINUTES, 'must not be longer than a year'),
    ['duration'],
  ),
  v.forward(
    v.check(({ questions }) => questions.length <= MAX_QUESTIONS, `must be at most ${MAX_QUESTIONS}`),
    ['questions'],
  ),
)

/** Null if nothing is shuffled or drawn. A client that sends neither keeps the stored rules. */
export function rulesOf({ shuffle, draw }: QuizBody, before: PaperRules | null): PaperRules | null {
  if (!shuffle && draw === undefined) return before
  const mixes = shuffle ?? { questions: false, options: false }
  if (!mixes.questions && !mixes.options && draw === undefined) return null
  return { shuffle: mixes, ...(draw !== undefined && { draw }) }
}

/** Null for none. A client that does not send it keeps the stored one. */
export const markingOf = ({ marking }: QuizBody, before: Marking | null): Marking | null =>
  marking === undefined ? before : marking

type Before = Pick<QuizRow, 'review_from' | 'practice'>

/** `rules` come from `rulesOf`; `before` applies to what the body leaves out. */
export const columnsOf = (quiz: QuizBody, rules: PaperRules | null, before: Before, at: Date) => ({
  title: quiz.title,
  description: quiz.description,
  duration: quiz.duration,
  start_time: new Date(quiz.startTime),
  end_time: new Date(quiz.endTime),
  is_active: quiz.isActive,
  question_count: countAsked(quiz.questions, rules ?? {}),
  review_from: quiz.reviewFrom ?? before.review_from,
  practice: quiz.practice === undefined ? before.practice : quiz.practice,
  updated_at: at,
})
