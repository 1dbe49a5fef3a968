// SPEC 4 States
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import {
  goToAddress,
  HOST_PAGE,
  hearToasts,
  leavePage,
  otherTabStores,
  until,
} from '../../support/page/page.ts'
import { keepSession, openPage, openPageOf, openSchool } from '../../support/page/school-page.ts'
import { asha, at } from '../../support/school/fixtures.ts'
import { enrol } from '../../support/school/school.ts'
import { instead } from '../../support/server/fault-proxy.ts'
import { answers, resets } from '../../support/server/faulty-server.ts'
import { makeGate } from '../../support/server/gate.ts'

/* An API may know its people by cookie alone: the device then has no token, and the page asks whose session it is. */

const { school, proxy } = openSchool(at('09:00:00'))
const ME = /GET \/api\/auth\/me$/
const LOGOUT = /POST \/api\/auth\/logout$/
const EXPIRED = 'error: Your session has expired. Please sign in again to continue.'
const MARK = 'quiz:cookie-user'
const ben = { ...asha, _id: 'ben', name: 'Ben' }

const knows = (user: object | null, features = ['return']) => instead(answers(200, { user, features }))
const refuses = (features?: readonly string[]) => instead(answers(401, { message: 'Unauthorized', features }))
const signedOut = { state: 'signed-out' }

/** A page whose timers stand still until the test moves them. `asked` counts the calls of GET /auth/me that left it. */
async function openStill() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const sent = vi.spyOn(globalThis, 'fetch')
  onTestFinished(() => {
    vi.useRealTimers()
    sent.mockRestore()
  })
  const page = await openPage(proxy())
  const me = `${proxy().url}/api/auth/me`
  return { page, asked: () => sent.mock.calls.filter(([url]) => String(url) === me).length }
}

/** The page of somebody whom the API knows by cookie, as after an earlier visit. */
async function openMarked() {
  otherTabStores(MARK, JSON.stringify(asha._id))
  proxy().plan(ME, knows(asha))
  return openPage(proxy())
}

/** As the sign-in does where it does not know what the API offers; waits for a question that is under way. */
async function askForFeatures() {
  const { learnFeatures } = await import('../../../src/stores/session/visitor.ts')
  const { $features } = await import('../../../src/stores/session/features.ts')
  $features.set(undefined)
  await learnFeatures()
}

function spyOnAssign() {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  onTestFinished(() => assign.mockRestore())
  return assign
}

describe('a page without a token', () => {
  test('belongs to a visitor at once, and asks the API once, after 500 ms', async () => {
    const { page, asked } = await openStill()
    expect(page.session.$access.get()).toEqual(signedOut)
    await vi.advanceTimersByTimeAsync(499)
    expect(asked()).toBe(0)
    await vi.advanceTimersByTimeAsync(1)
    expect(asked()).toBe(1)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(asked()).toBe(1)
  })

  test('becomes that of the person known by cookie, where it is, and tells the host page once', async () => {
    const toasts = hearToasts()
    goToAddress(`${HOST_PAGE}#/user/results`)
    proxy().plan(ME, knows(asha))
    const page = await openPage(proxy())
    expect(page.session.$access.get()).toEqual(signedOut)
    await until(() => expect(page.session.$userId.get()).toBe(asha._id))
    expect(location.hash).toBe('#/user/results')
    expect(page.happened).toEqual([['session-changed', { user: page.session.$user.get() }]])
    expect(toasts).toEqual([])
  })

  test.each([
    ['refuses', refuses()],
    ['does not answer', instead(resets)],
    ['answers something else', instead(answers(200, '<!doctype html>'))],
    ['knows nobody', knows(null)],
  ])('stays a visitor’s without a message if the API %s', async (_, fault) => {
    const toasts = hearToasts()
    proxy().plan(ME, fault)
    const page = await openPage(proxy())
    const visit = page.session.$access.get()
    await until(() => expect(proxy().calls(ME)).toHaveLength(1))
    await askForFeatures()
    expect(page.session.$access.get()).toBe(visit)
    expect(page.happened).toEqual([])
    expect(toasts).toEqual([])
  })

  test('sends no additional call if there is a token, or a login of the site', async () => {
    const person = await enrol(school())
    keepSession(person)
    const { page, asked } = await openStill()
    expect([page.session.$userId.get(), asked()]).toEqual([person.id, 1])
    await vi.advanceTimersByTimeAsync(10_000)
    expect(asked()).toBe(1)
    page.session.provideToken(() => null)
    await until(() => expect(page.session.$access.get()).toEqual(signedOut))
    await vi.advanceTimersByTimeAsync(10_000)
    expect(asked(), 'nor where the site gives no token').toBe(1)
  })

  test('sends no call if the site’s login is registered within the 500 ms', async () => {
    const { page, asked } = await openStill()
    page.session.provideToken(() => null)
    await until(() => expect(page.session.$access.get()).toEqual(signedOut))
    await vi.advanceTimersByTimeAsync(10_000)
    expect(asked()).toBe(0)
  })
})

describe('a late answer about the session', () => {
  /** A visitor's page whose question is under way, and who signs in as somebody else meanwhile. */
  async function signInMeanwhile(answer: ReturnType<typeof knows>) {
    const { gate, open } = makeGate()
    proxy().plan(ME, async (response, pass) => {
      await gate
      await answer(response, pass)
    })
    const page = await openPage(proxy())
    await until(() => expect(proxy().calls(ME)).toHaveLength(1))
    const person = await enrol(school())
    keepSession(person)
    await until(() => expect(page.session.$userId.get()).toBe(person.id))
    return { page, person, open }
  }

  test.each([
    ['names another person', knows(ben)],
    ['refuses', refuses()],
  ])('that %s changes nothing for a person who has signed in', async (_, answer) => {
    const toasts = hearToasts()
    const { page, person, open } = await signInMeanwhile(answer)
    const done = askForFeatures()
    open()
    await done
    expect(page.session.$userId.get()).toBe(person.id)
    expect(toasts).toEqual([])
  })

  test('does not sign in a person who has signed out again', async () => {
    hearToasts()
    const { page, open } = await signInMeanwhile(knows(asha))
    await page.session.signOut()
    const done = askForFeatures()
    open()
    await done
    expect(page.session.$access.get()).toEqual(signedOut)
  })
})

describe('a visitor’s sign-in', () => {
  test('requests at once what it waits for, and the page requests nothing twice', async () => {
    const assign = spyOnAssign()
    proxy().plan(ME, refuses(['return']))
    const { page, asked } = await openStill()
    const { prepareSignIn } = await import('../../../src/stores/session/return-address.ts')
    void prepareSignIn()
    expect(asked(), 'that the button stands there is no hurry').toBe(0)
    await page.session.signIn()
    expect(new URL(String(assign.mock.calls[0])).searchParams.get('frontend_url')).toBe(HOST_PAGE)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(asked()).toBe(1)
  })

  test('is over if the cookie already identifies the person', async () => {
    const assign = spyOnAssign()
    proxy().plan(ME, knows(asha))
    const page = await openPage(proxy())
    await page.session.signIn()
    expect(page.session.$userId.get()).toBe(asha._id)
    expect(assign).not.toHaveBeenCalled()
  })

  test('that has begun is not overtaken by the cookie', async () => {
    spyOnAssign()
    goToAddress('https://school.example/')
    const { page, asked } = await openStill()
    await page.session.signIn()
    await vi.advanceTimersByTimeAsync(10_000)
    expect([page.session.$access.get(), asked()]).toEqual([signedOut, 0])
  })
})

describe('a session by cookie', () => {
  test('is requested at once by the next page, which shows no sign-in meanwhile', async () => {
    proxy().plan(ME, knows(asha), knows(asha))
    const first = await openPage(proxy())
    await until(() => expect(first.session.$userId.get()).toBe(asha._id))
    await leavePage()
    const { page, asked } = await openStill()
    expect([page.session.$userId.get(), asked()]).toEqual([asha._id, 1])
  })

  test('is remembered after the return of a sign-in without a token', async () => {
    proxy().plan(ME, knows(asha))
    goToAddress(`${HOST_PAGE}&auth=success`)
    await openPage(proxy())
    expect(localStorage.getItem(MARK)).toBe(JSON.stringify(asha._id))
    expect(localStorage.getItem('quiz:token')).toBeNull()
  })

  test('is replaced by a sign-in with a token', async () => {
    const page = await openMarked()
    const person = await enrol(school())
    keepSession(person)
    await until(() => expect(page.session.$userId.get()).toBe(person.id))
    expect(localStorage.getItem(MARK)).toBeNull()
  })

  test('is not replaced by a link with a stranger’s token', async () => {
    const mallory = await enrol(school())
    goToAddress(`${HOST_PAGE}&auth=success&token=${mallory.token}`)
    const page = await openMarked()
    expect(page.session.$userId.get()).toBe(asha._id)
    expect(proxy().calls(/token$/)).toEqual([])
  })
})

describe('the end of a session by cookie', () => {
  test('comes by signing out, at the API, too, and stays, even if the cookie does not go', async () => {
    const toasts = hearToasts()
    const page = await openMarked()
    proxy().plan(LOGOUT, instead(answers(200, { message: 'Bye' })))
    // As from an API that leaves the cookie where it is.
    proxy().plan(ME, knows(asha))
    await page.session.signOut()
    expect(proxy().calls(LOGOUT)).toHaveLength(1)
    await askForFeatures()
    expect(proxy().calls(ME)).toHaveLength(2)
    expect(page.session.$access.get()).toEqual(signedOut)
    expect(localStorage.getItem(MARK)).toBeNull()
    await until(() => expect(toasts).toEqual(['success: Logged out successfully']))
  })

  test('before the next visit is reported', async () => {
    const toasts = hearToasts()
    otherTabStores(MARK, JSON.stringify(asha._id))
    proxy().plan(ME, refuses())
    const page = await openPage(proxy())
    expect(page.session.$access.get()).toEqual(signedOut)
    expect(localStorage.getItem(MARK)).toBeNull()
    await until(() => expect(toasts).toEqual([EXPIRED]))
  })

  test('does not come while the API is away, and trying again restores it', async () => {
    otherTabStores(MARK, JSON.stringify(asha._id))
    proxy().plan(ME, instead(resets), knows(asha))
    const page = await openPage(proxy())
    expect(page.session.$access.get().state).toBe('unreachable')
    await page.session.retrySession()
    expect(page.session.$userId.get()).toBe(asha._id)
  })

  test('in another tab is followed, and so is another person’s sign-in there', async () => {
    const page = await openMarked()
    proxy().plan(ME, knows(ben))
    page.happened.length = 0
    otherTabStores(MARK, null)
    expect(page.session.$access.get()).toEqual(signedOut)
    otherTabStores(MARK, JSON.stringify('ben'))
    await until(() => expect(page.session.$userId.get()).toBe('ben'))
    expect(page.happened).toMatchObject([
      ['session-changed', { user: null }],
      ['session-changed', { user: { _id: 'ben' } }],
    ])
  })
})

test('a tab that follows a sign-out leaves the device’s data to the other tab', async () => {
  const page = await openMarked()
  // Somebody has signed in there since, in the second in which this tab heard of the server last.
  const since = {
    [MARK]: JSON.stringify('ben'),
    'quiz:server-time': JSON.stringify({ at: 1, ahead: 0, since: 1 }),
  }
  for (const [key, text] of Object.entries(since)) localStorage.setItem(key, text)
  window.dispatchEvent(new StorageEvent('storage', { key: MARK, newValue: null, storageArea: localStorage }))
  expect(page.session.$access.get()).toEqual(signedOut)
  expect(Object.keys(since).map((key) => localStorage.getItem(key))).toEqual(Object.values(since))
})

test('a device with a token keeps no mark of a cookie', async () => {
  await openPageOf(await enrol(school()), proxy())
  expect(localStorage.getItem(MARK)).toBeNull()
})
