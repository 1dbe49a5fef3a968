import { sql } from 'kysely'
import { sentAnswers } from '../../../src/domain/kinds/answer.ts'
import { MINUTE_MS, SECOND_MS } from '../../../src/domain/lib/time.ts'
import { isOpen } from '../attempts/admission.ts'
import { openAttempt } from '../attempts/starts.ts'
import { storeHandIn } from '../attempts/submissions.ts'
import { noteSigns, storeWork } from '../attempts/work/work-store.ts'
import type { Db } from '../database/db.ts'
import type { StartRow } from '../database/tables/attempt-tables.ts'
import type { QuizRow, StoredQuestion } from '../database/tables/quiz-tables.ts'
import type { SlotRow } from '../database/tables/slot-tables.ts'
import { type Deps, nowOf } from '../http/deps.ts'
import { readVersion } from '../quizzes/quiz-store.ts'
import { chance } from './chance.ts'
import { classAnswers } from './class-answers.ts'
import { classPace } from './class-pace.ts'
import { OPTICS } from './questions/optics.ts'
import type { ClassMember } from './seed-classes.ts'
import { CROWD_ISSUER, seat } from './seed-crowd.ts'
import { reportAtWork } from './seed-reports.ts'

/** A class that has just sat down has been at it for this long, so that there is something to see at once. */
const HEAD_START_MS = 4 * MINUTE_MS
const QUIET_SHARE = 0.08

type Working = StartRow & { subject: string }

const findAtWork = async (db: Db) =>
  (
    await sql<Working>`
      select s.*, users.subject from quiz_starts s join users on users.id = s.user_id
      where users.issuer = ${CROWD_ISSUER} and s.quiz_id = ${OPTICS.id} and s.closed_at is null`.execute(db)
  ).rows

/** The class that has not been here for the longest time. */
const nextClass = async (db: Db) =>
  (
    await sql<ClassMember>`
      select id, subject, group_name from users where issuer = ${CROWD_ISSUER} and group_name = (
        select group_name from users left join quiz_starts s on s.user_id = users.id and s.quiz_id = ${OPTICS.id}
        where issuer = ${CROWD_ISSUER} and group_name is not null
        group by group_name order by max(s.started_at) nulls first, group_name limit 1)
      order by subject`.execute(db)
  ).rows

/** They take it again: in a demo that runs for days there would be nobody left. */
async function forgetEarlier(db: Db, ids: readonly string[]) {
  for (const table of ['attempts', 'quiz_starts'] as const)
    await db.deleteFrom(table).where('quiz_id', '=', OPTICS.id).where('user_id', 'in', ids).execute()
}

const findOptics = (db: Db): Promise<QuizRow | undefined> =>
  db
    .selectFrom('quizzes')
    .selectAll()
    .where('id', '=', OPTICS.id)
    .where('is_active', '=', true)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()

/** Seats the next class in the running slot if nobody is at work, and lets it begin. */
export async function beginClass(db: Db, slot: SlotRow, at: Date): Promise<void> {
  const quiz = await findOptics(db)
  if (!quiz || !isOpen(quiz, at) || (await findAtWork(db)).length > 0) return
  const members = await nextClass(db)
  if (members.length === 0) return
  const ids = members.map(({ id }) => id)
  await forgetEarlier(db, ids)
  await seat(db, slot.id, ids, at)
  const begin = ({ id, subject }: ClassMember) => {
    const since = at.getTime() - HEAD_START_MS * chance(subject, 'head start')
    return openAttempt(db, quiz, { id }, new Date(Math.max(slot.starts_at.getTime(), since)))
  }
  await Promise.all(members.map(begin))
}

/** How somebody goes through the paper; a few become quiet, and a few are too slow. */
function paceOf({ subject, started_at, regular_deadline }: Working) {
  const [from, until] = [started_at.getTime(), regular_deadline.getTime()]
  const quietAfter = chance(subject, 'quiet') < QUIET_SHARE ? 0.4 : 1
  return { from, takesMs: (until - from) * (0.55 + 0.5 * chance(subject, 'pace')), quietAfter }
}

async function goOn(db: Db, start: Working, questions: readonly StoredQuestion[], now: number) {
  const { quiz_id: quizId, user_id: userId, subject } = start
  const { from, takesMs, quietAfter } = paceOf(start)
  const share = Math.min(quietAfter, (now - from) / takesMs)
  const at = new Date(Math.min(now, from + share * takesMs, start.deadline.getTime()))
  const answers = classAnswers(questions, subject)
  const done = Math.floor(Math.min(share, 1) * questions.length)
  const seconds = (at.getTime() - from) / SECOND_MS
  if (done === questions.length)
    return { start, answers, pace: classPace(questions, answers, subject, seconds), at }
  if (done > (start.revision ?? 0)) {
    const flags = questions.flatMap((_, index) =>
      index < done && chance(subject, index, 'flag') < 0.1 ? [index] : [],
    )
    const saved = answers.map((answer, index) => (index < done ? answer : null))
    const pace = classPace(questions.slice(0, done), saved, subject, seconds)
    await storeWork(db, start, { revision: done, ...sentAnswers(saved), ...pace, flags, current: done }, at)
  } else if (share < quietAfter) {
    const left = chance(subject, 'left') < 0.1 ? done : 0
    await noteSigns(db, { quizId, userId, signs: { left }, at })
  }
  return undefined
}

async function handIn(db: Db, { key_revision }: QuizRow, { start, answers, pace, at }: Finished) {
  await storeHandIn(db, {
    ...{ quiz: { id: start.quiz_id, key_revision }, userId: start.user_id, ended: 'submitted' as const },
    start: { startedAt: start.started_at, deadline: start.deadline, version: start.quiz_version },
    ...{ answers, pace, at },
  })
}

type Finished = NonNullable<Awaited<ReturnType<typeof goOn>>>

/** The class at work answers, and who is through hands in. False if there is none. */
export async function advanceClass(deps: Pick<Deps, 'db' | 'clock'>): Promise<boolean> {
  const { db } = deps
  const [quiz, working] = await Promise.all([findOptics(db), findAtWork(db)])
  if (!quiz || working.length === 0) return false
  const now = nowOf(deps).getTime()
  const advance = async (start: Working) => {
    const { questions } = await readVersion(db, quiz.id, start.quiz_version)
    const finished = await goOn(db, start, questions, now)
    if (finished) await handIn(db, quiz, finished)
  }
  await Promise.all(working.map(advance))
  await reportAtWork(db, nowOf(deps))
  return true
}
