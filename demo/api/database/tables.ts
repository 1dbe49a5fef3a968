import type { ColumnType, Generated, GeneratedAlways, Selectable } from 'kysely'
import type { EventDetail } from '../../../src/domain/log/events.ts'
import type { PaperRules } from '../../../src/domain/quizzes/paper.ts'

/** Deciding times come from the application clock, never from the database. */
type Instant = ColumnType<Date, Date, Date>
type Moment = ColumnType<Date | null, Date | null | undefined, Date | null>
/** Read as a value, written as JSON text: a bare array would become a PostgreSQL array. */
type Json<Value> = ColumnType<Value, string, string>
type Optional<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>

interface Users {
  id: Generated<string>
  /** 'google' or 'demo'. */
  issuer: string
  subject: string
  email: string
  name: string
  picture: Optional<string>
  /** What the sign-in said last, or `made_admin`. */
  is_admin: Generated<boolean>
  /** By hand, by another administrator. */
  made_admin: Generated<boolean>
  /** 1, or what the person's time is multiplied by. */
  time_factor: Generated<number>
  /** When they last asked for their slot or a quiz, to the minute. */
  seen_at: Moment
  created_at: Instant
  updated_at: Instant
}

interface Sessions {
  token_hash: Buffer
  user_id: string
  created_at: Instant
  expires_at: Instant
  /** Of the code that the sign-in's return brings, until it is exchanged. */
  code_hash: Optional<Buffer>
  code_expires_at: Moment
  /** When a page was opened with it last; null: never. */
  last_used_at: Moment
}

interface LoginFlows {
  state_hash: Buffer
  code_verifier: string
  nonce: string
  return_url: string
  expires_at: Instant
}

interface OidcPayloads {
  model: string
  id: string
  payload: Json<Record<string, unknown>>
  grant_id: Optional<string>
  uid: Optional<string>
  user_code: Optional<string>
  consumed_at: Moment
  expires_at: Moment
}

interface AppSecrets {
  name: string
  value: Json<unknown>
}

interface Personas {
  id: string
  name: string
  email: string
  is_admin: Generated<boolean>
  picture: Optional<string>
}

interface SlotConfigs {
  one: Generated<boolean>
  slot_duration_minutes: Generated<number>
  slot_capacity: Generated<number>
  booking_window_days: Generated<number>
  business_hours_start: Generated<number>
  business_hours_end: Generated<number>
  timezone: Generated<string>
  max_future_bookings: Generated<number>
}

interface Slots {
  id: Generated<string>
  starts_at: Instant
  ends_at: Instant
  /** 'YYYY-MM-DD' */
  slot_date: string
  /** 'HH:MM-HH:MM' */
  time_slot: string
  max_slots: number
  booked: Generated<number>
}

interface Bookings {
  id: Generated<string>
  /** Exactly one is set: only cancelled bookings outlive their slot. */
  slot_id: Optional<string>
  gone_slot_id: Optional<string>
  user_id: string
  status: Generated<'booked' | 'cancelled'>
  used_at: Moment
  cancelled_at: Moment
  created_at: Instant
}

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
  /** How many each learner is asked. */
  question_count: number
  /** 'submitted', 'quiz-ended', or an instant as ISO text. */
  review_from: Generated<string>
  created_by: Optional<string>
  created_at: Instant
  updated_at: Instant
  deleted_at: Moment
}

type StoredOption = { text: string; imageUrl?: string | undefined; pinned?: boolean | undefined }

/** A question with its key. Older records have strings as options, and `image`. */
export interface StoredQuestion {
  _id?: string | undefined
  text: string
  imageUrl?: string | undefined
  image?: string | undefined
  options: (StoredOption | string)[]
  correctAnswer: number
  points: number
  /** Keeps its place where questions are shuffled, and is always drawn. */
  pinned?: boolean | undefined
}

interface QuizVersions {
  quiz_id: string
  version: number
  questions: Json<StoredQuestion[]>
  /** Null: all questions, for everybody in the same order. */
  paper_rules: ColumnType<PaperRules | null, string | null | undefined, string | null>
}

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

interface Events {
  id: Generated<number>
  at: Instant
  what: string
  /** Null: the server. */
  who: Optional<string>
  user_id: Optional<string>
  quiz_id: Optional<string>
  detail: ColumnType<EventDetail | null, string | null | undefined, never>
}

interface SampleQuizzes {
  quiz_id: string
  stored_at: Instant
}

interface Images {
  name: string
  mime: string
  bytes: Buffer
  uploaded_by: Optional<string>
  created_at: Instant
}

export interface Tables {
  users: Users
  sessions: Sessions
  login_flows: LoginFlows
  oidc_payloads: OidcPayloads
  app_secrets: AppSecrets
  personas: Personas
  slot_config: SlotConfigs
  slots: Slots
  /** Slots removed by a configuration change. */
  gone_slots: Slots
  /** A view of slots and gone_slots. */
  known_slots: Slots
  bookings: Bookings
  quizzes: Quizzes
  quiz_versions: QuizVersions
  attempts: Attempts
  quiz_starts: QuizStarts
  announcements: Announcements
  question_keys: QuestionKeys
  regrades: Regrades
  events: Events
  sample_quizzes: SampleQuizzes
  images: Images
}

export type UserRow = Selectable<Users>
export type PersonaRow = Selectable<Personas>
export type SlotRow = Selectable<Slots>
export type BookingRow = Selectable<Bookings>
export type QuizRow = Selectable<Quizzes>
export type AttemptRow = Selectable<Attempts>
export type StartRow = Selectable<QuizStarts>
