import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../database/db.ts'

/** The key of a start: whose, and of which quiz. */
interface Named {
  quiz: string
  person: string
}

interface Change {
  /** A query of the requested changes, with the columns `quiz` and `person`. */
  asked: RawBuilder<unknown>
  /** A query on `asked` for those whose other rows could be locked, with the same columns; all of them by default. */
  ready?: RawBuilder<unknown>
  /** Common table expressions on `asked join held`, the last one `changed`: the changed rows with their `quiz_id` and `user_id`. */
  changes: RawBuilder<unknown>
}

/**
 * Locks starts, in a fixed order, and changes them in one statement. Returns the changed rows in the order of `names`: null where
 * nothing changed, undefined where another transaction has locked the start, so that the caller has to retry.
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
