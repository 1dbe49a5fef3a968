import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { instead } from '../support/fault-proxy.ts'
import { answers } from '../support/faulty-server.ts'
import { asha, at } from '../support/fixtures.ts'
import { goToAddress, HOST_PAGE, hearToasts, until } from '../support/page.ts'
import { enrol } from '../support/school.ts'
import { openPage, openPageOf, openSchool } from '../support/school-page.ts'

const { school, proxy } = openSchool(at('09:00:00'))
const FAILED = 'error: Sign-in did not work. Please try again.'

/** Where the browser is sent by `assign` or `replace`. */
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
