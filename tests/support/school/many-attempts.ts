import { sql } from 'kysely'
import type { Db } from '../../../demo/api/database/db.ts'
import { pick, seededRandom } from '../server/random.ts'

/** Titles and names that a careless search would trip over. */
const TITLES = ['Optics 100%', 'optics_2', 'Waves \\ sound', 'Heat', "Newton's laws", 'Électricité']
const NAMES = ['Asha Rao', 'asha rao', 'Ben O_Kafor', '50% Ben', 'Chloé Back\\slash', 'Élodie Heat', 'Newton']
const BEGIN = '2026-03-01T00:00:00Z'

const QUIZZES = 24
const REGULARS = 90
/** More than the API names in a query, each with one attempt. They are told by their names, or with 'guest' few others by the address. */
const VISITORS = 2300

const storeQuizzes = async (db: Db) =>
  (
    await sql<{ id: string }>`
      insert into quizzes (title, description, duration, start_time, end_time, question_count, created_at, updated_at)
      select title || ' ' || number, 'About ' || title, 15, ${BEGIN}::timestamptz, ${BEGIN}::timestamptz + interval '1 day',
        3, ${BEGIN}::timestamptz, ${BEGIN}::timestamptz
      from generate_series(1, ${QUIZZES}) as number
      cross join lateral (select (${TITLES}::text[])[1 + number % ${TITLES.length}] as title) as named
      returning id`.execute(db)
  ).rows.map(({ id }) => id)

const storePeople = async (db: Db) =>
  (
    await sql<{ id: string }>`
      insert into users (issuer, subject, email, name, created_at, updated_at)
      select 'many', number::text, 'person' || number || '@' ||
          case when number > ${REGULARS} then 'visitors.example' when number % 9 = 0 then 'guests.example'
            else 'School.example' end,
        case when number > ${REGULARS} then 'Guest ' else '' end || (${NAMES}::text[])[1 + number % ${NAMES.length}] || case when number % 3 = 0 then '' else ' ' || number % 11 end,
        ${BEGIN}::timestamptz, ${BEGIN}::timestamptz
      from generate_series(1, ${REGULARS + VISITORS}) as number
      order by number
      returning id`.execute(db)
  ).rows.map(({ id }) => id)

interface Row {
  quiz_id: string | undefined
  user_id: string
  minute: number | null
  score: number
  seconds: number
}

function makeRows(quizzes: readonly string[], people: readonly string[]): Row[] {
  const random = seededRandom(20_260_304)
  const rowOf = (quiz_id: string | undefined, user_id: string): Row => ({
    quiz_id,
    user_id,
    // Few minutes and few scores, so that there are many ties; some attempts were never handed in.
    minute: random() < 0.05 ? null : pick(random, 0, 400),
    score: pick(random, 0, 41) * 2.5,
    seconds: pick(random, 10, 900),
  })
  const regulars = people.slice(0, REGULARS)
  // The last quiz has no attempts at all.
  const popular = quizzes.slice(0, -1)
  const often = regulars.flatMap((user) => popular.map((quiz) => rowOf(quiz, user)))
  const once = people.slice(REGULARS).map((user) => rowOf(popular[pick(random, 0, popular.length)], user))
  return [...often.filter(() => random() < 0.8), ...once]
}

/** A few thousand attempts at two dozen quizzes, the same in each run. Answers the ids of the quizzes. */
export async function storeManyAttempts(db: Db): Promise<string[]> {
  const [quizzes, people] = [await storeQuizzes(db), await storePeople(db)]
  await sql`
    insert into attempts (quiz_id, user_id, quiz_version, started_at, submitted_at, answers, score, correct_answers,
      total_questions, time_spent)
    select quiz_id, user_id, 1, ${BEGIN}::timestamptz, ${BEGIN}::timestamptz + make_interval(mins => minute),
      '{0,null,2}', round(score), round(score / 40), 3, seconds
    from jsonb_to_recordset(${JSON.stringify(makeRows(quizzes, people))}::jsonb)
      as row (quiz_id uuid, user_id uuid, minute int, score float, seconds int)`.execute(db)
  return quizzes
}
