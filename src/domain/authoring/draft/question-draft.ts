import * as v from 'valibot'
import { Pinned } from '../../kinds/body-fields.ts'
import { choiceDraftFields, withoutBlankUrl } from '../../kinds/choice/draft.ts'
import { draftRules } from '../../kinds/drafts.ts'
import { numberDraftFields } from '../../kinds/number/draft.ts'
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

/** A question as it is saved: trimmed, with valid points, and as its kind saves the rest. */
export function savedQuestion({ key: _, ...question }: DraftQuestion): Omit<DraftQuestion, 'key'> {
  const { text, imageUrl, points } = question
  return {
    ...question,
    text: written(text),
    imageUrl: written(imageUrl),
    ...draftRules(question).saved(question),
    points: points >= 1 ? points : DEFAULT_POINTS,
  }
}

/** A question as POST and PUT accept it; without what an API with fewer features would not know. */
export function questionBody(draft: DraftQuestion, offered: { content: boolean; order: boolean }) {
  const saved = savedQuestion(draft)
  const { explanation, topic, imageAlt, pinned, ...question } = withoutBlankUrl(saved)
  return {
    ...question,
    ...(offered.content && { explanation, topic, imageAlt }),
    ...(offered.order && pinned !== undefined && { pinned }),
    ...draftRules(saved).bodyOf(saved, offered),
  }
}
