import * as v from 'valibot'
import { type Quiz, shownOption } from './quiz.ts'
import { percent } from './score.ts'
import { MINUTE_MS, SECOND_MS } from './time.ts'

/**
 * A learner's work on a quiz, as it is kept on the device. Answers and flags go by question index; an answer is an index
 * into the options as they were authored, so that an attempt can be sent without the quiz at hand. `startedAt` and `deadline` are instants of the server's clock, in milliseconds.
 */
export const Attempt = v.object({
  version: v.literal(1),
  quizId: v.string(),
  userId: v.string(),
  answers: v.array(v.nullable(v.number())),
  flags: v.array(v.number()),
  current: v.number(),
  startedAt: v.number(),
  deadline: v.number(),
})
export type Attempt = v.InferOutput<typeof Attempt>

type Timed = Pick<Quiz, 'duration' | 'endTime'>

/** When time runs out for someone who starts now: after the duration, or earlier where the quiz itself ends. */
export const deadlineOf = (quiz: Timed, startedAt: number) =>
  Math.min(startedAt + quiz.duration * MINUTE_MS, Date.parse(quiz.endTime))

/** The minutes that are left where the quiz's end cuts the duration short; undefined where it does not. */
export function cutShortMinutes(quiz: Timed, now: number): number | undefined {
  const left = Date.parse(quiz.endTime) - now
  return left < quiz.duration * MINUTE_MS ? Math.max(0, Math.floor(left / MINUTE_MS)) : undefined
}

export const beginAttempt = (quiz: Quiz, userId: string, now: number): Attempt => ({
  version: 1,
  quizId: quiz._id,
  userId,
  answers: quiz.questions.map(() => null),
  flags: [],
  current: 0,
  startedAt: now,
  deadline: deadlineOf(quiz, now),
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

/** A stored attempt against the quiz as it is now: answers beyond its questions fall away, missing ones are empty. */
export function fitAttempt(attempt: Attempt, quiz: Quiz): Attempt {
  const answers = quiz.questions.map((question, index) => {
    const answer = attempt.answers[index] ?? null
    return answer !== null && question.authoredIndices.includes(answer) ? answer : null
  })
  const flags = attempt.flags.filter((flag) => flag < answers.length)
  return goTo({ ...attempt, answers, flags }, attempt.current)
}

export const timeLeftMs = (attempt: Pick<Attempt, 'deadline'>, now: number) =>
  Math.max(0, attempt.deadline - now)

/** The quiz submits itself when the time left reaches one second. */
export const isDue = (attempt: Pick<Attempt, 'deadline'>, now: number) =>
  timeLeftMs(attempt, now) <= SECOND_MS

/** Whole seconds from start until now, never more than the time that was given. */
export const timeSpentSeconds = ({ startedAt, deadline }: Attempt, now: number) =>
  Math.max(0, Math.round((Math.min(now, deadline) - startedAt) / SECOND_MS))

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

/** The attempt for people to read: one line a question, with the chosen letter and its text. */
export function attemptAsText(quiz: Quiz, attempt: Attempt): string {
  const lines = quiz.questions.map((question, index) => {
    const shown = shownOption(question, attempt.answers[index])
    const option = shown === null ? undefined : question.options[shown]
    return `${index + 1}. ${shown === null ? 'no answer' : `${optionLetter(shown)}) ${option?.text ?? ''}`}`
  })
  const head = [quiz.title, `Quiz ${attempt.quizId}`, `Started ${new Date(attempt.startedAt).toISOString()}`]
  return [...head, '', ...lines, ''].join('\n')
}
