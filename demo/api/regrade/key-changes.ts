import { isDeepStrictEqual } from 'node:util'
import { kindOf } from '../../../src/domain/kinds/kinds.ts'
import type { NumberKey } from '../../../src/domain/kinds/number/shape.ts'
import { isUnit } from '../../../src/domain/kinds/number/units.ts'
import { inForceWith } from '../../../src/domain/kinds/regrade.ts'
import type { KeyChange } from '../../../src/domain/regrade/regrade.ts'
import type { Db } from '../database/db.ts'
import type { StoredQuestion } from '../database/tables/quiz-tables.ts'
import type { QuestionKey } from '../database/tables/regrade-tables.ts'
import { invalid } from '../http/problems.ts'
import { inForce, keyFor, keyIn } from '../quizzes/question-keys.ts'
import type { Authored } from '../quizzes/quiz-store.ts'

export interface StoredVersion extends Authored {
  version: number
}

/** The latest version first. */
export const readVersions = (db: Db, quizId: string): Promise<StoredVersion[]> =>
  db
    .selectFrom('quiz_versions')
    .select(['version', 'questions', 'paper_rules as rules', 'marking'])
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
  const isNumber = kindOf(question) === 'number'
  if (isNumber ? 'accept' in change : 'tolerance' in change || 'acceptValue' in change)
    throw invalid(field, 'this kind of question has another key')
  if ('acceptValue' in change && !isUnit(change.acceptValue.unit ?? ''))
    throw invalid(`${field}.acceptValue.unit`, 'is no unit that is known here')
  return question
}

/** The number's key after a change of its tolerance, or with another value that counts. */
function changedNumber(
  question: StoredQuestion,
  known: QuestionKey | undefined,
  change: KeyChange,
): NumberKey {
  const { number = {} } = known ? inForceWith(question, known) : question
  if ('tolerance' in change) return { ...number, tolerance: change.tolerance }
  if (!('acceptValue' in change)) return number
  const others = (number.accepted ?? []).filter((value) => !isDeepStrictEqual(value, change.acceptValue))
  return { ...number, accepted: [...others, change.acceptValue] }
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
  const known = keys.filter((key) => key.quiz_version === version && key.question_id === questionId)
  if ('drop' in change) return keyFor(question, version, { accepted: null })
  if (kindOf(question) !== kindOf(target)) return known
  if (!('accept' in change))
    return keyFor(question, version, { accepted: [], number: changedNumber(question, known[0], change) })
  const key = keyIn(target, question, { accepted: change.accept.toSorted((one, other) => one - other) })
  return key.accepted?.length ? keyFor(question, version, key) : known
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
