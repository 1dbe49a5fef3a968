import { sql } from 'kysely'
import type { Answer, Response } from '../../../src/domain/kinds/answer.ts'
import { isRightAnswer } from '../../../src/domain/kinds/judging.ts'
import { percent } from '../../../src/domain/lib/score.ts'
import { FEWEST_FOR_STANDING } from '../../../src/domain/results/standing.ts'
import type { Db } from '../database/db.ts'
import { type KeyedQuestion, readVersionInForce } from '../quizzes/question-keys.ts'

/**
 * So many attempts are counted at most. People's ids are random, so the first by id are a fair sample: with 10,000 of a million a
 * share is right to within one in a hundred.
 */
const MOST_COUNTED = 10_000

interface Given {
  version: number
  index: number
  option: number | null
  response: Response | null
  attempts: number
}

/** How often each question of each version was given each answer; null for a blank one. Reads no more than the sample. */
async function countAnswers(db: Db, quizId: string): Promise<Given[]> {
  const { rows } = await sql<Given>`
    with counted as (
      select quiz_version, answers, responses, asked from attempts
      where quiz_id = ${quizId} and submitted_at is not null
      order by user_id limit ${MOST_COUNTED})
    select quiz_version as version, place::int - 1 as index, option, responses -> (place::int - 1) as response,
      count(*)::int as attempts
    from counted cross join lateral unnest(answers) with ordinality as given (option, place)
    where asked is null or place - 1 = any(asked)
    group by 1, 2, 3, 4`.execute(db)
  return rows
}

/** Of one question, under whatever version it was asked. */
interface Tally {
  asked: number
  right: number
}
export type Tallies = ReadonlyMap<string, Tally>

/** An edit moves questions, but keeps their ids. */
const nameOf = ({ _id }: KeyedQuestion & { _id?: string | undefined }, version: number, index: number) =>
  _id ?? `${version} ${index}`

/** How many were asked each question of a quiz, and how many were right by the key in force. */
export async function tallyAnswers(db: Db, quizId: string): Promise<Tallies> {
  const given = await countAnswers(db, quizId)
  const numbers = [...new Set(given.map(({ version }) => version))]
  const versions = await Promise.all(numbers.map((number) => readVersionInForce(db, quizId, number)))
  const tallies = new Map<string, Tally>()
  for (const { version, index, option, response, attempts } of given) {
    const question = versions[numbers.indexOf(version)]?.questions[index]
    if (!question) continue
    const answer: Answer = option ?? response
    const name = nameOf(question, version, index)
    const { asked, right } = tallies.get(name) ?? { asked: 0, right: 0 }
    const rightOnes = isRightAnswer(question, answer) ? attempts : 0
    tallies.set(name, { asked: asked + attempts, right: right + rightOnes })
  }
  return tallies
}

/** Of each question of a version, in percent; null for one that was dropped, or that too few were asked. */
export const sharesOf = (tallies: Tallies, questions: readonly KeyedQuestion[], version: number) =>
  questions.map((question, index) => {
    const { asked, right } = tallies.get(nameOf(question, version, index)) ?? { asked: 0, right: 0 }
    return question.dropped || asked < FEWEST_FOR_STANDING ? null : percent(right, asked)
  })
