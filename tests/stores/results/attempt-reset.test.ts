// SPEC 2 Admin quiz results; 8 Other toasts
import { expect, test } from 'vitest'
import { hearToasts, until, watch } from '../../support/page/page.ts'
import { openPageOf, openSchool } from '../../support/page/school-page.ts'
import { storeCrowd } from '../../support/school/crowd.ts'
import { at } from '../../support/school/fixtures.ts'
import { enrol, storeQuiz } from '../../support/school/school.ts'
import { answerLost, heldUntil, instead } from '../../support/server/fault-proxy.ts'
import { answers, resets } from '../../support/server/faulty-server.ts'

const { school, proxy } = openSchool(at('12:00:00'))
const RESET = /POST \/api\/quiz\/[^/]+\/admin\/reset-attempt/

const enrolAdmin = () => enrol(school(), { isAdmin: true })

/** An administrator looks at the attempts of three people, and may reset the latest. */
async function openReset() {
  const quizId = await storeQuiz(school())
  await storeCrowd(school(), quizId, { count: 3, names: ['Asha Rao', 'Ben Okafor', 'Chloé Martin'] })
  const page = await openPageOf(await enrolAdmin(), proxy())
  const reset = await import('../../../src/stores/results/attempt-reset.ts')
  const { $attempts, showAttempts } = await import('../../../src/stores/results/quiz-attempts.ts')
  const { $figures } = await import('../../../src/stores/analysis/quiz-figures.ts')
  watch<unknown>($attempts)
  watch<unknown>($figures)
  showAttempts(quizId)
  await until(() => expect($attempts.get().data?.results).toHaveLength(3))
  const people = () => $attempts.get().data?.results.map(({ user }) => user && 'name' in user && user.name)
  const userId = $attempts.get().data?.results[0]?.user?._id ?? ''
  return { ...reset, page, quizId, people, $figures, target: { quizId, userId, name: 'Chloé Martin' } }
}

const attemptsLeft = (quizId: string) =>
  school().deps.db.selectFrom('attempts').select('user_id').where('quiz_id', '=', quizId).execute()

test('a reset deletes the attempt, says so, and refreshes rows and figures', async () => {
  const { resetUserAttempt, people, target, quizId, $figures } = await openReset()
  const toasts = hearToasts()
  expect(people()).toEqual(['Chloé Martin', 'Ben Okafor', 'Asha Rao'])
  expect(await resetUserAttempt(target)).toBe(true)
  await until(() => expect(toasts).toEqual(['success: Reset attempt for Chloé Martin successfully']))
  await until(() => expect(people()).toEqual(['Ben Okafor', 'Asha Rao']))
  expect($figures.get()).toMatchObject({ scene: 'known', figures: { totalAttempts: 2 } })
  expect(proxy().bodies(RESET)).toEqual([{ userId: target.userId }])
  expect(await attemptsLeft(quizId)).toHaveLength(2)
})

test('a reset keeps an attempt that was submitted after the list was read', async () => {
  const { resetUserAttempt, target, quizId } = await openReset()
  const toasts = hearToasts()
  expect(await resetUserAttempt({ ...target, unsubmitted: true })).toBe(true)
  await until(() => expect(toasts).toEqual(['error: Chloé Martin has submitted meanwhile']))
  expect(proxy().bodies(RESET)).toEqual([{ userId: target.userId, unsubmitted: true }])
  expect(await attemptsLeft(quizId)).toHaveLength(3)
})

test('a reset refreshes the figures of the dashboard', async () => {
  const { resetUserAttempt, target } = await openReset()
  const analytics = await import('../../../src/stores/analysis/analytics.ts')
  watch<unknown>(analytics.$overallFigures)
  await until(() => expect(analytics.$overallFigures.get().data).toBeDefined())
  const before = analytics.$overallFigures.get().data?.totalAttempts ?? 0
  await resetUserAttempt(target)
  await until(() => expect(analytics.$overallFigures.get().data?.totalAttempts).toBe(before - 1))
})

test('a reset ignores a second click while the first is in flight', async () => {
  const { resetUserAttempt, $resetting, target } = await openReset()
  let open = () => {}
  proxy().plan(RESET, heldUntil(new Promise<void>((resolve) => (open = resolve))))
  const first = resetUserAttempt(target)
  expect($resetting.get()).toEqual(target)
  expect(await resetUserAttempt(target)).toBe(false)
  open()
  expect(await first).toBe(true)
  expect($resetting.get()).toBeUndefined()
  expect(proxy().calls(RESET)).toHaveLength(1)
})

test.each([
  ['refused', answers(500, { message: 'Database is down' })],
  ['not permitted', answers(403, { message: 'Permission denied' })],
  ['cut off', resets],
])('a reset that is %s leaves the attempt, and is reported', async (_, behaviour) => {
  const { resetUserAttempt, $resetting, people, target } = await openReset()
  const toasts = hearToasts()
  proxy().plan(RESET, instead(behaviour))
  expect(await resetUserAttempt(target)).toBe(false)
  await until(() => expect(toasts).toEqual(['error: Failed to reset user attempt']))
  expect(people()).toHaveLength(3)
  expect($resetting.get(), 'it can be tried again').toBeUndefined()
})

test('a reset of an attempt that another administrator has reset says so and refreshes the list', async () => {
  const { resetUserAttempt, people, target, quizId } = await openReset()
  const toasts = hearToasts()
  const other = await enrolAdmin()
  await other.call('POST', `/quiz/${quizId}/admin/reset-attempt`, { userId: target.userId })
  expect(people()).toHaveLength(3)
  expect(await resetUserAttempt(target)).toBe(true)
  await until(() => expect(toasts).toEqual(['error: The attempt of Chloé Martin has already been reset']))
  await until(() => expect(people()).toEqual(['Ben Okafor', 'Asha Rao']))
})

test('a reset whose answer is lost shows its effect', async () => {
  const { resetUserAttempt, people, target } = await openReset()
  const toasts = hearToasts()
  proxy().plan(RESET, answerLost)
  expect(await resetUserAttempt(target)).toBe(false)
  await until(() => expect(people()).toEqual(['Ben Okafor', 'Asha Rao']))
  expect(await resetUserAttempt(target)).toBe(true)
  await until(() =>
    expect(toasts).toEqual([
      'error: Failed to reset user attempt',
      'error: The attempt of Chloé Martin has already been reset',
    ]),
  )
})

test('a reset at a quiz deleted meanwhile leads to an unknown quiz', async () => {
  const { resetUserAttempt, target, quizId } = await openReset()
  await school().deps.db.deleteFrom('quizzes').where('id', '=', quizId).execute()
  expect(await resetUserAttempt(target)).toBe(true)
  const { $isUnknownQuiz } = await import('../../../src/stores/results/quiz-attempts.ts')
  await until(() => expect($isUnknownQuiz.get()).toBe(true))
})

test('a reset in an expired session signs out, and reports only that', async () => {
  const { resetUserAttempt, page, target } = await openReset()
  const toasts = hearToasts()
  proxy().plan(RESET, instead(answers(401, { message: 'Token expired' })))
  expect(await resetUserAttempt(target)).toBe(false)
  expect(page.session.$user.get()).toBeUndefined()
  await until(() =>
    expect(toasts).toEqual(['error: Your session has expired. Please sign in again to continue.']),
  )
})
