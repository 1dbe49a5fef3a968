import { type RawBuilder, sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { ADMIN_RESULTS_PAGE_SIZE } from '../../../src/domain/lib/paging.ts'
import { type AdminResults, isCounted, spanOf } from '../../../src/domain/results/admin-results.ts'
import type { Result } from '../../../src/domain/results/results.ts'
import type { ResultsFilter } from '../../../src/stores/results/admin-results.ts'
import { watch } from '../../support/page/page.ts'
import { openPageOf, openSchool } from '../../support/page/school-page.ts'
import { storeCrowd } from '../../support/school/crowd.ts'
import { at } from '../../support/school/fixtures.ts'
import { enrol } from '../../support/school/school.ts'
import { storeTitled } from '../../support/school/scored.ts'

const { school, proxy } = openSchool(at('12:00:00'))
const TITLES = [
  'Optics 100%',
  'optics_2',
  'Waves \\ sound',
  'Heat',
  "Newton's laws",
  'Électricité',
  'Optics',
  'Optics',
]
const PEOPLE = 1250
/** Hundreds of pages take long on a busy machine. */
const PATIENCE = { timeout: 120_000 }

beforeAll(async () => {
  for (const title of TITLES)
    await storeCrowd(school(), await storeTitled(school(), title), { count: PEOPLE })
})

/** Pages through the list, every `stride`th page and the last one. Resolves to the number of results. */
async function pageThrough(
  filter: Partial<ResultsFilter>,
  stride: number,
  check: (rows: readonly Result[], from: number) => void,
): Promise<number> {
  const { $resultsPage, filterResults, turnToResults } = await openAsAdmin()
  const arrival = () =>
    new Promise<AdminResults>((resolve, reject) => {
      const stop = $resultsPage.listen(({ data, error, outdated, loading }) => {
        if (error !== undefined) reject(error)
        if (!data || outdated || loading || !isCounted(data.answer)) return
        stop()
        resolve(data.answer)
      })
    })
  const see = async (change: () => void) => {
    const arrived = arrival()
    change()
    const answer = await arrived
    const span = spanOf(answer)
    check(answer.results, span.from - 1)
    return span
  }
  const { pageCount, total } = await see(() => filterResults(filter))
  const pages = Array.from({ length: pageCount }, (_, index) => index + 1).slice(1)
  for (const page of pages.filter((page) => page % stride === 0 || page === pageCount))
    await see(() => turnToResults(page))
  return total
}

async function openAsAdmin() {
  await openPageOf(await enrol(school(), { isAdmin: true }), proxy())
  const stores = await import('../../../src/stores/results/admin-results.ts')
  watch<unknown>(stores.$resultsPage)
  return stores
}

const ORDERS = {
  submittedAt: { desc: sql`submitted_at desc, a.id desc`, asc: sql`submitted_at, a.id` },
  score: { desc: sql`score desc, submitted_at desc, a.id desc`, asc: sql`score, submitted_at, a.id` },
  user: {
    desc: sql`folded(name) desc, u.id desc, submitted_at desc, a.id desc`,
    asc: sql`folded(name), u.id, submitted_at, a.id`,
  },
}

const readDirectly = async (order: RawBuilder<unknown>, condition = sql<boolean>`true`) =>
  (
    await sql<{ row: unknown[] }>`
      select json_build_array(a.id, q.title, name, email, score, correct_answers, total_questions, time_spent,
        extract(epoch from submitted_at) * 1000) as row
      from attempts a join users u on u.id = user_id join quizzes q on q.id = quiz_id
      where ${condition} order by ${order}`.execute(school().deps.db)
  ).rows.map(({ row }) => row)

const known = <Facts extends object>(facts: Facts | null | undefined) =>
  facts ?? expect.fail('nothing is known')

const rowOf = (result: Result) => {
  const { title } = known(result.quiz)
  const { name, email } = { name: undefined, email: undefined, ...known(result.user) }
  const { _id, score, correctAnswers, totalQuestions, timeSpent, submittedAt } = result
  return [_id, title, name, email, score, correctAnswers, totalQuestions, timeSpent, Date.parse(submittedAt)]
}

/** Compares the pages, row by row, with a plain query; `stride` 1 checks every page. */
async function compare(filter: Partial<ResultsFilter>, stride: number, condition?: RawBuilder<boolean>) {
  const { sortBy = 'submittedAt', sortOrder = 'desc' } = filter
  const expected = await readDirectly(ORDERS[sortBy][sortOrder], condition)
  const total = await pageThrough(filter, stride, (rows, from) => {
    expect(rows.map(rowOf)).toEqual(expected.slice(from, from + ADMIN_RESULTS_PAGE_SIZE))
  })
  expect(total).toBe(expected.length)
  return total
}

test(
  'ten thousand results fill two hundred pages as they are in the database, every fourth of which is compared',
  PATIENCE,
  async () => {
    expect(await compare({ sortOrder: 'asc' }, 4)).toBe(10_000)
  },
)

test.each([
  ['submittedAt', 'desc'],
  ['score', 'desc'],
  ['score', 'asc'],
  ['user', 'desc'],
  ['user', 'asc'],
] as const)(
  'ten thousand results by %s %s are in the order of the database',
  PATIENCE,
  async (sortBy, sortOrder) => {
    expect(await compare({ sortBy, sortOrder }, 40)).toBe(10_000)
  },
)

test.each([
  ['a title', 'OPTICS_', sql<boolean>`q.title = 'optics_2'`, 1250],
  ['a name', "o'brien", sql<boolean>`name like 'O''Brien%'`, 664],
  ['an address', 'person77@', sql<boolean>`email = 'person77@school.example'`, 8],
  ['an unknown name', 'no such person', sql<boolean>`false`, 0],
])('a search for %s finds what a plain query finds', PATIENCE, async (_, search, condition, count) => {
  expect(await compare({ search, sortBy: 'score' }, 1, condition)).toBe(count)
})

test('the selected quiz has only its own rows', PATIENCE, async () => {
  const { id } = await school()
    .deps.db.selectFrom('quizzes')
    .select('id')
    .where('title', '=', 'Heat')
    .executeTakeFirstOrThrow()
  expect(await compare({ quizId: id }, 1, sql<boolean>`q.id = ${id}`)).toBe(PEOPLE)
  const both = sql<boolean>`q.id = ${id} and email ilike '%person1%'`
  expect(await compare({ quizId: id, search: 'person1' }, 1, both)).toBeGreaterThan(100)
})
