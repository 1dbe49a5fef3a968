import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../database/db.ts'

/** Whose start of which quiz. */
interface Named {
  quiz: string
  person: string
}

interface Change {
  /** What is asked, with the columns `quiz` and `person` of each: a query. */
  asked: RawBuilder<unknown>
  /** A query of the `quiz` and `person` of those in `asked` whose other rows it holds, for statements that need more than the start. */
  ready?: RawBuilder<unknown>
  /** Common table expressions, the last one `changed`: the rows, with their `quiz_id` and `user_id`, that come of `asked join held`. */
  changes: RawBuilder<unknown>
}

/**
 * Changes starts by one statement that holds them, in the order of all who hold several. Answers in the order of `names`: null where
 * nothing was changed, undefined where somebody else holds the start or what `ready` needs, so that nothing can be said yet.
 */
export async function changeStarts<Row>(
  db: Db,
  names: readonly Named[],
  { asked, ready = sql`select quiz, person from asked`, changes }: Change,
): Promise<(Row | null | undefined)[]> {
  const { rows } = await sql<Row & Named & { found: boolean; busy: boolean }>`
    with asked as (${asked}),
    ready as (${ready}),
    held as (
      select quiz_id as quiz, user_id as person from quiz_starts
      where (quiz_id, user_id) in (select quiz, person from ready)
      order by quiz_id, user_id for no key update skip locked),
    busy as (
      select quiz_id as quiz, user_id as person from quiz_starts
      where (quiz_id, user_id) in (select quiz, person from asked except select quiz, person from held)),
    ${changes}
    select quiz, person, changed.user_id is not null as found, busy is not null as busy, changed.*
    from asked left join changed on changed.quiz_id = quiz and changed.user_id = person left join busy using (quiz, person)`.execute(
    db,
  )
  const answers = new Map(
    rows.map(({ quiz, person, found, busy, ...row }) => [
      `${quiz} ${person}`,
      found ? (row as Row) : busy ? undefined : null,
    ]),
  )
  return names.map(({ quiz, person }) => answers.get(`${quiz} ${person}`))
}
