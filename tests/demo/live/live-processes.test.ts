import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { at } from '../../support/school/fixtures.ts'
import { book, enrol, type Person, storeQuiz, storeSlot } from '../../support/school/school.ts'
import { engines, openBeside } from '../../support/server/engines.ts'
import { api, startTestServer, type TestServer } from '../../support/server/server.ts'

const shared = engines.find(({ name }) => name === 'PostgreSQL')

describe.runIf(shared)('the room over two processes', () => {
  let [here, there] = [] as unknown as [TestServer, TestServer]
  beforeAll(async () => {
    if (!shared) return
    const now = at('10:05:00')
    here = await startTestServer({ now, engine: await shared.open() })
    there = await startTestServer({ now, engine: await openBeside(here.engine) })
  })
  afterAll(async () => {
    await there.close()
    await here.close()
  })

  test('is one room: what an administrator does in one reaches who writes in the other', async () => {
    const learner = await enrol(here)
    const asha: Person = { ...learner, call: api(there, learner.token) }
    const { call } = await enrol(here, { isAdmin: true })
    const [slotId, quizId] = [await storeSlot(here, at('10:00:00')), await storeQuiz(here)]
    await book(asha, slotId)
    await asha.call('GET', '/slots/current')
    const person = async () => (await call('GET', `/admin/slots/live?slotId=${slotId}`)).body.people[0]
    expect(await person()).toMatchObject({ state: 'here' })
    await asha.call('POST', `/quiz/${quizId}/start`)
    expect((await call('POST', `/quiz/${quizId}/admin/extend`, { all: true, minutes: 5 })).body).toEqual({
      extended: 1,
    })
    const { body: made } = await call('POST', `/quiz/${quizId}/admin/announce`, {
      text: 'Five minutes more.',
    })
    const deadline = new Date(at('10:25:00')).toISOString()
    const { body } = await asha.call('GET', `/quiz/${quizId}/attempt?left=1&seen=${made._id}`)
    expect(body).toMatchObject({ deadline, extendedBy: 5, announcements: [made] })
    expect(await person()).toMatchObject({ state: 'started', deadline, left: 1 })
  })
})
