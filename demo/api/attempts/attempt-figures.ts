import { type RawBuilder, sql } from 'kysely'
import { SECOND_MS } from '../../../src/domain/lib/time.ts'
import type { Db } from '../database/db.ts'

/** How old a figure may be where another process has written; this one forgets as it writes. */
const REMEMBERED_MS = 30 * SECOND_MS
const REMEMBERED_FIGURES = 500

/** What all submitted attempts of a quiz add up to. A person has one attempt per quiz, so attempts are people. */
export interface QuizFigures {
  quiz_id: string
  title: string
  attempts: number
  score_sum: number
  highest: number
  lowest: number
  seconds: number
}

interface Recalled<Value> {
  value: Value
  cached: boolean
}

/** Figures that are asked for again and again, by name. A promise is remembered, so that nothing is counted twice at once. */
function createMemory<Value>() {
  const entries = new Map<string, { value: Promise<Value>; until: number }>()
  const count = async (name: string, now: number, counting: Promise<Value>) => {
    const [oldest] = entries.keys()
    if (oldest !== undefined && entries.size >= REMEMBERED_FIGURES) entries.delete(oldest)
    entries.set(name, { value: counting, until: now + REMEMBERED_MS })
    try {
      return await counting
    } catch (error) {
      entries.delete(name)
      throw error
    }
  }
  return {
    async recall(name: string, now: number, read: () => Promise<Value>): Promise<Recalled<Value>> {
      const known = entries.get(name)
      if (known && now < known.until) return { value: await known.value, cached: true }
      return { value: await count(name, now, read()), cached: false }
    },
    forget: () => entries.clear(),
  }
}

const createMemories = () => ({ totals: createMemory<number>(), statistics: createMemory<QuizFigures[]>() })

const memories = new WeakMap<Db, ReturnType<typeof createMemories>>()

function memoriesOf(db: Db) {
  const found = memories.get(db) ?? createMemories()
  memories.set(db, found)
  return found
}

/** To be called once an attempt or a quiz's title has changed: what is counted from now on has seen it. */
export function forgetFigures(db: Db): void {
  memories.get(db)?.totals.forget()
  memories.get(db)?.statistics.forget()
}

async function readStatistics(db: Db, quizId: string | undefined): Promise<QuizFigures[]> {
  const { rows } = await sql<QuizFigures>`
    select quiz_id, quizzes.title, attempts, score_sum, highest, lowest, seconds
    from (
      select quiz_id, count(*)::int as attempts, sum(score)::int8 as score_sum, max(score) as highest,
        min(score) as lowest, sum(time_spent)::int8 as seconds
      from attempts
      where submitted_at is not null ${quizId === undefined ? sql`` : sql`and quiz_id = ${quizId}`}
      group by quiz_id) as added
    join quizzes on quizzes.id = added.quiz_id
    order by lower(quizzes.title), quiz_id`.execute(db)
  return rows
}

/** The figures of one quiz, or of all that have attempts; empty where there is no attempt. */
export const recallStatistics = (db: Db, quizId: string | undefined, now: number) =>
  memoriesOf(db).statistics.recall(quizId ?? '', now, () => readStatistics(db, quizId))

async function countAttempts(db: Db, condition: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from attempts where ${condition}`.execute(db)
  return rows[0]?.total ?? 0
}

/** How many attempts meet a condition, which `name` stands for. */
export const recallTotal = (db: Db, name: string, now: number, condition: RawBuilder<unknown>) =>
  memoriesOf(db).totals.recall(name, now, () => countAttempts(db, condition))
