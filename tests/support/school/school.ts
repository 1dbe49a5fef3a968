import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { ensureUser } from '../../../demo/api/people/users.ts'
import type { RunningServer } from '../../../demo/api/server.ts'
import { createSession } from '../../../demo/api/session/session.ts'
import { MINUTE_MS } from '../../../src/domain/lib/time.ts'
import { BookAnswer, type SlotBooking } from '../../../src/domain/slots/slot.ts'
import { api } from '../server/server.ts'
import { opticsJson } from './fixtures.ts'

/** Where the stories of the API happen. What they need is put straight into its database. */
export type School = Pick<RunningServer, 'url' | 'deps'>

export interface Person {
  id: string
  token: string
  /** Calls the API as this person. */
  call: ReturnType<typeof api>
}

/** Somebody new, signed in. */
export async function enrol(school: School, { isAdmin = false, name = 'A learner' } = {}): Promise<Person> {
  const { db, clock } = school.deps
  const subject = randomUUID()
  const identity = { issuer: 'demo', subject, name, email: `${subject}@learners.example`, isAdmin } as const
  const { id } = await ensureUser(db, identity, new Date(clock()))
  const token = await createSession(db, id, new Date(clock()))
  return { id, token, call: api(school, token) }
}

/** The same person in another session. */
export async function signInAgain(school: School, { id }: Pick<Person, 'id'>): Promise<Person> {
  const token = await createSession(school.deps.db, id, new Date(school.deps.clock()))
  return { id, token, call: api(school, token) }
}

interface QuizFacts {
  title?: string
  questions?: readonly object[]
  duration?: number
  opens?: number
  closes?: number
  isActive?: boolean
}

/** A quiz in the database; the optics quiz, running from ten to eleven, where nothing else is said. Answers its id. */
export async function storeQuiz({ deps }: School, facts: QuizFacts = {}): Promise<string> {
  const questions = facts.questions ?? opticsJson.questions
  const { id } = await deps.db
    .insertInto('quizzes')
    .values({
      title: facts.title ?? opticsJson.title,
      description: opticsJson.description,
      duration: facts.duration ?? opticsJson.duration,
      start_time: new Date(facts.opens ?? opticsJson.startTime),
      end_time: new Date(facts.closes ?? opticsJson.endTime),
      is_active: facts.isActive ?? true,
      question_count: questions.length,
      created_at: new Date(deps.clock()),
      updated_at: new Date(deps.clock()),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await storeVersion(deps, id, 1, questions)
  return id
}

const storeVersion = (
  { db }: School['deps'],
  quizId: string,
  version: number,
  questions: readonly object[],
) =>
  db
    .insertInto('quiz_versions')
    .values({ quiz_id: quizId, version, questions: JSON.stringify(questions) })
    .execute()

/** The quiz is edited: from now on people are given version 2. */
export async function editQuiz(
  { deps }: School,
  quizId: string,
  questions: readonly object[],
): Promise<void> {
  await storeVersion(deps, quizId, 2, questions)
  await deps.db.updateTable('quizzes').set({ version: 2 }).where('id', '=', quizId).execute()
}

/** The slot of 30 minutes that begins then. Answers its id. */
export async function storeSlot({ deps }: School, startsAt: number, capacity = 500): Promise<string> {
  const endsAt = startsAt + 30 * MINUTE_MS
  const { id } = await deps.db
    .insertInto('slots')
    .values({
      starts_at: new Date(startsAt),
      ends_at: new Date(endsAt),
      slot_date: new Date(startsAt).toISOString().slice(0, 10),
      time_slot: `${wallTime(startsAt)}-${wallTime(endsAt)}`,
      max_slots: capacity,
    })
    .onConflict((known) => known.column('starts_at').doUpdateSet({ max_slots: capacity }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const wallTime = (instant: number) => new Date(instant).toISOString().slice(11, 16)

/** From now on a person may hold so many upcoming slots. */
export async function allowBookings({ deps: { db } }: School, count: number): Promise<void> {
  await db.updateTable('slot_config').set({ max_future_bookings: count }).execute()
}

/** Books, and fails the story when that does not work. */
export async function book(person: Person, slotId: string): Promise<SlotBooking> {
  const { body } = await person.call('POST', '/slots/book', { slotId })
  const { booking } = v.parse(BookAnswer, body)
  if (!booking) throw new Error(`no booking: ${JSON.stringify(body)}`)
  return booking
}

/** Every name of a property anywhere in an answer. */
export function namesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const entries = Object.entries(value)
  return entries.flatMap(([name, inner]) => [name, ...namesIn(inner)])
}
