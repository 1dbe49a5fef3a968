import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { GRACE_MS } from '../../../src/domain/attempts/grace.ts'
import { SECOND_MS } from '../../../src/domain/lib/time.ts'
import { inLane } from '../database/lanes.ts'
import type { StartRow } from '../database/tables/attempt-tables.ts'
import { type Deps, nowOf } from '../http/deps.ts'
import { answersOf } from './grading.ts'
import { storeHandIn } from './submissions.ts'

const BATCH = 100

type Due = Pick<
  StartRow,
  'quiz_id' | 'user_id' | 'started_at' | 'deadline' | 'quiz_version' | 'answers' | 'responses' | 'revision'
> & {
  key_revision: number
}

/**
 * The next attempts whose time and grace period are over, by deadline. The database's clock has to agree, so that a process whose
 * clock has jumped ahead cannot end running attempts.
 */
async function findDue(deps: Deps, after: Due | undefined): Promise<Due[]> {
  const beyond = after
    ? sql`and (s.deadline, s.quiz_id, s.user_id) > (${after.deadline}, ${after.quiz_id}, ${after.user_id})`
    : sql``
  const { rows } = await sql<Due>`
    select s.quiz_id, s.user_id, s.started_at, s.deadline, s.quiz_version, s.answers, s.responses, s.revision, q.key_revision
    from quiz_starts s join quizzes q on q.id = s.quiz_id
    where s.closed_at is null and s.revision is not null
      and s.deadline < least(${nowOf(deps)}::timestamptz, now()) - make_interval(secs => ${GRACE_MS / SECOND_MS})
      ${beyond}
    order by s.deadline, s.quiz_id, s.user_id limit ${BATCH}`.execute(deps.db)
  return rows
}

/** Returns whether it was stored. A failure must not block the others; the next round retries it. */
async function handInCopy({ db, log }: Deps, due: Due): Promise<boolean> {
  const { quiz_id, user_id, started_at, deadline, quiz_version, revision, key_revision } = due
  try {
    const attempt = await storeHandIn(db, {
      quiz: { id: quiz_id, key_revision },
      userId: user_id,
      start: { startedAt: started_at, deadline, version: quiz_version },
      answers: answersOf(due),
      revision,
      at: deadline,
      ended: 'time',
    })
    return attempt !== null
  } catch (err) {
    log.error({ err, quiz: quiz_id, user: user_id }, 'auto-submit failed; will retry')
    return false
  }
}

/**
 * Submits the last saved copy of attempts whose time and grace period are over. It runs in the `edits` lane and pauses as
 * long as it works, so a thousand of them do not slow down learners. Several processes may run it at once; only one stores each attempt. Learners
 * who have saved nothing get no result; administrators see that they have started. Returns how many were submitted.
 */
export const handInDue = (deps: Deps): Promise<number> => inLane('edits', () => handInAll(deps))

async function handInAll(deps: Deps): Promise<number> {
  let stored = 0
  let last: Due | undefined
  do {
    const due = await findDue(deps, last)
    for (const one of due) {
      const began = performance.now()
      if (await handInCopy(deps, one)) stored++
      await pause(performance.now() - began)
    }
    last = due.length === BATCH ? due.at(-1) : undefined
  } while (last)
  return stored
}
