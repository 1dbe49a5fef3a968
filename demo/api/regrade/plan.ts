import { isDeepStrictEqual } from 'node:util'
import { countAsked } from '../../../src/domain/quizzes/paper.ts'
import type { Regrading } from '../../../src/domain/regrade/regrade.ts'
import type { Db } from '../database/db.ts'
import type { QuestionKey } from '../database/regrade-tables.ts'
import { badRequest } from '../http/problems.ts'
import { readKeys } from '../quizzes/question-keys.ts'
import { changeKeys, questionsOf, readVersions, type StoredVersion } from './key-changes.ts'
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
 * An attempt that the changes do not concern stays as it is, with a score that it once kept. One that keeps its score is marked
 * as regraded all the same: its review has the new key.
 */
function outcomeOf(
  attempt: StoredAttempt,
  { before, after }: Graders,
  neverLower: boolean,
  at: Date,
): Outcome {
  const next = after(attempt)
  if (isSameCount(next, attempt) || isSameCount(next, before(attempt))) return { attempt, next: attempt }
  const isKept = neverLower && next.score < attempt.score
  return { attempt, next: { ...(isKept ? attempt : next), regraded_at: at } }
}

const refusal = () => badRequest('changes: at least one question must count for everybody')

/** Whether somebody may be asked nothing but dropped questions, now or later. */
function mayLeaveNothing(version: StoredVersion, keys: readonly QuestionKey[]): boolean {
  const dropped = questionsOf(version, keys).filter((question) => question.dropped)
  return dropped.length >= countAsked(version.questions, version.rules ?? {})
}

/** What a regrading makes of the keys and the attempts of a quiz. */
interface Plan {
  former: QuestionKey[]
  keys: QuestionKey[]
  outcomes: Outcome[]
}

const inOrder = (keys: readonly QuestionKey[]) =>
  keys
    .map(({ quiz_version, question_id, accepted }) => JSON.stringify([quiz_version, question_id, accepted]))
    .toSorted()

export const changesAnything = ({ former, keys, outcomes }: Plan): boolean =>
  !isDeepStrictEqual(inOrder(former), inOrder(keys)) || outcomes.some(({ attempt, next }) => attempt !== next)

/** Throws 400 for changes that cannot be, or that leave somebody without a question that counts. */
export async function planRegrade(db: Db, quizId: string, regrading: Regrading, at: Date): Promise<Plan> {
  const { changes, neverLower, dryRun } = regrading
  const [versions, former] = [await readVersions(db, quizId), await readKeys(db, quizId)]
  const keys = changeKeys(versions, former, changes)
  const [latest] = versions
  if (latest && mayLeaveNothing(latest, keys)) throw refusal()
  const graders = { before: graderOf(versions, former), after: graderOf(versions, keys) }
  const attempts = await readAttempts(db, quizId, !dryRun)
  const outcomes = attempts.map((attempt) => outcomeOf(attempt, graders, neverLower, at))
  if (outcomes.some(({ next }) => next.total_questions === 0)) throw refusal()
  return { former, keys, outcomes }
}
