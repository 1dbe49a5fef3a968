import { Hono } from 'hono'
import { sql } from 'kysely'
import * as v from 'valibot'
import { LogPage } from '../../../src/domain/log/events.ts'
import type { Db } from '../database/db.ts'
import { type Deps, type Env, nowOf } from '../http/deps.ts'
import { described } from '../http/openapi.ts'
import { query } from '../http/problems.ts'
import { requireAdmin } from '../session/guards.ts'
import { KEPT_MS } from './months.ts'

const PAGE_SIZE = 50

const Id = v.pipe(v.string(), v.uuid('must be an id'))

const LogQuery = v.object({
  userId: v.optional(Id),
  quizId: v.optional(Id),
  page: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,6}$/, 'must be a whole number'),
      v.transform(Number),
      v.minValue(1, 'must be 1 or more'),
    ),
    '1',
  ),
  /** `until` of the first page, which keeps later pages stable while the log grows. */
  until: v.optional(v.pipe(v.string(), v.regex(/^\d{1,18}$/, 'must come from a previous page'))),
})
type LogQuery = v.InferOutput<typeof LogQuery>

/** The number of the newest event. Numbers follow the order of insertion, whatever the time of the event. */
async function newest(db: Db): Promise<string> {
  const { rows } = await sql<{ id: string }>`select coalesce(max(id), 0)::text as id from events`.execute(db)
  return rows[0]?.id ?? '0'
}

/** Finds the page in an index alone, which keeps late pages cheap, and reads whole rows of that page only. */
const findEvents = (db: Db, { userId, quizId, page }: LogQuery, until: string, since: Date) =>
  db
    .selectFrom(
      db
        .selectFrom('events')
        .select(['events.id', 'events.at'])
        .where(sql<boolean>`events.id <= ${until}::bigint`)
        .where('events.at', '>=', since)
        .$if(userId !== undefined, (events) =>
          events.where(({ or, eb }) => or([eb('user_id', '=', userId ?? ''), eb('who', '=', userId ?? '')])),
        )
        .$if(quizId !== undefined, (events) => events.where('quiz_id', '=', quizId ?? ''))
        .orderBy('at', 'desc')
        .orderBy('id', 'desc')
        .limit(PAGE_SIZE + 1)
        .offset((page - 1) * PAGE_SIZE)
        .as('page'),
    )
    .innerJoin('events', (both) => both.onRef('events.id', '=', 'page.id').onRef('events.at', '=', 'page.at'))
    .leftJoin('users as doer', 'doer.id', 'events.who')
    .leftJoin('users as owner', 'owner.id', 'events.user_id')
    .leftJoin('quizzes', 'quizzes.id', 'events.quiz_id')
    .select([
      'events.id',
      'events.at',
      'what',
      'who',
      'events.user_id',
      'events.quiz_id',
      'detail',
      'quizzes.title',
    ])
    .select(['doer.name as doer_name', 'doer.email as doer_email'])
    .select(['owner.name as owner_name', 'owner.email as owner_email'])
    .orderBy('events.at', 'desc')
    .orderBy('events.id', 'desc')
    .execute()

type EventRow = Awaited<ReturnType<typeof findEvents>>[number]

const toPerson = (id: string | null, name: string | null, email: string | null) =>
  id === null ? undefined : { _id: id, name, email }

const toEvent = (row: EventRow) => ({
  _id: String(row.id),
  at: row.at.toISOString(),
  what: row.what,
  who: toPerson(row.who, row.doer_name, row.doer_email),
  user: toPerson(row.user_id, row.owner_name, row.owner_email),
  quiz: row.quiz_id === null ? undefined : { _id: row.quiz_id, title: row.title },
  detail: row.detail ?? undefined,
})

/** One page of the last year's log, newest first. For a person: what they did, and what was done to their account. */
async function readLog(db: Db, asked: LogQuery, now: Date) {
  const until = asked.until ?? (await newest(db))
  const rows = await findEvents(db, asked, until, new Date(now.getTime() - KEPT_MS))
  return {
    events: rows.slice(0, PAGE_SIZE).map(toEvent),
    page: asked.page,
    hasNext: rows.length > PAGE_SIZE,
    until,
  }
}

/** Routes of the log of attempts and of administrators' actions. */
export function logRoutes(deps: Deps): Hono<Env> {
  const routes = new Hono<Env>()

  routes.get(
    '/admin/log',
    described(
      'Pages through the log, newest first; `until` of the first page keeps later pages stable; administrators only',
      LogPage,
      'log',
    ),
    requireAdmin(deps),
    query(LogQuery),
    async (c) => c.json(await readLog(deps.db, c.req.valid('query'), nowOf(deps))),
  )

  return routes
}
