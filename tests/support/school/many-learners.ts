import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
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
