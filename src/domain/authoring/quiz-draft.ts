import * as v from 'valibot'
import { IsoInstant } from '../lib/iso-instant.ts'
import { SECOND_MS, wallDate, wallTime, wallToInstant } from '../lib/time.ts'
import { PaperRules } from '../quizzes/paper.ts'
import type { Question } from '../quizzes/question.ts'
import { type Quiz, ReviewFrom } from '../quizzes/quiz.ts'

export const DEFAULT_DURATION_MINUTES = 15
export const DEFAULT_POINTS = 1
/** As many as the editor asks for, lettered A-D. */
export const OPTIONS_PER_QUESTION = 4
export const MIN_OPTIONS = 2

export const MAX_LENGTHS = { title: 300, description: 5000, questionText: 20_000, imageUrl: 2048 } as const

const ImageUrl = v.optional(v.pipe(v.string(), v.maxLength(MAX_LENGTHS.imageUrl)))

/** Keeps its place where others are shuffled. */
const Pinned = v.optional(v.boolean())

/** The messages are those that an API answers with; the form has its own words, in src/messages. */
const QuestionBody = v.pipe(
  v.object({
    /** Sent back for known questions, so that their answers stay theirs when they move. */
    _id: v.optional(v.pipe(v.string(), v.maxLength(200))),
    text: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty('Please enter question text'),
      v.maxLength(MAX_LENGTHS.questionText),
    ),
    imageUrl: ImageUrl,
    options: v.pipe(
      v.array(
        v.object({
          text: v.pipe(
            v.string(),
            v.trim(),
            v.nonEmpty('Please fill in all option texts (even if using images)'),
          ),
          imageUrl: ImageUrl,
          pinned: Pinned,
        }),
      ),
      v.minLength(MIN_OPTIONS),
      v.maxLength(26),
    ),
    correctAnswer: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
    points: v.fallback(v.pipe(v.number(), v.finite(), v.minValue(1)), DEFAULT_POINTS),
    pinned: Pinned,
  }),
  v.check(
    ({ options, correctAnswer }) => correctAnswer < options.length,
    'The correct answer must be one of the options',
  ),
)

/** POST /quiz and PUT /quiz/{id}. `duration` is in minutes. */
export const QuizBody = v.object({
  title: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(MAX_LENGTHS.title)),
  description: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(MAX_LENGTHS.description)),
  duration: v.pipe(v.number(), v.integer(), v.minValue(1)),
  startTime: IsoInstant,
  endTime: IsoInstant,
  questions: v.pipe(v.array(QuestionBody), v.minLength(1, 'Please add at least one question')),
  isActive: v.optional(v.boolean(), true),
  reviewFrom: v.optional(ReviewFrom),
  ...v.partial(PaperRules).entries,
})
export type QuizBody = v.InferOutput<typeof QuizBody>

const DraftOption = v.object({ text: v.string(), imageUrl: v.string(), pinned: Pinned })
/** Texts as typed; a blank `imageUrl` means no picture. */
export type DraftOption = v.InferOutput<typeof DraftOption>

export const DraftQuestion = v.object({
  /** Stable while the question is moved. */
  key: v.string(),
  /** Set once the question has been saved. */
  _id: v.optional(v.string()),
  text: v.string(),
  imageUrl: v.string(),
  options: v.array(DraftOption),
  /** An index among `options`. */
  correctAnswer: v.number(),
  points: v.number(),
  pinned: Pinned,
})
export type DraftQuestion = v.InferOutput<typeof DraftQuestion>

/** From when on the answers are shown: `at` a time of its own. */
export const REVIEW_CHOICES = ['submitted', 'quiz-ended', 'at'] as const
export type ReviewChoice = (typeof REVIEW_CHOICES)[number]

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
  shuffleQuestions: v.optional(v.boolean()),
  shuffleOptions: v.optional(v.boolean()),
  /** How many of the questions each learner gets; blank for all. */
  draw: v.optional(v.string()),
  /** The times as the API sent them. An unedited one is sent back unchanged: seconds and ambiguous hours survive. */
  given: v.optional(
    v.object({ startTime: IsoInstant, endTime: IsoInstant, reviewTime: v.optional(IsoInstant) }),
  ),
})
export type QuizDraft = v.InferOutput<typeof QuizDraft>

const blankOption = (): DraftOption => ({ text: '', imageUrl: '' })

/** Pads the options with blank ones, up to the four that the editor asks for. */
const fillOptions = (options: readonly DraftOption[]): DraftOption[] => [
  ...options,
  ...Array.from({ length: Math.max(0, OPTIONS_PER_QUESTION - options.length) }, blankOption),
]

/** Parses points as typed; anything but a finite number of at least 1 becomes the default. */
export function readPoints(text: string): number {
  const points = Number(text)
  return Number.isFinite(points) && points >= 1 ? points : DEFAULT_POINTS
}

export const emptyQuestion = (key: string): DraftQuestion => ({
  key,
  text: '',
  imageUrl: '',
  options: fillOptions([]),
  correctAnswer: 0,
  points: DEFAULT_POINTS,
})

export const emptyDraft = (): QuizDraft => ({
  title: '',
  description: '',
  duration: String(DEFAULT_DURATION_MINUTES),
  startTime: '',
  endTime: '',
  questions: [],
  reviewFrom: 'quiz-ended',
  reviewTime: '',
  shuffleQuestions: false,
  shuffleOptions: false,
  draw: '',
})

/** An ISO instant as a `datetime-local` field shows it: 'YYYY-MM-DDTHH:MM'. */
const localText = (iso: string, zone?: string) => {
  const instant = Date.parse(iso)
  return `${wallDate(instant, zone)}T${wallTime(instant, zone)}`
}

const draftQuestionOf = (question: Question, index: number): DraftQuestion => ({
  key: String(index + 1),
  ...(question._id === undefined ? {} : { _id: question._id }),
  text: question.text,
  imageUrl: question.imageUrl ?? '',
  options: fillOptions(
    question.options.map(({ text, imageUrl = '', pinned }) => ({
      text,
      imageUrl,
      ...(pinned && { pinned }),
    })),
  ),
  correctAnswer: question.correctAnswer ?? 0,
  points: question.points,
  ...(question.pinned && { pinned: true }),
})

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
  shuffleQuestions: quiz.shuffle?.questions ?? false,
  shuffleOptions: quiz.shuffle?.options ?? false,
  draw: quiz.draw === undefined ? '' : String(quiz.draw),
  given: {
    startTime: quiz.startTime,
    endTime: quiz.endTime,
    ...(quiz.reviewFrom && isInstant(quiz.reviewFrom) && { reviewTime: quiz.reviewFrom }),
  },
})

/** A new quiz like this one, whose questions are new too. */
export const copyOf = (draft: QuizDraft): QuizDraft => ({
  ...draft,
  title: `${draft.title} (copy)`.slice(0, MAX_LENGTHS.title),
  questions: draft.questions.map(({ _id, ...question }) => question),
})

const LOCAL_SHAPE = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(?::(\d{2}))?/

/** The instant of a wall time in the form, in milliseconds; NaN while it is incomplete. */
export function draftInstant(
  draft: QuizDraft,
  field: 'startTime' | 'endTime' | 'reviewTime',
  zone?: string,
): number {
  const [text = '', given] = [draft[field], draft.given?.[field]]
  if (given !== undefined && localText(given, zone) === text) return Date.parse(given)
  const [, date, time, seconds] = text.match(LOCAL_SHAPE) ?? []
  return date && time ? wallToInstant(date, time, zone) + Number(seconds ?? 0) * SECOND_MS : Number.NaN
}

/**
 * A question as it is saved: trimmed, with valid points and without blank options. The key follows its option; if that option
 * was blank or missing, it is the first.
 */
export function savedQuestion({ key: _, ...question }: DraftQuestion): Omit<DraftQuestion, 'key'> {
  const { text, imageUrl, options, correctAnswer, points } = question
  const kept = options.filter((option) => option.text.trim())
  const correct = options[correctAnswer]
  return {
    ...question,
    text: text.trim(),
    imageUrl: imageUrl.trim(),
    options: kept.map((option) => ({
      ...option,
      text: option.text.trim(),
      imageUrl: option.imageUrl.trim(),
    })),
    correctAnswer: Math.max(0, correct ? kept.indexOf(correct) : 0),
    points: points >= 1 ? points : DEFAULT_POINTS,
  }
}

/** The API gets no blank addresses of pictures. */
const withoutBlankUrl = <Pictured extends { imageUrl: string }>({ imageUrl, ...rest }: Pictured) =>
  imageUrl ? { ...rest, imageUrl } : rest

function questionBody(draft: DraftQuestion) {
  const question = savedQuestion(draft)
  return { ...withoutBlankUrl(question), options: question.options.map(withoutBlankUrl) }
}

const instantText = (draft: QuizDraft, field: 'startTime' | 'endTime' | 'reviewTime', zone?: string) =>
  new Date(draftInstant(draft, field, zone)).toISOString()

const reviewBody = (draft: QuizDraft, zone?: string) => ({
  reviewFrom: draft.reviewFrom === 'at' ? instantText(draft, 'reviewTime', zone) : draft.reviewFrom,
})

const orderBody = ({ shuffleQuestions = false, shuffleOptions = false, draw = '' }: QuizDraft) => ({
  shuffle: { questions: shuffleQuestions, options: shuffleOptions },
  ...(draw.trim() && { draw: Number(draw) }),
})

/** Without what an API that gives everybody the same paper would not know. */
const inPlace = ({ pinned: _, ...question }: ReturnType<typeof questionBody>) => ({
  ...question,
  options: question.options.map(({ pinned: _, ...option }) => option),
})

/** Which optional features of the API a quiz may use. */
export interface QuizFeatures {
  review: boolean
  order: boolean
}

/** The body that saves a draft without errors. @throws RangeError if a time is incomplete. */
export function toQuizBody(
  draft: QuizDraft,
  zone?: string,
  offered: QuizFeatures = { review: false, order: false },
): QuizBody {
  const questions = draft.questions.map(questionBody)
  return {
    title: draft.title.trim(),
    description: draft.description.trim(),
    duration: Number(draft.duration),
    startTime: instantText(draft, 'startTime', zone),
    endTime: instantText(draft, 'endTime', zone),
    questions: offered.order ? questions : questions.map(inPlace),
    isActive: true,
    ...(offered.review && draft.reviewFrom && reviewBody(draft, zone)),
    ...(offered.order && orderBody(draft)),
  }
}
