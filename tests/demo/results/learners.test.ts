// SPEC 2 Learner; 2 Learners; Operation Lists
import { beforeEach, expect, test } from 'vitest'
import { at, opticsJson } from '../../support/school/fixtures.ts'
import { enrol, type Person, storeQuiz } from '../../support/school/school.ts'
import { storeTitled } from '../../support/school/scored.ts'
import { onEachEngine } from '../../support/server/on-each-engine.ts'
import type { ApiAnswer, TestServer } from '../../support/server/server.ts'

const NOON = at('12:00:00')
const UNKNOWN = '00000000-0000-4000-8000-000000000000'

/** Puts an attempt with this score straight into the database. */
const score = (
  { deps }: TestServer,
  quizId: string,
  { id }: Pick<Person, 'id'>,
  percent: number,
  answers: (number | null)[] = [],
) =>
  deps.db
    .insertInto('attempts')
    .values({
      quiz_id: quizId,
      user_id: id,
      quiz_version: 1,
      started_at: new Date(NOON),
      submitted_at: new Date(NOON),
      answers,
      score: percent,
      correct_answers: 1,
      total_questions: 3,
      time_spent: 60,
    })
    .execute()

// biome-ignore lint/suspicious/noExplicitAny: the answer of a call
const names = ({ body }: ApiAnswer) => body.people.map(({ user }: any) => user.name)

/** Asha has 90 and 70, Ben 40, Chidi nothing; Grace is an administrator with an attempt of her own. */
async function storeClass(school: TestServer) {
  const [optics, waves] = [await storeTitled(school, 'Optics'), await storeTitled(school, 'Waves')]
  const [asha, ben, chidi, grace] = [
    await enrol(school, { name: 'Asha Rao' }),
    await enrol(school, { name: 'Ben Okafor' }),
    await enrol(school, { name: 'Chidi Eze' }),
    await enrol(school, { name: 'Grace Lin', isAdmin: true }),
  ]
  await score(school, optics, asha, 90)
  await score(school, waves, asha, 70)
  await score(school, optics, ben, 40)
  await score(school, optics, grace, 100)
  const list = (query = '') => grace.call('GET', `/admin/users?${query}`)
  return { optics, waves, asha, ben, chidi, grace, list }
}

/** Nobody is there before each test. */
const anew = (school: () => TestServer) =>
  beforeEach(async () => {
    const { db } = school().deps
    await db.deleteFrom('quizzes').execute()
    await db.deleteFrom('users').execute()
    await db.deleteFrom('events').execute()
  })

onEachEngine('learners', NOON, (school) => {
  anew(school)

  test('are listed weakest first with their score in each quiz, and administrators are not among them', async () => {
    const { list, optics, waves, asha } = await storeClass(school())
    const answer = await list()
    expect(names(answer)).toEqual(['Ben Okafor', 'Asha Rao', 'Chidi Eze'])
    expect(answer.body.people[1]).toEqual({
      user: { _id: asha.id, name: 'Asha Rao', email: expect.stringContaining('@'), picture: null },
      attempts: 2,
      average: 80,
      byQuiz: {
        [optics]: { score: 90 },
        [waves]: { score: 70 },
      },
    })
    expect(answer.body.people[2]).toMatchObject({ attempts: 0, byQuiz: {} })
    expect(answer.body.people[2]).not.toHaveProperty('average')
    expect(answer.body.quizzes).toEqual(
      expect.arrayContaining([
        { _id: optics, title: 'Optics', attempts: 2, average: 65 },
        { _id: waves, title: 'Waves', attempts: 1, average: 70 },
      ]),
    )
    expect(names(await list('sort=name'))).toEqual(['Asha Rao', 'Ben Okafor', 'Chidi Eze'])
  })

  test('are found by name, by group, and by what they have not taken', async () => {
    const { list, optics, waves, ben, chidi, grace } = await storeClass(school())
    expect(names(await list('search=OKA'))).toEqual(['Ben Okafor'])
    expect(names(await list('search=%25'))).toEqual([])
    expect(names(await list(`notTaken=${optics}`))).toEqual(['Chidi Eze'])
    expect(names(await list(`notTaken=${waves}`))).toEqual(['Ben Okafor', 'Chidi Eze'])
    for (const { id } of [ben, chidi]) await grace.call('PUT', `/admin/users/${id}/group`, { group: '9B' })
    const ofGroup = await list('group=9B')
    expect(names(ofGroup)).toEqual(['Ben Okafor', 'Chidi Eze'])
    expect(ofGroup.body.people[0].user.group).toBe('9B')
    expect(ofGroup.body.groups).toEqual([{ group: '9B', people: 2 }])
    expect(ofGroup.body.quizzes.find(({ _id }: { _id: string }) => _id === optics)).toMatchObject({
      attempts: 1,
      average: 40,
    })
    expect(names(await list(`group=9B&notTaken=${optics}`))).toEqual(['Chidi Eze'])
  })
})

onEachEngine('many learners with similar scores', NOON, (school) => {
  anew(school)

  test('are listed page by page, each once', async () => {
    const quizId = await storeQuiz(school())
    for (let number = 0; number < 23; number++)
      await score(school(), quizId, await enrol(school(), { name: `Learner ${number}` }), (number % 3) * 10)
    const grace = await enrol(school(), { isAdmin: true })
    const page = (number: number) => grace.call('GET', `/admin/users?limit=10&page=${number}`)
    const pages = [await page(1), await page(2), await page(3)]
    expect(new Set(pages.flatMap(names)).size).toBe(23)
    expect(pages.map(({ body }) => body.people.length)).toEqual([10, 10, 3])
    expect(pages[2]?.body.pagination).toEqual({
      page: 3,
      limit: 10,
      total: 23,
      totalPages: 3,
      hasNext: false,
      hasPrev: true,
    })
    expect((await page(99)).body.people).toEqual([])
    for (const query of [
      'page=0',
      'page=x',
      'limit=201',
      'sort=best',
      'notTaken=..',
      `search=${'x'.repeat(201)}`,
    ])
      expect((await grace.call('GET', `/admin/users?${query}`)).status, query).toBe(400)
  })
})

onEachEngine('single learners', NOON, (school) => {
  anew(school)

  test('have a page each with all attempts and their topics, weakest first, by the key in force', async () => {
    const topics = ['Lenses', 'Mirrors', 'Lenses']
    const questions = opticsJson.questions.map((question, index) => ({ ...question, topic: topics[index] }))
    const quizId = await storeQuiz(school(), { questions })
    const [asha, grace] = [
      await enrol(school(), { name: 'Asha Rao' }),
      await enrol(school(), { isAdmin: true }),
    ]
    await score(school(), quizId, asha, 33, [0, 3, 2])
    const read = () => grace.call('GET', `/admin/users/${asha.id}/results`)
    const { body } = await read()
    expect(body).toMatchObject({
      user: { name: 'Asha Rao' },
      results: [{ quiz: { _id: quizId }, score: 33 }],
    })
    expect(body.topics).toEqual([
      { topic: 'Mirrors', asked: 1, right: 0 },
      { topic: 'Lenses', asked: 2, right: 1 },
    ])
    const changes = [
      { questionId: 'question-mirror', accept: [1, 3] },
      { questionId: opticsJson.questions[2]?._id, drop: true },
    ]
    await grace.call('POST', `/quiz/${quizId}/admin/regrade`, { changes, neverLower: false, dryRun: false })
    expect((await read()).body.topics).toEqual([
      { topic: 'Lenses', asked: 1, right: 1 },
      { topic: 'Mirrors', asked: 1, right: 1 },
    ])
    expect((await grace.call('GET', `/admin/users/${UNKNOWN}/results`)).status).toBe(404)
    expect((await grace.call('GET', '/admin/users/%2e%2e/results')).status).toBe(404)
  })

  test.each([
    ["o'brien@school.example", "O'Brien@School.example", true],
    ['\u212aim@school.example', 'kim@school.example', false],
    ['kim@school.example', '\u212aim@school.example', false],
    ['आशा@पाठशाला.भारत', 'आशा@पाठशाला.भारत', true],
  ])('with the address %s are found by %s: %s', async (stored, given, isFound) => {
    const { asha, grace } = await storeClass(school())
    await school().deps.db.updateTable('users').set({ email: stored }).where('id', '=', asha.id).execute()
    const { body } = await grace.call('PUT', '/admin/users/group', { group: '9B', emails: [given] })
    expect(body.found).toBe(isFound ? 1 : 0)
    expect(body.unknown).toHaveLength(isFound ? 0 : 1)
  })

  test('can be put into groups by their addresses, one by one or all at once, which is logged', async () => {
    const { asha, ben, grace } = await storeClass(school())
    const emailOf = async ({ call }: Person) => (await call('GET', '/auth/me')).body.user.email
    const emails = [(await emailOf(asha)).toUpperCase(), await emailOf(ben), 'nobody@school.example']
    const put = (body: object) => grace.call('PUT', '/admin/users/group', body)
    expect((await put({ group: ' 9B ', emails })).body).toEqual({
      found: 2,
      unknown: ['nobody@school.example'],
    })
    const change = (group: unknown) => grace.call('PUT', `/admin/users/${asha.id}/group`, { group })
    expect((await change('10A')).body).toMatchObject({ _id: asha.id, group: '10A' })
    expect((await change(null)).body).not.toHaveProperty('group')
    expect((await change('')).status).toBe(400)
    expect((await change('x'.repeat(61))).status).toBe(400)
    expect((await put({ group: '9B', emails: [] })).status).toBe(400)
    const { body } = await grace.call('GET', '/admin/log')
    expect(body.events.slice(0, 3)).toMatchObject([
      { what: 'group-set', user: { _id: asha.id } },
      { what: 'group-set', user: { _id: asha.id }, detail: { group: '10A' } },
      { what: 'group-set', detail: { group: '9B', people: 2 } },
    ])
  })
})

onEachEngine('learners by name', NOON, (school) => {
  anew(school)

  test('are each on one page behind cursors, whoever joins, scores or leaves meanwhile', async () => {
    const { optics, asha, chidi, list } = await storeClass(school())
    const first = await list('sort=name&limit=1')
    const { next } = first.body.pagination
    expect([names(first), first.body.pagination]).toMatchObject([['Asha Rao'], { total: 3, hasNext: true }])
    await school().deps.db.deleteFrom('users').where('id', '=', asha.id).execute()
    await enrol(school(), { name: 'Aaron' })
    await score(school(), optics, chidi, 10)
    const second = await list(`sort=name&limit=1&after=${next}`)
    expect([names(second), second.body.pagination]).toMatchObject([
      ['Ben Okafor'],
      { page: 2, hasPrev: true },
    ])
    const last = await list(`sort=name&limit=2&after=${second.body.pagination.next}`)
    expect(names(last)).toEqual(['Chidi Eze'])
    expect(last.body.people[0]).toMatchObject({ attempts: 1, average: 10 })
    expect(last.body.pagination).toMatchObject({ hasNext: false })
    expect(last.body.pagination.next).toBeUndefined()
  })

  test('have cursors only in their own order', async () => {
    const { list } = await storeClass(school())
    expect((await list('limit=1')).body.pagination.next).toBeUndefined()
    const { next } = (await list('sort=name&limit=1')).body.pagination
    for (const query of [`after=${next}`, 'sort=name&after=nonsense'])
      expect(await list(query)).toMatchObject({ status: 400, body: { parameters: { field: 'after' } } })
  })
})
