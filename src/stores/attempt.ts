import { atom } from 'nanostores'
import * as v from 'valibot'
import { Attempt, beginAttempt, choose, fitAttempt, goTo, toggleFlag } from '../domain/attempt.ts'
import { authoredIndex, type Quiz, Quiz as QuizSchema } from '../domain/quiz.ts'
import { serverNow } from './clock.ts'
import { announce } from './happenings.ts'
import { $userId } from './session.ts'
import { steady } from './steady.ts'
import { deviceAtom, readDevice } from './storage.ts'

/** Each is read for itself: one that cannot be read costs nobody the others. */
const Attempts = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform((stored) => {
    const read = Object.entries(stored).flatMap(([key, value]): [string, Attempt][] => {
      const attempt = v.safeParse(Attempt, value)
      return attempt.success ? [[key, attempt.output]] : []
    })
    return Object.fromEntries(read)
  }),
)

/** All attempts on this device that are not submitted yet, by user and quiz. */
const ATTEMPTS_KEY = 'quiz:attempts'
const $attempts = deviceAtom(ATTEMPTS_KEY, Attempts)

/** The questions of those attempts, so that a reload needs neither the API nor the slot to go on. */
const $papers = deviceAtom('quiz:papers', v.record(v.string(), v.unknown()))

const keyOf = (userId: string, quizId: string) => `${userId}/${quizId}`

/** The quiz whose page is open. */
export const $quizId = atom<string | undefined>()

/** The signed-in user's attempts; those of others on this device are never shown or sent. */
export const $myAttempts = steady([$attempts, $userId], (attempts, userId) =>
  Object.values(attempts ?? {}).filter((attempt) => attempt.userId === userId),
)

/** The signed-in user's attempt at the open quiz. */
export const $attempt = steady([$myAttempts, $quizId], (attempts, quizId) =>
  attempts.find((attempt) => attempt.quizId === quizId),
)

/** When the last step was written to the device, by the server's clock; undefined until there is one. */
export const $savedAt = atom<number | undefined>()

/** Steps are made on what the device holds now: a tab that slept must not write over what another one answered. */
const heldAttempts = () => readDevice(ATTEMPTS_KEY, Attempts) ?? {}

function put(attempt: Attempt, held = heldAttempts()): void {
  $attempts.set({ ...held, [keyOf(attempt.userId, attempt.quizId)]: attempt })
  $savedAt.set(serverNow())
}

/** `times`, in milliseconds, are those that the server knows; without them the attempt begins now. */
export function begin(quiz: Quiz, userId: string, times?: Pick<Attempt, 'startedAt' | 'deadline'>): void {
  put(beginAttempt(quiz, userId, serverNow(), times))
  $papers.set({ ...$papers.get(), [keyOf(userId, quiz._id)]: quiz })
  announce('quiz-started', { quizId: quiz._id })
}

/** Goes on with a stored attempt at the quiz as it is now. */
export function resume(attempt: Attempt, quiz: Quiz): void {
  put(fitAttempt(attempt, quiz))
}

/** The questions as they were when the attempt began. */
export function storedPaper({ userId, quizId }: Attempt): Quiz | undefined {
  const read = v.safeParse(QuizSchema, $papers.get()?.[keyOf(userId, quizId)])
  return read.success ? read.output : undefined
}

/** The API will not have it, and says why. */
export function noteRefusal({ userId, quizId }: Attempt, refused: string): void {
  const held = heldAttempts()
  const attempt = held[keyOf(userId, quizId)]
  if (attempt) put({ ...attempt, refused }, held)
}

/** Removes an attempt that has been submitted. */
export function forget({ userId, quizId }: Attempt): void {
  const key = keyOf(userId, quizId)
  const { [key]: _attempt, ...attempts } = heldAttempts()
  const { [key]: _paper, ...papers } = $papers.get() ?? {}
  $attempts.set(attempts)
  $papers.set(papers)
}

function step(change: (attempt: Attempt) => Attempt): void {
  const open = $attempt.get()
  if (!open) return
  const held = heldAttempts()
  const attempt = held[keyOf(open.userId, open.quizId)]
  if (attempt) put(change(attempt), held)
  // Another tab has submitted it meanwhile: this one follows.
  else $attempts.set(held)
}

/** Chooses the option that stands at `shown` on the screen. */
export function chooseOption(quiz: Quiz, question: number, shown: number): void {
  const asked = quiz.questions[question]
  const option = asked && authoredIndex(asked, shown)
  if (option != null) step((attempt) => choose(attempt, question, option))
}
export const flagQuestion = (question: number) => step((attempt) => toggleFlag(attempt, question))
export const openQuestion = (question: number) => step((attempt) => goTo(attempt, question))
