// SPEC 2 Sign-in; 4 States
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { createSession, makeCode } from '../../../demo/api/session/session.ts'
import { goToAddress, HOST_PAGE, hearToasts, leavePage, until } from '../../support/page/page.ts'
import { openPage, openPageOf, openSchool } from '../../support/page/school-page.ts'
import { asha, at } from '../../support/school/fixtures.ts'
import { enrol, type Person } from '../../support/school/school.ts'
import { type Fault, instead } from '../../support/server/fault-proxy.ts'
import { answers, resets } from '../../support/server/faulty-server.ts'
import { api } from '../../support/server/server.ts'

const { school, proxy } = openSchool(at('09:00:00'))
const FAILED = 'error: Sign-in did not work. Please try again.'

/** The URLs passed to `assign` or `replace`. */
function spyOnLocation(method: 'assign' | 'replace'): string[] {
  const sentTo: string[] = []
  const spy = vi
    .spyOn(location, method)
    .mockImplementation((url) => void sentTo.push(new URL(url, location.href).href))
  onTestFinished(() => spy.mockRestore())
  return sentTo
}

const ME = /GET \/api\/auth\/me$/
/** How an API refuses somebody who is not signed in, which may offer something all the same. */
const refuses = (features?: readonly string[]) => instead(answers(401, { message: 'Unauthorized', features }))

/** Clicks the sign-in on a page of that address. Returns where it leads, and where the API is told to come back to. */
async function clickAt(address: string, frontendUrl = '') {
  const sentTo = spyOnLocation('assign')
  goToAddress(address)
  const { session, settings } = await openPage(proxy())
  settings.$settings.setKey('frontendUrl', frontendUrl)
  await session.signIn()
  const url = new URL(sentTo[0] ?? '')
  return { leadsTo: url.origin + url.pathname, back: Object.fromEntries(url.searchParams) }
}

describe('the sign-in button', () => {
  test.each([
    ['https://school.example/2026/11/lesson/', 'https://school.example/2026/11/lesson/'],
    ['https://school.example/?page_id=6', 'https://school.example/?page_id=6'],
    ['https://school.example/view.php?id=5&x=a%20b#/quiz/1', 'https://school.example/view.php?id=5&x=a%20b'],
  ])('on %s leads to the API, which has to return to that page', async (address, page) => {
    proxy().plan(ME, refuses(['saves', 'return', 'something new']))
    const { leadsTo, back } = await clickAt(address)
    expect(leadsTo).toBe(`${proxy().url}/api/auth/google`)
    expect(back).toEqual({ frontend_url: page, challenge: expect.stringMatching(/^[\da-f]{64}$/) })
  })

  test.each([
    ['offers nothing', refuses()],
    ['offers other things', refuses(['saves'])],
    ['offers what is no list', instead(answers(401, { message: 'Unauthorized', features: 'return' }))],
    ['has no such call', instead(answers(404, { message: 'Not found' }))],
    ['does not answer', instead(resets)],
  ])('asks an API that %s to return to the page’s origin', async (_, fault) => {
    proxy().plan(ME, fault)
    const { back } = await clickAt(`${HOST_PAGE}#/quiz/1`)
    expect(back).toEqual({ frontend_url: 'https://school.example' })
  })

  test('at the site’s root asks only for the origin', async () => {
    const { back } = await clickAt('https://school.example/#/quiz/1')
    expect(back).toEqual({ frontend_url: 'https://school.example' })
    expect(proxy().calls(ME)).toEqual([])
  })

  test.each(['https://school.example/quizzes', '/quizzes'])(
    'names the address that the site owner has set instead: %s',
    async (frontendUrl) => {
      const { back } = await clickAt(HOST_PAGE, frontendUrl)
      expect(back).toEqual({ frontend_url: 'https://school.example/quizzes' })
      expect(proxy().calls(ME), 'what the API offers does not matter').toEqual([])
    },
  )

  test('does not request again what a session has told', async () => {
    const sentTo = spyOnLocation('assign')
    const person = await enrol(school())
    proxy().plan(ME, instead(answers(200, { user: asha, features: ['return'] })))
    const { session } = await openPageOf(person, proxy())
    await session.signOut()
    await session.signIn()
    expect(new URL(sentTo[0] ?? '').searchParams.get('frontend_url')).toBe(HOST_PAGE)
    expect(proxy().calls(ME)).toHaveLength(1)
  })
})

describe('the sign-in in a frame', () => {
  /** A window as a page in a frame of it may look at it; by default it is the whole page. */
  const readable = (origin: string, parent?: object) => {
    const frame = { location: { origin } }
    return Object.assign(frame, { parent: parent ?? frame })
  }
  const ofAnotherSite = () => ({
    parent: undefined,
    get location(): Location {
      throw new DOMException('Blocked a frame from accessing a cross-origin frame.', 'SecurityError')
    },
  })

  test.each([
    ['of another site', 'a window', ofAnotherSite],
    ['of another origin', 'a window', () => readable('https://www.school.example')],
    ['of this site', 'the page', () => readable('https://school.example')],
    [
      'of this site, in one of another',
      'a window',
      () => readable('https://school.example', ofAnotherSite()),
    ],
  ])('%s takes %s', async (_, place, around) => {
    const parent = vi.spyOn(window, 'parent', 'get').mockReturnValue(around() as unknown as Window)
    const open = vi.spyOn(window, 'open').mockReturnValue({ focus: () => {} } as Window)
    onTestFinished(() => {
      parent.mockRestore()
      open.mockRestore()
    })
    const left = spyOnLocation('assign')
    const { session } = await openPage(proxy())
    await session.signIn()
    expect([open.mock.calls.length, left.length]).toEqual(place === 'a window' ? [1, 0] : [0, 1])
  })
})

describe('the site owner', () => {
  /** What the console says once the sign-in was shown on a page of that address, twice. */
  async function toldAt(address: string, ...faults: Fault[]) {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    onTestFinished(() => warn.mockRestore())
    goToAddress(address)
    proxy().plan(ME, ...faults)
    await openPage(proxy())
    const { prepareSignIn } = await import('../../../src/stores/session/return-address.ts')
    await Promise.all([prepareSignIn(), prepareSignIn()])
    await prepareSignIn()
    return warn.mock.calls
  }

  test('reads once what to set for a page to which the sign-in cannot return', async () => {
    expect(await toldAt(`${HOST_PAGE}#/quiz/1`, refuses())).toEqual([
      [expect.stringContaining(`set frontend-url="${HOST_PAGE}"`)],
    ])
    expect(proxy().calls(ME)).toHaveLength(1)
  })

  test.each([
    ['that it can come back to', HOST_PAGE, refuses(['return'])],
    ["that is the site's root", 'https://school.example/', refuses()],
    ['whose API is away', HOST_PAGE, instead(resets)],
  ])('reads nothing for a page %s', async (_, address, fault) => {
    expect(await toldAt(address, fault, fault)).toEqual([])
  })
})

const challengeIn = (sentTo: readonly string[]) => new URL(sentTo[0] ?? '').searchParams.get('challenge')

/** What the address of somebody's return brings, for the browser that began with that challenge. */
async function comeBack({ id }: Person, challenge: string | null = null) {
  const { db, clock } = school().deps
  const code = makeCode()
  await createSession(db, id, new Date(clock()), code, challenge)
  return code
}

/** This tab has begun a sign-in of an API that binds no return. */
const markTab = () => sessionStorage.setItem('quiz:sign-in-asked', '1')

describe('the return', () => {
  test('with a token signs in, takes the token out of the address and leads back to the route', async () => {
    const [wentTo, cameBack] = [spyOnLocation('assign'), spyOnLocation('replace')]
    const person = await enrol(school())
    goToAddress(`${HOST_PAGE}#/quiz/1`)
    const before = await openPage(proxy())
    await before.session.signIn()
    expect(wentTo).toHaveLength(1)
    vi.resetModules()
    const code = await comeBack(person, challengeIn(wentTo))
    goToAddress(`${HOST_PAGE}&auth=success&token=${code}`)
    const page = await openPage(proxy())
    expect(page.session.$userId.get()).toBe(person.id)
    expect(location.href).toBe(`${HOST_PAGE}#/quiz/1`)
    expect(cameBack).toEqual([])
    expect(proxy().bodies(/POST \/api\/auth\/token$/)).toEqual([
      { token: code, verifier: expect.any(String) },
    ])
    expect(JSON.stringify(page.happened), 'no token leaves in an event').not.toContain(page.token.readToken())
    expect(Object.keys(sessionStorage), 'the verifier is forgotten').not.toContain('quiz:sign-in-asked')
  })

  test('to another page of the origin leads to the page where the sign-in began', async () => {
    const [cameBack, wentTo] = [spyOnLocation('replace'), spyOnLocation('assign')]
    const person = await enrol(school())
    goToAddress('https://school.example/lessons/optics?x=1#/book-slot')
    const before = await openPage(proxy())
    await before.session.signIn()
    vi.resetModules()
    const code = await comeBack(person, challengeIn(wentTo))
    goToAddress(`https://school.example/?auth=success&token=${code}`)
    await openPage(proxy())
    expect(cameBack).toEqual(['https://school.example/lessons/optics?x=1#/book-slot'])
  })

  test('with an invalid token says so, and signs nobody in', async () => {
    const toasts = hearToasts()
    markTab()
    goToAddress(`${HOST_PAGE}&auth=success&token=made-up`)
    const { session } = await openPage(proxy())
    expect(session.$access.get()).toEqual({ state: 'signed-out' })
    expect(localStorage.getItem('quiz:token')).toBeNull()
    expect(location.href).toBe(HOST_PAGE)
    await until(() => expect(toasts).toEqual([FAILED]))
  })

  test('without a token asks whose the cookie is, after giving it a moment', async () => {
    proxy().plan(/GET \/api\/auth\/me$/, instead(answers(200, { user: asha })))
    goToAddress(`${HOST_PAGE}&auth=success`)
    const began = performance.now()
    const { session } = await openPage(proxy())
    expect(performance.now() - began).toBeGreaterThan(490)
    expect(session.$userId.get()).toBe(asha._id)
  })

  test('from a failure says so', async () => {
    const toasts = hearToasts()
    goToAddress(`${HOST_PAGE}&auth=error`)
    const { session } = await openPage(proxy())
    expect(session.$access.get()).toEqual({ state: 'signed-out' })
    expect(location.href).toBe(HOST_PAGE)
    await until(() => expect(toasts).toEqual([FAILED]))
  })

  test('from a failure leaves an earlier session as it is', async () => {
    hearToasts()
    const person = await enrol(school())
    goToAddress(`${HOST_PAGE}&auth=error`)
    const { session } = await openPageOf(person, proxy())
    expect(session.$userId.get()).toBe(person.id)
  })
})

test.each([
  [
    '&auth_takes=school.example+other.example',
    'error: ben@gmail.example cannot sign in here. The school accepts addresses of school.example, other.example. Sign in with one of those, or ask your teacher.',
  ],
  [
    '',
    'error: ben@gmail.example cannot sign in here. Only accounts that the school has listed can. Sign in with another account, or ask your teacher.',
  ],
])('a refused return says which account it was, what is accepted and whom to ask%s', async (takes, told) => {
  const toasts = hearToasts()
  const refused = 'auth=error&auth_reason=account_not_allowed&auth_account=ben%40gmail.example'
  goToAddress(`${HOST_PAGE}&${refused}${takes}`)
  const { session } = await openPage(proxy())
  expect(session.$access.get()).toEqual({ state: 'signed-out' })
  expect(location.href).toBe(HOST_PAGE)
  await until(() => expect(toasts).toEqual([told]))
})

describe('a return whose token works once', () => {
  test('stores the token that it is exchanged for, and never the first one', async () => {
    const person = await enrol(school())
    const code = await comeBack(person)
    markTab()
    const storing = vi.spyOn(Storage.prototype, 'setItem')
    onTestFinished(() => storing.mockRestore())
    goToAddress(`${HOST_PAGE}&auth=success&token=${code}`)
    const { session, token } = await openPage(proxy())
    expect(session.$userId.get()).toBe(person.id)
    expect(token.readToken()).toMatch(/^[\w-]{43}$/)
    expect([code, person.token]).not.toContain(token.readToken())
    expect(JSON.stringify(storing.mock.calls)).not.toContain(code)
    expect((await api(school(), token.readToken())('GET', '/auth/me')).body.user._id).toBe(person.id)
  })

  test('leaves another tab’s session alone if it is refused', async () => {
    spyOnLocation('assign')
    const toasts = hearToasts()
    const person = await enrol(school())
    const { session: before } = await openPage(proxy())
    await before.signIn()
    await leavePage()
    goToAddress(`${HOST_PAGE}&auth=success&token=used-already`)
    const { session, token } = await openPageOf(person, proxy())
    expect([session.$userId.get(), token.readToken()]).toEqual([person.id, person.token])
    expect(toasts).toEqual([])
  })

  test('is exchanged when the person tries again, if there was no answer', async () => {
    const person = await enrol(school())
    const code = await comeBack(person)
    markTab()
    proxy().plan(/POST \/api\/auth\/token$/, instead(answers(503, { message: 'Down' })))
    goToAddress(`${HOST_PAGE}&auth=success&token=${code}`)
    const { session } = await openPage(proxy())
    expect(session.$access.get().state).toBe('unreachable')
    await session.retrySession()
    expect(session.$userId.get()).toBe(person.id)
  })
})

/** A page with a stored session, opened by a link with another person's token. */
async function openLinkOf(stranger: Person, victim: Person) {
  goToAddress(`${HOST_PAGE}&auth=success&token=${stranger.token}#/user/results`)
  return openPageOf(victim, proxy())
}

describe('a return that this browser did not request', () => {
  const stored = () => JSON.parse(localStorage.getItem('quiz:token') ?? 'null')

  test('does not replace the signed-in user, and its token is not even tried', async () => {
    const [mallory, lin] = [await enrol(school()), await enrol(school())]
    const { session } = await openLinkOf(mallory, lin)
    expect([session.$userId.get(), stored()]).toEqual([lin.id, lin.token])
    expect(location.href).toBe(`${HOST_PAGE}#/user/results`)
    expect(proxy().calls(/token$/)).toEqual([])
  })

  test('does not replace them while the API cannot say who is signed in either', async () => {
    const [mallory, lin] = [await enrol(school()), await enrol(school())]
    proxy().plan(/GET \/api\/auth\/me$/, instead(answers(503, { message: 'Down' })))
    const { session } = await openLinkOf(mallory, lin)
    expect([session.$access.get().state, stored()]).toEqual(['unreachable', lin.token])
    await session.retrySession()
    expect(session.$userId.get()).toBe(lin.id)
  })

  test('signs nobody in if the session on the device has ended', async () => {
    const toasts = hearToasts()
    const lin = await enrol(school())
    school().clock.advance(8 * 24 * 60)
    const again = await enrol(school())
    const { session } = await openLinkOf(again, lin)
    expect([session.$access.get().state, stored()]).toEqual(['signed-out', null])
    await until(() => expect(toasts).toEqual([FAILED]))
  })

  test('is not taken for one that was requested and answered long ago', async () => {
    const wentTo = spyOnLocation('assign')
    spyOnLocation('replace')
    const [mallory, lin] = [await enrol(school()), await enrol(school())]
    const { session } = await openPage(proxy())
    await session.signIn()
    await leavePage()
    goToAddress(`${HOST_PAGE}&auth=success&token=${await comeBack(lin, challengeIn(wentTo))}`)
    await openPage(proxy())
    await leavePage()
    expect((await openLinkOf(mallory, lin)).session.$userId.get()).toBe(lin.id)
  })

  test('counts if this tab began it after all, even if another person has signed in since', async () => {
    const wentTo = spyOnLocation('assign')
    spyOnLocation('replace')
    const [lin, ben] = [await enrol(school()), await enrol(school())]
    const { session } = await openPage(proxy())
    await session.signIn()
    await leavePage()
    const token = await comeBack(lin, challengeIn(wentTo))
    expect((await openLinkOf({ ...lin, token }, ben)).session.$userId.get()).toBe(lin.id)
  })
})

describe('a link with a stranger’s token', () => {
  test.each([
    ['their own session token', async (mallory: Person) => mallory.token],
    ['a code that they began', (mallory: Person) => comeBack(mallory)],
  ])('signs nobody in by %s, in a browser without a session', async (_, tokenOf) => {
    const toasts = hearToasts()
    goToAddress(`${HOST_PAGE}&auth=success&token=${await tokenOf(await enrol(school()))}`)
    const { session } = await openPage(proxy())
    expect(session.$access.get()).toEqual({ state: 'signed-out' })
    expect(localStorage.getItem('quiz:token')).toBeNull()
    expect(proxy().calls(/token$/), 'it is not even tried').toEqual([])
    await until(() => expect(toasts).toEqual([FAILED]))
  })

  test.each([
    ['their own session token', async (mallory: Person) => mallory.token],
    ['a code that they began without a challenge', (mallory: Person) => comeBack(mallory)],
    ['a code that they began with another', (mallory: Person) => comeBack(mallory, 'a'.repeat(64))],
  ])('signs nobody in by %s, even if this tab has begun a sign-in, too', async (_, tokenOf) => {
    spyOnLocation('assign')
    const toasts = hearToasts()
    goToAddress(HOST_PAGE)
    const { session: before } = await openPage(proxy())
    await before.signIn()
    await leavePage()
    goToAddress(`${HOST_PAGE}&auth=success&token=${await tokenOf(await enrol(school()))}`)
    const { session } = await openPage(proxy())
    expect(session.$access.get()).toEqual({ state: 'signed-out' })
    await until(() => expect(toasts).toEqual([FAILED]))
  })

  test('leads to the person known by cookie, since a browser may have lost what the tab kept', async () => {
    const knows = instead(answers(200, { user: asha, features: ['return'] }))
    proxy().plan(ME, knows, knows)
    goToAddress(`${HOST_PAGE}&auth=success&token=${(await enrol(school())).token}`)
    const { session } = await openPage(proxy())
    expect([session.$userId.get(), localStorage.getItem('quiz:token')]).toEqual([asha._id, null])
  })

  test('signs in at an API that cannot bind it, since another page may have requested it', async () => {
    const again = await enrol(school())
    proxy().plan(ME, refuses())
    goToAddress(`${HOST_PAGE}&auth=success&token=${again.token}`)
    const { session } = await openPage(proxy())
    expect(session.$userId.get()).toBe(again.id)
  })
})
