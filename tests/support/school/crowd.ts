import { sql } from 'kysely'
import type { School } from './school.ts'

/** Names that a spreadsheet or a careless writer would trip over. */
const ODD_NAMES = [
  'Asha Rao',
  'Rao, "Ash" Asha',
  '=HYPERLINK("https://evil.example")',
  '+491701234567',
  '-2+3',
  '@SUM(A1)',
  '\t=1+1',
  '\r=1+1',
  '=1+\n1',
  'Two\r\nlines',
  ' Ben ',
  'आशा राव',
  'عائشة',
  '王小明 👩🏽‍🔬',
  "O'Brien; Zoë",
]

const BEGIN = '2026-03-04T10:00:00Z'

interface CrowdFacts {
  count: number
  names?: readonly string[]
}

/** So many new people who have submitted this quiz, a second after one another, with various scores. */
export async function storeCrowd({ deps: { db } }: School, quizId: string, facts: CrowdFacts): Promise<void> {
  const { count, names = ODD_NAMES } = facts
  await sql`
    with people as (
      insert into users (issuer, subject, email, name, created_at, updated_at)
      select ${quizId}, number::text, 'person' || number || '@school.example',
        (${names}::text[])[1 + (number - 1) % ${names.length}::int], ${BEGIN}::timestamptz, ${BEGIN}::timestamptz
      from generate_series(1, ${count}::int) as number
      returning id, subject::int as number)
    insert into attempts (quiz_id, user_id, quiz_version, started_at, submitted_at, answers, score, correct_answers,
      total_questions, time_spent)
    select ${quizId}::uuid, id, 1, ${BEGIN}::timestamptz, ${BEGIN}::timestamptz + make_interval(secs => number),
      '{0,null,2}', number * 7 % 101, number % 31, 30, number * 13 % 5000
    from people`.execute(db)
}
