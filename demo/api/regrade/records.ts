import { sql } from 'kysely'
import type { PastRegrade } from '../../../src/domain/results/admin-results.ts'
import type { Db } from '../database/db.ts'
import type { QuizRow } from '../database/tables/quiz-tables.ts'
import type { Former, QuestionKey } from '../database/tables/regrade-tables.ts'
import { conflict, notFound } from '../http/problems.ts'
import { addKeys } from '../quizzes/question-keys.ts'
import { type Outcome, storeOutcomes } from './outcomes.ts'

/** Replaces the keys of a locked quiz and stores the changed attempts. Returns the new key revision. */
export async function changeKey(
  db: Db,
  quizId: string,
  keys: readonly QuestionKey[],
  outcomes: readonly Outcome[],
  at: Date,
): Promise<number> {
  await db.deleteFrom('question_keys').where('quiz_id', '=', quizId).execute()
  await addKeys(db, quizId, keys)
  await storeOutcomes(db, outcomes)
  const { key_revision } = await db
    .updateTable('quizzes')
    .set((quiz) => ({
      key_revision: quiz('key_revision', '+', 1),
      // Authors see the new key, too, and must not overwrite it with an older one by accident.
      updated_at: sql`greatest(updated_at + interval '1 ms', ${at}::timestamptz)`,
    }))
    .where('id', '=', quizId)
    .returning('key_revision')
    .executeTakeFirstOrThrow()
  return key_revision
}

const formerOf = (keys: QuestionKey[], outcomes: readonly Outcome[]): Former => ({
  keys,
  attempts: outcomes
    .filter(({ attempt, next }) => attempt !== next)
    .map(({ attempt: { id, score, correct_answers, total_questions, marks, max_marks, regraded_at } }) => ({
      ...{ id, score, correct_answers, total_questions, marks, max_marks },
      regraded_at: regraded_at?.toISOString() ?? null,
    })),
})

interface AppliedRegrade {
  /** Before the regrading. */
  quiz: QuizRow
  formerKeys: QuestionKey[]
  outcomes: readonly Outcome[]
  keyRevision: number
  gain: number
  lose: number
  at: Date
  by: string
}

/** Stores a regrading with what is needed to undo it, and deletes that of earlier ones. Returns its id. */
export async function recordRegrade(db: Db, done: AppliedRegrade): Promise<string> {
  await db.updateTable('regrades').set({ former: null }).where('quiz_id', '=', done.quiz.id).execute()
  const { id } = await db
    .insertInto('regrades')
    .values({
      quiz_id: done.quiz.id,
      quiz_version: done.quiz.version,
      key_revision: done.keyRevision,
      regraded_at: done.at,
      regraded_by: done.by,
      gain: done.gain,
      lose: done.lose,
      former: JSON.stringify(formerOf(done.formerKeys, done.outcomes)),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

interface Undoable {
  keyRevision: number
  former: Former
}

/** The regrading to undo, of a locked quiz. Throws 404 for an unknown one, 409 if the quiz was edited or regraded since. */
export async function getUndoable(db: Db, quiz: QuizRow, id: string): Promise<Undoable> {
  const regrade = await db
    .selectFrom('regrades')
    .select(['key_revision', 'quiz_version', 'former'])
    .where('id', '=', id)
    .where('quiz_id', '=', quiz.id)
    .executeTakeFirst()
  if (!regrade) throw notFound('Regrading not found', { code: 'regrade_unknown' })
  const { key_revision: keyRevision, quiz_version, former } = regrade
  if (!former || keyRevision !== quiz.key_revision || quiz_version !== quiz.version)
    throw conflict('This quiz was changed meanwhile: regrade it once more instead', {
      code: 'regrade_outdated',
    })
  return { keyRevision, former }
}

const MAX_PAST = 20

/** Latest first. */
export async function listRegrades(db: Db, quizId: string): Promise<PastRegrade[]> {
  const rows = await db
    .selectFrom('regrades')
    .leftJoin('users', 'users.id', 'regrades.regraded_by')
    .select(['regrades.regraded_at', 'regrades.gain', 'regrades.lose', 'users.name'])
    .where('regrades.quiz_id', '=', quizId)
    .orderBy('regrades.key_revision', 'desc')
    .limit(MAX_PAST)
    .execute()
  return rows.map(({ regraded_at, name, gain, lose }) => ({
    at: regraded_at.toISOString(),
    by: name ?? undefined,
    gain,
    lose,
  }))
}
