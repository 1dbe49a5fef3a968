import { atom } from 'nanostores'
import * as v from 'valibot'
import {
  type Attempt,
  beginAttempt,
  choose,
  fitAttempt,
  goTo,
  newerAttempts,
  readAttempt,
  toggleFlag,
} from '../../domain/attempts/attempt.ts'
import type { SubmitReason } from '../../domain/lib/failure.ts'
import { authoredIndex, type Quiz, Quiz as QuizSchema } from '../../domain/quizzes/quiz.ts'
import { computedEqual } from '../lib/computed-equal.ts'
import { readDurably, writeDurably } from '../lib/durable-copy.ts'
import { decode, deviceAtom, readDevice } from '../lib/storage.ts'
import { serverNow } from '../page/clock.ts'
import { emit } from '../page/events.ts'
import { $userId } from '../session/session.ts'

/**
 * All attempts on this device that are not submitted yet, by user and quiz. What cannot be read stays as it is: a newer
 * release, in another tab or before a roll-back, may have written it.
 */
const Stored = v.record(v.string(), v.unknown())
const ATTEMPTS_KEY = 'quiz:attempts'
const $stored = deviceAtom(ATTEMPTS_KEY, Stored)

/** The questions of those attempts, so that a reload needs neither the API nor the slot to go on. */
const PAPERS_KEY = 'quiz:papers'
const $papers = deviceAtom(PAPERS_KEY, Stored)

/** When those attempts began that are over: no copy may bring them back. */
const OVER_KEY = 'quiz:attempts-over'
const Over = v.record(v.string(), v.number())
const $over = deviceAtom(OVER_KEY, Over)

const keyOf = (userId: string, quizId: string) => `${userId}/${quizId}`

/** The quiz whose page is open. */
export const $quizId = atom<string | undefined>()

/** The signed-in user's attempts; those of others on this device are never shown or sent. */
export const $myAttempts = computedEqual([$stored, $userId], (stored, userId) =>
  Object.entries(stored ?? {}).flatMap(([key, value]) => {
    const attempt = readAttempt(value)
    return attempt && attempt.userId === userId && key === keyOf(attempt.userId, attempt.quizId)
      ? [attempt]
      : []
  }),
)

/** The signed-in user's attempt at the open quiz. */
export const $attempt = computedEqual([$myAttempts, $quizId], (attempts, quizId) =>
  attempts.find((attempt) => attempt.quizId === quizId),
)

/** When the last step was written to the device, by the server's clock; undefined until there is one. */
export const $savedAt = atom<number | undefined>()

/** Steps are made on what the device holds now: a tab that slept must not write over what another one answered. */
const held = () => readDevice(ATTEMPTS_KEY, Stored) ?? {}

function keep(attempts: Record<string, unknown>): void {
  $stored.set(attempts)
  void writeDurably(ATTEMPTS_KEY, JSON.stringify(attempts))
}

function keepPapers(papers: Record<string, unknown>): void {
  $papers.set(papers)
  void writeDurably(PAPERS_KEY, JSON.stringify(papers))
}

function put(attempt: Attempt): void {
  keep({ ...held(), [keyOf(attempt.userId, attempt.quizId)]: attempt })
  $savedAt.set(serverNow())
}

/** Once per page: where a machine lost its power, the sturdy copy may know steps that the other one does not. */
export async function recoverAttempts(): Promise<void> {
  const texts = await Promise.all([readDurably(ATTEMPTS_KEY), readDurably(PAPERS_KEY)])
  const [attempts = {}, papers = {}] = texts.map((text) => decode(Stored, text))
  const newer = newerAttempts(attempts, held(), readDevice(OVER_KEY, Over))
  const keys = Object.keys(newer)
  if (keys.length === 0) return
  const lost = Object.entries(papers).filter(([key]) => keys.includes(key))
  keepPapers({ ...Object.fromEntries(lost), ...$papers.get() })
  keep({ ...held(), ...newer })
}

/** Makes room for a new attempt where there is one that cannot be read. */
function setAside(key: string): void {
  const { [key]: unread, ...others } = held()
  if (unread !== undefined && !readAttempt(unread)) keep({ ...others, [`${key}, set aside`]: unread })
}

/** `times`, in milliseconds, are those that the server knows; without them the attempt begins now. */
export function begin(quiz: Quiz, userId: string, times?: Pick<Attempt, 'startedAt' | 'deadline'>): void {
  const key = keyOf(userId, quiz._id)
  const attempt = beginAttempt(quiz, userId, serverNow(), times)
  setAside(key)
  // One that was discarded and goes on with the start that the API remembers.
  const { [key]: overSince, ...over } = readDevice(OVER_KEY, Over) ?? {}
  if (overSince === attempt.startedAt) $over.set(over)
  keepPapers({ ...$papers.get(), [key]: quiz })
  put(attempt)
  emit('quiz-started', { quizId: quiz._id })
}

const storedAs = <Schema extends v.GenericSchema>(schema: Schema, { userId, quizId }: Attempt) => {
  const read = v.safeParse(schema, $papers.get()?.[keyOf(userId, quizId)])
  return read.success ? read.output : undefined
}

/** The questions in the order of the attempt's answers: as they were when it began, or when the quiz was opened last. */
export const storedPaper = (attempt: Attempt): Quiz | undefined => storedAs(QuizSchema, attempt)

const Titled = v.object({ title: v.string() })
export const storedTitle = (attempt: Attempt) => storedAs(Titled, attempt)?.title

/** The attempt as the device holds it now. One that another tab has submitted meanwhile is gone here, too. */
export function reread({ userId, quizId }: Attempt): Attempt | undefined {
  const attempt = readAttempt(held()[keyOf(userId, quizId)])
  if (!attempt) $stored.set(held())
  return attempt
}

function change(known: Attempt, how: (attempt: Attempt) => Attempt): void {
  const attempt = reread(known)
  if (attempt) put(how(attempt))
}

/** Goes on with a stored attempt at the quiz as it is now. */
export function resume(attempt: Attempt, quiz: Quiz): void {
  keepPapers({ ...$papers.get(), [keyOf(attempt.userId, quiz._id)]: quiz })
  change(attempt, (kept) => fitAttempt(kept, quiz))
}

/** The API will not have it, and says why. */
export const noteRefusal = (attempt: Attempt, refused: SubmitReason) =>
  change(attempt, (kept) => ({ ...kept, refused }))

/** Removes an attempt that has been submitted, or that nobody wants any more. */
export function forget({ userId, quizId, startedAt }: Attempt): void {
  const key = keyOf(userId, quizId)
  const { [key]: _attempt, ...attempts } = held()
  const { [key]: _paper, ...papers } = $papers.get() ?? {}
  $over.set({ ...readDevice(OVER_KEY, Over), [key]: startedAt })
  keep(attempts)
  keepPapers(papers)
}

function step(how: (attempt: Attempt) => Attempt): void {
  const open = $attempt.get()
  if (open) change(open, (attempt) => ({ ...how(attempt), revision: attempt.revision + 1 }))
}

/** Chooses the option that stands at `shown` on the screen. */
export function chooseOption(quiz: Quiz, question: number, shown: number): void {
  const asked = quiz.questions[question]
  const option = asked && authoredIndex(asked, shown)
  if (option != null) step((attempt) => choose(attempt, question, option))
}
export const flagQuestion = (question: number) => step((attempt) => toggleFlag(attempt, question))
export const openQuestion = (question: number) => step((attempt) => goTo(attempt, question))
