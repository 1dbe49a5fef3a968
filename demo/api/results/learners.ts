import { Hono } from 'hono'
import { sql } from 'kysely'
import * as v from 'valibot'
import { foldAddress } from '../../../src/domain/people/addresses.ts'
import {
  GroupBody,
  Grouped,
  GroupPeopleAnswer,
  GroupPeopleBody,
  MAX_GROUP_LENGTH,
  PEOPLE_SORTS,
  PeoplePage,
  PersonResults,
} from '../../../src/domain/people/people.ts'
import type { Db } from '../database/db.ts'
import type { UserRow } from '../database/tables/account-tables.ts'
import { cursorOf } from '../http/cursor.ts'
import { type Deps, type Env, nowOf } from '../http/deps.ts'
import { limit } from '../http/limits/limits.ts'
import { Search, WholeNumber } from '../http/list-query.ts'
import { described } from '../http/openapi.ts'
import { body, invalid, noPerson, query, uuidParam } from '../http/problems.ts'
import { note } from '../log/note.ts'
import { FOLDED_EMAIL, GONE, toGrouped } from '../people/users.ts'
import { requireAdmin } from '../session/guards.ts'
import { LearnerCursor, listLearners } from './learner-list.ts'
import { listResultsOf } from './results.ts'
import { readTopics } from './topics.ts'

const DEFAULT_LIMIT = 50
const MAX_LIMIT = 200

const PeopleQuery = v.object({
  page: v.optional(WholeNumber, '1'),
  limit: v.optional(
    v.pipe(WholeNumber, v.maxValue(MAX_LIMIT, `must be ${MAX_LIMIT} or less`)),
    `${DEFAULT_LIMIT}`,
  ),
  search: v.optional(Search, ''),
  group: v.optional(v.pipe(Search, v.maxLength(MAX_GROUP_LENGTH)), ''),
  notTaken: v.optional(v.pipe(v.string(), v.uuid('must be the id of a quiz'))),
  sort: v.optional(v.picklist(PEOPLE_SORTS), 'weakest'),
  /** `pagination.next` of the previous page by name. */
  after: v.optional(cursorOf(LearnerCursor)),
})

/** Throws 404, also for people who have deleted their data. */
async function getPerson(db: Db, userId: string): Promise<UserRow> {
  const person = await db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', userId)
    .where('issuer', '!=', GONE)
    .executeTakeFirst()
  if (!person) throw noPerson()
  return person
}

/** A person's attempts and topics. Throws 404. */
async function readPerson(db: Db, userId: string) {
  const person = await getPerson(db, userId)
  return {
    user: toGrouped(person),
    results: await listResultsOf(db, person.id),
    topics: await readTopics(db, person.id),
  }
}

/** Throws 404. */
const setGroup = (deps: Deps, userId: string, group: string | null, adminId: string) =>
  deps.db.transaction().execute(async (db) => {
    const person = await getPerson(db, userId)
    if (person.group_name === group) return person
    await db.updateTable('users').set({ group_name: group }).where('id', '=', userId).execute()
    const detail = group === null ? undefined : { group }
    await note(db, { what: 'group-set', who: adminId, at: nowOf(deps), userId, ...(detail && { detail }) })
    return { ...person, group_name: group }
  })

/** Puts people into a group by their e-mail addresses; returns the unknown addresses. */
const groupPeople = (deps: Deps, { group, emails }: GroupPeopleBody, adminId: string) =>
  deps.db.transaction().execute(async (db) => {
    const wanted = [...new Set(emails.map(foldAddress))]
    const { rows } = await sql<{ email: string }>`
      update users set group_name = ${group}
      where ${FOLDED_EMAIL} = any(${wanted}::text[]) and issuer <> ${GONE}
      returning ${FOLDED_EMAIL} as email`.execute(db)
    const found = new Set(rows.map(({ email }) => email))
    if (rows.length > 0)
      await note(db, {
        what: 'group-set',
        who: adminId,
        at: nowOf(deps),
        detail: { group, people: rows.length },
      })
    return { found: rows.length, unknown: wanted.filter((email) => !found.has(email)) }
  })

const personId = () => uuidParam('id', noPerson)

/** Routes for administrators: learners with their scores, a learner's attempts, and groups. */
export function learnerRoutes(deps: Deps): Hono<Env> {
  const routes = new Hono<Env>()
  const [admin, often] = [requireAdmin(deps), limit(deps, 'write')]

  routes.get(
    '/admin/users',
    described(
      'Pages through the learners with their scores by quiz; administrators only',
      PeoplePage,
      'people',
    ),
    admin,
    query(PeopleQuery),
    async (c) => {
      const asked = { notTaken: undefined, ...c.req.valid('query') }
      if (asked.after && asked.sort !== 'name')
        throw invalid('after', 'must come from a previous page by name')
      return c.json(await listLearners(deps.db, asked))
    },
  )

  routes.get(
    '/admin/users/:id/results',
    described(
      'Shows a person with all attempts, newest first, and topics; administrators only',
      PersonResults,
      'people',
    ),
    admin,
    personId(),
    async (c) => c.json(await readPerson(deps.db, c.req.valid('param').id)),
  )

  routes.put(
    '/admin/users/group',
    described(
      'Puts people into a group by their e-mail addresses; administrators only',
      GroupPeopleAnswer,
      'people',
    ),
    admin,
    often,
    body(GroupPeopleBody),
    async (c) => c.json(await groupPeople(deps, c.req.valid('json'), c.get('user').id)),
  )

  routes.put(
    '/admin/users/:id/group',
    described(
      'Puts a person into a group, or with null removes them from theirs; administrators only',
      Grouped,
      'people',
    ),
    admin,
    often,
    personId(),
    body(GroupBody),
    async (c) => {
      const { group } = c.req.valid('json')
      return c.json(toGrouped(await setGroup(deps, c.req.valid('param').id, group, c.get('user').id)))
    },
  )

  return routes
}
