import { sql } from 'kysely'
import { isRightAnswer } from '../../../src/domain/kinds/judging.ts'
import { written } from '../../../src/domain/lib/written.ts'
import type { TopicFigures } from '../../../src/domain/results/results.ts'
import { answersOf } from '../attempts/grading.ts'
import type { Db } from '../database/db.ts'
import type { AttemptRow } from '../database/tables/attempt-tables.ts'
import type { StoredQuestion } from '../database/tables/quiz-tables.ts'
import type { QuestionKey } from '../database/tables/regrade-tables.ts'
import { inForce, type KeyedQuestion, readVersionInForce } from '../quizzes/question-keys.ts'

type Given = Pick<AttemptRow, 'answers' | 'responses' | 'asked'>
type Versioned = Given & Pick<AttemptRow, 'quiz_id' | 'quiz_version'>
type Taken = Versioned & { questions: StoredQuestion[] }

/** A person's attempts at versions with topics, so that other quizzes need not be read. */
async function readTaken(db: Db, userId: string): Promise<Taken[]> {
  const { rows } = await sql<Taken>`
    select attempts.quiz_id, quiz_version, answers, responses, asked, questions
    from attempts join quiz_versions on quiz_versions.quiz_id = attempts.quiz_id and version = quiz_version
    where user_id = ${userId} and submitted_at is not null and questions @? '$[*].topic'`.execute(db)
  return rows
}

const readKeysOf = (db: Db, taken: readonly Taken[]): Promise<(QuestionKey & { quiz_id: string })[]> =>
  db
    .selectFrom('question_keys')
    .select(['quiz_id', 'quiz_version', 'question_id', 'accepted', 'number'])
    .where(
      'quiz_id',
      'in',
      taken.map(({ quiz_id }) => quiz_id),
    )
    .execute()

interface Answered {
  topic: string
  right: boolean
}

/** What counts of an attempt: neither dropped questions nor those that were not asked. */
function answeredTopics({ asked, ...attempt }: Given, questions: readonly KeyedQuestion[]): Answered[] {
  const answers = answersOf(attempt)
  return questions.flatMap((question, index) => {
    const topic = written(question.topic)
    const counts = topic && !question.dropped && (asked?.includes(index) ?? true)
    return counts ? [{ topic, right: isRightAnswer(question, answers[index] ?? null) }] : []
  })
}

/** Weakest first. */
function countTopics(answered: readonly Answered[]): TopicFigures[] {
  const topics = new Map<string, TopicFigures>()
  for (const { topic, right } of answered) {
    const known = topics.get(topic) ?? { topic, asked: 0, right: 0 }
    topics.set(topic, { topic, asked: known.asked + 1, right: known.right + Number(right) })
  }
  return [...topics.values()].sort(
    (one, other) => one.right / one.asked - other.right / other.asked || other.asked - one.asked,
  )
}

/** How many questions of each topic a person got, and how many were right; weakest first. Dropped questions do not count. */
export async function readTopics(db: Db, userId: string) {
  const taken = await readTaken(db, userId)
  if (taken.length === 0) return []
  const keys = await readKeysOf(db, taken)
  const answered = taken.flatMap(({ quiz_id, quiz_version, questions, ...attempt }) => {
    const own = keys.filter((key) => key.quiz_id === quiz_id && key.quiz_version === quiz_version)
    return answeredTopics(attempt, inForce(questions, own))
  })
  return countTopics(answered)
}

/**
 * The same of each attempt alone, in their order. Versions are remembered, and what is missing of all of them is read with one query.
 */
export const topicsOfEach = (db: Db, attempts: readonly Versioned[]): Promise<TopicFigures[][]> =>
  Promise.all(
    attempts.map(async (attempt) => {
      const { questions } = await readVersionInForce(db, attempt.quiz_id, attempt.quiz_version)
      return countTopics(answeredTopics(attempt, questions))
    }),
  )
