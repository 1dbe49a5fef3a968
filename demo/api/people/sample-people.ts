import type { Db } from '../database/db.ts'
import type { UserRow } from '../database/tables/account-tables.ts'
import { ensureUser } from './users.ts'

/** People whom the embedded issuer offers and the sample data uses. */
export const SAMPLE_PEOPLE = [
  { id: 'asha', name: 'Asha Rao', email: 'asha@learners.example', isAdmin: false },
  { id: 'ben', name: 'Ben Okafor', email: 'ben@learners.example', isAdmin: false },
  { id: 'grace', name: 'Grace Lindqvist', email: 'grace@school.example', isAdmin: true },
] as const

export type SamplePerson = (typeof SAMPLE_PEOPLE)[number]['id']

/** Adds the sample people to the embedded issuer; idempotent. */
export async function ensureSamplePeople(db: Db): Promise<void> {
  const rows = SAMPLE_PEOPLE.map(({ isAdmin, ...person }) => ({ ...person, is_admin: isAdmin }))
  await db
    .insertInto('personas')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The user row of a sample person, as after a sign-in. */
export function ensureSampleUser(db: Db, id: SamplePerson, now: Date): Promise<UserRow> {
  const { name, email, isAdmin } = SAMPLE_PEOPLE.find((person) => person.id === id) ?? SAMPLE_PEOPLE[0]
  return ensureUser(db, { issuer: 'demo', subject: id, name, email, isAdmin }, now)
}
