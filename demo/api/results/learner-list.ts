import { type RawBuilder, sql } from 'kysely'
import type { PeopleSort } from '../../../src/domain/people/people.ts'
import type { Db } from '../database/db.ts'
import { GONE } from '../people/users.ts'
import { patternOf } from './attempt-search.ts'

export interface AskedPeople {
  search: string
  /** '' stands for everybody. */
  group: string
  /** The id of a quiz. */
  notTaken: string | undefined
  sort: PeopleSort
  /** One-based. */
  page: number
  limit: number
}

/** Learners that are asked for, as SQL on `users`. */
function learnerCondition({ search, group, notTaken }: AskedPeople): RawBuilder<unknown> {
  const pattern = patternOf(search)
  const conditions = [
    sql`not users.is_admin and users.issuer <> ${GONE}`,
    ...(search === '' ? [] : [sql`(users.name ilike ${pattern} or users.email ilike ${pattern})`]),
    ...(group === '' ? [] : [sql`users.group_name = ${group}`]),
    ...(notTaken === undefined
      ? []
      : [
          sql`not exists (select from attempts where attempts.user_id = users.id and quiz_id = ${notTaken}
            and submitted_at is not null)`,
        ]),
  ]
  return sql.join(conditions, sql` and `)
}

interface LearnerRow {
  id: string
  name: string
  email: string
  picture: string | null
  group_name: string | null
  attempts: number
  average: number | null
}

const SORTS = {
  weakest: sql`average asc nulls last, lower(users.name), users.id`,
  name: sql`lower(users.name), users.id`,
} as const satisfies Record<PeopleSort, RawBuilder<unknown>>

async function readLearners(db: Db, asked: AskedPeople): Promise<{ rows: LearnerRow[]; total: number }> {
  const condition = learnerCondition(asked)
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from users where ${condition}`.execute(db)
  const { rows } = await sql<LearnerRow>`
    select users.id, name, email, picture, group_name, coalesce(scores.attempts, 0) as attempts, average
    from users left join (
      select user_id, count(*)::int as attempts, avg(score)::float8 as average
      from attempts where submitted_at is not null group by user_id) as scores on scores.user_id = users.id
    where ${condition}
    order by ${SORTS[asked.sort]} limit ${asked.limit} offset ${(asked.page - 1) * asked.limit}`.execute(db)
  return { rows, total: counted[0]?.total ?? 0 }
}

interface Cell {
  user_id: string
  quiz_id: string
  score: number
}

/** What these people have in each quiz. */
async function readCells(db: Db, people: readonly LearnerRow[]): Promise<Map<string, Cell[]>> {
  const { rows } = await sql<Cell>`
    select user_id, quiz_id, score from attempts
    where user_id = any(${people.map(({ id }) => id)}::uuid[]) and submitted_at is not null`.execute(db)
  const byPerson = new Map<string, Cell[]>()
  for (const cell of rows) byPerson.set(cell.user_id, [...(byPerson.get(cell.user_id) ?? []), cell])
  return byPerson
}

/** The quizzes that learners could take, and those that somebody took, by their start. */
async function readColumns(db: Db, asked: AskedPeople) {
  const { rows } = await sql<{ id: string; title: string; attempts: number; average: number | null }>`
    with taken as (
      select quiz_id, count(*)::int as attempts, avg(score)::float8 as average
      from attempts join users on users.id = attempts.user_id
      where submitted_at is not null and ${learnerCondition(asked)}
      group by quiz_id)
    select quizzes.id, title, coalesce(attempts, 0) as attempts, average
    from quizzes left join taken on taken.quiz_id = quizzes.id
    where attempts is not null or (is_active and deleted_at is null)
    order by start_time, quizzes.id`.execute(db)
  return rows.map(({ id, title, attempts, average }) => ({
    _id: id,
    title,
    attempts,
    ...(average !== null && { average }),
  }))
}

async function readGroups(db: Db) {
  const { rows } = await sql<{ group: string; people: number }>`
    select group_name as "group", count(*)::int as people from users
    where group_name is not null and not is_admin group by group_name order by lower(group_name), group_name`.execute(
    db,
  )
  return rows
}

const toRow = ({ id, group_name, attempts, average, ...named }: LearnerRow, cells: readonly Cell[]) => ({
  user: { _id: id, ...named, ...(group_name !== null && { group: group_name }) },
  attempts,
  ...(average !== null && { average }),
  byQuiz: Object.fromEntries(cells.map(({ quiz_id, score }) => [quiz_id, { score }])),
})

/** A page of the learners with their scores. */
export async function listLearners(db: Db, asked: AskedPeople) {
  const { page, limit } = asked
  const { rows, total } = await readLearners(db, asked)
  const cells = await readCells(db, rows)
  const totalPages = Math.max(1, Math.ceil(total / limit))
  return {
    people: rows.map((row) => toRow(row, cells.get(row.id) ?? [])),
    quizzes: await readColumns(db, asked),
    groups: await readGroups(db),
    pagination: { page, limit, total, totalPages, hasNext: page < totalPages, hasPrev: page > 1 },
  }
}
