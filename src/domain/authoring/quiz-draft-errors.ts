import { MINUTE_MS } from '../lib/time.ts'
import {
  BLANK_OPTIONS,
  type DraftQuestion,
  draftInstant,
  MIN_OPTIONS,
  NO_QUESTION_TEXT,
  NO_QUESTIONS,
  type QuizDraft,
} from './quiz-draft.ts'

/** What is wrong with a question, below the field that is to be corrected. */
export interface QuestionErrors {
  text?: string | undefined
  /** `blank` has the indices of the options without text. */
  options?: { message: string; blank: number[] } | undefined
}

const blankIndices = ({ options }: DraftQuestion) =>
  options.flatMap((option, index) => (option.text.trim() ? [] : [index]))

/** What the editor demands: a text, and a text for each option it shows. Undefined where nothing is wrong. */
export function validateQuestion(question: DraftQuestion): QuestionErrors | undefined {
  const blank = blankIndices(question)
  const errors: QuestionErrors = {
    ...(question.text.trim() ? {} : { text: NO_QUESTION_TEXT }),
    ...(blank.length > 0 ? { options: { message: BLANK_OPTIONS, blank } } : {}),
  }
  return Object.keys(errors).length > 0 ? errors : undefined
}

/** What makes a question impossible to save. Milder than the editor: an option of older data that is all blank is dropped. */
export function questionProblem(question: DraftQuestion): string | undefined {
  if (!question.text.trim()) return NO_QUESTION_TEXT
  const blank = blankIndices(question)
  const losesPicture = blank.some((index) => question.options[index]?.imageUrl.trim())
  const losesKey = blank.includes(question.correctAnswer)
  const tooFew = question.options.length - blank.length < MIN_OPTIONS
  return losesPicture || losesKey || tooFew ? BLANK_OPTIONS : undefined
}

export type DraftField = 'title' | 'duration' | 'description' | 'startTime' | 'endTime' | 'questions'
export type DraftErrors = Partial<Record<DraftField, string>>

/** In the order of the form: the first that is wrong gets the focus. */
const DRAFT_FIELDS: readonly DraftField[] = [
  'title',
  'duration',
  'description',
  'startTime',
  'endTime',
  'questions',
]

/** How long the quiz is open, in whole minutes; NaN while a time is missing. */
function minutesOpen(draft: QuizDraft, zone: string | undefined): number {
  const lengthMs = draftInstant(draft, 'endTime', zone) - draftInstant(draft, 'startTime', zone)
  return Math.floor(lengthMs / MINUTE_MS)
}

function durationError(draft: QuizDraft, zone: string | undefined): string | undefined {
  if (!draft.duration.trim()) return 'Please enter the duration in minutes'
  const [minutes, open] = [Number(draft.duration), minutesOpen(draft, zone)]
  if (!Number.isInteger(minutes) || minutes < 1)
    return 'The duration must be a whole number of minutes, at least 1'
  // A window that is no window has an error of its own.
  return open > 0 && minutes > open
    ? `The quiz is open for ${open} min only, so nobody would have the full ${minutes} min`
    : undefined
}

function endError(draft: QuizDraft, zone: string | undefined): string | undefined {
  const [start, end] = [draftInstant(draft, 'startTime', zone), draftInstant(draft, 'endTime', zone)]
  if (Number.isNaN(end)) return 'Please enter an end time'
  if (end === start) return 'The quiz would end the moment it starts'
  return end < start ? 'The end time must be after the start time' : undefined
}

function questionsError({ questions }: QuizDraft): string | undefined {
  if (questions.length === 0) return NO_QUESTIONS
  const index = firstProblem(questions)
  const asked = index === undefined ? undefined : questions[index]
  return asked && index !== undefined ? `Question ${index + 1}: ${questionProblem(asked)}` : undefined
}

/** The index of the first question that cannot be saved as it is. */
export function firstProblem(questions: readonly DraftQuestion[]): number | undefined {
  const index = questions.findIndex(questionProblem)
  return index < 0 ? undefined : index
}

const CHECKS: Record<DraftField, (draft: QuizDraft, zone: string | undefined) => string | undefined> = {
  title: ({ title }) => (title.trim() ? undefined : 'Please enter a quiz title'),
  duration: durationError,
  description: ({ description }) => (description.trim() ? undefined : 'Please enter a description'),
  startTime: (draft, zone) =>
    Number.isNaN(draftInstant(draft, 'startTime', zone)) ? 'Please enter a start time' : undefined,
  endTime: endError,
  questions: questionsError,
}

/** What stands in the way of saving, by field; empty when nothing does. `zone` is that of the wall times. */
export function validateDraft(draft: QuizDraft, zone?: string): DraftErrors {
  const found = DRAFT_FIELDS.map((field) => [field, CHECKS[field](draft, zone)] as const)
  return Object.fromEntries(found.filter(([, message]) => message !== undefined))
}
