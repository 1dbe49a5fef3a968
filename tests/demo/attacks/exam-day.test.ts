import { expect, test } from 'vitest'
import { handInDue } from '../../../demo/api/attempts/hand-in.ts'
import { asked, enrolAdmin, optics } from '../../support/school/authoring.ts'
import { begin, enrolWithSeat, readSaved, save, start, submit } from '../../support/school/exam.ts'
import { at, opticsJson } from '../../support/school/fixtures.ts'
import { book, enrol, type Person, type School, storeQuiz, storeSlot } from '../../support/school/school.ts'
import { onEachEngine } from '../../support/server/on-each-engine.ts'
import type { ApiAnswer } from '../../support/server/server.ts'

/* What a cheat tries on the day of an exam, and what an unlucky learner meets. */

const RIGHT = [0, 1, 0]
const WRONG = [3, 3, 3]
const TEXTS = opticsJson.questions.flatMap(({ text, options }) => [
  text,
  ...options.map((option) => option.text),
])
const tellsQuestions = ({ body }: ApiAnswer) =>
  TEXTS.some((text) => JSON.stringify(body).includes(JSON.stringify(text).slice(1, -1)))

const REPORT = { questionId: 'question-snell', kind: 'unclear' }
const WORK = { answers: RIGHT, timeSpent: 60, revision: 1, flags: [], current: 0, version: 1, ...REPORT }

/** Every call of the API about quizzes, of that quiz and by that person, except the one that starts. */
async function callEverything(person: Person, quizId: string): Promise<[string, ApiAnswer][]> {
  const { body } = await person.call('GET', '/openapi.json')
  const calls = Object.entries<object>(body.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => [method.toUpperCase(), path] as const),
  )
  const answers: [string, ApiAnswer][] = []
  for (const [method, path] of calls) {
    if (/google|logout|health|images/.test(path) || path.endsWith('/start') || method === 'DELETE') continue
    const address = path.replace('{id}', quizId).replace('{userId}', person.id)
    const sent = method === 'GET' ? undefined : WORK
    answers.push([`${method} ${path}`, await person.call(method, address, sent)])
  }
  return answers
}

const resultOf = async ({ call }: Person, quizId: string) =>
  (await call('GET', `/quiz/${quizId}/results`)).body

onEachEngine('a cheat who wants more time', at('10:02:00'), (school) => {
  test('can read no question before the clock runs, with any call', async () => {
    const [asha, quizId] = [await enrolWithSeat(school()), await storeQuiz(school())]
    const before = await callEverything(asha, quizId)
    expect(before.length).toBeGreaterThan(25)
    for (const [name, answer] of before) {
      expect(tellsQuestions(answer), name).toBe(false)
      expect(answer.status, name).toBeLessThan(500)
    }
    expect(tellsQuestions(await start(asha, quizId)), 'what was searched for can be found').toBe(true)
  })

  test('has ten minutes from the first question on, not 36', async () => {
    const [asha, quizId] = [await enrolWithSeat(school()), await storeQuiz(school(), { duration: 10 })]
    expect(tellsQuestions(await asha.call('GET', `/quiz/${quizId}/access`))).toBe(false)
    school().clock.now = at('10:29:00')
    expect(tellsQuestions(await start(asha, quizId))).toBe(true)
    school().clock.now = at('10:40:01')
    expect((await submit(asha, quizId, { answers: RIGHT })).status).toBe(400)
  })

  test('cannot read in one slot and begin in the next, because reading begins the attempt', async () => {
    const [asha, quizId] = [await enrolWithSeat(school()), await storeQuiz(school(), { duration: 10 })]
    await book(asha, await storeSlot(school(), at('10:30:00')))
    expect(tellsQuestions(await asha.call('GET', `/quiz/${quizId}/access`))).toBe(false)
    await start(asha, quizId)
    school().clock.now = at('10:31:00')
    expect((await start(asha, quizId)).body).toMatchObject({ deadline: '2026-03-04T10:12:00.000Z' })
    expect((await submit(asha, quizId, { answers: RIGHT })).status).toBe(400)
    expect((await save(asha, quizId, 1, RIGHT)).status).toBe(400)
  })

  test('cannot submit without a start, whoever told them the questions', async () => {
    const [asha, quizId] = [await enrolWithSeat(school()), await storeQuiz(school())]
    expect(await submit(asha, quizId, { answers: RIGHT })).toMatchObject({
      status: 400,
      body: { code: 'not_started' },
    })
    expect((await save(asha, quizId, 1, RIGHT)).status).toBe(404)
  })

  test('is recorded with the time that the server measured, whatever the client says', async () => {
    const [asha, quizId] = await begin(school())
    school().clock.now = at('10:10:00')
    expect((await submit(asha, quizId, { answers: RIGHT, timeSpent: 1 })).body.timeSpent).toBe(480)
  })

  test('can change nothing after the grace period, with any call', async () => {
    const [asha, quizId] = await begin(school())
    await save(asha, quizId, 1, WRONG)
    school().clock.now = at('10:18:00') + 1
    // The server may have handed in the copy by itself meanwhile.
    for (const answer of [
      await submit(asha, quizId, { answers: RIGHT }),
      await save(asha, quizId, 2, RIGHT),
      await submit(asha, quizId, { answers: RIGHT, version: 1, submittedAt: '2026-03-04T10:05:00.000Z' }),
    ])
      expect(`${answer.status} ${answer.body.message}`).toMatch(/^(400 Your time is up|422 You have already)/)
    await handInDue(school().deps)
    expect((await submit(asha, quizId, { answers: RIGHT })).status).toBe(422)
    expect(await resultOf(asha, quizId)).toMatchObject({ answers: WRONG, score: 0 })
  })
})

onEachEngine('a cheat who wants other answers', at('10:02:00'), (school) => {
  test('can save nothing after the submission', async () => {
    const [asha, quizId] = await begin(school())
    await save(asha, quizId, 1, WRONG)
    await submit(asha, quizId, { answers: WRONG })
    expect((await save(asha, quizId, 2, RIGHT)).status).toBe(422)
    school().clock.now = at('10:30:00')
    await handInDue(school().deps)
    expect(await resultOf(asha, quizId)).toMatchObject({ answers: WRONG })
  })

  test('cannot bring back an old copy', async () => {
    const [asha, quizId] = await begin(school())
    const copies = [WRONG, [0, 3, 3], [0, 1, 3], RIGHT]
    for (const [revision, answers] of copies.entries()) await save(asha, quizId, revision, answers)
    for (const [revision, answers] of copies.slice(0, -1).entries())
      expect((await save(asha, quizId, revision, answers)).status).toBe(409)
    expect((await readSaved(asha, quizId)).body).toMatchObject({ revision: 3, answers: RIGHT })
  })

  test('cannot reach anybody else’s attempt, whatever the call names', async () => {
    const [asha, quizId] = await begin(school())
    await save(asha, quizId, 1, WRONG)
    const ben = await enrolWithSeat(school())
    const named = { userId: asha.id, user: asha.id, user_id: asha.id, _id: asha.id }
    expect((await ben.call('GET', `/quiz/${quizId}/attempt?userId=${asha.id}`)).status).toBe(404)
    expect((await save(ben, quizId, 2, RIGHT, named)).status).toBe(404)
    await start(ben, quizId)
    await save(ben, quizId, 2, RIGHT, named)
    await submit(ben, quizId, { answers: RIGHT, ...named })
    expect((await readSaved(asha, quizId)).body).toMatchObject({ revision: 1, answers: WRONG })
    expect((await asha.call('GET', `/quiz/${quizId}/taken`)).body).toEqual({ taken: false })
  })

  test('cannot find a quiz off the list by its id', async () => {
    const [asha, quizId] = [await enrolWithSeat(school()), await storeQuiz(school(), { isActive: false })]
    for (const [name, { status, body }] of await callEverything(asha, quizId))
      if (name.includes('/quiz/{id}'))
        expect([status, name, body.title]).toEqual([status >= 403 ? status : 404, name, undefined])
    expect((await start(asha, quizId)).status).toBe(404)
  })
})

onEachEngine('an unlucky learner', at('10:02:00'), (school) => {
  test('is graded by the questions on the screen, even if they are edited and a second device reads them', async () => {
    const [asha, quizId] = await begin(school())
    const grace = await enrolAdmin(school())
    const questions = asked.toReversed().map((question) => ({ ...question, correctAnswer: 3 }))
    expect((await grace.call('PUT', `/quiz/${quizId}`, { ...optics, questions })).status).toBe(200)
    for (const second of [
      (await asha.call('GET', `/quiz/${quizId}/access`)).body,
      (await asha.call('GET', `/quiz/${quizId}`)).body,
      (await start(asha, quizId)).body.quiz,
    ])
      expect([second.version, second.questions[0].text]).toEqual([1, opticsJson.questions[0]?.text])
    expect((await save(asha, quizId, 1, RIGHT, { version: 2 })).status).toBe(422)
    expect((await submit(asha, quizId, { answers: RIGHT, version: 1 })).body.score).toBe(100)
  })

  test('whose phone dies has every answer and the same deadline on the next device', async () => {
    const [asha, quizId] = await begin(school())
    await save(asha, quizId, 9, [0, 1, null], { flags: [2], current: 2 })
    school().clock.now = at('10:12:00')
    const saved = { revision: 9, answers: [0, 1, null], flags: [2], current: 2 }
    expect((await readSaved(asha, quizId)).body).toMatchObject({
      ...saved,
      deadline: '2026-03-04T10:17:00.000Z',
    })
    expect((await start(asha, quizId)).body.deadline).toBe('2026-03-04T10:17:00.000Z')
  })

  test('whose phone dies for good has a result from the last save', async () => {
    const [asha, quizId] = await begin(school())
    await save(asha, quizId, 9, [0, 1, null])
    school().clock.now = at('10:18:00') + 1
    await handInDue(school().deps)
    expect(await resultOf(asha, quizId)).toMatchObject({ answers: [0, 1, null], correctAnswers: 2 })
  })

  test('whose slot, quiz and seat end in the middle can finish all the same', async () => {
    const [asha, quizId] = [await enrolWithSeat(school()), await storeQuiz(school(), { duration: 15 })]
    school().clock.now = at('10:29:00')
    await start(asha, quizId)
    await closeQuiz(school(), quizId)
    school().clock.now = at('10:43:00')
    expect((await save(asha, quizId, 1, RIGHT)).status).toBe(200)
    expect((await submit(asha, quizId, { answers: RIGHT })).body.score).toBe(100)
  })
})

const closeQuiz = ({ deps: { db } }: School, quizId: string) =>
  db
    .updateTable('quizzes')
    .set({ is_active: false, end_time: new Date(at('10:30:00')) })
    .where('id', '=', quizId)
    .execute()

const LONG = Array(1001).fill(0)
const ODD_SAVES: [what: string, work: object, field: RegExp][] = [
  ['no revision', { revision: undefined }, /^revision: /],
  ['a revision below zero', { revision: -1 }, /^revision: /],
  ['half a revision', { revision: 1.5 }, /^revision: /],
  ['a revision that no column holds', { revision: 2 ** 31 }, /^revision: /],
  ['a revision as a text', { revision: '1' }, /^revision: /],
  ['answers that are no list', { answers: { 0: 1 } }, /^answers: /],
  ['more answers than questions', { answers: [0, 0, 0, 0] }, /^answers: /],
  ['more answers than anybody has', { answers: LONG }, /^answers: /],
  ['an option that is not there', { answers: [0, 25] }, /^answers\.1: /],
  ['an option that no column holds', { answers: [70_000] }, /^answers\.0: /],
  ['an answer in an answer', { answers: [[0]] }, /^answers\.0: /],
  ['flags that are no list', { flags: 'all' }, /^flags: /],
  ['more flags than anybody has', { flags: LONG }, /^flags: /],
  ['a flag that no column holds', { flags: [2 ** 40] }, /^flags\.0: /],
  ['a place before the first', { current: -1 }, /^current: /],
  ['a place that is none', { current: null }, /^current: /],
  ['a version as a text', { version: '1' }, /^version: /],
  ['names that are no list', { questionIds: 'all' }, /^questionIds: /],
]

onEachEngine('a save', at('10:02:00'), (school) => {
  test.each(ODD_SAVES)('with %s is refused with the name of the field', async (_, work, field) => {
    const [asha, quizId] = await begin(school())
    const { status, body } = await save(asha, quizId, 1, RIGHT, work)
    expect([status, body]).toMatchObject([400, { message: expect.stringMatching(field) }])
    expect((await readSaved(asha, quizId)).body).toMatchObject({ revision: 0, answers: [] })
  })

  test('with more than anybody writes is refused before it is read', async () => {
    const [asha, quizId] = await begin(school())
    expect((await save(asha, quizId, 1, RIGHT, { more: 'x'.repeat(300_000) })).status).toBe(413)
    expect(
      (await save(asha, quizId, 1, RIGHT, { more: 'x'.repeat(200_000) })).status,
      'what is unknown is left out',
    ).toBe(200)
    expect(JSON.stringify((await readSaved(asha, quizId)).body)).not.toContain('xxx')
  })

  test('repeated again and again is told to wait, stays one row and keeps nobody from submitting', async () => {
    const [asha, quizId] = await begin(school())
    const many = await Promise.all(
      Array.from({ length: 200 }, (_, index) => save(asha, quizId, index, [index % 4])),
    )
    const statuses = new Set(many.map(({ status }) => status))
    expect([...statuses].toSorted()).toEqual(expect.arrayContaining([200, 429]))
    expect([...statuses].filter((status) => ![200, 409, 429].includes(status))).toEqual([])
    const refused = many.find(({ status }) => status === 429)
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
    const ben = await enrol(school(), { isAdmin: true })
    await start(ben, quizId)
    expect((await save(ben, quizId, 1, RIGHT)).status, 'others save').toBe(200)
    expect((await submit(asha, quizId, { answers: RIGHT })).body.score).toBe(100)
  })
})
