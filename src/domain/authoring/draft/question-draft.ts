import * as v from 'valibot'
import { Pinned } from '../../kinds/body-fields.ts'
import { choiceDraftFields, NO_KEY, withoutBlankUrl } from '../../kinds/choice/draft.ts'
import { draftRules } from '../../kinds/drafts.ts'
import type { Kind } from '../../kinds/kinds.ts'
import { emptyNumber, numberDraftFields } from '../../kinds/number/draft.ts'
import { severalDraftFields } from '../../kinds/several/draft.ts'
import { written } from '../../lib/written.ts'
import type { Question } from '../../quizzes/question.ts'
import { DEFAULT_POINTS } from '../quiz-body.ts'

/** As typed; missing in drafts of older releases, and then not sent. */
const Typed = v.optional(v.string())

/** A question in the form: valid or not. */
export const DraftQuestion = v.object({
  /** Stable when the question is moved. */
  key: v.string(),
  /** Set once the question has been saved. */
  _id: v.optional(v.string()),
  text: v.string(),
  imageUrl: v.string(),
  imageAlt: Typed,
  /** Text with maths, shown to learners with the answers. */
  explanation: Typed,
  topic: Typed,
  ...choiceDraftFields,
  points: v.number(),
  pinned: Pinned,
  ...severalDraftFields,
  ...numberDraftFields,
  /** None for a choice. An `unknown` one the quiz has already: this version can neither write nor save it. */
  kind: v.optional(v.picklist(['several', 'number', 'unknown'])),
})
export type DraftQuestion = v.InferOutput<typeof DraftQuestion>

/** Parses points as typed; anything but a finite number of at least 1 becomes the default. */
export function readPoints(text: string): number {
  const points = Number(text)
  return Number.isFinite(points) && points >= 1 ? points : DEFAULT_POINTS
}

export const emptyQuestion = (key: string): DraftQuestion => ({
  key,
  text: '',
  imageUrl: '',
  ...draftRules({}).empty(),
  points: DEFAULT_POINTS,
})

/** A saved question as a draft. */
export const draftQuestionOf = (question: Question, index: number): DraftQuestion => ({
  key: String(index + 1),
  ...(question._id === undefined ? {} : { _id: question._id }),
  text: question.text,
  imageUrl: question.imageUrl ?? '',
  ...(question.imageAlt && { imageAlt: question.imageAlt }),
  ...(question.explanation && { explanation: question.explanation }),
  ...(question.topic && { topic: question.topic }),
  ...draftRules(question).draftOf(question),
  points: question.points,
  ...(question.pinned && { pinned: true }),
  ...(question.kind && { kind: question.kind }),
})

/** What each kind has of its own: in the form a question keeps that of the others, too, in case its kind changes back. */
function withoutAnswers<Question extends Partial<DraftQuestion>>(question: Question) {
  const { kind: _, options, correctAnswer, correctAnswers, tellsCount, number, ...rest } = question
  return rest
}

/** A question as it is saved: trimmed, with valid points, and as its kind saves the rest. */
export function savedQuestion({ key: _, ...question }: DraftQuestion): Omit<DraftQuestion, 'key'> {
  const { text, imageUrl, points, kind } = question
  return {
    ...withoutAnswers(question),
    text: written(text),
    imageUrl: written(imageUrl),
    ...draftRules(question).saved(question),
    points: points >= 1 ? points : DEFAULT_POINTS,
    ...(kind && { kind }),
  }
}

/** The kinds that an author can choose. */
export type ChosenKind = Exclude<Kind, 'unknown'>

/** Asks for answers of another kind. Nothing typed is lost; one right option is taken along. */
export function ofKind(question: DraftQuestion, kind: ChosenKind): DraftQuestion {
  const { kind: _, ...asChoice } = question
  if (kind === 'choice') return asChoice
  if (kind === 'number') return { ...question, kind, number: question.number ?? emptyNumber() }
  const right = question.correctAnswer === NO_KEY ? [] : [question.correctAnswer]
  return { ...question, kind, correctAnswers: question.correctAnswers ?? right }
}

/** A question as POST and PUT accept it; without what an API with fewer features would not know. */
export function questionBody(draft: DraftQuestion, offered: { content: boolean; order: boolean }) {
  const saved = savedQuestion(draft)
  const { explanation, topic, imageAlt, pinned, ...question } = withoutBlankUrl(withoutAnswers(saved))
  return {
    ...question,
    ...(offered.content && { explanation, topic, imageAlt }),
    ...(offered.order && pinned !== undefined && { pinned }),
    ...draftRules(saved).bodyOf(saved, offered),
  }
}
