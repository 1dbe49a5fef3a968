// SPEC 4 States; 8 Friendly messages; 8 Other toasts
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { explain } from '../../../src/messages/explain.ts'
import { hearToasts, otherTabStores, until, watch } from '../../support/page/page.ts'
import { keepSession, openPage, openPageOf, openSchool } from '../../support/page/school-page.ts'
import { asha, at } from '../../support/school/fixtures.ts'
import { enrol, storeQuiz } from '../../support/school/school.ts'
import { answerLost, instead } from '../../support/server/fault-proxy.ts'
import { answers, resets } from '../../support/server/faulty-server.ts'
import { makeGate } from '../../support/server/gate.ts'

const EXPIRED = 'error: Your session has expired. Please sign in again to continue.'
const ME = /GET \/api\/auth\/me$/
const VALIDATE = /GET \/api\/auth\/validate-token$/
const RESULTS = /GET \/api\/user\/results/
const LOGOUT = /POST \/api\/auth\/logout$/
const { school, proxy } = openSchool(at('09:00:00'))
const token = () => localStorage.getItem('quiz:token')

describe('a page at its start', () => {
  test('restores a stored session', async () => {
    const person = await enrol(school(), { name: 'Asha Rao' })
    const page = await openPageOf(person, proxy())
    expect(page.session.$user.get()).toMatchObject({ _id: person.id, name: 'Asha Rao' })
    expect(page.happened).toEqual([['session-changed', { user: page.session.$user.get() }]])
  })

  test('is signed out for a visitor before any call', async () => {
    const page = await openPage(proxy())
    expect(page.session.$access.get()).toEqual({ state: 'signed-out' })
    expect(proxy().calls(/./)).toEqual([])
    expect(page.happened).toEqual([])
  })

  test('forgets an expired session, and reports it', async () => {
    const toasts = hearToasts()
    const person = await enrol(school())
    school().clock.advance(8 * 24 * 60)
    const page = await openPageOf(person, proxy())
    expect(page.session.$access.get()).toEqual({ state: 'signed-out' })
    expect(token()).toBeNull()
    await until(() => expect(toasts).toEqual([EXPIRED]))
  })

  test.each([
    ['does not answer', resets, /Network connection issue/],
    ['is in trouble', answers(503, { message: 'Down for maintenance' }), /Down for maintenance/],
  ])('keeps the session if the API %s, and trying again restores it', async (_, trouble, message) => {
    const toasts = hearToasts()
    const person = await enrol(school())
    proxy().plan(ME, instead(trouble))
    proxy().plan(VALIDATE, instead(trouble))
    const page = await openPageOf(person, proxy())
    const access = page.session.$access.get()
    expect(access.state === 'unreachable' && explain(access.failure, 'check-session')).toMatch(message)
    expect(token()).not.toBeNull()
    await page.session.retrySession()
    expect(page.session.$userId.get()).toBe(person.id)
    expect(toasts).toEqual([])
  })
})

describe('a page at its start, if the user cannot be read,', () => {
  test('is content with the token alone', async () => {
    const person = await enrol(school(), { name: 'Asha Rao' })
    proxy().plan(ME, instead(answers(500)))
    const page = await openPageOf(person, proxy())
    expect(page.session.$user.get()).toMatchObject({ _id: person.id, name: 'Asha Rao' })
    expect(proxy().calls(VALIDATE)).toHaveLength(1)
  })

  test.each([
    ['refused', answers(401, { message: 'Unauthorized' })],
    ['found invalid', answers(200, { valid: false })],
  ])('ends the session if the token is %s', async (_, verdict) => {
    const toasts = hearToasts()
    proxy().plan(ME, instead(answers(500)))
    proxy().plan(VALIDATE, instead(verdict))
    const page = await openPageOf(await enrol(school()), proxy())
    expect(page.session.$access.get()).toEqual({ state: 'signed-out' })
    expect(token()).toBeNull()
    await until(() => expect(toasts).toEqual([EXPIRED]))
  })

  test('keeps the session if the token is valid without its user', async () => {
    proxy().plan(ME, instead(answers(500)), instead(answers(500)))
    proxy().plan(VALIDATE, instead(answers(200, { valid: true, user: null })))
    const page = await openPageOf(await enrol(school()), proxy())
    expect(page.session.$access.get()).toMatchObject({ state: 'unreachable', failure: { status: 500 } })
    await page.session.retrySession()
    expect(proxy().calls(VALIDATE), 'asked once').toHaveLength(1)
  })

  test('does not check the token if the session has expired, or is there', async () => {
    await openPageOf(await enrol(school()), proxy())
    proxy().plan(ME, instead(answers(401, { message: 'Unauthorized' })))
    await openPageOf(await enrol(school()), proxy())
    expect(proxy().calls(VALIDATE)).toEqual([])
  })
})

describe('signing out', () => {
  test('ends the session here and on the server, and leads home', async () => {
    const toasts = hearToasts()
    const person = await enrol(school())
    const page = await openPageOf(person, proxy())
    page.location.hashPlace().navigate('/book-slot')
    page.happened.length = 0
    await page.session.signOut()
    expect(page.session.$access.get()).toEqual({ state: 'signed-out' })
    expect(token()).toBeNull()
    expect(location.hash).toBe('#/')
    expect((await person.call('GET', '/auth/me')).status).toBe(401)
    await until(() => expect(toasts).toEqual(['success: Logged out successfully']))
    expect(page.happened, 'the host page hears it once').toEqual([['session-changed', { user: null }]])
  })

  test('does not mistake an answer that was under way for one out of a cache', async () => {
    const warned = vi.spyOn(console, 'warn')
    onTestFinished(() => warned.mockRestore())
    const page = await openPageOf(await enrol(school()), proxy())
    const { listMyResults } = await import('../../../src/api/results.ts')
    const { gate, open } = makeGate()
    proxy().plan(RESULTS, async (response, pass) => {
      const answer = await pass()
      await gate
      answer(response)
    })
    const results = listMyResults()
    await until(() => expect(proxy().calls(RESULTS)).toHaveLength(1))
    await page.session.signOut()
    open()
    expect(await results).toEqual([])
    expect(proxy().calls(RESULTS)).toHaveLength(1)
    expect(warned).not.toHaveBeenCalled()
  })

  test.each([
    ['is in trouble', instead(answers(500, { message: 'Oops' }))],
    ['does not answer', answerLost],
  ])('is reported as failed if the API %s', async (_, fault) => {
    const toasts = hearToasts()
    const person = await enrol(school())
    const page = await openPageOf(person, proxy())
    proxy().plan(LOGOUT, fault)
    await page.session.signOut()
    expect(page.session.$userId.get()).toBe(person.id)
    expect(token()).not.toBeNull()
    await until(() => expect(toasts).toEqual(['error: Failed to logout']))
  })
})

describe('a sign-in or sign-out in another tab', () => {
  test('signs out here, with one event for the host page', async () => {
    const page = await openPageOf(await enrol(school()), proxy())
    page.happened.length = 0
    otherTabStores('quiz:token', null)
    expect(page.session.$access.get()).toEqual({ state: 'signed-out' })
    expect(page.happened).toEqual([['session-changed', { user: null }]])
  })

  test('signs in here, too', async () => {
    const page = await openPage(proxy())
    const person = await enrol(school())
    otherTabStores('quiz:token', JSON.stringify(person.token))
    await until(() => expect(page.session.$userId.get()).toBe(person.id))
  })

  test('replaces another person here, because calls would carry their token', async () => {
    const [first, second] = [await enrol(school()), await enrol(school())]
    const page = await openPageOf(first, proxy())
    otherTabStores('quiz:token', JSON.stringify(second.token))
    await until(() => expect(page.session.$userId.get()).toBe(second.id))
  })
})

describe('a refused call', () => {
  test('for a missing slot keeps the session', async () => {
    const person = await enrol(school())
    const quizId = await storeQuiz(school())
    const page = await openPageOf(person, proxy())
    const { accessQuiz } = await import('../../../src/api/quizzes.ts')
    await expect(accessQuiz(quizId)).rejects.toMatchObject({ status: 403, slotRequired: true })
    expect(page.session.$userId.get()).toBe(person.id)
  })

  test('for an expired session signs out, leads home and reports it once', async () => {
    const toasts = hearToasts()
    const page = await openPageOf(await enrol(school()), proxy())
    page.location.hashPlace().navigate('/user/results')
    page.happened.length = 0
    school().clock.advance(8 * 24 * 60)
    watch(page.myResults.$myResults)
    watch(page.quizCards.$quizCards)
    await until(() => expect(page.session.$access.get()).toEqual({ state: 'signed-out' }))
    await until(() => expect(toasts).toEqual([EXPIRED]))
    expect([token(), location.hash]).toEqual([null, '#/'])
    expect(page.happened).toEqual([['session-changed', { user: null }]])
    const { recallPlace } = await import('../../../src/stores/session/sign-in-return.ts')
    expect(recallPlace()?.hash, 'where the next sign-in leads back to').toBe('#/user/results')
  })

  test('to a visitor who reads the list is silent', async () => {
    const toasts = hearToasts()
    const page = await openPage(proxy())
    proxy().plan(/GET \/api\/quiz$/, instead(answers(401, { message: 'Unauthorized' })))
    const lists = watch(page.quizzes.$quizzes)
    await until(() => expect(lists.at(-1)?.error).toMatchObject({ status: 401 }))
    expect(page.session.$access.get()).toEqual({ state: 'signed-out' })
    expect(page.quizCards.$quizCards.get()).toEqual([])
    expect(toasts).toEqual([])
  })
})

test('the session is checked by cookie alone if storage keeps nothing', async () => {
  keepSession({ token: 'x' })
  const { $storage } = await import('../../../src/stores/lib/storage.ts')
  $storage.set('memory')
  localStorage.clear()
  proxy().plan(ME, instead(answers(200, { user: asha })))
  const page = await openPage(proxy())
  expect(page.session.$userId.get()).toBe(asha._id)
})
