import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { goToAddress, HOST_PAGE, hearToasts, leavePage, until } from '../../support/page/page.ts'
import { openPage, openPageOf, openSchool } from '../../support/page/school-page.ts'
import { asha, at } from '../../support/school/fixtures.ts'
import { enrol, type Person } from '../../support/school/school.ts'
import { instead } from '../../support/server/fault-proxy.ts'
import { answers } from '../../support/server/faulty-server.ts'

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

describe('the sign-in button', () => {
  test("leads to the API, which is told to come back to the page's origin", async () => {
    const sentTo = spyOnLocation('assign')
    const { session } = await openPage(proxy())
    session.signIn()
    const url = new URL(sentTo[0] ?? '')
    expect(url.origin + url.pathname).toBe(`${proxy().url}/api/auth/google`)
    expect([...url.searchParams]).toEqual([['frontend_url', 'https://school.example']])
  })

  test.each(['https://school.example/quizzes', '/quizzes'])(
    'names the address that the site owner gave instead: %s',
    async (frontendUrl) => {
      const sentTo = spyOnLocation('assign')
      const { session, settings } = await openPage(proxy())
      settings.$settings.setKey('frontendUrl', frontendUrl)
      session.signIn()
      expect(new URL(sentTo[0] ?? '').searchParams.get('frontend_url')).toBe('https://school.example/quizzes')
    },
  )
})

describe('the return', () => {
  test('with a token signs in, takes the token out of the address and leads back to the route', async () => {
    const [wentTo, cameBack] = [spyOnLocation('assign'), spyOnLocation('replace')]
    const person = await enrol(school())
    goToAddress(`${HOST_PAGE}#/quiz/1`)
    const before = await openPage(proxy())
    before.session.signIn()
    expect(wentTo).toHaveLength(1)
    vi.resetModules()
    goToAddress(`${HOST_PAGE}&auth=success&token=${person.token}`)
    const page = await openPage(proxy())
    expect(page.session.$userId.get()).toBe(person.id)
    expect(location.href).toBe(HOST_PAGE)
    expect(cameBack).toEqual([`${HOST_PAGE}#/quiz/1`])
    expect(proxy().bodies(/POST \/api\/auth\/token$/)).toEqual([{ token: person.token }])
    expect(JSON.stringify(page.happened), 'no token leaves in an event').not.toContain(person.token)
  })

  test('to another page of the origin leads to the page where the sign-in began', async () => {
    const cameBack = spyOnLocation('replace')
    spyOnLocation('assign')
    const person = await enrol(school())
    goToAddress('https://school.example/lessons/optics?x=1#/book-slot')
    const before = await openPage(proxy())
    before.session.signIn()
    vi.resetModules()
    goToAddress(`https://school.example/?auth=success&token=${person.token}`)
    await openPage(proxy())
    expect(cameBack).toEqual(['https://school.example/lessons/optics?x=1#/book-slot'])
  })

  test('with a token that is none says so, and signs nobody in', async () => {
    const toasts = hearToasts()
    goToAddress(`${HOST_PAGE}&auth=success&token=made-up`)
    const { session } = await openPage(proxy())
    expect(session.$access.get()).toEqual({ state: 'signed-out' })
    expect(localStorage.getItem('quiz:token')).toBeNull()
    expect(location.href).toBe(HOST_PAGE)
    await until(() => expect(toasts).toEqual([FAILED]))
  })

  test('without a token asks who the cookie belongs to, after giving it a moment', async () => {
    proxy().plan(/GET \/api\/auth\/me$/, instead(answers(200, { user: asha })))
    goToAddress(`${HOST_PAGE}&auth=success`)
    const began = performance.now()
    const { session } = await openPage(proxy())
    expect(performance.now() - began).toBeGreaterThan(490)
    expect(session.$userId.get()).toBe(asha._id)
  })

  test('that failed says so', async () => {
    const toasts = hearToasts()
    goToAddress(`${HOST_PAGE}&auth=error`)
    const { session } = await openPage(proxy())
    expect(session.$access.get()).toEqual({ state: 'signed-out' })
    expect(location.href).toBe(HOST_PAGE)
    await until(() => expect(toasts).toEqual([FAILED]))
  })

  test('that failed leaves an earlier session as it is', async () => {
    hearToasts()
    const person = await enrol(school())
    goToAddress(`${HOST_PAGE}&auth=error`)
    const { session } = await openPageOf(person, proxy())
    expect(session.$userId.get()).toBe(person.id)
  })
})

/** A page with a stored session, opened by a link with another person's token. */
async function openLinkOf(stranger: Person, victim: Person) {
  goToAddress(`${HOST_PAGE}&auth=success&token=${stranger.token}#/user/results`)
  return openPageOf(victim, proxy())
}

describe('a return that this browser did not ask for', () => {
  const stored = () => JSON.parse(localStorage.getItem('quiz:token') ?? 'null')

  test('does not replace the signed-in user, and its token is not even tried', async () => {
    const [mallory, lin] = [await enrol(school()), await enrol(school())]
    const { session } = await openLinkOf(mallory, lin)
    expect([session.$userId.get(), stored()]).toEqual([lin.id, lin.token])
    expect(location.href).toBe(`${HOST_PAGE}#/user/results`)
    expect(proxy().calls(/token$/)).toEqual([])
  })

  test('does not either while the API cannot tell who is signed in', async () => {
    const [mallory, lin] = [await enrol(school()), await enrol(school())]
    proxy().plan(/GET \/api\/auth\/me$/, instead(answers(503, { message: 'Down' })))
    const { session } = await openLinkOf(mallory, lin)
    expect([session.$access.get().state, stored()]).toEqual(['unreachable', lin.token])
    await session.retrySession()
    expect(session.$userId.get()).toBe(lin.id)
  })

  test('signs in where the session on the device is over: another page may have asked for it', async () => {
    const toasts = hearToasts()
    const lin = await enrol(school())
    school().clock.advance(8 * 24 * 60)
    const again = await enrol(school())
    const { session } = await openLinkOf(again, lin)
    expect([session.$userId.get(), stored()]).toEqual([again.id, again.token])
    expect(toasts).toEqual([])
  })

  test('is not taken for one that was asked for and answered long ago', async () => {
    spyOnLocation('assign')
    spyOnLocation('replace')
    const [mallory, lin] = [await enrol(school()), await enrol(school())]
    const { session } = await openPage(proxy())
    session.signIn()
    leavePage()
    goToAddress(`${HOST_PAGE}&auth=success&token=${lin.token}`)
    await openPage(proxy())
    leavePage()
    expect((await openLinkOf(mallory, lin)).session.$userId.get()).toBe(lin.id)
  })

  test('one that this tab started counts, even if another person has signed in since', async () => {
    spyOnLocation('assign')
    spyOnLocation('replace')
    const [lin, ben] = [await enrol(school()), await enrol(school())]
    const { session } = await openPage(proxy())
    session.signIn()
    leavePage()
    expect((await openLinkOf(lin, ben)).session.$userId.get()).toBe(lin.id)
  })
})
