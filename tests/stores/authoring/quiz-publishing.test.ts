// SPEC 2 Admin dashboard; 2 Writing room
import { describe, expect, test, vi } from 'vitest'
import { administrator, openFormPage, writeQuiz } from '../../support/page/form-page.ts'
import { hearToasts } from '../../support/page/page.ts'
import { openSchool } from '../../support/page/school-page.ts'
import { at } from '../../support/school/fixtures.ts'
import { book, enrol, storeQuiz, storeSlot } from '../../support/school/school.ts'
import { instead } from '../../support/server/fault-proxy.ts'
import { resets } from '../../support/server/faulty-server.ts'

const where = openSchool(at('10:05:00'))
const { school, proxy } = where
const features = () => import('../../../src/stores/session/features.ts')
const SAVES = /(POST|PUT) \/api\/quiz/
const sentActive = () =>
  proxy()
    .bodies(SAVES)
    .map((body) => (body as { isActive: boolean }).isActive)

test('a new quiz can be saved as a draft, which an update publishes with the usual message', async () => {
  const toasts = hearToasts()
  const { form, person } = await writeQuiz(where)
  expect(form.$saveKinds.get()).toEqual(['draft', 'publish'])
  expect(await form.saveQuiz('draft')).toBe(true)
  const [draft] = (await person.call('GET', '/quiz')).body
  expect(draft.isActive).toBe(false)
  await form.openQuizDraft(draft._id)
  expect([form.$isUnpublished.get(), form.$saveKinds.get()]).toEqual([true, ['draft', 'publish']])
  expect(await form.saveQuiz('publish')).toBe(true)
  expect(sentActive()).toEqual([false, true])
  await vi.waitFor(() =>
    expect(toasts.slice(1)).toEqual(['success: Draft saved', 'success: Quiz updated successfully']),
  )
  await form.openQuizDraft(draft._id)
  expect([form.$isUnpublished.get(), form.$saveKinds.get()], 'what is published stays so').toEqual([
    false,
    ['publish'],
  ])
})

test('an API without drafts is not sent any', async () => {
  const { form } = await writeQuiz(where)
  const { $features } = await features()
  $features.set([])
  await form.openQuizDraft(undefined)
  expect(form.isKeptOnDevice(), 'saving by key would show it to learners').toBe(true)
  const quizId = await storeQuiz(school(), { isActive: false })
  await form.openQuizDraft(quizId)
  expect(form.$isUnpublished.get()).toBe(false)
  expect(form.$saveKinds.get()).toEqual(['publish'])
  expect(form.isKeptOnDevice(), 'it has an address').toBe(false)
  const { isDraft } = await import('../../../src/stores/quizzes/quizzes.ts')
  expect(isDraft({ isActive: false })).toBe(false)
  await form.admin.countQuizUse(quizId)
  expect(form.admin.$quizUse.get()).toBeUndefined()
})

test('the form shows how many people are at work, and the deletion asks with what it would affect', async () => {
  const quizId = await storeQuiz(school())
  const asha = await enrol(school())
  await book(asha, await storeSlot(school(), at('10:00:00')))
  await asha.call('POST', `/quiz/${quizId}/start`)
  const form = await openFormPage(where, await administrator(where))
  await form.openQuizDraft(quizId)
  expect(form.$runningAttempts.get()).toBe(1)
  const use = () => form.admin.$quizUse.get()
  await form.admin.countQuizUse(quizId)
  expect(use()).toEqual({ quizId, use: { attempts: 0, running: 1 } })
  await asha.call('POST', `/quiz/${quizId}/submit`, { answers: [0, 1, 2], timeSpent: 5 })
  await form.admin.countQuizUse(quizId)
  expect(use()).toEqual({ quizId, use: { attempts: 1, running: 0 } })
})

describe('a quiz whose form was opened before anybody was at work on it', () => {
  const PUT = /PUT \/api\/quiz\/[^/]+$/

  async function beginWhileOpen({ handsIn = false } = {}) {
    const quizId = await storeQuiz(school())
    const asha = await enrol(school())
    await book(asha, await storeSlot(school(), at('10:00:00')))
    const form = await openFormPage(where, await administrator(where))
    await form.openQuizDraft(quizId)
    form.setDetail('title', 'Optics II')
    await asha.call('POST', `/quiz/${quizId}/start`)
    if (handsIn) await asha.call('POST', `/quiz/${quizId}/submit`, { answers: [0, 1, 2], timeSpent: 5 })
    expect(form.$runningAttempts.get()).toBe(0)
    return form
  }

  test('is saved only after a warning, when Save is pressed again', async () => {
    const form = await beginWhileOpen()
    expect(await form.saveQuiz()).toBe(false)
    expect(form.$runningAttempts.get()).toBe(1)
    expect(form.$quizDraft.get().title).toBe('Optics II')
    expect(proxy().calls(PUT)).toEqual([])
    expect(await form.saveQuiz()).toBe(true)
    expect(proxy().calls(PUT)).toHaveLength(1)
  })

  test('is saved only after a warning even if somebody has already submitted', async () => {
    const form = await beginWhileOpen({ handsIn: true })
    expect(await form.saveQuiz()).toBe(false)
    expect(proxy().calls(PUT)).toEqual([])
    expect(await form.saveQuiz()).toBe(true)
  })

  test('is saved without one if that cannot be read', async () => {
    const form = await beginWhileOpen()
    proxy().plan(/GET \/api\/quiz\/[^/]+$/, instead(resets))
    expect(await form.saveQuiz()).toBe(true)
  })
})
