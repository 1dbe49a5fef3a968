// SPEC 2 Admin quiz results; Operation Lists
import { sql } from 'kysely'
import type * as v from 'valibot'
import { beforeAll, expect, test } from 'vitest'
import { countScores } from '../../../src/domain/analysis/analytics.ts'
import { percent } from '../../../src/domain/lib/score.ts'
import type { Pagination } from '../../../src/domain/results/admin-results.ts'
import { atNight } from '../../support/nightly.ts'
import { type ResultsQuery, readResults } from '../../support/school/admin-results.ts'
import { at } from '../../support/school/fixtures.ts'
import { storeManyAttempts } from '../../support/school/many-attempts.ts'
import { enrol, type Person, type School } from '../../support/school/school.ts'
import { onEachEngine } from '../../support/server/on-each-engine.ts'
import { pick, seededRandom } from '../../support/server/random.ts'

interface NaiveRow {
  id: string
  title: string
  name: string
  email: string
  score: number
  submitted_at: Date
}

const NAIVE_ORDERS = {
  submittedAt: ['a.submitted_at'],
  score: ['a.score', 'a.submitted_at'],
  user: ['folded(u.name)', 'u.id', 'a.submitted_at'],
}

/** The same question in one plain statement: nothing resolved beforehand, no index in mind, all rows at once. */
async function readNaively({ deps }: School, query: ResultsQuery): Promise<NaiveRow[]> {
  const { quizId = null, search: text = '', minScore = null, maxScore = null } = query
  const { sortBy = 'submittedAt', sortOrder = 'desc' } = query
  const order = [...NAIVE_ORDERS[sortBy], 'a.id'].map((column) => `${column} ${sortOrder}`).join(', ')
  const { rows } = await sql<NaiveRow>`
    select a.id, q.title, u.name, u.email, a.score, a.submitted_at
    from attempts a join users u on u.id = a.user_id join quizzes q on q.id = a.quiz_id
    where a.submitted_at is not null and (${quizId}::uuid is null or a.quiz_id = ${quizId}::uuid)
      and (${minScore}::numeric is null or a.score >= ${minScore}::numeric)
      and (${maxScore}::numeric is null or a.score <= ${maxScore}::numeric)
      and (position(folded(${text}) in folded(q.title)) > 0 or position(folded(${text}) in folded(u.name)) > 0
        or position(folded(${text}) in folded(u.email)) > 0)
    order by ${sql.raw(order)}`.execute(deps.db)
  return rows
}

const SEARCHES = [
  'asha',
  'optics',
  '100%',
  '0%',
  '_',
  '\\',
  'heat',
  'newton',
  'visitors.example',
  'school',
  'GUEST',
  'guest a',
]
const ODD_SEARCHES = ['person7@', "'", 'nobody at all', ' Ben ', 'rao person', 'a', '%', 'O_K', 'PERSON12']
const LIMITS = [1, 7, 50, 500]

function makeQuery(random: () => number, quizzes: readonly string[]): ResultsQuery {
  const maybe = <Value>(share: number, make: () => Value) => (random() < share ? make() : undefined)
  const one = <Value>(list: readonly Value[]) => list[pick(random, 0, list.length)]
  const limit = one(LIMITS) ?? 50
  return {
    quizId: maybe(0.35, () => one(quizzes)),
    limit,
    page: pick(random, 1, random() < 0.5 ? 4 : Math.ceil(4600 / limit)),
    sortBy: one(['submittedAt', 'score', 'user'] as const) ?? 'submittedAt',
    sortOrder: one(['asc', 'desc'] as const) ?? 'desc',
    ...maybe(0.5, () => ({ search: one([...SEARCHES, ...ODD_SEARCHES]) ?? '' })),
    ...maybe(0.3, () => ({ minScore: pick(random, 0, 200) / 2 })),
    ...maybe(0.3, () => ({ maxScore: pick(random, 0, 200) / 2 })),
  }
}

/** Stored once for a story; to be read when its tests run. */
function withManyAttempts(school: () => School) {
  const many: { quizzes: string[]; grace: Person | undefined } = { quizzes: [], grace: undefined }
  beforeAll(async () => {
    many.quizzes = await storeManyAttempts(school().deps.db)
    many.grace = await enrol(school(), { isAdmin: true })
  })
  return () => {
    if (!many.grace) throw new Error('nothing is stored yet')
    return { quizzes: many.quizzes, grace: many.grace }
  }
}

const idOf = ({ _id }: { _id: string }) => _id

/** The page behind that one, by its cursor and not by its number. */
async function expectBehind(
  grace: Person,
  query: ResultsQuery,
  { page, limit, total, totalPages, next }: v.InferOutput<typeof Pagination>,
  expected: readonly NaiveRow[],
) {
  const { results, pagination } = await readResults(grace, { ...query, page: 1, after: next })
  const ids = expected.slice(page * limit, (page + 1) * limit).map(({ id }) => id)
  expect({ query, ids: results.map(idOf) }).toEqual({ query, ids })
  const hasNext = page + 1 < totalPages
  expect({ query, pagination: { ...pagination, next: undefined } }).toEqual({
    query,
    pagination: {
      page: page + 1,
      limit,
      total,
      totalPages,
      counted: true,
      hasNext,
      hasPrev: true,
      next: undefined,
    },
  })
}

onEachEngine('thousands of results', at('09:00:00'), (school) => {
  const many = withManyAttempts(school)

  test('are those that a plain query finds, row by row, for any request', { timeout: 60_000 }, async () => {
    const { quizzes, grace } = many()
    const random = seededRandom(9)
    let [empty, past] = [0, 0]
    for (let round = 0; round < atNight(150, 60); round++) {
      const query = makeQuery(random, quizzes)
      const { page = 1, limit = 50 } = query
      const expected = await readNaively(school(), { ...query, search: query.search?.trim() ?? '' })
      const { results, pagination } = await readResults(grace, query)
      const rows = expected.slice((page - 1) * limit, page * limit)
      const totalPages = Math.max(1, Math.ceil(expected.length / limit))
      expect({
        query,
        rows: results.map(({ _id, score }: { _id: string; score: number }) => [_id, score]),
      }).toEqual({ query, rows: rows.map(({ id, score }) => [id, score]) })
      expect({ query, pagination }).toEqual({
        query,
        pagination: {
          page,
          limit,
          total: expected.length,
          totalPages,
          counted: true,
          hasNext: page < totalPages,
          hasPrev: page > 1,
          ...(page < totalPages && { next: expect.any(String) }),
        },
      })
      const early = await readResults(grace, { ...query, total: 'later' })
      expect({ query, ids: early.results.map(idOf) }).toEqual({ query, ids: results.map(idOf) })
      if (pagination.next) await expectBehind(grace, query, pagination, expected)
      if (expected.length === 0) empty++
      else if (rows.length === 0) past++
    }
    // The dice have shown every kind of question.
    expect(Math.min(empty, past)).toBeGreaterThan(3)
  })

  test('on all pages together are each result once', async () => {
    const { grace } = many()
    const pages = [1, 2, 3, 4, 5, 6, 7, 8, 9]
    for (const sortBy of ['submittedAt', 'score', 'user'] as const) {
      const answers = await Promise.all(pages.map((page) => readResults(grace, { page, limit: 500, sortBy })))
      const ids = answers.flatMap(({ results }) => results.map(({ _id }: { _id: string }) => _id))
      expect(new Set(ids).size).toBe(answers[0].pagination.total)
      expect(ids).toHaveLength(answers[0].pagination.total)
    }
  })

  test('carry the quiz, the person and the answers', async () => {
    const { quizzes, grace } = many()
    const [quizId] = quizzes
    const query = { quizId, search: 'school.example' }
    const [first] = await readNaively(school(), query)
    const { results } = await readResults(grace, { ...query, limit: 1 })
    expect(results).toEqual([
      {
        _id: first?.id,
        quiz: { _id: quizId, title: first?.title, description: 'About optics_2' },
        user: { _id: expect.any(String), name: first?.name, email: first?.email, picture: null },
        answers: [0, null, 2],
        score: first?.score,
        correctAnswers: Math.round((first?.score ?? 0) / 40),
        totalQuestions: 3,
        timeSpent: expect.any(Number),
        submittedAt: first?.submitted_at.toISOString(),
        ended: 'submitted',
      },
    ])
  })
})

onEachEngine('the figures of thousands of results', at('09:00:00'), (school) => {
  const many = withManyAttempts(school)

  test('add up to statistics of the whole quiz, not of the page or the search', async () => {
    const { quizzes, grace } = many()
    const [quizId] = quizzes
    const rows = await readNaively(school(), { quizId })
    const scores = rows.map(({ score }) => score)
    const { rows: times } = await sql<{ sum: number }>`select sum(time_spent)::int as sum from attempts
      where quiz_id = ${quizId} and submitted_at is not null`.execute(school().deps.db)
    for (const query of [{}, { page: 3, limit: 7 }, { search: 'nobody at all' }, { minScore: 99 }])
      expect((await readResults(grace, { quizId, ...query })).statistics).toEqual({
        totalAttempts: rows.length,
        averageScore: percent(
          scores.reduce((sum, score) => sum + score, 0),
          scores.length * 100,
        ),
        highestScore: Math.max(...scores),
        lowestScore: Math.min(...scores),
        totalTime: times[0]?.sum,
        scores: countScores(scores),
      })
  })

  test('are missing for a quiz that nobody took', async () => {
    const { quizzes, grace } = many()
    const { results, pagination, statistics } = await readResults(grace, { quizId: quizzes.at(-1) })
    expect(results).toEqual([])
    expect(pagination).toMatchObject({ total: 0, totalPages: 1, hasNext: false, hasPrev: false })
    expect(statistics).toEqual({
      totalAttempts: 0,
      averageScore: 0,
      highestScore: 0,
      lowestScore: 0,
      totalTime: 0,
    })
  })

  test('for all quizzes list each quiz that was taken', async () => {
    const { quizzes, grace } = many()
    const { rows } = await sql<{ scores: number[] }>`
      select q.id as "quizId", q.title, count(*)::int as "totalAttempts",
        count(distinct a.user_id)::int as "uniqueUsers", round(avg(a.score))::int as "averageScore",
        array_agg(a.score::int) as scores
      from attempts a join quizzes q on q.id = a.quiz_id where a.submitted_at is not null
      group by q.id order by lower(q.title), q.id`.execute(school().deps.db)
    const counted = rows.map((row) => ({ ...row, scores: countScores(row.scores) }))
    for (const query of [{}, { search: 'asha', page: 2 }])
      expect((await readResults(grace, query)).statistics).toEqual(counted)
    expect(rows).toHaveLength(quizzes.length - 1)
  })
})
