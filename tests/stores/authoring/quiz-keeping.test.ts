import { describe, expect, test, vi } from 'vitest'
import { administrator, openFormPage, writeQuestion, writeQuiz } from '../../support/page/form-page.ts'
import { hearToasts, leavePage, until } from '../../support/page/page.ts'
import { openSchool } from '../../support/page/school-page.ts'
import { at } from '../../support/school/fixtures.ts'
import { storeQuiz } from '../../support/school/school.ts'
import { heldUntil, instead } from '../../support/server/fault-proxy.ts'
import { resets } from '../../support/server/faulty-server.ts'
import { makeGate } from '../../support/server/gate.ts'

const where = openSchool(at('10:05:00'))
const { school, proxy } = where
const SAVES = /(POST|PUT) \/api\/quiz(\/[^/]+)?$/

describe('a quiz that is written', () => {
  test('is kept as a draft once it has all that a quiz needs, silently, and goes on as it was', async () => {
    const toasts = hearToasts()
    const grace = await administrator(where)
    const form = await openFormPage(where, grace)
    await form.openQuizDraft(undefined)
    form.setDetail('title', 'Lenses')
    expect(await form.keeping.keepDraft(), 'not yet').toBeUndefined()
    expect(form.$draftErrors.get()).toEqual({})
    form.closeQuizDraft()
    const { form: whole } = await writeQuiz(where)
    writeQuestion(whole, 'And a mirror?')
    const quizId = await whole.keeping.keepDraft()
    expect(proxy().bodies(SAVES)).toMatchObject([{ title: 'Lenses', isActive: false, questions: [{}] }])
    expect(whole.$editedQuestion.get()?.question.text).toBe('And a mirror?')
    expect(toasts.filter((toast) => !toast.includes('Question added'))).toEqual([])
    expect(whole.$draftScene.get()).toMatchObject({ owner: { quizId }, isFresh: true })
    expect(whole.editor.submitQuestion()).toBe(true)
    expect(await whole.keeping.keepDraft(), 'it has its address').toBeUndefined()
    expect(proxy().bodies(SAVES)[1]).toMatchObject({
      isActive: false,
      questions: [{ _id: expect.any(String) }, { text: 'And a mirror?' }],
    })
    expect(whole.$saveStatus.get()).toMatchObject({ code: 'saved' })
    expect(await whole.keeping.keepDraft()).toBeUndefined()
    expect(proxy().calls(SAVES), 'nothing is new').toHaveLength(2)
  })

  test('is not sent by itself once learners see it', async () => {
    const quizId = await storeQuiz(school())
    const form = await openFormPage(where, await administrator(where))
    await form.openQuizDraft(quizId)
    form.setDetail('title', 'Half wri')
    await form.keeping.keepDraft()
    expect(proxy().calls(SAVES)).toEqual([])
    await until(() => expect(form.$saveStatus.get().code).toBe('on-device'))
  })

  test('keeps what is typed while it is on its way, and a save waits for that', async () => {
    const { form, person } = await writeQuiz(where)
    const { gate, open } = makeGate()
    proxy().plan(SAVES, heldUntil(gate))
    const kept = form.keeping.keepDraft()
    form.setDetail('title', 'Lenses and mirrors')
    const saved = form.saveQuiz('draft')
    open()
    await kept
    expect(await saved).toBe(true)
    const { body } = await person.call('GET', '/quiz')
    const own = body.filter(({ createdBy }: { createdBy: string }) => createdBy === person.id)
    expect(own).toMatchObject([{ title: 'Lenses and mirrors' }])
    expect(proxy().calls(SAVES)).toEqual([expect.stringMatching(/^POST/), expect.stringMatching(/^PUT/)])
  })
})

describe('a quiz that is written, whatever happens', () => {
  test('stays on the device without a connection, which is said, and is sent when there is one', async () => {
    const { form } = await writeQuiz(where)
    const stop = form.keeping.startKeeping(() => {})
    form.storePendingDraft()
    proxy().plan(SAVES, instead(resets))
    await form.keeping.keepDraft()
    expect(form.$saveStatus.get()).toMatchObject({ code: 'offline', at: expect.any(Number) })
    const { noteReached } = await import('../../../src/stores/page/connection.ts')
    noteReached(true)
    await until(() => expect(form.$saveStatus.get().code).toBe('saved'))
    stop()
  })

  test('is sent when the page is hidden', async () => {
    const { form } = await writeQuiz(where)
    const addresses: string[] = []
    const stop = form.keeping.startKeeping((quizId) => addresses.push(quizId))
    form.setDetail('title', 'Lenses and mirrors')
    form.storePendingDraft()
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    document.dispatchEvent(new Event('visibilitychange'))
    await until(() => expect(addresses).toHaveLength(1))
    stop()
  })

  test('is not replaced where somebody else saved it, which is told and waits for its author', async () => {
    const quizId = await storeQuiz(school(), { isActive: false })
    const grace = await administrator(where)
    const form = await openFormPage(where, grace)
    await form.openQuizDraft(quizId)
    form.setDetail('title', 'Mine')
    const { body } = await grace.call('GET', `/quiz/${quizId}`)
    await grace.call('PUT', `/quiz/${quizId}`, { ...(body as object), title: 'Theirs' })
    await form.keeping.keepDraft()
    expect([form.$isOutdated.get(), form.conflict.$conflict.get()]).toEqual([true, undefined])
    await form.keeping.keepDraft()
    expect(proxy().calls(SAVES), 'it does not try again').toHaveLength(1)
    expect((await form.saveAndStay()).state).toBe('refused')
    expect(form.conflict.$conflict.get()).toMatchObject({ state: 'changed' })
  })

  test('is still on the device where the session ends meanwhile', async () => {
    const { form, person } = await writeQuiz(where)
    form.storePendingDraft()
    await school().deps.db.deleteFrom('sessions').where('user_id', '=', person.id).execute()
    await form.keeping.keepDraft()
    await leavePage()
    expect(localStorage.getItem('quiz:drafts')).toContain('Lenses')
  })
})

test('where the device takes nothing more, that is said', async () => {
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
  expect(await form.keeping.keepDraft(), 'the API still takes it').toEqual(expect.any(String))
  vi.unstubAllGlobals()
})
