import type { Generated, GeneratedAlways, Selectable } from 'kysely'
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
  score: Optional<number>
  correct_answers: Optional<number>
  total_questions: Optional<number>
  /** Seconds. */
  time_spent: Optional<number>
  /** Seconds; null for attempts of earlier releases. */
  allowed_seconds: Optional<number>
  /** Authored indices of the questions that were asked; null: all. */
  asked: Optional<number[]>
  /** When it was graded anew. */
  regraded_at: Moment
  /** Of the quiz when it was handed in. */
  key_revision: Generated<number>
  /** Handed in by the learner, or by the server when the time was over. */
  ended: Generated<'submitted' | 'time'>
  /** The person's name as searches compare it; kept by triggers. */
  sort_name: GeneratedAlways<string>
}

/** An attempt that was begun. The copy of its work is what the learner's device saved last, by authored indices. */
interface QuizStarts {
  quiz_id: string
  user_id: string
  started_at: Instant
  deadline: Instant
  quiz_version: number
  /** The deadline without what was given beyond. */
  regular_deadline: Instant
  time_factor: Generated<number>
  extended_minutes: Generated<number>
  closed_at: Moment
  /** Null: nothing was saved. */
  revision: Optional<number>
  answers: Optional<(number | null)[]>
  flags: Optional<number[]>
  current: Optional<number>
  saved_at: Moment
  /** The last sign of life. */
  seen_at: Moment
  /** How often the page was left, as the learner's device counts. */
  times_left: Generated<number>
  /** The number of the newest announcement that was shown. */
  heard: Generated<number>
}

interface Announcements {
  id: Generated<string>
  /** Later ones have higher numbers. */
  number: GeneratedAlways<number>
  quiz_id: string
  /** Whom alone it is for; null: everybody who is at work then. */
  user_id: Optional<string>
  text: string
  made_at: Instant
  made_by: Optional<string>
}

/** What learners do in a quiz, and what they are told meanwhile. */
export interface AttemptTables {
  attempts: Attempts
  quiz_starts: QuizStarts
  announcements: Announcements
}

export type AttemptRow = Selectable<Attempts>
export type StartRow = Selectable<QuizStarts>
export type AnnouncementRow = Selectable<Announcements>
