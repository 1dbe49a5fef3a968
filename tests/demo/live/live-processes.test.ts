import { describe, expect, test } from 'vitest'
import { at } from '../../support/school/fixtures.ts'
import { book, enrol, type Person, storeQuiz, storeSlot } from '../../support/school/school.ts'
import { api } from '../../support/server/server.ts'
import { openTwinServers, shared } from '../../support/server/twin-servers.ts'

describe.runIf(shared)('the room over two processes', () => {
  const twins = openTwinServers({ now: at('10:05:00') })

  test('is a single room: what an administrator does in one process reaches learners of the other', async () => {
    const [here, there] = twins()
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
