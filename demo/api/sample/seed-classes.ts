import { sql } from 'kysely'
import { MINUTE_MS, SECOND_MS } from '../../../src/domain/lib/time.ts'
import { openAttempt } from '../attempts/starts.ts'
import { storeHandIn } from '../attempts/submissions.ts'
import type { Db } from '../database/db.ts'
import type { UserRow } from '../database/tables/account-tables.ts'
import type { QuizRow } from '../database/tables/quiz-tables.ts'
import { readVersion } from '../quizzes/quiz-store.ts'
import { chance } from './chance.ts'
import { classAnswers } from './class-answers.ts'
import { classPace } from './class-pace.ts'
import { ATOMS_AND_NUCLEI } from './questions/atoms-and-nuclei.ts'
import { ENERGY_AT_HOME } from './questions/energy-at-home.ts'
import { THROWS_AND_SPRINGS } from './questions/throws-and-springs.ts'
import { WAVES } from './questions/waves.ts'
import { CROWD_ISSUER, CROWD_SIZE } from './seed-crowd.ts'

const CLASSES = ['10A', '10B', '10C', '11A', '11B']
const CLASS_SIZE = 27
const TAKEN = [ATOMS_AND_NUCLEI.id, WAVES.id, ENERGY_AT_HOME.id]
/** One class took this one, early enough for its results to be read. */
const TAKEN_BY_ONE = new Map([[THROWS_AND_SPRINGS.id, '11A']])
const PRESENT_SHARE = 0.98
const ARRIVAL_MS = 4 * MINUTE_MS

export type ClassMember = Pick<UserRow, 'id' | 'subject' | 'group_name'>

/** Makes classes of a part of the crowd; people of one name do not all come into the same. */
async function formClasses(db: Db): Promise<ClassMember[]> {
  const { rows } = await sql<ClassMember>`
    with crowd as (
      select id, (row_number() over (order by subject) * 37 % ${CROWD_SIZE}::bigint)::int as place
      from users where issuer = ${CROWD_ISSUER})
    update users set group_name = (${CLASSES}::text[])[1 + place / ${CLASS_SIZE}::int]
    from crowd where crowd.id = users.id and place < ${CLASSES.length * CLASS_SIZE}
    returning users.id, subject, group_name`.execute(db)
  return rows
}

/** One class after the other sat down while the quiz was open, the last one early enough to be done by now. */
function arrivalOf(quiz: QuizRow, { subject, group_name }: ClassMember, at: Date): Date {
  const until = Math.min(quiz.end_time.getTime(), at.getTime())
  const span = until - quiz.start_time.getTime() - quiz.duration * MINUTE_MS - ARRIVAL_MS
  const turn = CLASSES.indexOf(group_name ?? '') / CLASSES.length
  return new Date(quiz.start_time.getTime() + turn * span + chance(subject, quiz.id, 'late') * ARRIVAL_MS)
}

/** From under half of the time to nearly all of it. */
const secondsOf = ({ id, duration }: QuizRow, subject: string) =>
  Math.round(duration * 60 * (0.45 + 0.5 * chance(subject, id, 'time')))

/** Many calls at once: they share statements (`batched`). */
async function takeQuiz(db: Db, quiz: QuizRow, members: readonly ClassMember[], at: Date) {
  const { questions } = await readVersion(db, quiz.id, quiz.version)
  const take = async (member: ClassMember) => {
    const start = await openAttempt(db, quiz, member, arrivalOf(quiz, member, at))
    const [answers, seconds] = [classAnswers(questions, member.subject), secondsOf(quiz, member.subject)]
    await storeHandIn(db, {
      ...{ quiz, userId: member.id, start, answers, ended: 'submitted' as const },
      pace: classPace(questions, answers, member.subject, seconds),
      at: new Date(start.startedAt.getTime() + seconds * SECOND_MS),
    })
  }
  await Promise.all(members.filter(({ subject }) => chance(subject, quiz.id) < PRESENT_SHARE).map(take))
}

/** Classes of the crowd, and their attempts at three quizzes: about 400. */
export async function storeClasses(db: Db, quizzes: readonly QuizRow[], at: Date): Promise<void> {
  const members = await formClasses(db)
  await Promise.all(
    quizzes.flatMap((quiz) => {
      const only = TAKEN_BY_ONE.get(quiz.id)
      const sat = only ? members.filter(({ group_name }) => group_name === only) : members
      return only || TAKEN.includes(quiz.id) ? takeQuiz(db, quiz, sat, at) : []
    }),
  )
}

export const hasClasses = async (db: Db): Promise<boolean> =>
  (await db
    .selectFrom('users')
    .select('id')
    .where('issuer', '=', CROWD_ISSUER)
    .where('group_name', 'is not', null)
    .limit(1)
    .executeTakeFirst()) !== undefined
