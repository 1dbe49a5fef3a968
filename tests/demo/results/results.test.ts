import { expect, test } from 'vitest'
import { at, opticsJson } from '../../support/school/fixtures.ts'
import { handIn } from '../../support/school/hand-in.ts'
import { book, enrol, namesIn, type School, storeQuiz, storeSlot } from '../../support/school/school.ts'
import { onEachEngine } from '../../support/server/on-each-engine.ts'
import { api } from '../../support/server/server.ts'

/** A learner who has just submitted the optics quiz, one of three right. */
async function enrolWithResult(school: School) {
  const person = await enrol(school, { name: 'Asha Rao' })
  const quizId = await storeQuiz(school)
  await book(person, await storeSlot(school, at('10:00:00')))
  await handIn(person, quizId, { answers: [0, 2], timeSpent: 425 })
  return { ...person, quizId }
}

onEachEngine('results', at('10:10:00'), (school) => {
  test('of your own have the questions with the key', async () => {
    const asha = await enrolWithResult(school())
    const { status, body } = await asha.call('GET', `/quiz/${asha.quizId}/results`)
    expect(status).toBe(200)
    const { questions, title, description } = opticsJson
    expect(body).toMatchObject({ score: 33, quiz: { _id: asha.quizId, title, description, questions } })
  })

  test('do not exist before the submission', async () => {
    const [asha, quizId] = [await enrol(school()), await storeQuiz(school())]
    for (const id of [quizId, 'nonsense'])
      expect(await asha.call('GET', `/quiz/${id}/results`)).toMatchObject({
        status: 404,
        body: { message: 'Results not found' },
      })
    expect((await asha.call('GET', '/user/results')).body).toEqual([])
  })

  test("of somebody else's are for administrators", async () => {
    const asha = await enrolWithResult(school())
    const path = `/quiz/${asha.quizId}/user/${asha.id}/results`
    const grace = await enrol(school(), { isAdmin: true })
    const seen = await grace.call('GET', path)
    expect(seen.body).toMatchObject({
      user: { _id: asha.id, name: 'Asha Rao' },
      quiz: { questions: [{}, {}, {}] },
    })
    expect((await grace.call('GET', `/quiz/${asha.quizId}/user/${grace.id}/results`)).status).toBe(404)
    expect((await api(school())('GET', path)).status).toBe(401)
    for (const { call } of [asha, await enrol(school())])
      expect(await call('GET', path)).toMatchObject({ status: 403, body: { message: 'Permission denied' } })
  })

  test('are listed newest first, without questions, and only your own', async () => {
    const asha = await enrolWithResult(school())
    const later = await storeQuiz(school())
    school().clock.now = at('10:12:00')
    await handIn(asha, later, { answers: [0, 1, 0], timeSpent: 60 })
    await enrolWithResult(school())
    const { body } = await asha.call('GET', '/user/results')
    expect(body).toMatchObject([
      { quiz: { _id: later, title: opticsJson.title }, score: 100 },
      { quiz: { _id: asha.quizId }, score: 33 },
    ])
    expect(body).toHaveLength(2)
    expect(namesIn(body)).not.toContain('questions')
  })
})
