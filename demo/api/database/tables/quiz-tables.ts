import type { ColumnType, Generated, GeneratedAlways, Selectable } from 'kysely'
import type { NumberKey } from '../../../../src/domain/kinds/number/shape.ts'
import type { Marking } from '../../../../src/domain/quizzes/marking.ts'
import type { PaperRules } from '../../../../src/domain/quizzes/paper.ts'
import type { Instant, Json, Moment, Optional } from './columns.ts'

interface Quizzes {
  id: Generated<string>
  title: string
  description: string
  /** Minutes. */
  duration: number
  start_time: Instant
  end_time: Instant
  is_active: Generated<boolean>
  version: Generated<number>
  /** Counts changes of the key of stored attempts. */
  key_revision: Generated<number>
  /** How many questions each learner gets. */
  question_count: number
  /** 'submitted', 'quiz-ended', or an instant as ISO text. */
  review_from: Generated<string>
  /** Who may practise it with its key; null for nobody. */
  practice: Optional<'public' | 'signed-in'>
  created_by: Optional<string>
  created_at: Instant
  updated_at: Instant
  deleted_at: Moment
  /** Folded for searches. */
  folded_title: GeneratedAlways<string>
}

interface StoredOption {
  text: string
  imageUrl?: string | undefined
  /** Alternative text of the picture. */
  imageAlt?: string | undefined
  pinned?: boolean | undefined
}

/** A question with its key. Older records have strings as options, and `image`. */
export interface StoredQuestion {
  _id?: string | undefined
  text: string
  imageUrl?: string | undefined
  image?: string | undefined
  imageAlt?: string | undefined
  /** Text with maths. Like the topic it may reveal the key, so it is only sent with it. */
  explanation?: string | undefined
  topic?: string | undefined
  /** None for a choice. */
  kind?: 'several' | 'number' | undefined
  options: (StoredOption | string)[]
  /** Of a choice alone. */
  correctAnswer?: number | undefined
  correctAnswers?: number[] | undefined
  /** How many of several options are right, where learners are told. */
  choose?: number | undefined
  number?: NumberKey | undefined
  points: number
  /** Keeps its place where questions are shuffled, and is always drawn. */
  pinned?: boolean | undefined
}

interface QuizVersions {
  quiz_id: string
  version: number
  questions: Json<StoredQuestion[]>
  /** Null for all questions in the same order for everybody. */
  paper_rules: ColumnType<PaperRules | null, string | null | undefined, string | null>
  /** What answers bring; null without marking. */
  marking: ColumnType<Marking | null, string | null | undefined, string | null>
  /** Secret and random; null for versions from before migration 022. */
  paper_key: Optional<string>
}

interface SampleQuizzes {
  quiz_id: string
  stored_at: Instant
}

/** Quizzes and their versions. */
export interface QuizTables {
  quizzes: Quizzes
  quiz_versions: QuizVersions
  sample_quizzes: SampleQuizzes
}

export type QuizRow = Selectable<Quizzes>
