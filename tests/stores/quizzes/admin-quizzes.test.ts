// SPEC 2 Admin dashboard; 4 States; 8 Other toasts
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { hearToasts, otherTabStores, until, watch } from '../../support/page/page.ts'
import { openPageOf, openSchool } from '../../support/page/school-page.ts'
import { at } from '../../support/school/fixtures.ts'
import { enrol, type Person, storeQuiz } from '../../support/school/school.ts'
import { heldUntil, instead } from '../../support/server/fault-proxy.ts'
import { answers, resets } from '../../support/server/faulty-server.ts'

const { school, proxy } = openSchool(at('10:00:00'))
const LIST = /GET \/api\/quiz$/
const READ = /GET \/api\/quiz\/[^/]+$/
const DELETE = /DELETE \/api\/quiz\//

beforeEach(async () => {
  await school().deps.db.deleteFrom('quizzes').execute()
})
afterEach(() => {
  vi.useRealTimers()
})

const enrolAdmin = () => enrol(school(), { isAdmin: true })

/** The dashboard once its list is loaded. */
async function openDashboard(person?: Person) {
  const page = await openPageOf(person ?? (await enrolAdmin()), proxy())
  const dashboard = {
    ...(await import('../../../src/stores/quizzes/quizzes.ts')),
    ...(await import('../../../src/stores/quizzes/admin-quizzes.ts')),
  }
  for (const store of [dashboard.$mode, dashboard.$quizPage, dashboard.$quizCounters]) watch<unknown>(store)
  await until(() => expect(dashboard.$quizzes.get().data).toBeDefined())
  const shown = () => dashboard.$quizPage.get().rows.map(({ quiz }) => quiz._id)
  return { page, shown, ...dashboard, toasts: hearToasts() }
}

describe('the list', () => {
  test('is counted by the clock', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance', 'setInterval', 'clearInterval'] })
    await storeQuiz(school())
    await storeQuiz(school(), { opens: at('10:20:00') })
    await storeQuiz(school(), { opens: at('08:00:00'), closes: at('09:00:00') })
    const { $quizCounters, $quizPage } = await openDashboard()
    expect($quizCounters.get()).toEqual({ total: 3, active: 1, upcoming: 1, ended: 1, drafts: 0 })
    vi.advanceTimersByTime(21 * 60_000)
    expect($quizCounters.get()).toEqual({ total: 3, active: 2, upcoming: 0, ended: 1, drafts: 0 })
    expect($quizPage.get().rows.filter(({ status }) => status === 'active')).toHaveLength(2)
  })

  test('counts a draft among all quizzes, but not among those that learners see', async () => {
    await storeQuiz(school())
    await storeQuiz(school(), { isActive: false })
    const { $quizCounters } = await openDashboard()
    expect($quizCounters.get()).toEqual({ total: 2, active: 1, upcoming: 0, ended: 0, drafts: 1 })
  })

  test('has pages of ten', async () => {
    for (let index = 0; index < 11; index++) await storeQuiz(school())
    const { $quizPage, shown, turnToPage } = await openDashboard()
    expect($quizPage.get().span).toEqual({ page: 1, pageCount: 2, from: 1, to: 10, total: 11 })
    const first = shown()
    expect(first).toHaveLength(10)
    turnToPage(2)
    expect($quizPage.get().span).toMatchObject({ page: 2, from: 11, to: 11 })
    expect(shown()).toHaveLength(1)
    expect(first).not.toContain(shown()[0])
  })

  test('is reloaded after a quiz was saved', async () => {
    const { shown, refreshAdminQuizzes } = await openDashboard()
    expect(shown()).toEqual([])
    const quizId = await storeQuiz(school())
    refreshAdminQuizzes()
    await until(() => expect(shown()).toEqual([quizId]))
  })
})

describe('deleting a quiz', () => {
  test('removes it, says so and reads the list again', async () => {
    const [kept, gone] = [await storeQuiz(school()), await storeQuiz(school())]
    const { shown, removeQuiz, toasts } = await openDashboard()
    const reads = proxy().calls(LIST).length
    expect(await removeQuiz(gone)).toBe(true)
    expect(shown(), 'at once').toEqual([kept])
    await until(() => expect(proxy().calls(LIST).length).toBeGreaterThan(reads))
    await until(() => expect(toasts).toEqual(['success: Quiz deleted successfully']))
    expect(shown()).toEqual([kept])
    expect(proxy().calls(DELETE)).toEqual([`DELETE /api/quiz/${gone}`])
  })

  test('ignores a second click while the first is in flight', async () => {
    const quizId = await storeQuiz(school())
    const { removeQuiz, $deletingId } = await openDashboard()
    let open = () => {}
    proxy().plan(DELETE, heldUntil(new Promise<void>((resolve) => (open = resolve))))
    const removed = removeQuiz(quizId)
    expect($deletingId.get()).toBe(quizId)
    expect(await removeQuiz(quizId)).toBe(false)
    open()
    expect(await removed).toBe(true)
    expect($deletingId.get()).toBeUndefined()
    expect(proxy().calls(DELETE)).toHaveLength(1)
  })

  test('comes after the count of what it affects, which a deleted quiz could not answer', async () => {
    const quizId = await storeQuiz(school())
    const { countQuizUse, removeQuiz, $quizUse } = await openDashboard()
    const { offers } = await import('../../../src/stores/session/features.ts')
    await until(() => expect(offers('drafts')).toBe(true))
    let open = () => {}
    proxy().plan(READ, heldUntil(new Promise<void>((resolve) => (open = resolve))))
    void countQuizUse(quizId)
    const removed = removeQuiz(quizId)
    await until(() => expect(proxy().calls(READ)).toHaveLength(1))
    expect(proxy().calls(DELETE)).toEqual([])
    open()
    expect(await removed).toBe(true)
    expect($quizUse.get()).toEqual({ quizId, use: { attempts: 0, running: 0 } })
  })

  test('turns back to the last page that remains', async () => {
    const ids: string[] = []
    for (let index = 0; index < 11; index++) ids.push(await storeQuiz(school()))
    const { $quizPage, shown, turnToPage, removeQuiz } = await openDashboard()
    turnToPage(2)
    await removeQuiz(shown()[0] ?? '')
    expect($quizPage.get().span).toEqual({ page: 1, pageCount: 1, from: 1, to: 10, total: 10 })
  })
})

describe('a deletion', () => {
  test.each([
    ['refused', answers(500, { message: 'Database is down' }), 'Database is down'],
    ['refused at length', answers(500, { message: 'x'.repeat(200) }), 'Failed to delete quiz'],
    [
      'not permitted',
      answers(403, { message: 'Permission denied' }),
      'You do not have permission to perform this action.',
    ],
    [
      'lost on the way',
      resets,
      'Network connection issue. Please check your internet connection and try again.',
    ],
  ])('that is %s leaves the quiz and says why', async (_, behaviour, message) => {
    const quizId = await storeQuiz(school())
    const { shown, removeQuiz, toasts, $deletingId } = await openDashboard()
    proxy().plan(DELETE, instead(behaviour))
    expect(await removeQuiz(quizId)).toBe(false)
    await until(() => expect(toasts).toEqual([`error: ${message}`]))
    expect(shown()).toEqual([quizId])
    expect($deletingId.get(), 'another try is possible').toBeUndefined()
  })

  test('of a quiz deleted elsewhere removes it from the list, too', async () => {
    const quizId = await storeQuiz(school())
    const { shown, removeQuiz, toasts } = await openDashboard()
    await school().deps.db.deleteFrom('quizzes').execute()
    expect(await removeQuiz(quizId)).toBe(true)
    expect(shown()).toEqual([])
    await until(() => expect(toasts).toEqual(['error: Quiz not found.']))
  })

  test.each([
    ['closes what is open of the quiz', 0, 'list'],
    ['leaves the trial of another quiz open', 1, 'test'],
  ])('%s', async (_, edited, mode) => {
    const ids = [await storeQuiz(school()), await storeQuiz(school())]
    const { $mode, removeQuiz } = await openDashboard()
    $mode.set({ mode: 'test', quizId: ids[edited] ?? '' })
    await removeQuiz(ids[0] ?? '')
    expect($mode.get().mode).toBe(mode)
  })
})

describe('an open panel', () => {
  test('stays when the same session is checked again', async () => {
    const { page, $mode } = await openDashboard()
    $mode.set({ mode: 'test', quizId: 'optics' })
    await page.session.retrySession()
    expect($mode.get()).toEqual({ mode: 'test', quizId: 'optics' })
  })

  test('is not shown to the next administrator at this device', async () => {
    const { page, $mode } = await openDashboard()
    $mode.set({ mode: 'test', quizId: 'optics' })
    await page.session.signOut()
    school().clock.advance(2)
    otherTabStores('quiz:token', JSON.stringify((await enrolAdmin()).token))
    await until(() => expect(page.session.$user.get()).toBeDefined())
    await until(() => expect($mode.get()).toEqual({ mode: 'list' }))
  })
})
