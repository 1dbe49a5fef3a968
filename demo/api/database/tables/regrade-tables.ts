import type { ColumnType, Generated } from 'kysely'
import type { Instant, Optional } from './columns.ts'

/** What counts as right for a question of a version, where it is not the authored key. */
export interface QuestionKey {
  quiz_version: number
  question_id: string
  /** Authored indices of options; null: the question was dropped. */
  accepted: number[] | null
}

interface QuestionKeys extends QuestionKey {
  quiz_id: string
}

/** What a regrading changed, as it was before: the keys of the quiz, and the attempts that it touched. */
export interface Former {
  keys: QuestionKey[]
  attempts: {
    id: string
    score: number
    correct_answers: number
    total_questions: number
    regraded_at: string | null
  }[]
}

interface Regrades {
  id: Generated<string>
  quiz_id: string
  /** Of the quiz from then on. */
  key_revision: number
  /** The current one then. */
  quiz_version: number
  regraded_at: Instant
  regraded_by: Optional<string>
  gain: number
  lose: number
  /** The keys and attempts before it; null once a later one came. */
  former: ColumnType<Former | null, string, null>
}

/** What counts as right, beyond the authored key, and how it came to. */
export interface RegradeTables {
  question_keys: QuestionKeys
  regrades: Regrades
}
