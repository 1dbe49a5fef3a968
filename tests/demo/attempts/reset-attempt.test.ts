import { expect, test } from 'vitest'
import type { UnsubmittedStart } from '../../../src/domain/results/admin-results.ts'
import { at, opticsJson } from '../../support/school/fixtures.ts'
import { handIn } from '../../support/school/hand-in.ts'
import {
  book,
  editQuiz,
  enrol,
  type Person,
  type School,
  storeQuiz,
  storeSlot,
} from '../../support/school/school.ts'
import { onEachEngine } from '../../support/server/on-each-engine.ts'
import { api } from '../../support/server/server.ts'

const WORK = { answers: [0, 2, null], timeSpent: 425 }

async function enrolWithSeat(school: School): Promise<Person> {
  const person = await enrol(school, { name: 'Asha Rao' })
  await book(person, await storeSlot(school, at('10:00:00')))
  return person
}

const submit = (person: Person, quizId: string, work: object = WORK) => handIn(person, quizId, work)
const reset = ({ call }: Pick<Person, 'call'>, quizId: string, userId: unknown) =>
  call('POST', `/quiz/${quizId}/admin/reset-attempt`, { userId })
const taken = async ({ call }: Person, quizId: string) =>
  (await call('GET', `/quiz/${quizId}/taken`)).body.taken

/** An administrator, a learner with a seat, and a quiz. */
const set = async (school: School) =>
  [await enrol(school, { isAdmin: true }), await enrolWithSeat(school), await storeQuiz(school)] as const

onEachEngine('resetting an attempt', at('10:05:00'), (school) => {
  const setting = async () =>
    [
      await enrol(school(), { isAdmin: true }),
      await enrolWithSeat(school()),
      await storeQuiz(school()),
    ] as const

  test('lets that person take that quiz again, with other answers', async () => {
    const [grace, asha, quizId] = await setting()
    const [ben, other] = [await enrolWithSeat(school()), await storeQuiz(school())]
    for (const [person, id] of [
      [asha, quizId],
      [ben, quizId],
      [asha, other],
    ] as const)
      await submit(person, id)
    expect(await reset(grace, quizId, asha.id)).toMatchObject({
      status: 200,
      body: { message: 'Attempt reset successfully' },
    })
    expect([await taken(asha, quizId), await taken(ben, quizId), await taken(asha, other)]).toEqual([
      false,
      true,
      true,
    ])
    expect((await asha.call('GET', `/quiz/${quizId}/results`)).status).toBe(404)
    const again = await submit(asha, quizId, { answers: [0, 1, 0], timeSpent: 60 })
    expect(again).toMatchObject({ status: 200, body: { score: 100 } })
  })

  test('starts over with the quiz as it is now', async () => {
    const [grace, asha, quizId] = await setting()
    await asha.call('GET', `/quiz/${quizId}/access`)
    await submit(asha, quizId)
    await editQuiz(school(), quizId, opticsJson.questions.slice(0, 1))
    await reset(grace, quizId, asha.id)
    expect((await submit(asha, quizId, { answers: [0], timeSpent: 9 })).body).toMatchObject({
      score: 100,
      totalQuestions: 1,
    })
  })
})

onEachEngine('people who have started but not submitted', at('10:05:00'), (school) => {
  test('are shown to administrators, latest first, until they submit or are reset', async () => {
    const [grace, asha, quizId] = await set(school())
    const ben = await enrolWithSeat(school())
    const started = async () =>
      (await grace.call('GET', `/quiz/${quizId}/admin/results`)).body.unsubmitted.map(
        ({ user, startedAt, deadline }: UnsubmittedStart) => [user._id, startedAt, deadline],
      )
    expect(await started()).toEqual([])
    const { body: first } = await asha.call('POST', `/quiz/${quizId}/start`)
    school().clock.advance(1)
    const { body: second } = await ben.call('POST', `/quiz/${quizId}/start`)
    expect(await started()).toEqual([
      [ben.id, second.startedAt, second.deadline],
      [asha.id, first.startedAt, first.deadline],
    ])
    await submit(ben, quizId)
    expect(await started()).toEqual([[asha.id, first.startedAt, first.deadline]])
    await reset(grace, quizId, asha.id)
    expect(await started()).toEqual([])
  })

  test('can be reset until they submit', async () => {
    const [grace, asha, quizId] = await set(school())
    const resetStart = () =>
      grace.call('POST', `/quiz/${quizId}/admin/reset-attempt`, { userId: asha.id, unsubmitted: true })
    expect((await resetStart()).status).toBe(404)
    const { body: first } = await asha.call('POST', `/quiz/${quizId}/start`)
    school().clock.advance(3)
    expect((await resetStart()).status).toBe(200)
    const { body: second } = await asha.call('POST', `/quiz/${quizId}/start`)
    expect(Date.parse(second.startedAt) - Date.parse(first.startedAt)).toBe(3 * 60_000)
    await submit(asha, quizId)
    expect(await resetStart()).toMatchObject({
      status: 409,
      body: { message: 'This attempt was submitted meanwhile' },
    })
    expect(await taken(asha, quizId)).toBe(true)
  })

  test('are only on the first page, and never those of other quizzes', async () => {
    const [grace, asha, quizId] = await set(school())
    const other = await storeQuiz(school())
    await asha.call('POST', `/quiz/${quizId}/start`)
    const ask = async (path: string) => (await grace.call('GET', path)).body.unsubmitted ?? []
    expect(await ask(`/quiz/${quizId}/admin/results`)).toHaveLength(1)
    expect(await ask(`/quiz/${quizId}/admin/results?page=2`)).toEqual([])
    expect(await ask(`/quiz/${other}/admin/results`)).toEqual([])
    expect(await ask('/user/admin/results')).toEqual([])
  })
})

onEachEngine('a reset', at('10:05:00'), (school) => {
  const setting = () => set(school())

  test('of an unknown attempt answers 404', async () => {
    const [grace, asha, quizId] = await setting()
    await submit(asha, quizId)
    const other = await storeQuiz(school())
    const refused = { status: 404, body: { message: 'Attempt not found' } }
    for (const [quiz, person] of [
      [other, asha.id],
      [quizId, grace.id],
      [quizId, 'nonsense'],
    ] as const)
      expect(await reset(grace, quiz, person)).toMatchObject(refused)
    expect(await reset(grace, 'nonsense', asha.id)).toMatchObject({ status: 404 })
    expect(await taken(asha, quizId)).toBe(true)
  })

  test.each([[undefined], [''], [7], [null]])(
    'of the user %j is refused with the name of the field',
    async (userId) => {
      const [grace, , quizId] = await setting()
      const { status, body } = await reset(grace, quizId, userId)
      expect({ status, body }).toMatchObject({
        status: 400,
        body: { message: expect.stringMatching(/^userId: /) },
      })
    },
  )

  test('is for administrators', async () => {
    const [, asha, quizId] = await setting()
    await submit(asha, quizId)
    expect((await reset({ call: api(school()) }, quizId, asha.id)).status).toBe(401)
    expect(await reset(asha, quizId, asha.id)).toMatchObject({
      status: 403,
      body: { message: 'Permission denied' },
    })
    expect(await taken(asha, quizId)).toBe(true)
  })
})

onEachEngine('resets while the same answers are submitted repeatedly', at('10:05:00'), (school) => {
  test('answer each submission with a result, and leave one attempt or none', {
    timeout: 60_000,
  }, async () => {
    const grace = await enrol(school(), { isAdmin: true })
    const [asha, quizId] = [await enrolWithSeat(school()), await storeQuiz(school())]
    const rounds = Array.from({ length: 25 }, (_, round) => round)
    const calls = rounds.map(
      async () => [await submit(asha, quizId), await reset(grace, quizId, asha.id)] as const,
    )
    const answers = await Promise.all(calls)
    const submitted = answers.map(([answer]) => answer).filter(({ status }) => status === 200)
    expect(submitted.filter(({ body }) => body.score !== 33)).toEqual([])
    // A reset takes the start back, too.
    const refused = answers.map(([answer]) => answer).filter(({ status }) => status !== 200)
    expect(refused.filter(({ body }) => body.code !== 'not_started')).toEqual([])
    const resets = answers.map(([, { status }]) => status)
    expect(resets.filter((status) => status !== 200 && status !== 404)).toEqual([])
    const stored = new Set(submitted.map(({ body }) => body._id)).size
    const left = (await taken(asha, quizId)) ? 1 : 0
    expect(resets.filter((status) => status === 200).length).toBeGreaterThanOrEqual(stored - left)
    expect((await grace.call('GET', `/quiz/${quizId}/admin/results`)).body.pagination.total).toBe(left)
  })
})
