import type { ColumnType, Generated } from 'kysely'
import type { NumberKey } from '../../../../src/domain/kinds/number/shape.ts'
import type { Instant, Optional } from './columns.ts'

/** The accepted answers of a question of a version, where they differ from the authored key. */
export interface QuestionKey {
  quiz_version: number
  question_id: string
  /** Authored indices of options; null for a dropped question. Empty for a number, whose key is in `number`. */
  accepted: number[] | null
  number: NumberKey | null
}

interface QuestionKeys extends Omit<QuestionKey, 'number'> {
  quiz_id: string
  number: ColumnType<NumberKey | null, string | null, string | null>
}

/** The state before a regrading: the keys of the quiz, and the attempts that it changed. */
export interface Former {
  keys: QuestionKey[]
  attempts: {
    id: string
    score: number
    correct_answers: number
    total_questions: number
    marks: number | null
    max_marks: number | null
    regraded_at: string | null
  }[]
}

interface Regrades {
  id: Generated<string>
  quiz_id: string
  /** Of the quiz after it. */
  key_revision: number
  /** The current version at that time. */
  quiz_version: number
  regraded_at: Instant
  regraded_by: Optional<string>
  gain: number
  lose: number
  /** The keys and attempts before it; null after a later regrading. */
  former: ColumnType<Former | null, string, null>
}

/** Corrected answer keys, and the regradings that corrected them. */
export interface RegradeTables {
  question_keys: QuestionKeys
  regrades: Regrades
}
