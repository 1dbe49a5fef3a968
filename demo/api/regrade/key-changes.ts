import { acceptedIn } from '../../../src/domain/kinds/choice/regrade.ts'
import type { KeyChange } from '../../../src/domain/regrade/regrade.ts'
import type { Db } from '../database/db.ts'
import type { StoredQuestion } from '../database/tables/quiz-tables.ts'
import type { QuestionKey } from '../database/tables/regrade-tables.ts'
import { invalid } from '../http/problems.ts'
import { inForce, keyFor } from '../quizzes/question-keys.ts'
import type { Authored } from '../quizzes/quiz-store.ts'

export interface StoredVersion extends Authored {
  version: number
}

/** The latest version first. */
export const readVersions = (db: Db, quizId: string): Promise<StoredVersion[]> =>
  db
    .selectFrom('quiz_versions')
    .select(['version', 'questions', 'paper_rules as rules'])
    .where('quiz_id', '=', quizId)
    .orderBy('version', 'desc')
    .execute()

/** The questions with the key in force; `keys` are those of all versions. */
export const questionsOf = ({ version, questions }: StoredVersion, keys: readonly QuestionKey[]) =>
  inForce(
    questions,
    keys.filter(({ quiz_version }) => quiz_version === version),
  )

const findQuestion = ({ questions }: StoredVersion, id: string) => questions.find(({ _id }) => _id === id)

/** The question of a change, as in the latest version. Throws 400 with the name of the field. */
function getQuestion(versions: readonly StoredVersion[], changes: readonly KeyChange[], change: KeyChange) {
  const { questionId } = change
  const field = `changes.${changes.indexOf(change)}`
  const question = versions
    .map((version) => findQuestion(version, questionId))
    .find((found) => found !== undefined)
  if (!question) throw invalid(`${field}.questionId`, 'there is no such question')
  if (changes.filter((other) => other.questionId === questionId).length > 1)
    throw invalid(`${field}.questionId`, 'this question occurs twice')
  if ('accept' in change && change.accept.some((option) => option >= question.options.length))
    throw invalid(`${field}.accept`, 'there is no such option')
  return question
}

/** The new key of a question in a version; unchanged if the version has none of the options. */
function changedKey(
  target: StoredQuestion,
  { version, questions }: StoredVersion,
  change: KeyChange,
  keys: readonly QuestionKey[],
): QuestionKey[] {
  const { questionId } = change
  const question = questions.find(({ _id }) => _id === questionId)
  if (!question) return []
  if ('drop' in change) return keyFor(question, version, null)
  const accepted = acceptedIn(target, question, change.accept)
  if (accepted.length > 0) return keyFor(question, version, accepted)
  return keys.filter((key) => key.quiz_version === version && key.question_id === questionId)
}

/** The keys of all versions after the changes. Throws 400 for a question or an option that does not exist. */
export function changeKeys(
  versions: readonly StoredVersion[],
  keys: readonly QuestionKey[],
  changes: readonly KeyChange[],
): QuestionKey[] {
  const targets = changes.map((change) => getQuestion(versions, changes, change))
  const others = keys.filter(
    ({ question_id }) => !changes.some(({ questionId }) => questionId === question_id),
  )
  const changed = changes.flatMap((change, index) =>
    versions.flatMap((version) => changedKey(targets[index] as StoredQuestion, version, change, keys)),
  )
  return [...others, ...changed]
}
