import { Hono } from 'hono'
import * as v from 'valibot'
import { foldAddress } from '../../../src/domain/people/addresses.ts'
import { MessageAnswer, User } from '../../../src/domain/session/session.ts'
import type { Db } from '../database/db.ts'
import type { UserRow } from '../database/tables/account-tables.ts'
import { type Deps, type Env, nowOf } from '../http/deps.ts'
import { limit } from '../http/limits/limits.ts'
import { described } from '../http/openapi.ts'
import { body, conflict, noPerson, uuidParam } from '../http/problems.ts'
import { note } from '../log/note.ts'
import { toUser } from '../people/users.ts'
import { mayBeSignedIn } from '../people/who-may-sign-in.ts'
import { requireAdmin } from '../session/guards.ts'
import { endSessions } from '../session/session.ts'

const AdminBody = v.object({ admin: v.boolean() })

/** Locks the person and all administrators, in a fixed order, so that two of them cannot demote each other at once. */
async function lockPerson(db: Db, userId: string): Promise<{ person: UserRow; others: UserRow[] }> {
  const rows = await db
    .selectFrom('users')
    .selectAll()
    .where(({ or, eb }) => or([eb('is_admin', '=', true), eb('id', '=', userId)]))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  const person = rows.find(({ id }) => id === userId)
  if (!person) throw noPerson()
  return { person, others: rows.filter(({ id }) => id !== userId) }
}

/** Whether the next sign-in would make this person an administrator again. */
const isDeclared = async ({ config, relyingParty }: Deps, { email, issuer, subject }: UserRow) =>
  config.adminEmails.includes(foldAddress(email)) ||
  (issuer === relyingParty.issuer && (await relyingParty.isAdmin(subject)))

async function getPerson(db: Db, userId: string): Promise<UserRow> {
  const person = await db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst()
  if (!person) throw noPerson()
  return person
}

/** Grants or revokes administrator rights by hand. Idempotent. */
async function setAdmin(deps: Deps, userId: string, admin: boolean, by: UserRow) {
  // Ask the issuer before the transaction, which would block the embedded database's only session meanwhile.
  const before = await getPerson(deps.db, userId)
  const declared = !admin && (await isDeclared(deps, before))
  return deps.db.transaction().execute(async (db) => {
    const { person, others } = await lockPerson(db, userId)
    if (declared)
      throw conflict('The sign-in makes this person an administrator: change ADMIN_EMAILS first', {
        code: 'declared_admin',
      })
    if (!admin && person.is_admin && !others.some((other) => mayBeSignedIn(deps, other)))
      throw conflict('Somebody has to stay an administrator', { code: 'last_admin' })
    const updated = await db
      .updateTable('users')
      .set({ is_admin: admin, made_admin: admin })
      .where('id', '=', userId)
      .returningAll()
      .executeTakeFirstOrThrow()
    if (person.is_admin !== admin)
      await note(db, { what: admin ? 'made-admin' : 'unmade-admin', who: by.id, at: nowOf(deps), userId })
    return updated
  })
}

const personId = () => uuidParam('id', noPerson)

/** Routes for administrators: other people's accounts. */
export function adminRoutes(deps: Deps): Hono<Env> {
  const routes = new Hono<Env>()
  const admin = requireAdmin(deps)

  routes.get(
    '/admin/users/:id/admin',
    described('Shows a person, and whether they are an administrator; administrators only', User, 'admins'),
    admin,
    personId(),
    async (c) => c.json(toUser(await getPerson(deps.db, c.req.valid('param').id))),
  )

  routes.put(
    '/admin/users/:id/admin',
    described('Grants or revokes administrator rights; administrators only', User, 'admins'),
    admin,
    limit(deps, 'write'),
    personId(),
    body(AdminBody),
    async (c) => {
      const { id } = c.req.valid('param')
      return c.json(toUser(await setAdmin(deps, id, c.req.valid('json').admin, c.get('user'))))
    },
  )

  routes.delete(
    '/admin/users/:id/sessions',
    described("Ends all of a person's sessions; administrators only", MessageAnswer, 'sessions'),
    admin,
    limit(deps, 'write'),
    personId(),
    async (c) => {
      const userId = c.req.valid('param').id
      await deps.db.transaction().execute(async (db) => {
        await endSessions(db, userId)
        await note(db, { what: 'sessions-ended', who: c.get('user').id, at: nowOf(deps), userId })
      })
      return c.json({ message: 'Signed out everywhere' })
    },
  )

  return routes
}
