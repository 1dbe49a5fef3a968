import type { ReportBody } from '../../../src/domain/reports/reports.ts'
import { batched } from '../database/batch.ts'
import { statement } from '../database/statement.ts'
import type { ReportRow } from '../database/tables/learner-tables.ts'

/** Open reports of a person per quiz; a second device may overshoot it by a few. */
const MOST_OPEN = 50

/** A report of a question of the person's paper; `index` is its authored place. */
export interface Reported extends ReportBody {
  quizId: string
  userId: string
  version: number
  index: number
  at: Date
}

type Values = {
  quizIds: string[]
  userIds: string[]
  questionIds: string[]
  versions: number[]
  kinds: string[]
  texts: string[]
  indices: number[]
  at: Date[]
  most: number
}

type Stored = { place: number } & (
  | ({ ready: true } & ReportRow)
  | ({ ready: boolean } & { [Column in keyof ReportRow]: null })
)

const store = statement<Values, Stored>(new URL('./store-reports.sql', import.meta.url))

/**
 * Stores reports, or replaces open ones. Null where nothing was stored: the report was answered, or the person has too many open
 * ones. A whole class may report the same question at once, while somebody edits the quiz.
 */
export const storeReport = batched<Reported, ReportRow | null>({
  keyOf: ({ quizId, userId }) => `${quizId} ${userId}`,
  async answerAll(db, reports) {
    const rows = await store(db, {
      quizIds: reports.map(({ quizId }) => quizId),
      userIds: reports.map(({ userId }) => userId),
      questionIds: reports.map(({ questionId }) => questionId),
      versions: reports.map(({ version }) => version),
      kinds: reports.map(({ kind }) => kind),
      texts: reports.map(({ text }) => text),
      indices: reports.map(({ index }) => index),
      at: reports.map(({ at }) => at),
      most: MOST_OPEN,
    })
    const found = new Map(rows.map((row) => [row.place - 1, row]))
    return reports.map((_, index) => {
      const row = found.get(index)
      if (!row) return null
      if (row.id !== null) return row
      return row.ready ? null : undefined
    })
  },
})
