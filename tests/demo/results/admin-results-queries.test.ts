import { expect, test } from 'vitest'
import { openAttempt } from '../../../demo/api/attempts/starts.ts'
import { storeHandIn } from '../../../demo/api/attempts/submissions.ts'
import { MINUTE_MS } from '../../../src/domain/lib/time.ts'
import { type ResultsQuery, readResults } from '../../support/school/admin-results.ts'
import { at } from '../../support/school/fixtures.ts'
import { handIn } from '../../support/school/hand-in.ts'
import { book, enrol, type Person, storeQuiz, storeSlot } from '../../support/school/school.ts'
import { onEachEngine } from '../../support/server/on-each-engine.ts'
import { api } from '../../support/server/server.ts'

onEachEngine('what is remembered of results', at('10:05:00'), (school) => {
  const facts = async (person: Person, query: ResultsQuery = {}) => {
    const { performance, pagination } = await readResults(person, query)
    return [performance.cached, pagination.total]
  }
  const submit = async (quizId: string) => {
    const asha = await enrol(school())
    await book(asha, await storeSlot(school(), at('10:00:00')))
    await handIn(asha, quizId, { answers: [0, 1, 0], timeSpent: 60 })
    return asha
  }

  test('is told, is dropped by a submission and a reset, and lasts half a minute', async () => {
    const [grace, quizId] = [await enrol(school(), { isAdmin: true }), await storeQuiz(school())]
    const query = { quizId, minScore: 1 }
    expect(await facts(grace, query)).toEqual([false, 0])
    expect(await facts(grace, { ...query, page: 2, sortBy: 'user' })).toEqual([true, 0])
    const asha = await submit(quizId)
    expect(await facts(grace, query)).toEqual([false, 1])
    expect(await facts(grace, query)).toEqual([true, 1])
    await grace.call('POST', `/quiz/${quizId}/admin/reset-attempt`, { userId: asha.id })
    expect(await facts(grace, query)).toEqual([false, 0])
    school().clock.now += 29_999
    expect(await facts(grace, query)).toEqual([true, 0])
    school().clock.now += 1
    expect(await facts(grace, query)).toEqual([false, 0])
  })
})

onEachEngine('what is remembered of results that another process takes', at('10:05:00'), (school) => {
  /** As another process does: nobody here is told. */
  const storeElsewhere = async (quizId: string, count: number) => {
    const { db, clock } = school().deps
    for (let minute = 0; minute < count; minute++) {
      const at = new Date(clock() + minute * MINUTE_MS)
      const { id: userId } = await enrol(school())
      const quiz = await db
        .selectFrom('quizzes')
        .selectAll()
        .where('id', '=', quizId)
        .executeTakeFirstOrThrow()
      const start = await openAttempt(db, quiz, { id: userId }, at)
      await storeHandIn(db, { quiz, userId, start, answers: [0, 1, 0], at, ended: 'submitted' })
    }
  }

  test('is at most half a minute behind what another process has written', async () => {
    const [grace, quizId] = [await enrol(school(), { isAdmin: true }), await storeQuiz(school())]
    const counted = async () => {
      const { performance, statistics } = await readResults(grace, { quizId })
      return [performance.cached, statistics.totalAttempts]
    }
    await storeElsewhere(quizId, 1)
    expect(await counted()).toEqual([false, 1])
    await storeElsewhere(quizId, 1)
    expect(await counted()).toEqual([true, 1])
    school().clock.advance(0.5)
    expect(await counted()).toEqual([false, 2])
  })

  test('never decides which rows come: each page is exact, and the total keeps up with it', async () => {
    const [grace, quizId] = [await enrol(school(), { isAdmin: true }), await storeQuiz(school())]
    const pages = async (sortOrder: 'asc' | 'desc') => {
      const answers = []
      for (const page of [1, 2, 3, 4, 5])
        answers.push(await readResults(grace, { quizId, page, limit: 10, sortOrder }))
      return {
        people: new Set(answers.flatMap(({ results }) => results.map(({ _id }: { _id: string }) => _id)))
          .size,
        rows: answers.map(({ results }) => results.length),
        totals: answers.map(({ pagination }) => pagination.total),
        hasNext: answers.map(({ pagination }) => pagination.hasNext),
      }
    }
    await storeElsewhere(quizId, 21)
    const before = { people: 21, rows: [10, 10, 1, 0, 0], totals: [21, 21, 21, 21, 21] }
    expect(await pages('asc')).toMatchObject(before)
    await storeElsewhere(quizId, 22)
    for (const order of ['asc', 'desc'] as const)
      expect(await pages(order)).toEqual({
        people: 43,
        rows: [10, 10, 10, 10, 3],
        totals: [21, 21, 31, 41, 43],
        hasNext: [true, true, true, true, false],
      })
    await school().deps.db.deleteFrom('attempts').where('quiz_id', '=', quizId).execute()
    expect(await pages('desc')).toMatchObject({ people: 0, totals: [0, 10, 20, 21, 21] })
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
  ])('with %s is refused by the name of the field', async (query) => {
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

  test('of a page far past the end answers an empty one', async () => {
    const grace = await enrol(school(), { isAdmin: true })
    expect(await readResults(grace, { page: 999_999_999, limit: 500 })).toMatchObject({
      results: [],
      pagination: { hasNext: false, hasPrev: true },
    })
  })
})
