import type { ColumnType, Generated, GeneratedAlways, Selectable } from 'kysely'
import type { Response } from '../../../../src/domain/kinds/answer.ts'
import type { Instant, Moment, Optional } from './columns.ts'

interface Attempts {
  id: Generated<string>
  quiz_id: string
  user_id: string
  quiz_version: number
  started_at: Instant
  submitted_at: Moment
  payload_hash: Optional<Buffer>
  answers: Optional<(number | null)[]>
  /** Beside `answers`: what was answered to other kinds of questions; null without any. */
  responses: ColumnType<(Response | null)[] | null, string | null | undefined, string | null>
  score: Optional<number>
  /** How long each question was on the screen, and the answers it had before; null where no device told. */
  seconds: Optional<number[]>
  changes: ColumnType<(number | null)[][] | null, string | null | undefined, string | null>
  /** By the marking of its version. */
  marks: Optional<number>
  max_marks: Optional<number>
  correct_answers: Optional<number>
  total_questions: Optional<number>
  /** Seconds. */
  time_spent: Optional<number>
  /** Seconds; null for attempts of earlier releases. */
  allowed_seconds: Optional<number>
  /** Authored indices of the questions that were asked; null for all. */
  asked: Optional<number[]>
  /** When it was last regraded. */
  regraded_at: Moment
  /** The quiz's key revision by which it was graded. */
  key_revision: Generated<number>
  /** Submitted by the learner, or by the server when the time was over. */
  ended: Generated<'submitted' | 'time'>
  /** The person's folded name, kept up to date by triggers. */
  sort_name: GeneratedAlways<string>
}

/** A started attempt, with the last copy of its work that the learner's device saved, by authored indices. */
interface QuizStarts {
  quiz_id: string
  user_id: string
  started_at: Instant
  deadline: Instant
  quiz_version: number
  /** The deadline without extra time. */
  regular_deadline: Instant
  time_factor: Generated<number>
  extended_minutes: Generated<number>
  closed_at: Moment
  /** Null if nothing was saved. */
  revision: Optional<number>
  answers: Optional<(number | null)[]>
  responses: ColumnType<(Response | null)[] | null, string | null | undefined, string | null>
  seconds: Optional<number[]>
  changes: ColumnType<(number | null)[][] | null, string | null | undefined, string | null>
  flags: Optional<number[]>
  current: Optional<number>
  saved_at: Moment
  /** The last heartbeat. */
  seen_at: Moment
  /** How often the page was left, as counted by the learner's device. */
  times_left: Generated<number>
  /** The number of the newest announcement that was shown. */
  heard: Generated<number>
}

interface Announcements {
  id: Generated<string>
  /** Increases with each announcement. */
  number: GeneratedAlways<number>
  quiz_id: string
  /** The only recipient; null for everybody at work at that time. */
  user_id: Optional<string>
  text: string
  made_at: Instant
  made_by: Optional<string>
}

/** Attempts, and announcements to them. */
export interface AttemptTables {
  attempts: Attempts
  quiz_starts: QuizStarts
  announcements: Announcements
}

export type AttemptRow = Selectable<Attempts>
export type StartRow = Selectable<QuizStarts>
export type AnnouncementRow = Selectable<Announcements>
