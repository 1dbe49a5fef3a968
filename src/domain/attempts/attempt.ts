import * as v from 'valibot'
import { SubmitReason } from '../lib/failure.ts'
import { percent } from '../lib/score.ts'
import { MINUTE_MS, SECOND_MS } from '../lib/time.ts'
import type { Quiz } from '../quizzes/quiz.ts'

/** Releases before this one kept the words themselves. */
const Refusal = v.union([
  SubmitReason,
  v.pipe(
    v.string(),
    v.transform((message): SubmitReason => ({ code: 'other', reason: { code: 'said', message } })),
  ),
])

const attemptFields = {
  quizId: v.string(),
  userId: v.string(),
  answers: v.array(v.nullable(v.number())),
  flags: v.array(v.number()),
  current: v.number(),
  startedAt: v.number(),
  deadline: v.number(),
}

/**
 * A learner's work on a quiz, as it is kept on the device. Answers and flags go by question index; an answer is an index
 * into the options as they were authored, so that an attempt can be sent without the quiz at hand. `startedAt` and
 * `deadline` are instants of the server's clock, in milliseconds. `questionIds` tells which question each answer is of, for
 * the quiz may be changed meanwhile; it is empty where the API gives questions no `_id`.
 */
const AttemptNow = v.object({
  version: v.literal(2),
  ...attemptFields,
  questionIds: v.array(v.string()),
  /** The quiz was changed after the attempt began, and the answers were moved to where their questions are now. */
  quizChanged: v.optional(v.boolean(), false),
  /** Counts the steps, to tell the newer one of two copies. */
  revision: v.optional(v.number(), 0),
  /** Why the API will not have it. It is sent again only when the learner wants it. */
  refused: v.optional(Refusal),
})
export type Attempt = v.InferOutput<typeof AttemptNow>

/** The format before: an attempt that was begun with an older release goes on. */
const Attempt1 = v.pipe(
  v.object({ version: v.literal(1), ...attemptFields }),
  v.transform(
    (attempt): Attempt => ({
      ...attempt,
      version: 2,
      questionIds: [],
      quizChanged: false,
      revision: 0,
    }),
  ),
)

const AttemptOfAnyRelease = v.union([AttemptNow, Attempt1])

/** What is stored as an attempt; undefined where this release cannot read it. */
export function readAttempt(stored: unknown): Attempt | undefined {
  const read = v.safeParse(AttemptOfAnyRelease, stored)
  return read.success ? read.output : undefined
}

/** Later begun, or of the same beginning and some steps ahead. */
const isNewer = (attempt: Attempt, than: Attempt) =>
  attempt.startedAt > than.startedAt ||
  (attempt.startedAt === than.startedAt && attempt.revision > than.revision)

/**
 * Those of one copy that another copy does not know, or knows in an older state. `over` tells when attempts began that are
 * over: these are not brought back. What cannot be read is neither newer nor replaced.
 */
export function newerAttempts(
  copy: Record<string, unknown>,
  known: Record<string, unknown>,
  over: Record<string, number> = {},
) {
  return Object.fromEntries(
    Object.entries(copy).filter(([key, stored]) => {
      const attempt = readAttempt(stored)
      if (!attempt || attempt.startedAt <= (over[key] ?? 0)) return false
      if (known[key] === undefined) return true
      const other = readAttempt(known[key])
      return other !== undefined && isNewer(attempt, other)
    }),
  )
}

type Timed = Pick<Quiz, 'duration' | 'endTime'>

/** When time runs out for someone who starts now: after the duration, or earlier where the quiz itself ends. */
export const deadlineOf = (quiz: Timed, startedAt: number) =>
  Math.min(startedAt + quiz.duration * MINUTE_MS, Date.parse(quiz.endTime))

/** The minutes that are left where the quiz's end cuts the duration short; undefined where it does not. */
export function cutShortMinutes(quiz: Timed, now: number): number | undefined {
  const left = Date.parse(quiz.endTime) - now
  return left < quiz.duration * MINUTE_MS ? Math.max(0, Math.floor(left / MINUTE_MS)) : undefined
}

/** The questions' ids in their order; none where one has no id, or two have the same. */
function idsOf({ questions }: Pick<Quiz, 'questions'>): string[] {
  const ids = questions.flatMap(({ _id }) => _id ?? [])
  return new Set(ids).size === questions.length ? ids : []
}

export const beginAttempt = (
  quiz: Quiz,
  userId: string,
  now: number,
  times = { startedAt: now, deadline: deadlineOf(quiz, now) },
): Attempt => ({
  version: 2,
  quizId: quiz._id,
  userId,
  answers: quiz.questions.map(() => null),
  flags: [],
  current: 0,
  questionIds: idsOf(quiz),
  quizChanged: false,
  revision: 0,
  ...times,
})

export const choose = (attempt: Attempt, question: number, option: number): Attempt => ({
  ...attempt,
  answers: attempt.answers.with(question, option),
})

export const toggleFlag = (attempt: Attempt, question: number): Attempt => ({
  ...attempt,
  flags: attempt.flags.includes(question)
    ? attempt.flags.filter((flag) => flag !== question)
    : [...attempt.flags, question].toSorted((one, other) => one - other),
})

/** Moves to a question; a number outside the quiz moves to its nearest end. */
export const goTo = (attempt: Attempt, question: number): Attempt => ({
  ...attempt,
  current: Math.max(0, Math.min(question, attempt.answers.length - 1)),
})

/**
 * A stored attempt against the quiz as it is now. Answers and flags follow their questions by id, or by index where there are
 * no ids; those of questions and options that are gone fall away, and new questions are unanswered.
 */
export function fitAttempt(attempt: Attempt, quiz: Quiz): Attempt {
  const ids = idsOf(quiz)
  const byId = attempt.questionIds.length > 0 && ids.length > 0
  const before = (index: number) => (byId ? attempt.questionIds.indexOf(ids[index] ?? '') : index)
  const answers = quiz.questions.map((question, index) => {
    const answer = attempt.answers[before(index)] ?? null
    return answer !== null && question.authoredIndices.includes(answer) ? answer : null
  })
  const flags = answers.flatMap((_, index) => (attempt.flags.includes(before(index)) ? index : []))
  const current = byId ? ids.indexOf(attempt.questionIds[attempt.current] ?? '') : attempt.current
  const moved =
    answers.length !== attempt.answers.length || (byId && ids.join() !== attempt.questionIds.join())
  const fitted = { ...attempt, answers, flags, questionIds: ids, quizChanged: attempt.quizChanged || moved }
  return goTo(fitted, current < 0 ? attempt.current : current)
}

export const timeLeftMs = (attempt: Pick<Attempt, 'deadline'>, now: number) =>
  Math.max(0, attempt.deadline - now)

/** The quiz submits itself when the time left reaches one second. */
export const isDue = (attempt: Pick<Attempt, 'deadline'>, now: number) =>
  timeLeftMs(attempt, now) <= SECOND_MS

/** Whole seconds from start until now, never more than the time that was given. */
export const timeSpentSeconds = ({ startedAt, deadline }: Attempt, now: number) =>
  Math.max(0, Math.round((Math.min(now, deadline) - startedAt) / SECOND_MS))

const TIME_WARNINGS = [
  [5 * MINUTE_MS, '5 minutes remaining'],
  [MINUTE_MS, '1 minute remaining'],
  [30 * SECOND_MS, '30 seconds remaining'],
] as const
const WARNED_MS = 8 * SECOND_MS
const LAST_MS = 10 * SECOND_MS

/** What is said of the time: at three moments for a few seconds, and calmly through the last ten. */
export function timeWarning(leftMs: number): string | undefined {
  if (leftMs <= LAST_MS) return 'Time is up in a moment. Your answers are submitted by themselves.'
  return TIME_WARNINGS.find(([at]) => leftMs <= at && leftMs > at - WARNED_MS)?.[1]
}

/** The clock may be hidden by who is made nervous by it, but not in the last minute. */
export const mayHideClock = (leftMs: number) => leftMs > MINUTE_MS

/** The clock is yellow from 5 minutes and red from 1 minute on. */
export function clockTone(leftMs: number): 'yellow' | 'red' | undefined {
  if (leftMs <= MINUTE_MS) return 'red'
  return leftMs <= 5 * MINUTE_MS ? 'yellow' : undefined
}

export function summarizeAttempt(attempt: Attempt) {
  const total = attempt.answers.length
  const attempted = attempt.answers.filter((answer) => answer !== null).length
  return { total, attempted, unattempted: total - attempted, percent: percent(attempted, total) }
}

const NAVIGATOR_PAGE_SIZE = 50

/** The question indices of one page of the navigator. */
export function navigatorPage(count: number, page: number): number[] {
  const from = page * NAVIGATOR_PAGE_SIZE
  return Array.from(
    { length: Math.max(0, Math.min(NAVIGATOR_PAGE_SIZE, count - from)) },
    (_, index) => from + index,
  )
}

export const navigatorPages = (count: number) => Math.max(1, Math.ceil(count / NAVIGATOR_PAGE_SIZE))
export const navigatorPageOf = (question: number) => Math.floor(question / NAVIGATOR_PAGE_SIZE)

/** A typed question number (from 1) as an index; undefined where it is none of the quiz's. */
export function parseJump(text: string, count: number): number | undefined {
  const number = /^\s*\d+\s*$/.test(text) ? Number(text) : 0
  return number >= 1 && number <= count ? number - 1 : undefined
}

/** A, B, C … for an option index. */
export const optionLetter = (index: number) => String.fromCharCode(65 + index)
