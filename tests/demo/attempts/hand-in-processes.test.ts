import { describe, expect, test } from 'vitest'
import { handInDue } from '../../../demo/api/attempts/hand-in.ts'
import { begin, save } from '../../support/school/exam.ts'
import { at } from '../../support/school/fixtures.ts'
import { enrol } from '../../support/school/school.ts'
import { api, type TestServer } from '../../support/server/server.ts'
import { openTwinServers, shared } from '../../support/server/twin-servers.ts'

describe.runIf(shared)('an automatic submission by one of two processes', () => {
  const twins = openTwinServers({ now: at('10:05:00') })

  const moveTo = (time: number) => {
    for (const { clock } of twins()) clock.now = time
  }

  test('is a result in both of them at once, and in their statistics', async () => {
    const [here, there] = twins()
    const [asha, quizId] = await begin(here)
    const grace = await enrol(here, { isAdmin: true })
    await save(asha, quizId, 1, [0, 1, 0])
    const path = `/quiz/${quizId}/admin/results`
    const countedBy = async (server: TestServer) => {
      const { body } = await api(server, grace.token)('GET', path)
      return [body.results.length, body.statistics.totalAttempts]
    }
    moveTo(at('10:21:00'))
    for (const server of twins()) expect(await countedBy(server)).toEqual([0, 0])
    moveTo(at('10:21:00') + 1)
    // The servers themselves may have come first.
    const stored = (await handInDue(there.deps)) + (await handInDue(here.deps))
    expect(stored).toBeLessThanOrEqual(1)
    expect(await countedBy(there)).toEqual([1, 1])
    expect((await asha.call('GET', `/quiz/${quizId}/results`)).body).toMatchObject({
      score: 100,
      ended: 'time',
    })
    expect(await countedBy(here)).toEqual([1, 1])
  })
})
