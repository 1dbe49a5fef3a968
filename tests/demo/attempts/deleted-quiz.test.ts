import { expect, test } from 'vitest'
import { handInDue } from '../../../demo/api/attempts/hand-in.ts'
import { begin, enrolWithSeat, readSaved, save, start, submit } from '../../support/school/exam.ts'
import { at, opticsJson } from '../../support/school/fixtures.ts'
import { enrol, storeQuiz } from '../../support/school/school.ts'
import { onEachEngine } from '../../support/server/on-each-engine.ts'

const RIGHT = opticsJson.questions.map(({ correctAnswer }) => correctAnswer)
const NOT_FOUND = { status: 404, body: { message: 'Quiz not found' } }

onEachEngine('a person at work on a deleted quiz', at('10:05:00'), (school) => {
  /** Asha, whose quiz is gone since a minute, and who deleted it. */
  async function setting() {
    const [asha, quizId] = await begin(school())
    const grace = await enrol(school(), { isAdmin: true })
    expect((await grace.call('DELETE', `/quiz/${quizId}`)).status).toBe(200)
    school().clock.now = at('10:06:00')
    return { asha, grace, quizId }
  }

  test('can continue on any device, and submit', async () => {
    const { asha, quizId } = await setting()
    expect((await save(asha, quizId, 1, [0, null, null])).status).toBe(200)
    expect((await readSaved(asha, quizId)).body).toMatchObject({ revision: 1 })
    expect((await asha.call('GET', `/quiz/${quizId}/taken`)).body).toEqual({ taken: false })
    expect((await asha.call('GET', `/quiz/${quizId}/access`)).body.questions).toHaveLength(RIGHT.length)
    expect((await start(asha, quizId)).body).toMatchObject({ deadline: '2026-03-04T10:20:00.000Z' })
    const handedIn = await submit(asha, quizId, { answers: RIGHT })
    expect(handedIn).toMatchObject({ status: 200, body: { score: 100 } })
    expect((await asha.call('GET', `/quiz/${quizId}/taken`)).body).toEqual({ taken: true })
    expect(await submit(asha, quizId, { answers: RIGHT }), 'again').toMatchObject({ body: handedIn.body })
  })

  test('gets a result from the last saved copy when the time is over', async () => {
    const { asha, quizId } = await setting()
    await save(asha, quizId, 1, RIGHT)
    school().clock.now = at('10:21:00') + 1
    await handInDue(school().deps)
    expect((await asha.call('GET', `/quiz/${quizId}/results`)).body).toMatchObject({
      ended: 'time',
      score: 100,
    })
  })

  test('is still in the room, and gets announcements and added minutes', async () => {
    const { asha, grace, quizId } = await setting()
    const ben = await enrolWithSeat(school())
    const { body } = await grace.call('GET', `/quiz/${quizId}/admin/live`)
    expect(body.people.map(({ user }: { user: { _id: string } }) => user._id)).toEqual([asha.id])
    const told = await grace.call('POST', `/quiz/${quizId}/admin/announce`, { text: 'Go on.' })
    expect(told.status).toBe(200)
    const extended = await grace.call('POST', `/quiz/${quizId}/admin/extend`, { all: true, minutes: 5 })
    expect(extended.body).toEqual({ extended: 1 })
    expect((await readSaved(asha, quizId)).body).toMatchObject({ deadline: '2026-03-04T10:25:00.000Z' })
    expect(await start(ben, quizId), 'nobody else begins it').toMatchObject(NOT_FOUND)
  })

  test('may be an administrator, who cannot see the quiz otherwise', async () => {
    const [grace, quizId] = [await enrol(school(), { isAdmin: true }), await storeQuiz(school())]
    await start(grace, quizId)
    await grace.call('DELETE', `/quiz/${quizId}`)
    expect(await grace.call('GET', `/quiz/${quizId}`)).toMatchObject(NOT_FOUND)
    expect((await submit(grace, quizId, { answers: RIGHT })).status).toBe(200)
  })

  test('cannot start again after a reset', async () => {
    const { asha, grace, quizId } = await setting()
    await grace.call('POST', `/quiz/${quizId}/admin/reset-attempt`, { userId: asha.id })
    for (const call of ['', '/access', '/taken'])
      expect(await asha.call('GET', `/quiz/${quizId}${call}`)).toMatchObject(NOT_FOUND)
    expect(await start(asha, quizId)).toMatchObject(NOT_FOUND)
  })
})
