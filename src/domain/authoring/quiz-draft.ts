import * as v from 'valibot'
import { SECOND_MS, wallDate, wallTime, wallToInstant } from '../lib/time.ts'
import { IsoInstant, type Question, type Quiz } from '../quizzes/quiz.ts'

export const DEFAULT_DURATION_MINUTES = 15
export const DEFAULT_POINTS = 1
/** What the editor asks for, lettered A-D. */
export const OPTIONS_PER_QUESTION = 4
export const MIN_OPTIONS = 2

export const MAX_LENGTHS = { title: 300, description: 5000, questionText: 20_000, imageUrl: 2048 } as const
export const NO_QUESTIONS = 'Please add at least one question'
export const NO_QUESTION_TEXT = 'Please enter question text'
export const BLANK_OPTIONS = 'Please fill in all option texts (even if using images)'

const ImageUrl = v.optional(v.pipe(v.string(), v.maxLength(MAX_LENGTHS.imageUrl)))

const QuestionBody = v.pipe(
  v.object({
    /** Of a question that the API knows already, so that what hangs on it can follow it to another place. */
    _id: v.optional(v.pipe(v.string(), v.maxLength(200))),
    text: v.pipe(v.string(), v.trim(), v.nonEmpty(NO_QUESTION_TEXT), v.maxLength(MAX_LENGTHS.questionText)),
    imageUrl: ImageUrl,
    options: v.pipe(
      v.array(
        v.object({ text: v.pipe(v.string(), v.trim(), v.nonEmpty(BLANK_OPTIONS)), imageUrl: ImageUrl }),
      ),
      v.minLength(MIN_OPTIONS),
      v.maxLength(26),
    ),
    correctAnswer: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
    points: v.fallback(v.pipe(v.number(), v.finite(), v.minValue(1)), DEFAULT_POINTS),
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
  questions: v.pipe(v.array(QuestionBody), v.minLength(1, NO_QUESTIONS)),
  isActive: v.optional(v.boolean(), true),
})
export type QuizBody = v.InferOutput<typeof QuizBody>

const DraftOption = v.object({ text: v.string(), imageUrl: v.string() })
/** Both as typed; a blank `imageUrl` is none. */
export type DraftOption = v.InferOutput<typeof DraftOption>

export const DraftQuestion = v.object({
  /** Stays with the question wherever it is moved. */
  key: v.string(),
  /** There once the API knows the question. */
  _id: v.optional(v.string()),
  text: v.string(),
  imageUrl: v.string(),
  options: v.array(DraftOption),
  /** An index among `options`. */
  correctAnswer: v.number(),
  points: v.number(),
})
export type DraftQuestion = v.InferOutput<typeof DraftQuestion>

/** A quiz as it stands in the form: texts as typed, whether they make sense or not. */
export const QuizDraft = v.object({
  title: v.string(),
  description: v.string(),
  /** Minutes. */
  duration: v.string(),
  /** Wall time of the device, as `datetime-local` has it: 'YYYY-MM-DDTHH:MM'. */
  startTime: v.string(),
  endTime: v.string(),
  questions: v.array(DraftQuestion),
  /** What the API had. A time nobody touched goes back as it came: to the second, and in the hour that autumn repeats. */
  given: v.optional(v.object({ startTime: IsoInstant, endTime: IsoInstant })),
})
export type QuizDraft = v.InferOutput<typeof QuizDraft>

const blankOption = (): DraftOption => ({ text: '', imageUrl: '' })

/** The options, and blank ones up to the four that the editor asks for. */
const fillOptions = (options: readonly DraftOption[]): DraftOption[] => [
  ...options,
  ...Array.from({ length: Math.max(0, OPTIONS_PER_QUESTION - options.length) }, blankOption),
]

/** Points as typed. What is no number, or below one, falls back. */
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
})

/** An instant as a `datetime-local` field shows it: 'YYYY-MM-DDTHH:MM'. */
const localText = (iso: string, zone?: string) => {
  const instant = Date.parse(iso)
  return `${wallDate(instant, zone)}T${wallTime(instant, zone)}`
}

const draftQuestionOf = (question: Question, index: number): DraftQuestion => ({
  key: String(index + 1),
  ...(question._id === undefined ? {} : { _id: question._id }),
  text: question.text,
  imageUrl: question.imageUrl ?? '',
  options: fillOptions(question.options.map(({ text, imageUrl = '' }) => ({ text, imageUrl }))),
  correctAnswer: question.correctAnswer ?? 0,
  points: question.points,
})

/** A quiz of the API, ready to be edited. `zone` is that of the wall times; left out, the device's. */
export const draftOf = (quiz: Omit<Quiz, '_id' | 'start'>, zone?: string): QuizDraft => ({
  title: quiz.title,
  description: quiz.description,
  duration: String(quiz.duration),
  startTime: localText(quiz.startTime, zone),
  endTime: localText(quiz.endTime, zone),
  questions: quiz.questions.map(draftQuestionOf),
  given: { startTime: quiz.startTime, endTime: quiz.endTime },
})

/** Another quiz like this one: the API knows neither it nor its questions. */
export const copyOf = (draft: QuizDraft): QuizDraft => ({
  ...draft,
  title: `${draft.title} (copy)`.slice(0, MAX_LENGTHS.title),
  questions: draft.questions.map(({ _id, ...question }) => question),
})

const LOCAL_SHAPE = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(?::(\d{2}))?/

/** The instant, in milliseconds, that a time of the form stands for; NaN where it is incomplete. */
export function draftInstant(draft: QuizDraft, field: 'startTime' | 'endTime', zone?: string): number {
  const [text, given] = [draft[field], draft.given?.[field]]
  if (given !== undefined && localText(given, zone) === text) return Date.parse(given)
  const [, date, time, seconds] = text.match(LOCAL_SHAPE) ?? []
  return date && time ? wallToInstant(date, time, zone) + Number(seconds ?? 0) * SECOND_MS : Number.NaN
}

const withUrl = (imageUrl: string) => (imageUrl.trim() ? { imageUrl: imageUrl.trim() } : {})

/** Options without text are dropped, and the key moves with what stays; where it pointed at a dropped one it is the first. */
function questionBody({ _id, text, imageUrl, options, correctAnswer, points }: DraftQuestion) {
  const kept = options.filter((option) => option.text.trim())
  const correct = options[correctAnswer]
  return {
    ...(_id === undefined ? {} : { _id }),
    text: text.trim(),
    ...withUrl(imageUrl),
    options: kept.map((option) => ({ text: option.text.trim(), ...withUrl(option.imageUrl) })),
    correctAnswer: Math.max(0, correct ? kept.indexOf(correct) : 0),
    points: points >= 1 ? points : DEFAULT_POINTS,
  }
}

/** What is sent to save a draft that has no errors. @throws RangeError for a draft whose times are incomplete. */
export const toQuizBody = (draft: QuizDraft, zone?: string): QuizBody => ({
  title: draft.title.trim(),
  description: draft.description.trim(),
  duration: Number(draft.duration),
  startTime: new Date(draftInstant(draft, 'startTime', zone)).toISOString(),
  endTime: new Date(draftInstant(draft, 'endTime', zone)).toISOString(),
  questions: draft.questions.map(questionBody),
  isActive: true,
})
