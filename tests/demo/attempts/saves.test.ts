import { expect, test } from 'vitest'
import { storeWork } from '../../../demo/api/attempts/work/work-store.ts'
import { begin as beginIn, enrolWithSeat, readSaved, save, start, submit } from '../../support/school/exam.ts'
import { at, opticsJson } from '../../support/school/fixtures.ts'
import { editQuiz, enrol, storeQuiz } from '../../support/school/school.ts'
import { onEachEngine } from '../../support/server/on-each-engine.ts'
import { api } from '../../support/server/server.ts'

const DEADLINE = '2026-03-04T10:20:00.000Z'

onEachEngine('the copy of an attempt', at('10:05:00'), (school) => {
  const begin = () => beginIn(school())

  test('is empty at first, and has the times of the start', async () => {
    const [asha, quizId] = await begin()
    expect(await readSaved(asha, quizId)).toMatchObject({
      status: 200,
      body: {
        revision: 0,
        version: 1,
        answers: [],
        flags: [],
        current: 0,
        startedAt: '2026-03-04T10:05:00.000Z',
        deadline: DEADLINE,
      },
    })
  })

  test('has every answer, every flag and the current question, on any device', async () => {
    const [asha, quizId] = await begin()
    const answer = await save(asha, quizId, 7, [0, null, 2], { flags: [1, 2], current: 1, version: 1 })
    expect([answer.status, answer.body]).toEqual([200, { revision: 7, deadline: DEADLINE }])
    expect((await readSaved(asha, quizId)).body).toMatchObject({
      revision: 7,
      answers: [0, null, 2],
      flags: [1, 2],
      current: 1,
      deadline: DEADLINE,
    })
  })

  test('is replaced only by a newer one, and an older one is answered with the stored one', async () => {
    const [asha, quizId] = await begin()
    await save(asha, quizId, 5, [0, 1, null])
    for (const [revision, answers] of [
      [4, [3, 3, 3]],
      [5, [3, 3, 3]],
    ] as const) {
      const { status, body } = await save(asha, quizId, revision, answers)
      expect([status, body]).toMatchObject([409, { revision: 5, answers: [0, 1, null], deadline: DEADLINE }])
    }
    expect((await save(asha, quizId, 6, [0, 1, 2])).status).toBe(200)
    expect((await readSaved(asha, quizId)).body).toMatchObject({ revision: 6, answers: [0, 1, 2] })
  })

  test('stays the same if it is saved again after a lost answer', async () => {
    const [asha, quizId] = await begin()
    for (let time = 0; time < 3; time++) {
      const { status, body } = await save(asha, quizId, 3, [0, 1, null])
      expect([status, body.revision]).toEqual([200, 3])
    }
  })

  test('is found whatever the case of its quiz in the address', async () => {
    const [asha, quizId] = await begin()
    expect(await save(asha, quizId.toUpperCase(), 1, [0])).toMatchObject({
      status: 200,
      body: { revision: 1 },
    })
    expect(await readSaved(asha, quizId.toUpperCase())).toMatchObject({ status: 200, body: { revision: 1 } })
    for (let time = 0; time < 2; time++)
      expect((await submit(asha, quizId.toUpperCase(), { answers: [0, null, null] })).status).toBe(200)
  })

  test('is accepted until the grace period is over', async () => {
    const [asha, quizId] = await begin()
    school().clock.now = at('10:21:00')
    expect((await save(asha, quizId, 1, [0])).status).toBe(200)
    school().clock.now += 1
    expect(await save(asha, quizId, 2, [0, 1])).toMatchObject({
      status: 400,
      body: { message: expect.stringMatching(/^Your time is up/) },
    })
    expect((await readSaved(asha, quizId)).body).toMatchObject({ revision: 1, answers: [0] })
  })
})

onEachEngine('a copy of an attempt', at('10:05:00'), (school) => {
  const begin = () => beginIn(school())

  test('needs a start, and an attempt that is not submitted', async () => {
    const [asha, quizId] = [await enrolWithSeat(school()), await storeQuiz(school())]
    expect((await readSaved(asha, quizId)).status).toBe(404)
    expect((await save(asha, quizId, 1, [0])).status).toBe(404)
    await start(asha, quizId)
    await submit(asha, quizId, { answers: [0, 1, 0] })
    for (const answer of [await save(asha, quizId, 1, [3]), await readSaved(asha, quizId)])
      expect(answer).toMatchObject({ status: 422, body: { code: 'already_submitted' } })
    expect((await asha.call('GET', `/quiz/${quizId}/results`)).body.score).toBe(100)
  })

  test('is only for people who are signed in, and for quizzes that exist', async () => {
    const [asha, quizId] = await begin()
    expect((await api(school())('PUT', `/quiz/${quizId}/attempt`, {})).status).toBe(401)
    expect((await save(asha, 'nonsense', 1, [0])).status).toBe(404)
  })

  test('belongs to the version of the start, even after an edit', async () => {
    const [asha, quizId] = await begin()
    await editQuiz(school(), quizId, opticsJson.questions.slice(0, 1))
    expect((await save(asha, quizId, 1, [0, 1, 0], { version: 1 })).status).toBe(200)
    expect(await save(asha, quizId, 2, [0], { version: 2 })).toMatchObject({
      status: 422,
      body: { code: 'other_version' },
    })
  })

  test('belongs to its very start, and is not stored after a reset and a new start', async () => {
    const [asha, quizId] = await begin()
    const { db } = school().deps
    const begun = () =>
      db.selectFrom('quiz_starts').selectAll().where('quiz_id', '=', quizId).executeTakeFirstOrThrow()
    const former = await begun()
    const grace = await enrol(school(), { isAdmin: true })
    await grace.call('POST', `/quiz/${quizId}/admin/reset-attempt`, { userId: asha.id })
    school().clock.now = at('10:06:00')
    await start(asha, quizId)
    const work = { revision: 9, answers: [3, 3, 3], flags: [], current: 0 }
    const now = new Date(school().clock.now)
    expect(await storeWork(db, former, work, now)).toBeNull()
    expect((await readSaved(asha, quizId)).body).toMatchObject({ revision: 0, answers: [] })
    expect(await storeWork(db, await begun(), work, now)).toMatchObject({ revision: 9 })
  })

  test('is deleted by a reset', async () => {
    const [asha, quizId] = await begin()
    await save(asha, quizId, 9, [0, 1, 0])
    const grace = await enrol(school(), { isAdmin: true })
    await grace.call('POST', `/quiz/${quizId}/admin/reset-attempt`, { userId: asha.id })
    expect((await readSaved(asha, quizId)).status).toBe(404)
    await start(asha, quizId)
    expect((await readSaved(asha, quizId)).body).toMatchObject({ revision: 0, answers: [] })
  })
})
