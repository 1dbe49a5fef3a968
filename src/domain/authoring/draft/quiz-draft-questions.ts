import type { DraftQuestion } from './question-draft.ts'
import type { QuizDraft } from './quiz-draft.ts'

/** A key that no question of the draft has. */
export const freshKey = ({ questions }: QuizDraft): string =>
  String(Math.max(0, ...questions.map(({ key }) => Number(key) || 0)) + 1)

const withQuestions = (draft: QuizDraft, questions: DraftQuestion[]): QuizDraft => ({ ...draft, questions })

/** Appends questions, each under a fresh key. */
export function addQuestions(draft: QuizDraft, added: readonly DraftQuestion[]): QuizDraft {
  const first = Number(freshKey(draft))
  const keyed = added.map((question, index) => ({ ...question, key: String(first + index) }))
  return withQuestions(draft, [...draft.questions, ...keyed])
}

export const addQuestion = (draft: QuizDraft, question: DraftQuestion) => addQuestions(draft, [question])

export const updateQuestion = (draft: QuizDraft, question: DraftQuestion): QuizDraft =>
  withQuestions(
    draft,
    draft.questions.map((known) => (known.key === question.key ? question : known)),
  )

export const removeQuestion = (draft: QuizDraft, key: string): QuizDraft =>
  withQuestions(
    draft,
    draft.questions.filter((question) => question.key !== key),
  )

/** The copy follows its original; without an `_id` it is a new question. */
export function duplicateQuestion(draft: QuizDraft, key: string): QuizDraft {
  const copy = ({ _id, ...question }: DraftQuestion): DraftQuestion => ({
    ...question,
    key: freshKey(draft),
  })
  return withQuestions(
    draft,
    draft.questions.flatMap((question) => (question.key === key ? [question, copy(question)] : [question])),
  )
}

/** `to` is the index afterwards, clamped to the list. */
export function moveQuestion(draft: QuizDraft, key: string, to: number): QuizDraft {
  const moved = draft.questions.find((question) => question.key === key)
  if (!moved) return draft
  const others = draft.questions.filter((question) => question !== moved)
  const place = Math.min(Math.max(0, to), others.length)
  return withQuestions(draft, [...others.slice(0, place), moved, ...others.slice(place)])
}

/** All of them new. */
export const withoutIds = (draft: QuizDraft): QuizDraft =>
  withQuestions(
    draft,
    draft.questions.map(({ _id, ...question }) => question),
  )

/** By the keys of the questions that were sent, the names that the API gave them; those of its answer are in the same order. */
export const savedIds = (sent: QuizDraft, saved: readonly { _id?: string | undefined }[]) =>
  new Map(
    sent.questions.flatMap(({ key }, index): [string, string][] => {
      const id = saved[index]?._id
      return id === undefined ? [] : [[key, id]]
    }),
  )

export const withId = (question: DraftQuestion, ids: ReadonlyMap<string, string>): DraftQuestion => {
  const _id = ids.get(question.key)
  return _id === undefined || question._id !== undefined ? question : { ...question, _id }
}

export const withIds = (draft: QuizDraft, ids: ReadonlyMap<string, string>): QuizDraft =>
  withQuestions(
    draft,
    draft.questions.map((question) => withId(question, ids)),
  )
