// SPEC 2 Own data
import { beforeEach, expect, test } from 'vitest'
import { at } from '../../support/school/fixtures.ts'
import { handIn } from '../../support/school/hand-in.ts'
import { SNELL } from '../../support/school/optics-class.ts'
import { report } from '../../support/school/reporting.ts'
import { book, enrol, signInAgain, storeQuiz, storeSlot } from '../../support/school/school.ts'
import { onEachEngine } from '../../support/server/on-each-engine.ts'
import type { TestServer } from '../../support/server/server.ts'

const TEN = at('10:00:00')

/** Asha has handed in the optics quiz in her slot at ten, and holds a seat in one at noon. */
async function storeAsha(school: TestServer) {
  const [asha, grace] = [
    await enrol(school, { name: 'Asha Rao' }),
    await enrol(school, { name: 'Grace Lin', isAdmin: true }),
  ]
  const quizId = await storeQuiz(school)
  await book(asha, await storeSlot(school, TEN))
  const noon = await storeSlot(school, at('12:00:00'))
  await book(asha, noon)
  await asha.call('POST', `/quiz/${quizId}/start`)
  school.clock.advance(2)
  await handIn(asha, quizId, {
    ...{ answers: [0, 2, null], timeSpent: 60 },
    seconds: [20, 30, 5],
    changes: [[], [1], []],
  })
  await report(asha, quizId, SNELL, { text: 'Both are right' })
  return { asha, grace, quizId, noon }
}

onEachEngine('the data of a person', TEN, (school) => {
  beforeEach(async () => {
    await school().deps.db.deleteFrom('quizzes').execute()
    await school().deps.db.deleteFrom('users').execute()
    await school().deps.db.updateTable('slots').set({ booked: 0 }).execute()
  })

  test('is given as a file: who they are, where they sign in, what they booked, began, answered and did', async () => {
    const { asha, quizId } = await storeAsha(school())
    const { status, headers, body } = await asha.call('GET', '/user/data')
    expect(status).toBe(200)
    expect(headers.get('content-disposition')).toContain('attachment')
    expect(body).toMatchObject({
      user: { _id: asha.id, name: 'Asha Rao' },
      ...{ timeFactor: 1, announcements: [] },
      sessions: [{ isCurrent: true }],
      bookings: [{ status: 'booked' }, { status: 'booked' }],
      results: [{ quiz: { _id: quizId }, answers: [0, 2, null] }],
      starts: [{ quiz_id: quizId }],
      pace: [{ quiz_id: quizId, seconds: [20, 30, 5], changes: [[], [1], []] }],
      reports: [{ questionId: SNELL, text: 'Both are right' }],
    })
    expect(body.log.map(({ what }: { what: string }) => what).toSorted()).toEqual([
      'reported',
      'started',
      'submitted',
    ])
    expect(JSON.stringify(body)).not.toContain('"correctAnswer"')
  })

  test('is deleted once the quiz has ended: results stay without a name, everything else is gone', async () => {
    const { asha, grace, quizId, noon } = await storeAsha(school())
    const elsewhere = await signInAgain(school(), asha)
    expect(await asha.call('DELETE', '/user/data')).toMatchObject({
      status: 409,
      body: { code: 'quiz_open' },
    })
    school().clock.now = at('11:00:01')
    expect((await asha.call('DELETE', '/user/data')).status).toBe(200)
    for (const { call } of [asha, elsewhere]) expect((await call('GET', '/auth/me')).status).toBe(401)
    const { body } = await grace.call('GET', `/quiz/${quizId}/admin/results`)
    expect(body.results).toMatchObject([{ score: 33, user: { name: 'Deleted learner', email: '' } }])
    expect(body.statistics.totalAttempts).toBe(1)
    expect((await grace.call('GET', '/admin/reports')).body).toEqual([])
    const seats = await school().deps.db.selectFrom('slots').select('booked').where('id', '=', noon).execute()
    expect(seats).toEqual([{ booked: 0 }])
    expect((await grace.call('GET', `/admin/slots/bookings?slotId=${noon}`)).body).toEqual([])
    expect((await grace.call('GET', '/admin/users?search=Asha')).body.people).toEqual([])
    expect((await grace.call('GET', '/admin/users?search=Deleted')).body.people).toEqual([])
    expect((await grace.call('GET', `/admin/users/${asha.id}/results`)).status).toBe(404)
    const { body: log } = await grace.call('GET', `/admin/log?userId=${asha.id}`)
    expect(log.events[0]).toMatchObject({ what: 'data-deleted', who: { name: 'Deleted learner' } })
  })

  test('stays while an attempt runs beyond the end of its quiz, and stays if it is an administrator’s', async () => {
    const [asha, grace] = [await enrol(school()), await enrol(school(), { isAdmin: true })]
    await book(asha, await storeSlot(school(), TEN))
    const quizId = await storeQuiz(school(), { closes: at('10:10:00') })
    await asha.call('POST', `/quiz/${quizId}/start`)
    await grace.call('POST', `/quiz/${quizId}/admin/extend`, { userId: asha.id, minutes: 20 })
    school().clock.now = at('10:15:00')
    expect(await asha.call('DELETE', '/user/data')).toMatchObject({
      status: 409,
      body: { code: 'quiz_open' },
    })
    school().clock.now = at('10:32:00')
    expect((await asha.call('DELETE', '/user/data')).status).toBe(200)
    expect(await grace.call('DELETE', '/user/data')).toMatchObject({
      status: 409,
      body: { code: 'administrator' },
    })
  })
})
