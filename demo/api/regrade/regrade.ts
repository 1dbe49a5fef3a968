import { Hono } from 'hono'
import {
  REGRADED_MEANWHILE,
  RegradeAnswer,
  RegradeBody,
  type Regrading,
} from '../../../src/domain/regrade/regrade.ts'
import type { UserRow } from '../database/tables/account-tables.ts'
import type { QuizRow } from '../database/tables/quiz-tables.ts'
import { type Deps, type Env, nowOf } from '../http/deps.ts'
import { limit } from '../http/limits/limits.ts'
import { described } from '../http/openapi.ts'
import { body, conflict, quizParam } from '../http/problems.ts'
import { note } from '../log/note.ts'
import { getQuiz, lockQuiz } from '../quizzes/quiz-store.ts'
import { requireAdmin } from '../session/guards.ts'
import { toAnswer } from './outcomes.ts'
import { changesAnything, planRegrade } from './plan.ts'
import { changeKey, recordRegrade } from './records.ts'
import { undoRegrade } from './undo.ts'

/** Identifies the state that a dry run was based on: each edit of the questions and each regrading changes it. */
const basisOf = ({ version, key_revision }: QuizRow) => `${version}.${key_revision}`

const regradedMeanwhile = () =>
  conflict('Somebody else has regraded this quiz or edited it. Look again before you apply.', {
    code: REGRADED_MEANWHILE,
  })

/** A dry run on one snapshot. Throws like `planRegrade`, and 404. */
const tryRegrade = (deps: Deps, quizId: string, regrading: Regrading): Promise<RegradeAnswer> =>
  deps.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (db) => {
      const basis = basisOf(await getQuiz(db, quizId))
      return { ...toAnswer((await planRegrade(db, quizId, regrading, nowOf(deps))).outcomes), basis }
    })

/**
 * Changes the key and regrades all attempts in one transaction that locks the quiz: an attempt submitted meanwhile is either regraded, too,
 * or graded with the new key. Throws like `planRegrade`, 404, and 409 if the dry run is out of date.
 */
const regrade = (deps: Deps, quizId: string, regrading: Regrading, by: UserRow): Promise<RegradeAnswer> =>
  deps.db.transaction().execute(async (db) => {
    const [quiz, at] = [await lockQuiz(db, quizId), nowOf(deps)]
    const { former, keys, outcomes } = await planRegrade(db, quizId, regrading, at)
    const answer = toAnswer(outcomes)
    // A repeated call, whose first answer was lost, must not replace what is needed to undo the first.
    if (!changesAnything({ former, keys, outcomes })) return answer
    if (regrading.basis !== undefined && regrading.basis !== basisOf(quiz)) throw regradedMeanwhile()
    const keyRevision = await changeKey(db, quizId, keys, outcomes, at)
    const { gain, lose } = answer
    const done = { quiz, formerKeys: former, outcomes, keyRevision, gain, lose, at, by: by.id }
    await note(db, { what: 'regraded', who: by.id, at, quizId, detail: { gain, lose } })
    return { ...answer, id: await recordRegrade(db, done) }
  })

export function regradeRoutes(deps: Deps): Hono<Env> {
  const routes = new Hono<Env>()

  routes.post(
    '/quiz/:id/admin/regrade',
    described(
      'Changes the answer key and regrades all attempts; administrators only',
      RegradeAnswer,
      'regrade',
    ),
    requireAdmin(deps),
    limit(deps, 'write'),
    quizParam(),
    body(RegradeBody),
    async (c) => {
      const [{ id }, wanted] = [c.req.valid('param'), c.req.valid('json')]
      if ('changes' in wanted && wanted.dryRun) return c.json(await tryRegrade(deps, id, wanted))
      return c.json(
        await ('undo' in wanted
          ? undoRegrade(deps, id, wanted.undo, c.get('user'))
          : regrade(deps, id, wanted, c.get('user'))),
      )
    },
  )

  return routes
}
