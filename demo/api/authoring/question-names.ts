import { randomUUID } from 'node:crypto'
import type { QuizBody } from '../../../src/domain/authoring/quiz-body.ts'
import type { NumberKey } from '../../../src/domain/kinds/number/shape.ts'
import { written } from '../../../src/domain/lib/written.ts'
import type { StoredQuestion } from '../database/tables/quiz-tables.ts'

type Draft = QuizBody['questions'][number]

/** What is asked for and what is right, by the kind: nothing of other kinds. */
function keyOf(question: Partial<StoredQuestion>) {
  const { kind, choose, correctAnswer, correctAnswers, number } = question
  if (kind === 'number') return { kind, number: withoutAccepted(number) }
  return kind === 'several' ? { kind, correctAnswers, ...(choose && { choose }) } : { correctAnswer }
}

/** Values that a regrading accepted are beside the authored key. */
const withoutAccepted = ({ accepted: _, ...number }: NumberKey = {}) => number

/** Equal for questions with the same content, whatever their `_id`. */
const contentOf = ({ text, imageUrl, options, points, ...question }: Draft | StoredQuestion) =>
  JSON.stringify([
    text,
    imageUrl || null,
    options.map((option) => (typeof option === 'string' ? option : [option.text, option.imageUrl || null])),
    ...Object.values(keyOf(question)),
    points,
  ])

/** `{name: text}`, or `{}` for a blank text. */
const unlessBlank = <Name extends string>(name: Name, text: string | undefined) =>
  (written(text) ? { [name]: written(text) } : {}) as { [name in Name]?: string }

interface Pictured {
  imageUrl?: string | undefined
  imageAlt?: string | undefined
}

/** A picture with its alternative text. If the client does not send that, the stored one stays with the same address. */
function picture({ imageUrl, imageAlt }: Pictured, before: readonly Pictured[]) {
  const known = before.find((other) => other.imageUrl === imageUrl?.trim())
  return imageUrl?.trim()
    ? { ...unlessBlank('imageUrl', imageUrl), ...unlessBlank('imageAlt', imageAlt ?? known?.imageAlt) }
    : {}
}

const pin = (pinned: boolean | undefined) => (pinned ? { pinned } : {})

/** `before` is the stored question, if there is one. */
function toStored(draft: Draft, _id: string, before: StoredQuestion | undefined) {
  const { text, options, points, pinned } = draft
  const optionsBefore = before?.options.filter((option) => typeof option !== 'string') ?? []
  return {
    _id,
    text,
    ...picture(draft, before ? [{ ...before, imageUrl: before.imageUrl ?? before.image }] : []),
    ...unlessBlank('explanation', draft.explanation ?? before?.explanation),
    ...unlessBlank('topic', draft.topic ?? before?.topic),
    options: options.map((option) => ({
      text: option.text,
      ...picture(option, optionsBefore),
      ...pin(option.pinned),
    })),
    ...keyOf(draft),
    points,
    ...pin(pinned),
  }
}

/** The `_id` of each draft that the quiz knows; the first of duplicates keeps it. */
function namesClaimed(drafts: readonly Draft[], stored: readonly StoredQuestion[]): (string | undefined)[] {
  const free = new Set(stored.map(({ _id }) => _id))
  return drafts.map(({ _id }) => (_id !== undefined && free.delete(_id) ? _id : undefined))
}

/**
 * The questions to store. A known question keeps its `_id`, by which statistics find it; without an `_id` it is recognized by its
 * content. All others get a new one. An explanation, a topic or a picture's text that the client does not send stays as it is.
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
  return drafts.map((draft, index) => {
    const _id = claimed[index] ?? byContent.get(contentOf(draft))?.shift() ?? randomUUID()
    return toStored(
      draft,
      _id,
      stored.find((question) => question._id === _id),
    )
  })
}
