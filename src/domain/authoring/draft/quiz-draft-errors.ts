import type { ChoiceErrors, ChoiceProblem } from '../../kinds/choice/draft.ts'
import { draftRules, type UnknownKindProblem } from '../../kinds/drafts.ts'
import type { NumberProblem } from '../../kinds/number/draft.ts'
import type { Reason } from '../../lib/failure.ts'
import { written } from '../../lib/written.ts'
import type { PictureProblem } from '../../quizzes/upload.ts'
import { type MarksProblem, marksProblem } from './draft-marking.ts'
import type { DraftQuestion } from './question-draft.ts'
import { draftInstant, type QuizDraft } from './quiz-draft.ts'

type TextProblem = { code: 'no-question-text' }

/** Why a question cannot be saved. */
export type QuestionProblem = TextProblem | ChoiceProblem | NumberProblem | UnknownKindProblem

/** Problems of the question in the editor, by field. */
export interface QuestionErrors extends Omit<ChoiceErrors, 'key'> {
  text?: TextProblem | undefined
  key?: ChoiceErrors['key'] | UnknownKindProblem
  number?: NumberProblem | undefined
}

/** Why a picture was not uploaded. `refused`: by the API or an intermediary. */
export type UploadProblem =
  | PictureProblem
  | { code: 'no-cookie' }
  | { code: 'too-large-for-server' }
  | { code: 'refused'; reason: Reason }

/** The editor's requirements: a text, and those of the kind. Undefined if valid. */
export function validateQuestion(question: DraftQuestion): QuestionErrors | undefined {
  const errors: QuestionErrors = {
    ...(written(question.text) ? {} : { text: { code: 'no-question-text' } }),
    ...draftRules(question).errorsOf(question),
  }
  return Object.keys(errors).length > 0 ? errors : undefined
}

/** Why a question cannot be saved. Milder than the editor, see the kinds. */
export const questionProblem = (question: DraftQuestion): QuestionProblem | undefined =>
  written(question.text) ? draftRules(question).problemOf(question) : { code: 'no-question-text' }

export const lacksKey = (question: DraftQuestion) => draftRules(question).lacksKey(question)

const isUntold = ({ imageUrl, imageAlt = '' }: { imageUrl: string; imageAlt?: string | undefined }) =>
  written(imageUrl) !== '' && written(imageAlt) === ''

/** Whether a picture lacks alternative text. */
export const lacksAlt = (question: DraftQuestion) =>
  [question, ...draftRules(question).pictured(question)].some(isUntold)

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
  | MarksProblem
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
  | 'marksRight'
  | 'marksWrong'
  | 'marksBlank'
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
  'marksRight',
  'marksWrong',
  'marksBlank',
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
  marksRight: ({ marking }) => marksProblem(marking, 'right'),
  marksWrong: ({ marking }) => marksProblem(marking, 'wrong'),
  marksBlank: ({ marking }) => marksProblem(marking, 'blank'),
  questions: questionsProblem,
}

/** Why a draft cannot be saved, by field; empty if it can. `zone` is that of the wall times. */
export function validateDraft(draft: QuizDraft, zone?: string): DraftErrors {
  const found = DRAFT_FIELDS.map((field) => [field, CHECKS[field](draft, zone)] as const)
  return Object.fromEntries(found.filter(([, problem]) => problem !== undefined))
}
