// CONTRACT 4 reports
import { expect, test } from 'vitest'
import { begin, enrolWithSeat, start, submit } from '../../support/school/exam.ts'
import { at } from '../../support/school/fixtures.ts'
import { MIRROR, SNELL } from '../../support/school/optics-class.ts'
import {
  answerReport,
  listReports,
  ownReports,
  report,
  withdrawReport,
} from '../../support/school/reporting.ts'
import { enrol, namesIn, type Person, type School } from '../../support/school/school.ts'
import { onEachEngine } from '../../support/server/on-each-engine.ts'

const TEN_FIVE = at('10:05:00')
const NOWHERE = '00000000-0000-4000-8000-000000000000'

/** Asha and Ben report the first question, Asha the second one, too. */
async function storeReported(school: School) {
  const [asha, quizId] = await begin(school)
  const [ben, grace] = [
    await enrolWithSeat(school),
    await enrol(school, { isAdmin: true, name: 'Grace Lin' }),
  ]
  await start(ben, quizId)
  const { body } = await report(asha, quizId)
  await report(asha, quizId, MIRROR)
  await report(ben, quizId, SNELL, { kind: 'none-right' })
  return { asha, ben, grace, quizId, id: String(body._id) }
}

onEachEngine('the answer to reports', TEN_FIVE, (school) => {
  const reported = () => storeReported(school())

  test('goes to everybody who reported the question, and to no other question', async () => {
    const { asha, ben, grace, quizId, id } = await reported()
    school().clock.advance(1)
    const { status, body } = await answerReport(grace, id, { status: 'declined', reply: ' Snell is right. ' })
    expect(status).toBe(200)
    expect(body).toHaveLength(2)
    expect(body).toMatchObject([{ status: 'declined' }, { status: 'declined' }])
    const answered = {
      ...{ status: 'declined', reply: 'Snell is right.', by: { name: 'Grace Lin' } },
      answeredAt: '2026-03-04T10:06:00.000Z',
    }
    expect(await ownReports(ben)).toEqual([expect.objectContaining(answered)])
    expect(await ownReports(asha)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ questionId: SNELL, ...answered }),
        expect.objectContaining({ questionId: MIRROR, status: 'open' }),
      ]),
    )
    expect(await listReports(grace, `?quizId=${quizId}&status=open`)).toMatchObject([{ questionId: MIRROR }])
    const refused = { status: 409, body: { code: 'report_answered' } }
    expect(await report(asha, quizId)).toMatchObject(refused)
    expect(await withdrawReport(asha, quizId)).toMatchObject(refused)
  })

  test('may be changed, and taken back', async () => {
    const { asha, ben, grace, quizId, id } = await reported()
    await answerReport(grace, id, { status: 'declined', reply: 'No' })
    school().clock.advance(1)
    expect((await answerReport(grace, id, { status: 'accepted', reply: 'Yes' })).body).toHaveLength(2)
    expect(await ownReports(ben)).toMatchObject([{ status: 'accepted', reply: 'Yes' }])
    expect((await answerReport(grace, id, { status: 'open' })).body).toMatchObject([
      { status: 'open' },
      { status: 'open' },
    ])
    const [{ reply, by, answeredAt, status }] = await ownReports(ben)
    expect([reply, by, answeredAt, status]).toEqual([undefined, undefined, undefined, 'open'])
    expect((await report(asha, quizId, SNELL, { text: 'Still' })).status).toBe(200)
  })
})

onEachEngine('an administrator’s answer', TEN_FIVE, (school) => {
  const reported = () => storeReported(school())

  test('is given by administrators only', async () => {
    const { asha, grace, id } = await reported()
    for (const { status } of [
      await answerReport(asha, id, { status: 'accepted' }),
      await asha.call('GET', '/admin/reports'),
    ])
      expect(status).toBe(403)
    expect(await answerReport(grace, NOWHERE, { status: 'open' })).toMatchObject({
      status: 404,
      body: { code: 'report_unknown' },
    })
    expect((await answerReport(grace, 'nonsense', { status: 'open' })).status).toBe(404)
    for (const body of [
      {},
      { status: 'done' },
      { status: 'open', reply: 'x'.repeat(501) },
      { status: 'open', reply: 7 },
    ])
      expect((await answerReport(grace, id, body)).status).toBe(400)
    for (const query of ['?status=done', '?quizId=nonsense', '?status=open&status=declined'])
      expect((await grace.call('GET', `/admin/reports${query}`)).status, query).toBe(400)
  })

  test('stands in the log, as do the reports', async () => {
    const { asha, grace, quizId, id } = await reported()
    await report(asha, quizId, SNELL, { text: 'again' })
    await answerReport(grace, id, { status: 'declined' })
    const { body } = await grace.call('GET', `/admin/log?quizId=${quizId}`)
    const told = body.events.filter(({ what }: { what: string }) => what.startsWith('report'))
    expect(told).toHaveLength(4)
    expect(told[0]).toMatchObject({
      what: 'report-answered',
      who: { _id: grace.id },
      detail: { question: 1, status: 'declined', reports: 2 },
    })
    expect(told).toContainEqual(
      expect.objectContaining({
        what: 'reported',
        who: expect.objectContaining({ _id: asha.id }),
        detail: { question: 2 },
      }),
    )
  })
})

onEachEngine('an answered report', TEN_FIVE, (school) => {
  const reported = () => storeReported(school())

  test('tells the own score before and after the regrading, and how many others gained by it', async () => {
    const { asha, ben, grace, quizId, id } = await reported()
    await submit(asha, quizId, { answers: [1, 1, 0] })
    await submit(ben, quizId, { answers: [1, 1, 1] })
    const cleo = await enrolWithSeat(school())
    await start(cleo, quizId)
    await submit(cleo, quizId, { answers: [0, 1, 0] })
    school().clock.advance(1)
    const changes = [{ questionId: SNELL, accept: [0, 1] }]
    await grace.call('POST', `/quiz/${quizId}/admin/regrade`, { changes })
    await answerReport(grace, id, { status: 'accepted', reply: 'Both are right' })
    const [mirror] = await listReports(grace, `?quizId=${quizId}&status=open`)
    await answerReport(grace, mirror._id, { status: 'accepted' })
    const find = async (person: Person, question: string) =>
      (await ownReports(person)).find(({ questionId }: { questionId: string }) => questionId === question)
    expect(await find(asha, SNELL)).toMatchObject({ scoreBefore: 67, scoreAfter: 100, gained: 1 })
    expect(await find(ben, SNELL)).toMatchObject({ scoreBefore: 33, scoreAfter: 67, gained: 1 })
    const unchanged = await find(asha, MIRROR)
    expect(unchanged, 'its key was not changed').toMatchObject({ status: 'accepted' })
    for (const name of ['scoreBefore', 'scoreAfter', 'gained']) expect(unchanged).not.toHaveProperty(name)
  })

  test('tells no score before the review opens', async () => {
    const { asha, grace, quizId, id } = await reported()
    const { db } = school().deps
    await db.updateTable('quizzes').set({ review_from: 'quiz-ended' }).where('id', '=', quizId).execute()
    await submit(asha, quizId, { answers: [1, 1, 0] })
    const changes = [{ questionId: SNELL, accept: [1] }]
    await grace.call('POST', `/quiz/${quizId}/admin/regrade`, { changes })
    await answerReport(grace, id, { status: 'accepted', reply: 'You are right' })
    const names = async () => namesIn(await ownReports(asha))
    for (const name of ['scoreBefore', 'scoreAfter', 'gained']) expect(await names()).not.toContain(name)
    school().clock.now = at('11:30:00')
    for (const name of ['scoreBefore', 'scoreAfter', 'gained']) expect(await names()).toContain(name)
  })

  test('tells nobody about another learner', async () => {
    const { asha, ben, grace, id } = await reported()
    await answerReport(grace, id, { status: 'accepted', reply: 'Yes' })
    const seen = JSON.stringify([await ownReports(asha), (await asha.call('GET', '/user/data')).body.reports])
    expect(seen).not.toContain(ben.id)
    expect(seen).not.toContain(grace.id)
    expect(seen).not.toContain('none-right')
    expect(namesIn(await ownReports(asha))).not.toContain('user')
  })
})
