import { afterAll, beforeAll, expect, test } from 'vitest'
import { beginAudit, type Outcome, type Report } from '../../../demo/audit/run.ts'
import { atNight } from '../../support/nightly.ts'
import { at } from '../../support/school/fixtures.ts'
import { book, enrol, type Person, storeQuiz, storeSlot } from '../../support/school/school.ts'
import { startPlainApi } from '../../support/server/plain-api.ts'
import { startTestServer, type TestServer } from '../../support/server/server.ts'
import { startChanged } from './changed-api.ts'
import { FAULTS } from './faults.ts'

let school: TestServer

async function submit(person: Person, quizId: string, answers: number[]): Promise<void> {
  await person.call('POST', `/quiz/${quizId}/start`)
  await person.call('POST', `/quiz/${quizId}/submit`, { answers, timeSpent: 9 })
}

/** A school with a running slot, and with results of before. */
beforeAll(async () => {
  school = await startTestServer({ now: at('10:05:00') })
  const slotId = await storeSlot(school, at('10:00:00'))
  const quizId = await storeQuiz(school)
  for (const answers of [
    [0, 1, 0],
    [0, 0, 0],
  ]) {
    const person = await enrol(school)
    await book(person, slotId)
    await submit(person, quizId, answers)
  }
  // The newest is one that nobody has taken.
  await storeQuiz(school, { title: 'Waves' })
})
afterAll(() => school.close())

/** As people of its own, so that no audit spends another one's limits. The learner has a result and the seat for it. */
async function audit(url: string, more: Partial<Parameters<typeof beginAudit>[0]> = {}): Promise<Report> {
  const [learner, second, admin] = [
    await enrol(school),
    await enrol(school),
    await enrol(school, { isAdmin: true }),
  ]
  await book(learner, await storeSlot(school, at('10:00:00')))
  await submit(learner, await storeQuiz(school, { title: 'Old', closes: at('10:30:00') }), [0])
  return beginAudit({
    base: `${url}/api`,
    origin: school.url,
    credentials: { learner: learner.token, second: second.token, admin: admin.token },
    write: true,
    ...more,
  }).report
}

const told = ({ outcomes }: Report, state: Outcome['state']) =>
  outcomes
    .filter((outcome) => outcome.state === state)
    .map(({ id, why, breaches }) => ({ id, why, breaches }))

const brokenIds = (report: Report) => told(report, 'broken').map(({ id }) => id)

test('the reference API with all its features breaks no rule, and the audit leaves nothing behind', async () => {
  const report = await audit(school.url)
  expect(told(report, 'broken')).toEqual([])
  expect(told(report, 'unchecked')).toEqual([])
  const admin = await enrol(school, { isAdmin: true })
  const { body } = await admin.call('GET', '/quiz')
  expect(JSON.stringify(body)).not.toContain('Audit of the API')
})

test.each(['plain', 'bare'] as const)(
  'an API that offers nothing optional (%s) breaks no rule',
  async (kind) => {
    const plain = await startPlainApi(school, { kind })
    const report = await audit(plain.url)
    await plain.close()
    expect(told(report, 'broken')).toEqual([])
  },
)

test('an audit that may not write checks what can be read, and says what it left out', async () => {
  const report = await audit(school.url, { write: false })
  expect(told(report, 'broken')).toEqual([])
  expect(new Set(told(report, 'unchecked').map(({ why }) => why))).toEqual(new Set(['needs --write']))
})

/** Each is an audit of its own. */
const planted = atNight(
  FAULTS,
  FAULTS.filter((_, index) => index % 3 === 0),
)

test.each(planted)('an API where %s is told so', async (_, change, broken) => {
  const changed = await startChanged(school.url, change)
  // Only what a fault needs is written, because that takes most of the time.
  const report = await audit(changed.url, {
    write: broken.some((id) => /^(authoring|attempt|slots\.(book|unknown|cancel))/.test(id)),
  })
  await changed.close()
  expect(brokenIds(report)).toEqual(expect.arrayContaining(broken))
  // A fault is one finding, not a wall of them; the key is another where a taken quiz is told as not taken.
  expect(brokenIds(report).length).toBeLessThanOrEqual(Math.max(2, broken.length))
})
