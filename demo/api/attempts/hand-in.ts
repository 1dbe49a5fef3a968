import { sql } from 'kysely'
import { SECOND_MS } from '../../../src/domain/lib/time.ts'
import type { StartRow } from '../database/tables.ts'
import { type Deps, nowOf } from '../http/deps.ts'
import { GRACE_MS } from './admission.ts'
import { forgetFigures } from './attempt-figures.ts'
import { storeHandIn } from './submissions.ts'

const BATCH = 100

type Due = Pick<StartRow, 'quiz_id' | 'user_id' | 'started_at' | 'deadline' | 'quiz_version' | 'answers'> & {
  key_revision: number
}

/** A process whose clock has jumped ahead must not end what others still write: the database's clock has a say. */
const findDue = (deps: Deps) =>
  sql<Due>`
    select s.quiz_id, s.user_id, s.started_at, s.deadline, s.quiz_version, s.answers, q.key_revision
    from quiz_starts s join quizzes q on q.id = s.quiz_id
    where s.closed_at is null and s.revision is not null
      and s.deadline < least(${nowOf(deps)}::timestamptz, now()) - make_interval(secs => ${GRACE_MS / SECOND_MS})
    order by s.deadline limit ${BATCH}`.execute(deps.db)

/**
 * Hands in the last saved copy of attempts whose time and grace are over. Any number of processes may do it at once: of two
 * that hand in the same attempt one stores it. Returns how many were handed in.
 */
export async function handInDue(deps: Deps): Promise<number> {
  const { rows } = await findDue(deps)
  let stored = 0
  for (const { quiz_id, user_id, answers, key_revision, ...row } of rows) {
    const attempt = await storeHandIn(deps.db, {
      quiz: { id: quiz_id, key_revision },
      userId: user_id,
      start: { startedAt: row.started_at, deadline: row.deadline, version: row.quiz_version },
      answers: answers ?? [],
      at: row.deadline,
      ended: 'time',
    })
    if (attempt) stored++
  }
  if (stored > 0) forgetFigures(deps.db)
  return rows.length === BATCH ? stored + (await handInDue(deps)) : stored
}
