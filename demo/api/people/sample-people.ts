import type { Db } from '../database/db.ts'
import type { UserRow } from '../database/tables.ts'
import { ensureUser } from './users.ts'

/** The sample people: whom the embedded issuer offers, and whose attempts and bookings the sample data shows. */
export const SAMPLE_PEOPLE = [
  { id: 'asha', name: 'Asha Rao', email: 'asha@learners.example', isAdmin: false },
  { id: 'ben', name: 'Ben Okafor', email: 'ben@learners.example', isAdmin: false },
  { id: 'grace', name: 'Grace Lindqvist', email: 'grace@school.example', isAdmin: true },
] as const

export type SamplePerson = (typeof SAMPLE_PEOPLE)[number]['id']

/** Makes the embedded issuer know the sample people. */
export async function ensureSamplePeople(db: Db): Promise<void> {
  const rows = SAMPLE_PEOPLE.map(({ isAdmin, ...person }) => ({ ...person, is_admin: isAdmin }))
  await db
    .insertInto('personas')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The user that a sample person is once signed in. */
export function ensureSampleUser(db: Db, id: SamplePerson, now: Date): Promise<UserRow> {
  const { name, email, isAdmin } = SAMPLE_PEOPLE.find((person) => person.id === id) ?? SAMPLE_PEOPLE[0]
  return ensureUser(db, { issuer: 'demo', subject: id, name, email, isAdmin }, now)
}
