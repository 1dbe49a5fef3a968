import type { ColumnType, Generated, Selectable } from 'kysely'
import type { ReportKind, ReportState } from '../../../../src/domain/reports/reports.ts'
import type { PracticeCard } from '../../../../src/domain/results/practice-cards.ts'
import type { Instant, Moment, Optional } from './columns.ts'

/** A question that a learner reported as wrong; one a person and question. */
interface QuestionReports {
  id: Generated<string>
  quiz_id: string
  user_id: string
  question_id: string
  /** Of the paper it was reported in. */
  quiz_version: number
  kind: ReportKind
  text: Generated<string>
  status: Generated<ReportState>
  reported_at: Instant
  reply: Optional<string>
  answered_at: Moment
  answered_by: Optional<string>
  /** In percent, before the answer; null where the attempt was not regraded. */
  score_before: Optional<number>
  marks_before: Optional<number>
  /** How many others a regrading brought more. */
  gained: Optional<number>
}

interface PracticeCards {
  user_id: string
  revision: number
  cards: ColumnType<PracticeCard[], string, string>
  saved_at: Instant
}

/** What learners report of questions, and practise. */
export interface LearnerTables {
  question_reports: QuestionReports
  practice_cards: PracticeCards
}

export type ReportRow = Selectable<QuestionReports>
