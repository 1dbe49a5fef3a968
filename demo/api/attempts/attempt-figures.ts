import { type RawBuilder, sql } from 'kysely'
import { BIN_STARTS } from '../../../src/domain/analysis/analytics.ts'
import { SECOND_MS } from '../../../src/domain/lib/time.ts'
import type { Db } from '../database/db.ts'

/** Maximum age of a figure; only writes of other processes go unnoticed for that long. */
const REMEMBERED_MS = 30 * SECOND_MS
const REMEMBERED_FIGURES = 500

/** Totals of the submitted attempts of a quiz. One attempt per person, so attempts count people. */
export interface QuizFigures {
  quiz_id: string
  title: string
  attempts: number
  score_sum: number
  highest: number
  lowest: number
  seconds: number
  /** How many scores are in each of the ten bins. */
  bins: number[]
}

interface Recalled<Value> {
  value: Value
  cached: boolean
}

/** A cache by name. It holds promises, so concurrent requests share one query. */
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

/** Clears the caches. Call it after an attempt or the title of a quiz has changed. */
export function forgetFigures(db: Db): void {
  memories.get(db)?.totals.forget()
  memories.get(db)?.statistics.forget()
}

/** The last bin includes 100. */
const BINS = sql.join(
  BIN_STARTS.map((from, index) => {
    const to = BIN_STARTS[index + 1]
    return to === undefined
      ? sql`count(*) filter (where score >= ${sql.lit(from)})`
      : sql`count(*) filter (where score >= ${sql.lit(from)} and score < ${sql.lit(to)})`
  }),
)

async function readStatistics(db: Db, quizId: string | undefined): Promise<QuizFigures[]> {
  const { rows } = await sql<QuizFigures>`
    select quiz_id, quizzes.title, attempts, score_sum, highest, lowest, seconds, bins
    from (
      select quiz_id, count(*)::int as attempts, sum(score)::int8 as score_sum, max(score) as highest,
        min(score) as lowest, sum(time_spent)::int8 as seconds, array[${BINS}]::int[] as bins
      from attempts
      where submitted_at is not null ${quizId === undefined ? sql`` : sql`and quiz_id = ${quizId}`}
      group by quiz_id) as added
    join quizzes on quizzes.id = added.quiz_id
    order by lower(quizzes.title), quiz_id`.execute(db)
  return rows
}

/** Totals of one quiz, or of all quizzes with attempts, by title; empty without attempts. */
export const recallStatistics = (db: Db, quizId: string | undefined, now: number) =>
  memoriesOf(db).statistics.recall(quizId ?? '', now, () => readStatistics(db, quizId))

export async function countAttempts(db: Db, condition: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from attempts where ${condition}`.execute(db)
  return rows[0]?.total ?? 0
}

/** The number of attempts that meet the condition; `name` is its cache key. */
export const recallTotal = (db: Db, name: string, now: number, condition: RawBuilder<unknown>) =>
  memoriesOf(db).totals.recall(name, now, () => countAttempts(db, condition))
