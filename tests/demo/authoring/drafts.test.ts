// SPEC 2 Admin dashboard
import { expect, test } from 'vitest'
import { at, opticsJson } from '../../support/school/fixtures.ts'
import { handIn } from '../../support/school/hand-in.ts'
import { book, enrol, type School, storeSlot } from '../../support/school/school.ts'
import { onEachEngine } from '../../support/server/on-each-engine.ts'

const DRAFT = {
  ...opticsJson,
  isActive: false,
  questions: opticsJson.questions.map(({ _id, ...question }) => question),
}

async function setting(school: School) {
  const [asha, grace] = [await enrol(school), await enrol(school, { isAdmin: true })]
  await book(asha, await storeSlot(school, at('10:00:00')))
  const { body } = await grace.call('POST', '/quiz', DRAFT)
  return { asha, grace, quizId: String(body._id) }
}

onEachEngine('a draft', at('10:05:00'), (school) => {
  test('is visible only to administrators until it is published, and may be published again', async () => {
    const { asha, grace, quizId } = await setting(school())
    const isListed = async ({ call }: typeof asha) =>
      (await call('GET', '/quiz')).body.some(({ _id }: { _id: string }) => _id === quizId)
    expect([await isListed(asha), await isListed(grace)]).toEqual([false, true])
    for (const path of ['', '/access', '/taken'])
      expect((await asha.call('GET', `/quiz/${quizId}${path}`)).status, path).toBe(404)
    expect((await asha.call('POST', `/quiz/${quizId}/start`)).status).toBe(404)
    expect((await asha.call('POST', `/quiz/${quizId}/publish`)).status).toBe(403)
    expect((await grace.call('POST', `/quiz/${quizId}/publish`)).body).toMatchObject({ isActive: true })
    expect((await grace.call('POST', `/quiz/${quizId}/publish`)).status).toBe(200)
    expect(await isListed(asha)).toBe(true)
    expect((await asha.call('POST', `/quiz/${quizId}/start`)).status).toBe(200)
    const { body } = await grace.call('GET', `/admin/log?quizId=${quizId}`)
    expect(body.events.map(({ what }: { what: string }) => what)).toEqual(['started', 'published', 'created'])
  })

  test('can be one again only until somebody has begun', async () => {
    const { asha, grace, quizId } = await setting(school())
    const save = (isActive: boolean) => grace.call('PUT', `/quiz/${quizId}`, { ...DRAFT, isActive })
    expect((await save(true)).status).toBe(200)
    expect((await save(false)).body).toMatchObject({ isActive: false })
    await save(true)
    await asha.call('POST', `/quiz/${quizId}/start`)
    expect(await save(false)).toMatchObject({
      status: 409,
      body: { message: 'Learners have begun this quiz: it cannot become a draft again' },
    })
  })

  test('tells administrators, like any quiz, how many people are at work on it and how many results it has', async () => {
    const { asha, grace, quizId } = await setting(school())
    await grace.call('POST', `/quiz/${quizId}/publish`)
    const told = async () => {
      const { running, attempts } = (await grace.call('GET', `/quiz/${quizId}`)).body
      return { running, attempts }
    }
    expect(await told()).toEqual({ running: 0, attempts: 0 })
    await asha.call('POST', `/quiz/${quizId}/start`)
    expect(await told()).toEqual({ running: 1, attempts: 0 })
    expect((await asha.call('GET', `/quiz/${quizId}`)).body).not.toHaveProperty('running')
    await handIn(asha, quizId, { answers: [0, 1, 2], timeSpent: 1 })
    expect(await told()).toEqual({ running: 0, attempts: 1 })
  })
})
