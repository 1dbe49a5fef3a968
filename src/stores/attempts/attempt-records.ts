import { atom, computed } from 'nanostores'
import * as v from 'valibot'
import { type Attempt, attemptId, beginAttempt, isLive } from '../../domain/attempts/attempt.ts'
import { readAttempt } from '../../domain/attempts/attempt-formats.ts'
import { isPrunable, isSameQuiz, mergeAttempts } from '../../domain/attempts/attempt-mirrors.ts'
import { type AttemptEvent, transition } from '../../domain/attempts/attempt-phases.ts'
import { Quiz } from '../../domain/quizzes/quiz.ts'
import { computedEqual } from '../lib/computed-equal.ts'
import { readDurably, writeDurably } from '../lib/durable-copy.ts'
import { decode, deviceAtom, readDevice } from '../lib/storage.ts'
import { serverNow } from '../page/clock.ts'
import { emit } from '../page/events.ts'
import { $userId } from '../session/session.ts'

/*
 * All attempts on this device, by id. localStorage holds the copy that all tabs share, IndexedDB the durable one. An entry that
 * this release cannot read is left alone: a newer release may have written it, in another tab or before a roll-back.
 */

const ATTEMPTS_KEY = 'quiz:attempts'
/** Where older releases stored the questions. */
const PAPERS_KEY = 'quiz:papers'
const Entries = v.record(v.string(), v.unknown())
type Entries = v.InferOutput<typeof Entries>

const $entries = deviceAtom(ATTEMPTS_KEY, Entries)
const $olderPapers = deviceAtom(PAPERS_KEY, Entries)

const readAll = (entries: Entries, papers: Entries): Attempt[] =>
  Object.entries(entries).flatMap(([key, entry]) => readAttempt(key, entry, papers) ?? [])

/** Other people's attempts on this device are never shown or sent. */
const $myRecords = computedEqual([$entries, $olderPapers, $userId], (entries, papers, userId) =>
  readAll(entries ?? {}, papers ?? {}).filter((attempt) => attempt.userId === userId),
)

/** The signed-in user's live attempts. */
export const $myAttempts = computed($myRecords, (attempts) => attempts.filter(isLive))

/** The quiz whose page is open. */
export const $openQuizId = atom<string | undefined>()

/** The user's live attempt at the open quiz, or else the one that was closed last. */
export const $latestAttempt = computed([$myRecords, $openQuizId], (attempts, quizId) =>
  attempts
    .filter((attempt) => attempt.quizId === quizId)
    .toSorted((one, other) => Number(isLive(other)) - Number(isLive(one)) || other.startedAt - one.startedAt)
    .at(0),
)

/** The user's live attempt at the open quiz. */
export const $attempt = computed($latestAttempt, (attempt) =>
  attempt && isLive(attempt) ? attempt : undefined,
)

/** When the last step was stored, by the server's clock; undefined until there is one. */
export const $savedAt = atom<number | undefined>()

/** What the device holds now. `unreadable` are the entries that this release cannot read. */
interface Held {
  entries: Entries
  attempts: Attempt[]
  unreadable: [key: string, entry: unknown][]
}

/** Read from the device at each step, so that a tab that slept never overwrites what another one stored. */
function readHeld(): Held {
  const [entries = {}, papers = {}] = [readDevice(ATTEMPTS_KEY, Entries), readDevice(PAPERS_KEY, Entries)]
  const held: Held = { entries, attempts: [], unreadable: [] }
  for (const [key, entry] of Object.entries(entries)) {
    const attempt = readAttempt(key, entry, papers)
    if (attempt) held.attempts.push(attempt)
    else held.unreadable.push([key, entry])
  }
  return held
}

const find = ({ attempts }: Held, wanted: Attempt) =>
  attempts.find((attempt) => attemptId(attempt) === attemptId(wanted))

/** Replaces the readable entries, each under its id, and drops tombstones whose time is over. */
function storeAttempts({ unreadable }: Held, attempts: readonly Attempt[]): void {
  const now = serverNow()
  const kept = attempts.filter((attempt) => !isPrunable(attempt, now))
  const ids = new Set(kept.map(attemptId))
  // A newer release may have stored the very attempt that begins here.
  const setAside = unreadable.map(([key, entry]) => [ids.has(key) ? `${key}, set aside` : key, entry])
  const entries = Object.fromEntries([...setAside, ...kept.map((attempt) => [attemptId(attempt), attempt])])
  $entries.set(entries)
  void writeDurably(ATTEMPTS_KEY, JSON.stringify(entries))
  if ($olderPapers.get()) $olderPapers.set(undefined)
}

/** The attempt as the device holds it now; undefined once it is gone, which this tab hears of at the same time. */
export function reread(attempt: Attempt): Attempt | undefined {
  const held = readHeld()
  const current = find(held, attempt)
  if (!current) $entries.set(held.entries)
  return current
}

/** Tells the attempt, as the device holds it, what happened. */
export function apply(known: Attempt, event: AttemptEvent): void {
  const held = readHeld()
  const attempt = find(held, known)
  const next = attempt && transition(attempt, event)
  if (!next || next === attempt) {
    // Nothing to store, but this tab may have slept.
    $entries.set(held.entries)
    return
  }
  storeAttempts(
    held,
    held.attempts.map((other) => (other === attempt ? next : other)),
  )
  if (isLive(next)) $savedAt.set(serverNow())
}

/**
 * Begins an attempt, unless another tab has begun one. `times`, in milliseconds, are those of the server's start; without them
 * the attempt begins now.
 */
export function begin(quiz: Quiz, userId: string, times?: Pick<Attempt, 'startedAt' | 'deadline'>): void {
  const fresh = beginAttempt(quiz, userId, serverNow(), times)
  const held = readHeld()
  if (held.attempts.some((other) => isLive(other) && isSameQuiz(other, fresh))) {
    $entries.set(held.entries)
    return
  }
  // One that was discarded restarts with the start that the API remembers.
  const closed = find(held, fresh)
  const begun = closed ? transition(closed, { type: 'restarted', fresh }) : fresh
  storeAttempts(held, [...held.attempts.filter((other) => other !== closed), begun])
  $savedAt.set(serverNow())
  emit('quiz-started', { quizId: quiz._id })
}

/** Once per page: after a crash the durable copy may know steps that localStorage has lost. */
export async function recoverAttempts(): Promise<void> {
  const texts = await Promise.all([readDurably(ATTEMPTS_KEY), readDurably(PAPERS_KEY)])
  const [entries = {}, papers = {}] = texts.map((text) => decode(Entries, text))
  const held = readHeld()
  const merged = mergeAttempts(held.attempts, readAll(entries, papers))
  if (JSON.stringify(merged) !== JSON.stringify(held.attempts)) storeAttempts(held, merged)
}

/** The questions as they were when the quiz was last read, in the order of the answers. */
export const paperOf = ({ paper }: Attempt): Quiz | undefined => decode(Quiz, paper || undefined)
