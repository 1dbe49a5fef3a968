import { randomUUID } from 'node:crypto'
import type { QuizBody } from '../../../src/domain/authoring/quiz-body.ts'
import type { StoredQuestion } from '../database/quiz-tables.ts'

type Draft = QuizBody['questions'][number]

/** Equal for questions with the same content, whatever their `_id`. */
const contentOf = ({ text, imageUrl, options, correctAnswer, points }: Draft | StoredQuestion) =>
  JSON.stringify([
    text,
    imageUrl || null,
    options.map((option) => (typeof option === 'string' ? option : [option.text, option.imageUrl || null])),
    correctAnswer,
    points,
  ])

const picture = (imageUrl: string | undefined) => (imageUrl?.trim() ? { imageUrl: imageUrl.trim() } : {})

const pin = (pinned: boolean | undefined) => (pinned ? { pinned } : {})

const toStored = ({ text, imageUrl, options, correctAnswer, points, pinned }: Draft, _id: string) => ({
  _id,
  text,
  ...picture(imageUrl),
  options: options.map((option) => ({
    text: option.text,
    ...picture(option.imageUrl),
    ...pin(option.pinned),
  })),
  correctAnswer,
  points,
  ...pin(pinned),
})

/** The `_id` of each draft where the quiz knows it; a duplicate goes to the first draft. */
function namesClaimed(drafts: readonly Draft[], stored: readonly StoredQuestion[]): (string | undefined)[] {
  const free = new Set(stored.map(({ _id }) => _id))
  return drafts.map(({ _id }) => (_id !== undefined && free.delete(_id) ? _id : undefined))
}

/**
 * The questions to store. A known question keeps its `_id`, which leads to its statistics: known by `_id`, or by
 * content if the client sends none. All others get a new one.
 */
export function nameQuestions(
  drafts: readonly Draft[],
  stored: readonly StoredQuestion[],
): ReturnType<typeof toStored>[] {
  const claimed = namesClaimed(drafts, stored)
  const byContent = new Map<string, string[]>()
  for (const question of stored) {
    const { _id } = question
    if (_id === undefined || claimed.includes(_id)) continue
    const content = contentOf(question)
    byContent.set(content, [...(byContent.get(content) ?? []), _id])
  }
  return drafts.map((draft, index) =>
    toStored(draft, claimed[index] ?? byContent.get(contentOf(draft))?.shift() ?? randomUUID()),
  )
}
