import type { RegradeAnswer } from '../../../src/domain/regrade/regrade.ts'
import type { Db } from '../database/db.ts'
import type { UserRow } from '../database/tables/account-tables.ts'
import { type Deps, nowOf } from '../http/deps.ts'
import { mapYielding } from '../lib/yielding.ts'
import { note } from '../log/note.ts'
import { lockQuiz } from '../quizzes/quiz-store.ts'
import { readVersions } from './key-changes.ts'
import { type Grade, graderOf, readAttempts, type StoredAttempt, toAnswer } from './outcomes.ts'
import { changeKey, getUndoable } from './records.ts'

/** What the regrading brought to those who reported a question is not told any more. */
const forgetGains = (db: Db, quizId: string, id: string) =>
  db
    .updateTable('question_reports')
    .set({ score_before: null, marks_before: null, gained: null })
    .where('quiz_id', '=', quizId)
    .where('answered_at', '>=', (is) => is.selectFrom('regrades').select('regraded_at').where('id', '=', id))
    .execute()

/**
 * Undoes the last regrading: keys and attempts are restored, and attempts submitted since are graded with the former key. Throws 404
 * for an unknown one, 409 if the quiz was edited or regraded since.
 */
export const undoRegrade = (deps: Deps, quizId: string, id: string, by: UserRow): Promise<RegradeAnswer> =>
  deps.db.transaction().execute(async (transaction) => {
    const at = nowOf(deps)
    const { keyRevision, former } = await getUndoable(transaction, await lockQuiz(transaction, quizId), id)
    const gradeOf = graderOf(await readVersions(transaction, quizId), former.keys)
    const formerGrades = new Map(former.attempts.map(({ id: attemptId, ...grade }) => [attemptId, grade]))
    const formerOf = (attempt: StoredAttempt): Grade => {
      if (attempt.key_revision >= keyRevision) return { ...gradeOf(attempt), regraded_at: null }
      const grade = formerGrades.get(attempt.id)
      if (!grade) return attempt
      return { ...grade, regraded_at: grade.regraded_at === null ? null : new Date(grade.regraded_at) }
    }
    const attempts = await readAttempts(transaction, quizId, true)
    const outcomes = await mapYielding(attempts, (attempt) => ({ attempt, next: formerOf(attempt) }))
    await changeKey(transaction, quizId, former.keys, outcomes, at)
    await forgetGains(transaction, quizId, id)
    await transaction.deleteFrom('regrades').where('id', '=', id).execute()
    const answer = toAnswer(outcomes)
    const { gain, lose } = answer
    await note(transaction, { what: 'regraded', who: by.id, at, quizId, detail: { gain, lose } })
    return answer
  })
