import { isDeepStrictEqual } from 'node:util'
import { Hono } from 'hono'
import { timeSpentSeconds } from '../../../../src/domain/attempts/attempt-time.ts'
import { SaveAnswer, SavedWork, StoredWork } from '../../../../src/domain/attempts/saved-work.ts'
import { readAnswers } from '../../../../src/domain/kinds/answer.ts'
import type { Db } from '../../database/db.ts'
import type { UserRow } from '../../database/tables/account-tables.ts'
import type { StartRow } from '../../database/tables/attempt-tables.ts'
import { type Deps, type Env, nowOf } from '../../http/deps.ts'
import { limit } from '../../http/limits/limits.ts'
import { described } from '../../http/openapi.ts'
import {
  alreadySubmitted,
  body,
  noAttempt,
  otherVersion,
  query,
  quizParam,
  unlessInTrouble,
} from '../../http/problems.ts'
import { readVersion } from '../../quizzes/quiz-store.ts'
import { requireUser } from '../../session/guards.ts'
import { isInTime, timeOver } from '../admission.ts'
import { answersOf, askedOf, checkAnswers } from '../grading.ts'
import { paceOf, storedPace } from './pace.ts'
import { findWork, noteSigns, Signs, storeWork, type Work } from './work-store.ts'

/** What each answer to a running attempt includes. */
const updatesOf = ({ deadline, extended_minutes: extendedBy, announcements }: Work) => ({
  deadline: deadline.toISOString(),
  ...(extendedBy !== 0 && { extendedBy }),
  ...(announcements && {
    announcements: announcements.map((made) => ({ ...made, at: new Date(made.at).toISOString() })),
  }),
})

const toStored = (work: Work): StoredWork => ({
  revision: work.revision ?? 0,
  version: work.quiz_version,
  answers: work.answers ?? [],
  ...(work.responses && { responses: work.responses }),
  ...paceOf(work),
  flags: work.flags ?? [],
  current: work.current ?? 0,
  startedAt: work.started_at.toISOString(),
  ...updatesOf(work),
})

/** Returns the row of a running attempt. Throws 404 without a start, 422 after the submission. */
function running(row: Work | null | undefined): Work {
  if (!row) throw noAttempt()
  if (row.closed_at) throw alreadySubmitted()
  return row
}

/** Reads a person's running attempt. Throws like `running`. */
const getRunning = async (db: Db, quizId: string, { id: userId }: Pick<UserRow, 'id'>): Promise<Work> =>
  running(await findWork(db, { quizId, userId }))

/** GET /quiz/{id}/attempt: the saved work of the running attempt, and its updates. Throws like `running`. */
async function readWork({ db, clock }: Deps, quizId: string, user: UserRow, signs: Signs) {
  const noted = await unlessInTrouble(noteSigns(db, { quizId, userId: user.id, signs, at: nowOf({ clock }) }))
  return toStored(noted ? running(noted) : await getRunning(db, quizId, user))
}

/** The work as it is stored. Its pace is never refused. */
async function checkedWork(
  db: Db,
  { quiz_id, user_id, quiz_version, started_at, deadline }: StartRow,
  work: SavedWork,
  at: Date,
): Promise<SavedWork> {
  if (work.version !== undefined && work.version !== quiz_version) throw otherVersion()
  const version = await readVersion(db, quiz_id, quiz_version)
  checkAnswers(
    readAnswers(work.answers, work.responses),
    version.questions,
    askedOf(version, quiz_id, user_id),
  )
  const span = { startedAt: started_at.getTime(), deadline: deadline.getTime() }
  return { ...work, ...storedPace(work, version.questions, timeSpentSeconds(span, at.getTime())) }
}

const isSameWork = (row: StartRow, { revision, answers, responses, flags, current }: SavedWork) =>
  isDeepStrictEqual(
    [row.revision, answersOf(row), row.flags, row.current],
    [revision, readAnswers(answers, responses), flags, current],
  )

/** A save that was accepted, or the stored work that is newer. */
type Saved = { saved: SaveAnswer } | { newer: StoredWork }

/**
 * PUT /quiz/{id}/attempt: saves a copy of the work, which the server submits if the learner does not. The higher revision wins;
 * saving the same one again is harmless. Throws 404 without a start, 400 for impossible answers and once the time and the grace
 * period are over, 422 after the submission.
 */
async function saveWork(deps: Deps, quizId: string, user: UserRow, work: SavedWork): Promise<Saved> {
  const begun = await getRunning(deps.db, quizId, user)
  const at = nowOf(deps)
  const row = await storeWork(deps.db, begun, await checkedWork(deps.db, begun, work, at), at)
  if (row) return { saved: { revision: work.revision, ...updatesOf(row) } }
  const stored = await getRunning(deps.db, quizId, user)
  if (isSameWork(stored, work)) return { saved: { revision: work.revision, ...updatesOf(stored) } }
  if (!isInTime(stored, at)) throw timeOver()
  return { newer: toStored(stored) }
}

export function savedWorkRoutes(deps: Deps): Hono<Env> {
  const routes = new Hono<Env>()
  const user = requireUser(deps)

  routes.get(
    '/quiz/:id/attempt',
    described(
      'Reads the saved work, deadline and announcements of your running attempt; the query reports that you are present',
      StoredWork,
      'saves',
    ),
    user,
    quizParam(),
    query(Signs),
    async (c) => c.json(await readWork(deps, c.req.valid('param').id, c.get('user'), c.req.valid('query'))),
  )

  routes.put(
    '/quiz/:id/attempt',
    described('Saves a copy of your work; 409 with the stored copy if that is newer', SaveAnswer, 'saves'),
    user,
    limit(deps, 'save'),
    quizParam(),
    body(SavedWork),
    async (c) => {
      const answer = await saveWork(deps, c.req.valid('param').id, c.get('user'), c.req.valid('json'))
      if ('saved' in answer) return c.json(answer.saved)
      const { requestId } = c.env
      return c.json(
        { message: 'A newer copy is stored', code: 'newer_stored', requestId, ...answer.newer },
        409,
      )
    },
  )

  return routes
}
