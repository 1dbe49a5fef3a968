import { isDeepStrictEqual } from 'node:util'
import type { Regrading } from '../../../src/domain/regrade/regrade.ts'
import { versionsAtWork } from '../attempts/work/work-count.ts'
import type { Db } from '../database/db.ts'
import type { QuestionKey } from '../database/tables/regrade-tables.ts'
import { mapYielding } from '../lib/yielding.ts'
import { nothingCounts, readAllKeys, requireCounting } from '../quizzes/question-keys.ts'
import { changeKeys, questionsOf, readVersions } from './key-changes.ts'
import {
  type Grader,
  graderOf,
  isSameCount,
  type Outcome,
  readAttempts,
  type StoredAttempt,
} from './outcomes.ts'

interface Graders {
  before: Grader
  after: Grader
}

/**
 * An attempt that the changes do not affect stays as it is, including a score that an earlier regrading let it keep. An attempt that
 * keeps its score now is still marked as regraded, because its review has the new key.
 */
function outcomeOf(
  attempt: StoredAttempt,
  { before, after }: Graders,
  neverLower: boolean,
  at: Date,
): Outcome {
  const next = after(attempt)
  if (isSameCount(next, attempt) || isSameCount(next, before(attempt))) return { attempt, next: attempt }
  const isKept = neverLower && (next.score < attempt.score || (next.marks ?? 0) < (attempt.marks ?? 0))
  return { attempt, next: { ...(isKept ? attempt : next), regraded_at: at } }
}

/** The keys and grades of a quiz after a regrading. */
interface Plan {
  former: QuestionKey[]
  keys: QuestionKey[]
  outcomes: Outcome[]
}

const inOrder = (keys: readonly QuestionKey[]) =>
  keys
    .map(({ quiz_version, question_id, accepted, number }) =>
      JSON.stringify([quiz_version, question_id, accepted, number]),
    )
    .toSorted()

export const changesAnything = ({ former, keys, outcomes }: Plan): boolean =>
  !isDeepStrictEqual(inOrder(former), inOrder(keys)) || outcomes.some(({ attempt, next }) => attempt !== next)

/** Throws 400 for impossible changes, and for those that leave somebody without a question that counts. */
export async function planRegrade(db: Db, quizId: string, regrading: Regrading, at: Date): Promise<Plan> {
  const { changes, neverLower, dryRun } = regrading
  const [versions, former] = [await readVersions(db, quizId), await readAllKeys(db, quizId)]
  const keys = changeKeys(versions, former, changes)
  const [latest] = versions
  const atWork = await versionsAtWork(db, quizId, at)
  const asked = versions.filter((version) => version === latest || atWork.includes(version.version))
  for (const version of asked) requireCounting(questionsOf(version, keys), version.rules)
  const graders = { before: graderOf(versions, former), after: graderOf(versions, keys) }
  const attempts = await readAttempts(db, quizId, !dryRun)
  const outcomes = await mapYielding(attempts, (attempt) => outcomeOf(attempt, graders, neverLower, at))
  if (outcomes.some(({ next }) => next.total_questions === 0)) throw nothingCounts()
  return { former, keys, outcomes }
}
