import { sql } from 'kysely'
import type { Grouped } from '../../../src/domain/people/people.ts'
import type { User } from '../../../src/domain/session/session.ts'
import type { Db } from '../database/db.ts'
import type { UserRow } from '../database/tables/account-tables.ts'

/** The issuer of people who have deleted their data; nobody can sign in with it. */
export const GONE = 'gone'

/** `foldAddress` in SQL: this collation only folds ASCII. */
export const FOLDED_EMAIL = sql<string>`lower(users.email collate "C")`

/** A person as an issuer describes them. */
export interface Identity {
  issuer: 'google' | 'demo'
  subject: string
  email: string
  name: string
  picture?: string | null | undefined
  isAdmin: boolean
}

/** A user in the shape of the contract. */
export const toUser = (row: UserRow): User => ({
  _id: row.id,
  googleId: row.subject,
  email: row.email,
  name: row.name,
  picture: row.picture,
  isAdmin: row.is_admin,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
})

/** The same with the group, for administrators. */
export const toGrouped = (row: UserRow): Grouped => ({
  ...toUser(row),
  ...(row.group_name !== null && { group: row.group_name }),
})

/** Inserts or updates a user. Each sign-in sets whether they are an administrator, unless the right was granted by hand. */
export function ensureUser(db: Db, { isAdmin, ...identity }: Identity, now: Date): Promise<UserRow> {
  const row = {
    ...identity,
    name: identity.name.normalize(),
    picture: identity.picture ?? null,
    is_admin: isAdmin,
    updated_at: now,
  }
  return db
    .insertInto('users')
    .values({ ...row, created_at: now })
    .onConflict((conflict) =>
      conflict.columns(['issuer', 'subject']).doUpdateSet((known) => ({
        email: known.ref('excluded.email'),
        name: known.ref('excluded.name'),
        picture: known.ref('excluded.picture'),
        is_admin: sql<boolean>`users.made_admin or excluded.is_admin`,
        updated_at: known.ref('excluded.updated_at'),
      })),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
}

/**
 * Revokes the rights of administrators who are no longer in ADMIN_EMAILS, when the server starts. Those of the embedded issuer are set at
 * their next sign-in.
 */
export async function demoteUnlisted(db: Db, adminEmails: readonly string[]): Promise<void> {
  await sql`
    update users set is_admin = false
    where is_admin and not made_admin and issuer = 'google'
      and ${FOLDED_EMAIL} <> all(${adminEmails}::text[])`.execute(db)
}
