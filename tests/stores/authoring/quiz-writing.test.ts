// SPEC 2 Writing room; 4 States
import { afterEach, describe, expect, test, vi } from 'vitest'
import { administrator, openFormPage, writeQuestion, writeQuiz } from '../../support/page/form-page.ts'
import { hearToasts, leavePage } from '../../support/page/page.ts'
import { openSchool } from '../../support/page/school-page.ts'
import { at } from '../../support/school/fixtures.ts'
import { storeQuiz } from '../../support/school/school.ts'

const SAVES = /(POST|PUT) \/api\/quiz(\/[^/]+)?$/
const HOUR_MS = 3_600_000

afterEach(() => void vi.useRealTimers())

/** All that once made a form save by itself: time that passes, a page that is hidden, a connection that is back. */
async function waitForLong(): Promise<void> {
  await vi.advanceTimersByTimeAsync(HOUR_MS)
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  hidden.mockRestore()
  const { noteReached } = await import('../../../src/stores/page/connection.ts')
  for (const reached of [false, true]) noteReached(reached)
  await vi.advanceTimersByTimeAsync(HOUR_MS)
}

describe.each([['full'], ['plain']] as const)('the input, with the %s API,', (kind) => {
  const where = openSchool(at('10:05:00'), { kind })
  const { school, proxy } = where

  test('for a new quiz stays on the device, whatever happens, until the quiz is saved', async () => {
    const toasts = hearToasts()
    const { form } = await writeQuiz(where)
    form.storePendingDraft()
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] })
    writeQuestion(form, 'And a mirror?')
    await waitForLong()
    expect(proxy().calls(SAVES)).toEqual([])
    expect(toasts).toEqual(['success: Question added successfully'])
    expect(form.$saveStatus.get()).toMatchObject({ code: 'on-device' })
    expect(form.$draftScene.get()).toMatchObject({ owner: { quizId: undefined } })
    expect(form.$editedQuestion.get()?.question.text).toBe('And a mirror?')
    vi.useRealTimers()
    expect(await form.saveQuiz()).toBe(true)
    expect(proxy().bodies(SAVES)).toMatchObject([{ isActive: true, questions: [{}, {}] }])
    expect(localStorage.getItem('quiz:drafts'), 'what is saved is kept no longer').toBeNull()
  })

  test.each([
    ['a published quiz', true],
    ['a draft', false],
  ])('for %s stays there, too', async (_, isActive) => {
    const quizId = await storeQuiz(school(), { isActive })
    const form = await openFormPage(where, await administrator(where))
    await form.openQuizDraft(quizId)
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] })
    form.setDetail('title', 'Half wri')
    await waitForLong()
    expect(proxy().calls(SAVES)).toEqual([])
    expect(form.$saveStatus.get()).toMatchObject({ code: 'on-device' })
  })
})

describe('the input for a quiz', () => {
  const where = openSchool(at('10:05:00'))
  const { school } = where

  test('stays on the device if the session ends meanwhile', async () => {
    const { form, person } = await writeQuiz(where)
    await school().deps.db.deleteFrom('sessions').where('user_id', '=', person.id).execute()
    expect(await form.saveQuiz()).toBe(false)
    await leavePage()
    expect(localStorage.getItem('quiz:drafts')).toContain('Lenses')
  })

  test('is reported as not kept by a device that can store nothing more', async () => {
    const { form } = await writeQuiz(where)
    const { getItem, removeItem } = localStorage
    const setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    vi.stubGlobal('localStorage', {
      getItem: getItem.bind(localStorage),
      removeItem: removeItem.bind(localStorage),
      setItem,
    })
    form.setDetail('title', 'Too much')
    form.storePendingDraft()
    expect(form.$saveStatus.get()).toEqual({ code: 'not-kept' })
    expect(await form.saveQuiz('draft'), 'the API still takes it').toBe(true)
    vi.unstubAllGlobals()
  })
})
