import type { Reason } from '../../lib/failure.ts'
import { written } from '../../lib/written.ts'
import type { PictureProblem } from '../../quizzes/upload.ts'
import { MIN_OPTIONS } from '../quiz-body.ts'
import { type DraftQuestion, NO_KEY } from './question-draft.ts'
import { draftInstant, type QuizDraft } from './quiz-draft.ts'

type TextProblem = { code: 'no-question-text' }
type OptionsProblem = { code: 'blank-options' }
type KeyProblem = { code: 'no-key' }

/** Why a question cannot be saved. */
export type QuestionProblem = TextProblem | OptionsProblem | KeyProblem

/** Problems of the question in the editor, by field. */
export interface QuestionErrors {
  text?: TextProblem | undefined
  /** `blank`: indices of the options without text. */
  options?: (OptionsProblem & { blank: number[] }) | undefined
  key?: KeyProblem | undefined
}

/** Why a picture was not uploaded. `refused`: by the API or an intermediary. */
export type UploadProblem =
  | PictureProblem
  | { code: 'no-cookie' }
  | { code: 'too-large-for-server' }
  | { code: 'refused'; reason: Reason }

/** The indices of options without text. */
export const blankIndices = ({ options }: DraftQuestion) =>
  options.flatMap((option, index) => (written(option.text) ? [] : [index]))

const isUndecided = ({ correctAnswer }: DraftQuestion) => correctAnswer === NO_KEY

/** The editor's requirements: a text, a text for each visible option, and a key. Undefined if valid. */
export function validateQuestion(question: DraftQuestion): QuestionErrors | undefined {
  const blank = blankIndices(question)
  const errors: QuestionErrors = {
    ...(written(question.text) ? {} : { text: { code: 'no-question-text' } }),
    ...(blank.length > 0 ? { options: { code: 'blank-options', blank } } : {}),
    // The key is required only once they are written.
    ...(blank.length === 0 && isUndecided(question) ? { key: { code: 'no-key' } } : {}),
  }
  return Object.keys(errors).length > 0 ? errors : undefined
}

/** Why a question cannot be saved. Milder than the editor: older data may have blank options, which are dropped. */
export function questionProblem(question: DraftQuestion): QuestionProblem | undefined {
  if (!written(question.text)) return { code: 'no-question-text' }
  const blank = blankIndices(question)
  const losesPicture = blank.some((index) => written(question.options[index]?.imageUrl))
  const losesKey = blank.includes(question.correctAnswer)
  const tooFew = question.options.length - blank.length < MIN_OPTIONS
  if (losesPicture || losesKey || tooFew) return { code: 'blank-options' }
  return isUndecided(question) ? { code: 'no-key' } : undefined
}

/** Whether no option with text is marked as right. */
export const lacksKey = ({ options, correctAnswer }: DraftQuestion) => !written(options[correctAnswer]?.text)

const isUntold = ({ imageUrl, imageAlt = '' }: { imageUrl: string; imageAlt?: string | undefined }) =>
  written(imageUrl) !== '' && written(imageAlt) === ''

/** Whether a picture lacks alternative text. */
export const lacksAlt = (question: DraftQuestion) => [question, ...question.options].some(isUntold)

/** `number` counts questions from 1. */
export type DraftProblem =
  | { code: 'duration-not-whole' }
  | { code: 'ends-at-start' }
  | { code: 'ends-before-start' }
  | { code: 'no-description' }
  | { code: 'no-duration' }
  | { code: 'no-end-time' }
  | { code: 'no-questions' }
  | { code: 'no-start-time' }
  | { code: 'no-title' }
  | { code: 'no-review-time' }
  | { code: 'draw-not-whole' }
  | { code: 'draw-too-many'; questions: number }
  | { code: 'question-problem'; number: number; problem: QuestionProblem }

export type DraftField =
  | 'title'
  | 'duration'
  | 'description'
  | 'startTime'
  | 'endTime'
  | 'reviewTime'
  | 'draw'
  | 'questions'
export type DraftErrors = Partial<Record<DraftField, DraftProblem>>

/** In the order of the form: the first invalid field gets the focus. */
const DRAFT_FIELDS: readonly DraftField[] = [
  'title',
  'duration',
  'description',
  'startTime',
  'endTime',
  'reviewTime',
  'draw',
  'questions',
]

function durationProblem({ duration }: QuizDraft): DraftProblem | undefined {
  if (!duration.trim()) return { code: 'no-duration' }
  const minutes = Number(duration)
  return Number.isInteger(minutes) && minutes >= 1 ? undefined : { code: 'duration-not-whole' }
}

function endProblem(draft: QuizDraft, zone: string | undefined): DraftProblem | undefined {
  const [start, end] = [draftInstant(draft, 'startTime', zone), draftInstant(draft, 'endTime', zone)]
  if (Number.isNaN(end)) return { code: 'no-end-time' }
  if (end === start) return { code: 'ends-at-start' }
  return end < start ? { code: 'ends-before-start' } : undefined
}

/** The index of the first question that cannot be saved. */
export function firstProblem(questions: readonly DraftQuestion[]): number | undefined {
  const index = questions.findIndex(questionProblem)
  return index < 0 ? undefined : index
}

function questionsProblem({ questions }: QuizDraft): DraftProblem | undefined {
  if (questions.length === 0) return { code: 'no-questions' }
  const problems = questions.map(questionProblem)
  const index = problems.findIndex((problem) => problem !== undefined)
  const problem = problems[index]
  return problem && { code: 'question-problem', number: index + 1, problem }
}

function drawProblem({ draw = '', questions }: QuizDraft): DraftProblem | undefined {
  if (!draw.trim()) return undefined
  const count = Number(draw)
  if (!Number.isInteger(count) || count < 1) return { code: 'draw-not-whole' }
  return count > questions.length ? { code: 'draw-too-many', questions: questions.length } : undefined
}

type Check = (draft: QuizDraft, zone: string | undefined) => DraftProblem | undefined

const CHECKS: Record<DraftField, Check> = {
  title: ({ title }) => (written(title) ? undefined : { code: 'no-title' }),
  duration: durationProblem,
  description: ({ description }) => (written(description) ? undefined : { code: 'no-description' }),
  startTime: (draft, zone) =>
    Number.isNaN(draftInstant(draft, 'startTime', zone)) ? { code: 'no-start-time' } : undefined,
  endTime: endProblem,
  reviewTime: (draft, zone) =>
    draft.reviewFrom === 'at' && Number.isNaN(draftInstant(draft, 'reviewTime', zone))
      ? { code: 'no-review-time' }
      : undefined,
  draw: drawProblem,
  questions: questionsProblem,
}

/** Why a draft cannot be saved, by field; empty if it can. `zone` is that of the wall times. */
export function validateDraft(draft: QuizDraft, zone?: string): DraftErrors {
  const found = DRAFT_FIELDS.map((field) => [field, CHECKS[field](draft, zone)] as const)
  return Object.fromEntries(found.filter(([, problem]) => problem !== undefined))
}
