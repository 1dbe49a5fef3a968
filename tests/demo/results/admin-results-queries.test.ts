// SPEC 2 Admin results dashboard
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openAttempt } from '../../../demo/api/attempts/starts.ts'
import { storeHandIn } from '../../../demo/api/attempts/submissions.ts'
import { MINUTE_MS } from '../../../src/domain/lib/time.ts'
import { readResults } from '../../support/school/admin-results.ts'
import { at } from '../../support/school/fixtures.ts'
import { storeCrowd } from '../../support/school/many-learners.ts'
import { enrol, type School, storeQuiz } from '../../support/school/school.ts'
import { onEachEngine } from '../../support/server/on-each-engine.ts'
import { api } from '../../support/server/server.ts'

/** So many people hand in, a minute after one another; as in another process nobody here is told. */
async function storeAttempts(school: School, quizId: string, count: number) {
  const { db, clock } = school.deps
  for (let minute = 0; minute < count; minute++) {
    const at = new Date(clock() + minute * MINUTE_MS)
    const { id: userId } = await enrol(school)
    const quiz = await db.selectFrom('quizzes').selectAll().where('id', '=', quizId).executeTakeFirstOrThrow()
    const start = await openAttempt(db, quiz, { id: userId }, at)
    await storeHandIn(db, { quiz, userId, start, answers: [0, 1, 0], at, ended: 'submitted' })
  }
}

const idsOf = ({ results }: { results: { _id: string }[] }) => results.map(({ _id }) => _id)

onEachEngine('a report on results', at('10:05:00'), (school) => {
  test('is exact at once, whichever process has written', async () => {
    const [grace, quizId] = [await enrol(school(), { isAdmin: true }), await storeQuiz(school())]
    const told = async () => {
      const { performance, pagination, statistics } = await readResults(grace, { quizId, minScore: 1 })
      return [performance.cached, pagination.total, statistics.totalAttempts]
    }
    for (const count of [0, 1, 2]) {
      expect(await told()).toEqual([false, count, count])
      await storeAttempts(school(), quizId, 1)
    }
  })

  test('adds up on every page: the last one is as full as the total says', async () => {
    const [grace, quizId] = [await enrol(school(), { isAdmin: true }), await storeQuiz(school())]
    await storeAttempts(school(), quizId, 43)
    for (const sortOrder of ['asc', 'desc'] as const) {
      const answers = []
      for (const page of [1, 2, 3, 4, 5, 6])
        answers.push(await readResults(grace, { quizId, page, limit: 10, sortOrder }))
      expect(new Set(answers.flatMap(idsOf)).size).toBe(43)
      expect(answers.map(({ results }) => results.length)).toEqual([10, 10, 10, 10, 3, 0])
      expect(answers.every(({ pagination }) => pagination.total === 43)).toBe(true)
    }
  })

  test('on pages behind a cursor stands still while attempts are stored and reset', async () => {
    const [grace, quizId] = [await enrol(school(), { isAdmin: true }), await storeQuiz(school())]
    await storeAttempts(school(), quizId, 30)
    const query = { quizId, limit: 10 }
    const all = idsOf(await readResults(grace, { ...query, limit: 30 }))
    const first = await readResults(grace, query)
    school().clock.now += 60 * MINUTE_MS
    await storeAttempts(school(), quizId, 5)
    const { db } = school().deps
    // The very row behind which the next page begins.
    await db.deleteFrom('attempts').where('id', 'in', all.slice(7, 10)).execute()
    const second = await readResults(grace, { ...query, after: first.pagination.next })
    expect(idsOf(second)).toEqual(all.slice(10, 20))
    expect(second.performance.cached).toBe(true)
    expect(second.statistics).toBeUndefined()
    const third = await readResults(grace, { ...query, after: second.pagination.next })
    expect(idsOf(third)).toEqual(all.slice(20))
    expect(third.pagination).toMatchObject({ page: 3, total: 30, hasNext: false })
    expect(third.pagination.next).toBeUndefined()
  })
})

onEachEngine('the total of a search', at('10:05:00'), (school) => {
  test('may come later: the rows say how many there are at least, and the count is requested separately', async () => {
    const [grace, quizId] = [await enrol(school(), { isAdmin: true }), await storeQuiz(school())]
    await storeAttempts(school(), quizId, 25)
    for (const base of [{ quizId, limit: 10 }, { limit: 10 }]) {
      const asked = { ...base, search: 'example' }
      const exact = await readResults(grace, asked)
      expect(exact.pagination).toMatchObject({ total: 25, totalPages: 3, counted: true })
      const pages = await Promise.all(
        [1, 2, 3, 4].map((page) => readResults(grace, { ...asked, page, total: 'later' })),
      )
      expect(idsOf(pages[0])).toEqual(idsOf(exact))
      expect(new Set(pages.flatMap(idsOf)).size).toBe(25)
      expect(
        pages.map(({ pagination }) => [pagination.total, pagination.counted, pagination.hasNext]),
      ).toEqual([
        [11, false, true],
        [21, false, true],
        [25, true, false],
        [25, true, false],
      ])
      const { results, pagination } = await readResults(grace, { ...asked, total: 'only' })
      expect(results).toEqual([])
      expect(pagination).toMatchObject({ total: 25, totalPages: 3, counted: true })
    }
  })

  test('is that of its rows, even if thousands are found by their address alone', async () => {
    const [grace, quizId] = [await enrol(school(), { isAdmin: true }), await storeQuiz(school())]
    await storeAttempts(school(), quizId, 3)
    const { db } = school().deps
    await storeCrowd(school(), quizId, 'Somebody')
    for (const search of ['@crowd', 'somebody', 'o']) {
      const asked = { quizId, search, limit: 10, page: 2 }
      const [exact, rows] = [
        await readResults(grace, asked),
        await readResults(grace, { ...asked, total: 'later' }),
      ]
      expect({ search, ids: idsOf(rows) }).toEqual({ search, ids: idsOf(exact) })
      expect(rows.results).toHaveLength(10)
      expect(exact.pagination.total).toBe(search === 'o' ? 28 : 25)
    }
    await sql`delete from users where issuer = 'crowd'`.execute(db)
  })

  test('comes at once where it costs nothing, and is omitted behind a cursor', async () => {
    const [grace, quizId] = [await enrol(school(), { isAdmin: true }), await storeQuiz(school())]
    await storeAttempts(school(), quizId, 25)
    const asked = { quizId, limit: 10, total: 'later' } as const
    expect((await readResults(grace, asked)).pagination).toMatchObject({ total: 25, counted: true })
    const { next } = (await readResults(grace, { ...asked, search: 'example' })).pagination
    const second = (await readResults(grace, { ...asked, search: 'example', after: next })).pagination
    expect(second).toMatchObject({ page: 2, total: 21, counted: false })
    const third = await readResults(grace, { ...asked, search: 'example', after: second.next })
    expect(third.pagination).toMatchObject({ page: 3, total: 25, counted: true })
  })
})

onEachEngine('a cursor of results', at('10:05:00'), (school) => {
  test('is accepted only for the same order, and never if somebody made it up', async () => {
    const [grace, quizId] = [await enrol(school(), { isAdmin: true }), await storeQuiz(school())]
    await storeAttempts(school(), quizId, 2)
    const { pagination } = await readResults(grace, { quizId, limit: 1 })
    const forged = (place: unknown) => Buffer.from(JSON.stringify(place)).toString('base64url')
    const place = JSON.parse(Buffer.from(pagination.next, 'base64url').toString())
    const ask = async (query: string) => {
      const { status, body } = await grace.call('GET', `/quiz/${quizId}/admin/results?${query}`)
      return { status, field: body.parameters?.field }
    }
    expect(await ask(`after=${forged(place)}`)).toEqual({ status: 200, field: undefined })
    for (const query of [
      `sortBy=score&after=${pagination.next}`,
      `sortOrder=asc&after=${pagination.next}`,
      'after=nonsense',
      'after=',
      `after=${forged(null)}`,
      `after=${forged({ ...place, key: ['1', "' or true"] })}`,
      `after=${forged({ ...place, key: ['99999999999999999', place.key[1]] })}`,
      `after=${forged({ ...place, key: [] })}`,
      `after=${forged({ ...place, before: -1 })}`,
      `sortBy=user&after=${forged({ ...place, sortBy: 'user', key: ['\0', place.key[1], ...place.key] })}`,
      `sortBy=score&after=${forged({ ...place, sortBy: 'score', key: ['99999', ...place.key] })}`,
    ])
      expect({ query, ...(await ask(query)) }).toEqual({ query, status: 400, field: 'after' })
  })
})

onEachEngine('asking for results', at('09:00:00'), (school) => {
  const paths = async () => [`/quiz/${await storeQuiz(school())}/admin/results`, '/user/admin/results']

  test.each([
    'page=0',
    'page=-1',
    'page=1.5',
    'page=abc',
    'page=',
    'page=12345678901',
    'limit=0',
    'limit=501',
    'limit=many',
    'sortBy=name',
    'sortBy=',
    'sortOrder=DESC',
    'minScore=high',
    'minScore=-1',
    'minScore=101',
    'maxScore=1e3',
    'maxScore=100.5',
    `search=${'x'.repeat(201)}`,
    'search=%00',
  ])('with %s is refused with the name of the field', async (query) => {
    const grace = await enrol(school(), { isAdmin: true })
    const [field] = query.split('=')
    for (const path of await paths()) {
      const { status, body } = await grace.call('GET', `${path}?${query}`)
      expect({ status, body }).toMatchObject({
        status: 400,
        body: { message: expect.stringMatching(new RegExp(`^${field}: `)) },
      })
    }
  })

  test('is for administrators', async () => {
    const asha = await enrol(school())
    for (const path of await paths()) {
      expect((await api(school())('GET', path)).status).toBe(401)
      expect(await asha.call('GET', path)).toMatchObject({
        status: 403,
        body: { message: 'Permission denied' },
      })
    }
  })

  test('of a quiz that does not exist answers 404', async () => {
    const grace = await enrol(school(), { isAdmin: true })
    for (const id of ['nonsense', '3d1f0a52-6a0f-4c8e-9a9e-0d5b1f0c2a11'])
      expect(await grace.call('GET', `/quiz/${id}/admin/results`)).toMatchObject({
        status: 404,
        body: { message: 'Quiz not found' },
      })
  })

  test('on a page far past the end answers an empty one', async () => {
    const grace = await enrol(school(), { isAdmin: true })
    expect(await readResults(grace, { page: 999_999_999, limit: 500 })).toMatchObject({
      results: [],
      pagination: { hasNext: false, hasPrev: true },
    })
  })
})
