import * as v from 'valibot'
import { IsoInstant } from '../../lib/iso-instant.ts'
import { SECOND_MS, wallDate, wallTime, wallToInstant } from '../../lib/time.ts'
import { written } from '../../lib/written.ts'
import type { Quiz } from '../../quizzes/quiz.ts'
import { QUIZ_LENGTHS, type QuizBody } from '../quiz-body.ts'
import { DraftMarking, draftMarking, readMarking } from './draft-marking.ts'
import { DraftQuestion, draftQuestionOf, questionBody } from './question-draft.ts'

export const DEFAULT_DURATION_MINUTES = 15

/** From when on the answers are shown: `at` a time of its own. */
export const REVIEW_CHOICES = ['submitted', 'quiz-ended', 'at'] as const
export type ReviewChoice = (typeof REVIEW_CHOICES)[number]

export const PRACTICE_CHOICES = ['none', 'signed-in', 'public'] as const
export type PracticeChoice = (typeof PRACTICE_CHOICES)[number]

/**
 * A quiz in the form: texts as typed, valid or not. What is optional was not asked for by the release that stored the draft, and
 * is not sent to an API that does not offer it.
 */
export const QuizDraft = v.object({
  title: v.string(),
  description: v.string(),
  /** Minutes. */
  duration: v.string(),
  /** Wall time of the device, as in a `datetime-local` field: 'YYYY-MM-DDTHH:MM'. */
  startTime: v.string(),
  endTime: v.string(),
  questions: v.array(DraftQuestion),
  reviewFrom: v.optional(v.picklist(REVIEW_CHOICES)),
  /** Wall time, like the others. */
  reviewTime: v.optional(v.string()),
  practice: v.optional(v.picklist(PRACTICE_CHOICES)),
  shuffleQuestions: v.optional(v.boolean()),
  shuffleOptions: v.optional(v.boolean()),
  /** How many of the questions each learner gets; blank for all. */
  draw: v.optional(v.string()),
  marking: v.optional(DraftMarking),
  /** What an import filled in: a suggestion as long as the field has this value. */
  suggested: v.optional(
    v.object({
      title: v.optional(v.string()),
      description: v.optional(v.string()),
      startTime: v.optional(v.string()),
      endTime: v.optional(v.string()),
    }),
  ),
  /** The times as the API sent them. An unedited one is sent back unchanged: seconds and ambiguous hours survive. */
  given: v.optional(
    v.object({ startTime: IsoInstant, endTime: IsoInstant, reviewTime: v.optional(IsoInstant) }),
  ),
})
export type QuizDraft = v.InferOutput<typeof QuizDraft>

export const emptyDraft = (): QuizDraft => ({
  title: '',
  description: '',
  duration: String(DEFAULT_DURATION_MINUTES),
  startTime: '',
  endTime: '',
  questions: [],
  reviewFrom: 'submitted',
  reviewTime: '',
  practice: 'none',
  shuffleQuestions: false,
  shuffleOptions: false,
  draw: '',
  marking: 'none',
})

/** An ISO instant as a `datetime-local` field shows it: 'YYYY-MM-DDTHH:MM'. */
const localText = (iso: string, zone?: string) => {
  const instant = Date.parse(iso)
  return `${wallDate(instant, zone)}T${wallTime(instant, zone)}`
}

/** A quiz without the field shows its answers right away. */
function reviewOf({ reviewFrom = 'submitted' }: Pick<Quiz, 'reviewFrom'>, zone: string | undefined) {
  const choice = REVIEW_CHOICES.find((known) => known === reviewFrom)
  if (choice) return { reviewFrom: choice, reviewTime: '' }
  return { reviewFrom: 'at' as const, reviewTime: localText(reviewFrom, zone) }
}

const isInstant = (reviewFrom: string) => !REVIEW_CHOICES.some((choice) => choice === reviewFrom)

/** A saved quiz as a draft. `zone` is that of the wall times; the device's by default. */
export const draftOf = (quiz: Omit<Quiz, '_id' | 'start'>, zone?: string): QuizDraft => ({
  title: quiz.title,
  description: quiz.description,
  duration: String(quiz.duration),
  startTime: localText(quiz.startTime, zone),
  endTime: localText(quiz.endTime, zone),
  questions: quiz.questions.map(draftQuestionOf),
  ...reviewOf(quiz, zone),
  practice: quiz.practice ?? 'none',
  shuffleQuestions: quiz.shuffle?.questions ?? false,
  shuffleOptions: quiz.shuffle?.options ?? false,
  draw: quiz.draw === undefined ? '' : String(quiz.draw),
  marking: draftMarking(quiz.marking),
  given: {
    startTime: quiz.startTime,
    endTime: quiz.endTime,
    ...(quiz.reviewFrom && isInstant(quiz.reviewFrom) && { reviewTime: quiz.reviewFrom }),
  },
})

/** A new quiz like this one, whose questions are new too. */
export const copyOf = (draft: QuizDraft): QuizDraft => ({
  ...draft,
  title: `${draft.title} (copy)`.slice(0, QUIZ_LENGTHS.title),
  practice: 'none',
  questions: draft.questions.map(({ _id, ...question }) => question),
})

type TimeField = 'startTime' | 'endTime' | 'reviewTime'

const LOCAL_SHAPE = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(?::(\d{2}))?/

/** The instant of a wall time in the form, in milliseconds; NaN while it is incomplete. */
export function draftInstant(draft: QuizDraft, field: TimeField, zone?: string): number {
  const [text = '', given] = [draft[field], draft.given?.[field]]
  if (given !== undefined && localText(given, zone) === text) return Date.parse(given)
  const [, date, time, seconds] = text.match(LOCAL_SHAPE) ?? []
  return date && time ? wallToInstant(date, time, zone) + Number(seconds ?? 0) * SECOND_MS : Number.NaN
}

const instantText = (draft: QuizDraft, field: TimeField, zone?: string) =>
  new Date(draftInstant(draft, field, zone)).toISOString()

const reviewBody = (draft: QuizDraft, zone?: string) => ({
  reviewFrom: draft.reviewFrom === 'at' ? instantText(draft, 'reviewTime', zone) : draft.reviewFrom,
})

const orderBody = ({ shuffleQuestions = false, shuffleOptions = false, draw = '' }: QuizDraft) => ({
  shuffle: { questions: shuffleQuestions, options: shuffleOptions },
  ...(draw.trim() && { draw: Number(draw) }),
})

/** Which optional features of the API a quiz may use. */
export interface QuizFeatures {
  review: boolean
  order: boolean
  content: boolean
  practice?: boolean
  marking?: boolean
}

/** The body that saves a draft without errors. @throws RangeError if a time is incomplete. */
export function toQuizBody(
  draft: QuizDraft,
  zone?: string,
  offered: QuizFeatures = { review: false, order: false, content: false },
): QuizBody {
  return {
    title: written(draft.title),
    description: written(draft.description),
    duration: Number(draft.duration),
    startTime: instantText(draft, 'startTime', zone),
    endTime: instantText(draft, 'endTime', zone),
    questions: draft.questions.map((question) => questionBody(question, offered)),
    isActive: true,
    ...(offered.review && draft.reviewFrom && reviewBody(draft, zone)),
    ...(offered.order && orderBody(draft)),
    ...(offered.practice &&
      draft.practice && { practice: draft.practice === 'none' ? null : draft.practice }),
    ...(offered.marking &&
      draft.marking && { marking: draft.marking === 'none' ? null : readMarking(draft.marking) }),
  }
}
