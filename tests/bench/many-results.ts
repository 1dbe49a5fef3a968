import { sql } from 'kysely'
import type { Db } from '../../demo/api/database/db.ts'

/** What a big school has stored: five attempts a person, one quiz with a tenth of them, 10,000 slots with forty seats each. */
const QUIZZES = 200
const SLOTS = 10_000

const loadPeople = (db: Db, people: number) =>
  sql`
  insert into users (issuer, subject, email, name, created_at, updated_at)
  select 'bench', n::text, 'person' || n || '@' || (array['gmail', 'school', 'college'])[1 + n % 3] || '.example',
    (array['Asha', 'Ben', 'Chloe', 'Diego', 'Elif', 'Noor', 'Tom', 'Zoe', 'Mia', 'Liam'])[1 + n % 10]
      || ' ' || substr(md5(n::text), 1, 8), now(), now()
  from generate_series(1, ${people}::int) as n`.execute(db)

const loadQuizzes = (db: Db) =>
  sql`
  insert into quizzes (title, description, duration, start_time, end_time, question_count, created_at, updated_at)
  select (array['Optics', 'Waves', 'Heat', 'Circuits'])[1 + n % 4] || ' ' || n, 'About it', 15, now(),
    now() + interval '1 day', 30, now(), now()
  from generate_series(1, ${QUIZZES}::int) as n`.execute(db)

/** Every other person takes the first quiz, at a random time of the last year; everybody others that lie apart. */
const loadAttempts = (db: Db) =>
  sql`
  insert into attempts (quiz_id, user_id, quiz_version, started_at, submitted_at, answers, score, correct_answers,
    total_questions, time_spent)
  select papers.id, people.id, 1, moment.at - interval '10 minutes', moment.at, array_fill(1::smallint, array[30]),
    (random() * 100)::int, 15, 30, (random() * 900)::int
  from (select id, subject::int as n from users where issuer = 'bench') as people
  cross join generate_series(0, 4) as turn
  join (select id, split_part(title, ' ', 2)::int - 1 as n from quizzes) as papers
    on papers.n = case when turn = 0 and people.n % 2 = 0 then 0 else 1 + (people.n * 7 + turn * 37) % (${QUIZZES}::int - 1) end
  cross join lateral (select now() - random() * interval '365 days' + people.n * interval '0') as moment(at)`.execute(
    db,
  )

const loadStarts = (db: Db) =>
  sql`
  insert into quiz_starts (quiz_id, user_id, started_at, deadline, regular_deadline, quiz_version, closed_at)
  select quiz_id, user_id, started_at, started_at + interval '15 minutes', started_at + interval '15 minutes', 1, submitted_at
  from attempts`.execute(db)

const loadSlots = (db: Db) =>
  sql`
  insert into slots (starts_at, ends_at, slot_date, time_slot, max_slots, booked)
  select at, at + interval '30 minutes', at::date, to_char(at, 'HH24:MI'), 500, 40
  from generate_series(1, ${SLOTS}::int) as n
  cross join lateral (select date_trunc('hour', now()) + (n - 8000) * interval '30 minutes') as moment(at)`.execute(
    db,
  )

const loadBookings = (db: Db) =>
  sql`
  insert into bookings (slot_id, user_id, created_at)
  select places.id, people.id, now() - random() * interval '100 days' + people.n * interval '0'
  from (select id, subject::int as n from users where issuer = 'bench') as people
  cross join generate_series(0, 1) as turn
  join (select id, row_number() over (order by starts_at) - 1 as n from slots) as places
    on places.n = (people.n * 3 + turn * 5003) % ${SLOTS}::int`.execute(db)

/** Loads that much, unless the database holds it already. */
export async function loadSchool(db: Db, attempts: number): Promise<void> {
  const { rows } = await sql`select from users where issuer = 'bench' limit 1`.execute(db)
  if (rows.length > 0) return
  await loadPeople(db, Math.round(attempts / 5))
  await loadQuizzes(db)
  await loadAttempts(db)
  await loadStarts(db)
  await loadSlots(db)
  await loadBookings(db)
  await sql`vacuum analyze`.execute(db)
}
