import * as v from 'valibot'
import { Answer, optionsOf } from '../kinds/answer.ts'
import { isKeptAnswer } from '../kinds/kinds.ts'
import { SubmitReason } from '../lib/failure.ts'
import { percent } from '../lib/score.ts'
import { authoredPlaces, toAuthored } from '../quizzes/question.ts'
import type { Quiz } from '../quizzes/quiz.ts'
import { deadlineOf } from './attempt-time.ts'
import { movedPace, NotedPace } from './pace.ts'

/**
 * Where an attempt is at. `waiting`: it could not be sent and is retried by itself; `byClock`: as its time was over, not because
 * the learner submitted it. `refused`: the API rejected it for good, so
 * only the learner retries or discards it. `closed`: a tombstone without answers, so that no stale copy resurrects it.
 */
export const Phase = v.union([
  v.object({ name: v.literal('working') }),
  v.object({ name: v.literal('waiting'), why: SubmitReason, byClock: v.optional(v.boolean(), false) }),
  v.object({ name: v.literal('refused'), why: SubmitReason }),
  v.object({ name: v.literal('closed'), how: v.picklist(['submitted', 'discarded', 'superseded']) }),
])
export type Phase = v.InferOutput<typeof Phase>

const workFields = {
  answers: v.array(Answer),
  flags: v.array(v.number()),
  current: v.number(),
}
/** What a learner does at an attempt, by question index. */
const Work = v.object(workFields)
export type Work = v.InferOutput<typeof Work>

/** An option that the learner ruled out; by its authored index. */
const Strike = v.object({ question: v.number(), option: v.number() })

/**
 * All that is known of a learner's work on a quiz: one record, whose copies differ by `revision` alone. Answers and flags go by
 * question index; options in an answer are those as authored. `startedAt` and `deadline` are instants of the server's
 * clock, in milliseconds.
 */
export const Attempt = v.object({
  version: v.literal(3),
  quizId: v.string(),
  userId: v.string(),
  ...workFields,
  startedAt: v.number(),
  deadline: v.number(),
  /** Which question each answer belongs to, because the quiz may be edited; empty where questions have no `_id`. */
  questionIds: v.array(v.string()),
  /** The version of the questions that the API keeps for this attempt, which an edit never reaches; null where it keeps none. */
  quizVersion: v.optional(v.nullable(v.number()), null),
  /** The authored place of each question; empty where release 0.1.0 stored none: they stand as authored. */
  places: v.optional(v.array(v.number()), []),
  /** A help to think with, so it stays on the device. */
  struck: v.optional(v.array(Strike), []),
  /** The API's copy of the work as this device last knew it, and its revision there; null without one. */
  saved: v.optional(v.nullable(v.object({ revision: v.number(), ...workFields })), null),
  /** What was sent onto that copy and not answered yet: each may have arrived. */
  sent: v.optional(v.array(Work), []),
  /** Null where the API does not offer it. */
  pace: v.optional(NotedPace, null),
  /** The quiz was edited after the start, and the answers moved with their questions. */
  quizChanged: v.boolean(),
  title: v.string(),
  /**
   * The quiz as JSON text, so that a reload needs neither the API nor the slot. Text, because it is rarely read. Empty in the
   * stored record: it is stored apart, because it is large and does not change with each answer.
   */
  paper: v.string(),
  /** Counts every change; of two copies the one with the higher revision wins. */
  revision: v.number(),
  phase: Phase,
})
export type Attempt = v.InferOutput<typeof Attempt>

type Identity = Pick<Attempt, 'userId' | 'quizId' | 'startedAt'>

/** An attempt is one person's, at one quiz, from one start. */
export const attemptId = ({ userId, quizId, startedAt }: Identity) => `${userId}/${quizId}/${startedAt}`

export const isLive = ({ phase }: Pick<Attempt, 'phase'>) => phase.name !== 'closed'

/**
 * The attempt that is stored under a key, with its questions, which are stored apart. Undefined where this release cannot read it,
 * or where the key is not its own.
 */
export function readAttempt(key: string, stored: unknown, paper?: unknown): Attempt | undefined {
  const { success, output } = v.safeParse(Attempt, stored)
  if (!success || key !== attemptId(output)) return undefined
  return isLive(output) && typeof paper === 'string' ? { ...output, paper } : output
}

/** The question ids in order; empty if one is missing or two are the same. */
function idsOf({ questions }: Pick<Quiz, 'questions'>): string[] {
  const ids = questions.flatMap(({ _id }) => _id ?? [])
  return new Set(ids).size === questions.length ? ids : []
}

const paperOf = (quiz: Quiz) => ({
  title: quiz.title,
  paper: JSON.stringify(quiz),
  quizVersion: quiz.version ?? null,
  places: authoredPlaces(quiz.questions),
})

/** `times` are those of the server's start, in milliseconds; without them the attempt begins `now`. */
export const beginAttempt = (
  quiz: Quiz,
  userId: string,
  now: number,
  times = { startedAt: now, deadline: deadlineOf(quiz, now) },
): Attempt => ({
  version: 3,
  quizId: quiz._id,
  userId,
  answers: quiz.questions.map(() => null),
  flags: [],
  current: 0,
  questionIds: idsOf(quiz),
  struck: [],
  saved: null,
  sent: [],
  pace: null,
  quizChanged: false,
  revision: 0,
  phase: { name: 'working' },
  ...paperOf(quiz),
  ...times,
})

/** The authored indices of the options that are struck out. */
export const struckOptions = ({ struck }: Pick<Attempt, 'struck'>, question: number) =>
  struck.flatMap((strike) => (strike.question === question ? strike.option : []))

const withoutStrike = ({ struck }: Attempt, question: number, option: number) =>
  struck.filter((strike) => strike.question !== question || strike.option !== option)

const isChosen = (answer: Answer | undefined, option: number) =>
  answer === option || optionsOf(answer).includes(option)

/** What is chosen is not struck out. */
export const giveAnswer = (attempt: Attempt, question: number, given: Answer): Attempt => ({
  ...attempt,
  answers: attempt.answers.with(question, given),
  struck: attempt.struck.filter((strike) => strike.question !== question || !isChosen(given, strike.option)),
})

export const clearAnswer = (attempt: Attempt, question: number): Attempt => ({
  ...attempt,
  answers: attempt.answers.with(question, null),
})

/** What is struck out is not chosen. */
export function toggleStrike(attempt: Attempt, question: number, option: number): Attempt {
  if (struckOptions(attempt, question).includes(option))
    return { ...attempt, struck: withoutStrike(attempt, question, option) }
  const { struck, answers } = attempt
  const others = optionsOf(answers[question]).filter((chosen) => chosen !== option)
  const spared = isChosen(answers[question], option)
    ? giveAnswer(attempt, question, others.length > 0 ? { options: others } : null)
    : attempt
  return { ...spared, struck: [...struck, { question, option }] }
}

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
 * Fits an attempt to the quiz as it is now. Answers and flags follow their questions by id, or by index where there are no ids;
 * those of removed questions and options are dropped, and new questions are unanswered.
 */
export function fitAttempt(attempt: Attempt, quiz: Quiz): Attempt {
  const ids = idsOf(quiz)
  const byId = attempt.questionIds.length > 0 && ids.length > 0
  const before = (index: number) => (byId ? attempt.questionIds.indexOf(ids[index] ?? '') : index)
  const answers = quiz.questions.map((question, index) => {
    const answer = attempt.answers[before(index)] ?? null
    return answer !== null && isKeptAnswer(question, answer) ? answer : null
  })
  const struck = attempt.struck.flatMap(({ question, option }) => {
    const now = answers.findIndex((_, index) => before(index) === question)
    return now < 0 ? [] : { question: now, option }
  })
  const flags = answers.flatMap((_, index) => (attempt.flags.includes(before(index)) ? index : []))
  const current = byId ? ids.indexOf(attempt.questionIds[attempt.current] ?? '') : attempt.current
  const moved =
    answers.length !== attempt.answers.length || (byId && ids.join() !== attempt.questionIds.join())
  const quizChanged = attempt.quizChanged || moved
  const pace =
    attempt.pace && moved
      ? movedPace(
          attempt.pace,
          answers.map((_, index) => before(index)),
        )
      : attempt.pace
  const fitted = { ...attempt, ...paperOf(quiz), answers, flags, struck, pace, questionIds: ids, quizChanged }
  return goTo(fitted, current < 0 ? attempt.current : current)
}

/** Whether a quiz has the very questions that the answers are in the order of. */
export const hasQuestionsOf = ({ answers, questionIds }: Attempt, quiz: Quiz) =>
  quiz.questions.length === answers.length &&
  (questionIds.length === 0 || idsOf(quiz).join() === questionIds.join())

/** The answers as the API counts them: by authored question. */
export const authoredAnswers = ({ places, answers }: Attempt) =>
  places.length > 0 ? toAuthored(places, answers) : answers

export const isSameWork = (one: Work, other: Work) =>
  JSON.stringify([one.answers, one.flags, one.current]) ===
  JSON.stringify([other.answers, other.flags, other.current])

/** Whether the API has all of the work. */
export const isSaved = (attempt: Attempt) => attempt.saved !== null && isSameWork(attempt, attempt.saved)

export function summarizeAttempt(attempt: Attempt) {
  const total = attempt.answers.length
  const attempted = attempt.answers.filter((answer) => answer !== null).length
  return { total, attempted, unattempted: total - attempted, percent: percent(attempted, total) }
}
