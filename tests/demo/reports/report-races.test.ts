// CONTRACT 4 reports
import { describe, expect, test } from 'vitest'
import { begin, enrolWithSeat, start, submit } from '../../support/school/exam.ts'
import { at } from '../../support/school/fixtures.ts'
import { MIRROR, SNELL } from '../../support/school/optics-class.ts'
import { answerReport, listReports, ownReports, report } from '../../support/school/reporting.ts'
import { enrol, type Person, type School } from '../../support/school/school.ts'
import { onEachEngine } from '../../support/server/on-each-engine.ts'
import { api, type TestServer } from '../../support/server/server.ts'
import { openTwinServers, shared } from '../../support/server/twin-servers.ts'

const TEN_FIVE = at('10:05:00')
const CLASS = 40
const KINDS = ['picture', 'formula', 'two-right', 'none-right', 'unclear']

async function enrolClass(school: School, quizId: string): Promise<Person[]> {
  const people = await Promise.all(Array.from({ length: CLASS }, () => enrolWithSeat(school)))
  await Promise.all(people.map((person) => start(person, quizId)))
  return people
}

const schoolOf = ({ deps }: TestServer): School => ({ url: deps.address.loopback, deps })
/** The same person, whose calls go to another process. */
const through = (school: School, { id, token }: Person): Person => ({ id, token, call: api(school, token) })

onEachEngine('a class that reports a question at once', TEN_FIVE, (school) => {
  test('is stored whole, while the quiz is regraded and the first are answered', async () => {
    const [asha, quizId] = await begin(school())
    const grace = await enrol(school(), { isAdmin: true })
    const people = await enrolClass(school(), quizId)
    await submit(asha, quizId, { answers: [1, 1, 0] })
    const { body } = await report(asha, quizId)
    const regrade = { changes: [{ questionId: SNELL, accept: [0, 1] }] }
    const [regraded, answered, ...told] = await Promise.all([
      grace.call('POST', `/quiz/${quizId}/admin/regrade`, regrade),
      answerReport(grace, body._id, { status: 'accepted' }),
      ...people.flatMap((person) => [report(person, quizId, MIRROR), report(person, quizId)]),
    ])
    expect([regraded.status, answered.status]).toEqual([200, 200])
    const stati = told.map(({ status }) => status)
    expect(stati.filter((status) => status !== 200)).toEqual([])
    expect(await listReports(grace, `?quizId=${quizId}`)).toHaveLength(2 * CLASS + 1)
  })

  test('is answered whole by the next answer, whatever comes in meanwhile', async () => {
    const [asha, quizId] = await begin(school())
    const grace = await enrol(school(), { isAdmin: true })
    const people = await enrolClass(school(), quizId)
    for (let round = 0; round < 5; round++) {
      const { body } = await report(asha, quizId)
      const reported = people.map((person) => report(person, quizId, SNELL, { kind: KINDS[round] }))
      const answers = [answerReport(grace, body._id, { status: 'declined', reply: 'No' })]
      const all = await Promise.all([...reported, ...answers])
      expect(all.every(({ status }) => status === 200 || status === 409)).toBe(true)
      await answerReport(grace, body._id, { status: 'open' })
    }
    const reports = await listReports(grace, `?quizId=${quizId}`)
    expect(new Set(reports.map(({ user }: { user: { _id: string } }) => user._id)).size).toBe(CLASS + 1)
    expect(reports).toHaveLength(CLASS + 1)
  })
})

describe.runIf(shared)('two processes', () => {
  const twins = openTwinServers({ now: TEN_FIVE })

  test('that are told the same report at the same time store one, and log it once', async () => {
    const [one, other] = twins().map(schoolOf) as [School, School]
    const [asha, quizId] = await begin(one)
    const grace = await enrol(one, { isAdmin: true })
    const devices = [through(one, asha), through(other, asha)]
    const told = await Promise.all(
      Array.from({ length: 20 }, (_, turn) => report(devices[turn % 2] as Person, quizId)),
    )
    expect(told.map(({ status }) => status)).toEqual(told.map(() => 200))
    expect(new Set(told.map(({ body }) => body._id)).size).toBe(1)
    expect(await ownReports(asha)).toHaveLength(1)
    const { body } = await grace.call('GET', `/admin/log?quizId=${quizId}`)
    expect(body.events.filter(({ what }: { what: string }) => what === 'reported')).toHaveLength(1)
  })

  test('answer a question alike while both are told of it', async () => {
    const [one, other] = twins().map(schoolOf) as [School, School]
    const [asha, quizId] = await begin(one)
    const grace = await enrol(one, { isAdmin: true })
    const people = await enrolClass(one, quizId)
    const { body } = await report(asha, quizId)
    const all = await Promise.all([
      ...people.map((person, index) => report(through(index % 2 ? one : other, person), quizId)),
      ...[one, other, one, other, one, other].map((school) =>
        answerReport(through(school, grace), body._id, { status: 'declined', reply: 'No' }),
      ),
    ])
    expect(all.filter(({ status }) => status !== 200)).toEqual([])
    const states = (await listReports(grace, `?quizId=${quizId}`)).map(
      ({ status }: { status: string }) => status,
    )
    expect(states).toHaveLength(CLASS + 1)
    expect(states).toContain('declined')
  })
})
