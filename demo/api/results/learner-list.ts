import { type RawBuilder, sql } from 'kysely'
import * as v from 'valibot'
import type { PeopleSort } from '../../../src/domain/people/people.ts'
import type { Db } from '../database/db.ts'
import { inOneSnapshot } from '../database/snapshot.ts'
import { RowCount, toCursor } from '../http/cursor.ts'
import { StorableText } from '../http/list-query.ts'
import { GONE } from '../people/users.ts'
import { patternOf, personMatches } from './attempt-search.ts'

/** A cursor of a list by name: the person after whom a page begins, and how many come before. */
export const LearnerCursor = v.object({
  name: StorableText,
  id: v.pipe(v.string(), v.uuid()),
  before: RowCount,
})

export interface AskedPeople {
  search: string
  /** '' for everybody. */
  group: string
  /** The id of a quiz. */
  notTaken: string | undefined
  sort: PeopleSort
  /** One-based. */
  page: number
  limit: number
  /** A cursor instead of the number of a page. Only by name, because scores change while pages are read. */
  after?: v.InferOutput<typeof LearnerCursor> | undefined
}

/** The filter as SQL on `users`. */
function learnerCondition({ search, group, notTaken }: AskedPeople): RawBuilder<unknown> {
  const conditions = [
    sql`not users.is_admin and users.issuer <> ${GONE}`,
    ...(search === '' ? [] : [personMatches(patternOf(search))]),
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
  sort_name: string
}

const SCORES = sql`count(*)::int as attempts, avg(score)::float8 as average`
const LEARNER = sql`users.id, users.name, users.email, users.picture, users.group_name, users.folded_name as sort_name`

/** By score: needs the scores of everybody. */
const byScore = (condition: RawBuilder<unknown>, { limit }: AskedPeople, before: number) => sql<LearnerRow>`
  select ${LEARNER}, coalesce(scores.attempts, 0) as attempts, average
  from users left join (
    select user_id, ${SCORES} from attempts where submitted_at is not null group by user_id) as scores
    on scores.user_id = users.id
  where ${condition}
  order by average asc nulls last, users.folded_name, users.id limit ${limit} offset ${before}`

/** By name: only needs the scores of the page. */
const byName = (
  condition: RawBuilder<unknown>,
  { after, limit }: AskedPeople,
  before: number,
) => sql<LearnerRow>`
  with page as materialized (
    select ${LEARNER} from users
    where ${condition}
      ${after ? sql`and (users.folded_name, users.id) > (${after.name}::text, ${after.id}::uuid)` : sql``}
    order by users.folded_name, users.id limit ${limit} offset ${after ? 0 : before})
  select page.*, scores.attempts, average
  from page cross join lateral (
    select ${SCORES} from attempts where user_id = page.id and submitted_at is not null) as scores
  order by sort_name, page.id`

async function readLearners(db: Db, asked: AskedPeople, before: number) {
  const condition = learnerCondition(asked)
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from users where ${condition}`.execute(db)
  const read = asked.sort === 'name' ? byName : byScore
  const { rows } = await read(condition, asked, before).execute(db)
  return { rows, total: counted[0]?.total ?? 0 }
}

interface Cell {
  user_id: string
  quiz_id: string
  score: number
}

/** The results of these people in each quiz. */
async function readCells(db: Db, people: readonly LearnerRow[]): Promise<Map<string, Cell[]>> {
  const { rows } = await sql<Cell>`
    select user_id, quiz_id, score from attempts
    where user_id = any(${people.map(({ id }) => id)}::uuid[]) and submitted_at is not null`.execute(db)
  const byPerson = new Map<string, Cell[]>()
  for (const cell of rows) byPerson.set(cell.user_id, [...(byPerson.get(cell.user_id) ?? []), cell])
  return byPerson
}

/** The quizzes that learners could take, and those that somebody took, by start time. */
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

const toRow = (
  { id, group_name, attempts, average, sort_name: _, ...named }: LearnerRow,
  cells: readonly Cell[],
) => ({
  user: { _id: id, ...named, ...(group_name !== null && { group: group_name }) },
  attempts,
  ...(average !== null && { average }),
  byQuiz: Object.fromEntries(cells.map(({ quiz_id, score }) => [quiz_id, { score }])),
})

function toPagination(
  { limit, sort, after }: AskedPeople,
  rows: readonly LearnerRow[],
  before: number,
  total: number,
) {
  const last = rows.length === limit ? rows.at(-1) : undefined
  // People may have moved before the cursor meanwhile, so a full page always has a next one, which may be empty.
  const hasNext = after ? last !== undefined : before + rows.length < total
  const next = hasNext &&
    sort === 'name' &&
    last && { name: last.sort_name, id: last.id, before: before + limit }
  const page = Math.floor(before / limit) + 1
  const totalPages = Math.max(1, Math.ceil(total / limit))
  return {
    page,
    limit,
    total,
    totalPages,
    hasNext,
    hasPrev: before > 0,
    ...(next && { next: toCursor(next) }),
  }
}

/** A page of the learners with their scores, from one snapshot. */
export const listLearners = (database: Db, asked: AskedPeople) =>
  inOneSnapshot(database, async (db) => {
    const before = asked.after?.before ?? (asked.page - 1) * asked.limit
    const { rows, total } = await readLearners(db, asked, before)
    const cells = await readCells(db, rows)
    return {
      people: rows.map((row) => toRow(row, cells.get(row.id) ?? [])),
      quizzes: await readColumns(db, asked),
      groups: await readGroups(db),
      pagination: toPagination(asked, rows, before, total),
    }
  })
