import { expect, test } from 'vitest'
import { hearToasts, until, watch } from '../../support/page/page.ts'
import { beginWork } from '../../support/page/quiz-work.ts'
import { openSchool } from '../../support/page/school-page.ts'
import { ASK, openSharedWork, SAVE, SUBMIT, stored } from '../../support/page/shared-work.ts'
import { at } from '../../support/school/fixtures.ts'
import { enrol } from '../../support/school/school.ts'
import { type Fault, instead } from '../../support/server/fault-proxy.ts'
import { answers } from '../../support/server/faulty-server.ts'

const place = openSchool(at('10:00:00'))
const { school, proxy } = place
const { fakeClock, pass, jump } = openSharedWork(place)

/** In the middle of a quiz of an API that keeps the time of attempts, and none of their work. */
async function beginTimed() {
  fakeClock()
  const work = await beginWork(place, 0, ['start', 'time'])
  const admin = await enrol(school(), { isAdmin: true })
  const time: Fault = async (response) => {
    const { deadline } = await stored(work.person, work.quizId)
    answers(200, { deadline })(response)
  }
  const extend = () => admin.call('POST', `/quiz/${work.quizId}/admin/extend`, { all: true, minutes: 5 })
  return { ...work, time, extend }
}

test('extra minutes arrive and are announced even if nothing is saved', async () => {
  const { page, time, extend } = await beginTimed()
  const { $unreadNews } = await import('../../../src/stores/attempts/announcements.ts')
  const unread = watch($unreadNews)
  proxy().plan(ASK, ...Array(9).fill(time))
  await extend()
  await pass(18)
  expect(page.records.$attempt.get()?.deadline).toBe(at('10:20:00'))
  expect(unread.at(-1)).toEqual([{ code: 'extended', minutes: 5 }])
  expect(proxy().calls(ASK).length).toBeGreaterThanOrEqual(2)
  expect(proxy().calls(SAVE)).toEqual([])
})

test('the deadline is requested before the quiz submits itself', async () => {
  const { page, time, extend } = await beginTimed()
  await pass(1)
  await extend()
  proxy().plan(ASK, ...Array(9).fill(time))
  jump(15 * 60)
  await until(() => expect(page.records.$attempt.get()?.deadline).toBe(at('10:20:00')))
  await pass(1)
  expect(page.takeQuiz.$scene.get()).toMatchObject({ scene: 'in-progress', submitting: false })
  expect(proxy().calls(SUBMIT)).toEqual([])
})

test('an API that knows nothing of an attempt causes no news', async () => {
  const toasts = hearToasts()
  const { page, person, time } = await beginTimed()
  const nothing = instead(answers(404, { message: 'Not found' }))
  proxy().plan(ASK, time, nothing, nothing, nothing)
  await pass(30)
  expect(proxy().calls(ASK).length).toBeGreaterThanOrEqual(3)
  expect(page.takeQuiz.$scene.get()).toMatchObject({
    scene: 'in-progress',
    attempt: { answers: [3, null, null], userId: person.id },
  })
  expect(toasts).toEqual([])
  expect(proxy().calls(/taken$/).length, 'as the page was opened').toBe(1)
})
