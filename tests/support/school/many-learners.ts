import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { MINUTE_MS } from '../../../src/domain/lib/time.ts'
import type { School } from './school.ts'

/** So many people with a session each; their tokens. */
export async function enrolMany({ deps }: School, count: number): Promise<string[]> {
  const tokens = Array.from({ length: count }, () => randomUUID())
  const now = new Date(deps.clock())
  await sql`
    with people as (
      insert into users (issuer, subject, email, name, created_at, updated_at)
      select 'demo', token, token || '@learners.example', 'One of many', ${now}::timestamptz, ${now}::timestamptz
      from unnest(${tokens}::text[]) as token returning id, subject)
    insert into sessions (token_hash, user_id, created_at, expires_at)
    select sha256(convert_to(subject, 'utf8')), id, ${now}::timestamptz, ${now}::timestamptz + interval '1 day'
    from people`.execute(deps.db)
  return tokens
}

/** A seat in that slot for each of them; nothing is asked of the API. */
export const seatMany = ({ deps }: School, slotId: string, tokens: readonly string[]) =>
  sql`insert into bookings (slot_id, user_id, created_at)
    select ${slotId}::uuid, id, ${new Date(deps.clock())}::timestamptz
    from users where subject = any(${tokens}::text[])`.execute(deps.db)

/** So many people who have begun that quiz a quarter of an hour before that deadline and saved one copy. */
export async function storeSaved(
  school: School,
  quizId: string,
  count: number,
  deadline: number,
): Promise<void> {
  const tokens = await enrolMany(school, count)
  const [begun, over] = [new Date(deadline - 15 * MINUTE_MS), new Date(deadline)]
  await sql`
    insert into quiz_starts (quiz_id, user_id, started_at, deadline, regular_deadline, quiz_version, revision, answers)
    select ${quizId}::uuid, id, ${begun}::timestamptz, ${over}::timestamptz, ${over}::timestamptz, 1, 1, '{0,1,null}'
    from users where subject = any(${tokens}::text[])`.execute(school.deps.db)
}

/** 2,100 people of that name, as whom a search finds too many to list them; 25 of them have submitted the quiz. */
export const storeCrowd = (school: School, quizId: string, name: string) =>
  sql`
    with crowd as (
      insert into users (issuer, subject, email, name, created_at, updated_at)
      select 'crowd', n, n || '@crowd.test', ${name}, now(), now() from generate_series(1, 2100) as n
      returning id, subject)
    insert into attempts (quiz_id, user_id, quiz_version, started_at, submitted_at, answers, score, correct_answers,
      total_questions, time_spent)
    select ${quizId}, id, 1, now(), now(), '{}', 50, 1, 2, 60 from crowd where subject::int <= 25`.execute(
    school.deps.db,
  )
