import { computed } from 'nanostores'
import * as v from 'valibot'
import { type Attempt, attemptId, readAttempt } from '../../domain/attempts/attempt.ts'
import { isPrunable } from '../../domain/attempts/attempt-mirrors.ts'
import { readDurably, writeDurably } from '../lib/durable-copy.ts'
import { type DeviceAtom, decode, deviceAtom } from '../lib/storage.ts'
import { serverNow } from '../page/clock.ts'

/*
 * All attempts on this device, by id. localStorage holds the copy that all tabs share, IndexedDB the durable one. Each step
 * stores the records anew, so what is large and rarely changes, the questions, stands under a key of its own. An entry that
 * this release cannot read is left alone: a newer release may have written it, in another tab or before a roll-back.
 */

const Entries = v.record(v.string(), v.unknown())
type Entries = v.InferOutput<typeof Entries>
const NONE: Entries = {}

const ATTEMPTS_KEY = 'quiz:attempts'
/** The questions of each attempt, by its id. */
const QUESTIONS_KEY = 'quiz:questions'

const $entries = deviceAtom(ATTEMPTS_KEY, Entries)
const $questions = deviceAtom(QUESTIONS_KEY, Entries)

/** What the device holds. `unreadable` are the entries that this release cannot read. */
export interface Held {
  readonly attempts: readonly Attempt[]
  readonly entries: Entries
  readonly questions: Entries
  readonly unreadable: readonly (readonly [key: string, entry: unknown])[]
}

function readAll(entries: Entries, questions: Entries): Held {
  const attempts: Attempt[] = []
  const unreadable: [string, unknown][] = []
  for (const [key, entry] of Object.entries(entries)) {
    const attempt = readAttempt(key, entry, questions[key])
    if (attempt) attempts.push(attempt)
    else unreadable.push([key, entry])
  }
  return { attempts, entries, questions, unreadable }
}

let last: Held | undefined

/** Entries that were read before, or that this tab stored, are not read again. */
function heldIn(entries: Entries): Held {
  if (last?.entries !== entries) last = readAll(entries, $questions.readDevice() ?? NONE)
  return last
}

/** What is stored, as this tab has heard of it. */
export const $storedAttempts = computed($entries, (entries) => heldIn(entries ?? NONE).attempts)

/** What is stored now. Read at each step, so that a tab that slept never overwrites what another one stored. */
export const readHeld = () => heldIn($entries.readDevice() ?? NONE)

/** Tells this tab, which may have slept, what is stored. */
export const noteHeld = ({ entries }: Held) => $entries.set(entries)

/** The questions of these attempts, and of entries that another release will read. */
function questionsOf(attempts: readonly Attempt[], { questions, unreadable }: Held): Entries {
  const unread = unreadable.flatMap(([key]) => (key in questions ? [[key, questions[key]] as const] : []))
  const read = attempts.flatMap((attempt) =>
    attempt.paper ? [[attemptId(attempt), attempt.paper] as const] : [],
  )
  return Object.fromEntries([...unread, ...read])
}

function store($stored: DeviceAtom<Entries>, key: string, entries: Entries): void {
  $stored.set(entries)
  writeDurably(key, $stored.lastText() ?? '')
}

const areSame = (one: Entries, other: Entries) =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([key, value]) => other[key] === value)

/** Stores the questions where they changed. Before the records, because a record without them is of less use. */
function storeQuestions(questions: Entries, { questions: stored }: Held): Entries {
  if (areSame(questions, stored)) return stored
  store($questions, QUESTIONS_KEY, questions)
  return questions
}

/** Replaces the readable entries, each under its id, and drops tombstones whose time is over. */
export function storeAttempts(held: Held, attempts: readonly Attempt[]): void {
  const now = serverNow()
  const kept = attempts.filter((attempt) => !isPrunable(attempt, now))
  const questions = storeQuestions(questionsOf(kept, held), held)
  const ids = new Set(kept.map(attemptId))
  // A newer release may have stored the very attempt that begins here.
  const unreadable = held.unreadable.map(
    ([key, entry]) => [ids.has(key) ? `${key}, set aside` : key, entry] as const,
  )
  const records = kept.map((attempt) => [attemptId(attempt), { ...attempt, paper: '' }] as const)
  const entries = Object.fromEntries([...unreadable, ...records])
  last = { attempts: kept, entries, questions, unreadable }
  store($entries, ATTEMPTS_KEY, entries)
}

/** The durable copy. Questions that it lacks are those of the device. */
export async function readDurableCopy(): Promise<readonly Attempt[]> {
  const texts = await Promise.all([ATTEMPTS_KEY, QUESTIONS_KEY].map(readDurably))
  const [entries = NONE, questions = NONE] = texts.map((text) => decode(Entries, text))
  return readAll(entries, { ...$questions.readDevice(), ...questions }).attempts
}
