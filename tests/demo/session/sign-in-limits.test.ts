// SPEC Operation Sign-in
import { afterEach, describe, expect, test } from 'vitest'
import { createApp } from '../../../demo/api/app.ts'
import { ensureSampleUser } from '../../../demo/api/people/sample-people.ts'
import { createSession, makeCode } from '../../../demo/api/session/session.ts'
import { type Browser, openBrowser } from '../../support/page/browser.ts'
import {
  choosePerson,
  isBack,
  openChooser,
  signInThroughIssuer,
  tokenOf,
} from '../../support/page/signing-in.ts'
import { engines } from '../../support/server/engines.ts'
import { api, startTestServer, type TestServer } from '../../support/server/server.ts'

const APP = 'https://school.example'
const PUPILS = 100
const AT_ONCE = 50

let server: TestServer
afterEach(() => server.close())

/** Makes a call for each pupil, all from one address and without sockets between; answers the different statuses. */
async function forEachPupil(path: string, initOf: (pupil: number) => RequestInit = () => ({})) {
  const app = createApp(server.deps)
  const statuses = new Set<number>()
  for (let done = 0; done < PUPILS; done += AT_ONCE) {
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, index) =>
        app.request(server.url + path, initOf(done + index), { remoteAddress: 'school' }),
      ),
    )
    for (const { status } of answers) statuses.add(status)
  }
  return [...statuses]
}

/** What the returns of so many pupils bring: each works once. */
async function giveCodes(pupils: number): Promise<string[]> {
  const { db, clock } = server.deps
  const now = new Date(clock())
  const { id } = await ensureSampleUser(db, 'asha', now)
  const codes = Array.from({ length: pupils }, makeCode)
  for (const code of codes) await createSession(db, id, now, code)
  return codes
}

const OTHERS = 4900

describe.each([...engines])('a school on $name', ({ open }) => {
  test('of 5,000 behind one address can sign in, its last 100 within the same minute', async () => {
    server = await startTestServer({ engine: await open() })
    const codes = await giveCodes(PUPILS)
    const exchange = (pupil: number) => ({
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token: codes[pupil] }),
    })
    await server.deps.limits.signIn.consume('school', OTHERS)
    const began = performance.now()
    expect(await forEachPupil('/auth/google')).toEqual([302])
    expect(await forEachPupil('/auth/google/callback?state=x&code=x')).toEqual([302])
    expect(await forEachPupil('/auth/token', exchange)).toEqual([200])
    console.info(`${PUPILS} sign-ins: ${Math.round(performance.now() - began)} ms of ours`)
  })
})

/** What a person sees where there were too many. */
async function readPage(answer: Response | undefined) {
  expect(answer?.status).toBe(429)
  expect(answer?.headers.get('retry-after')).toMatch(/^([1-9]|[1-5]\d|60)$/)
  expect(answer?.headers.get('content-type')).toBe('text/html; charset=UTF-8')
  expect(answer?.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'sha256-\S+'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
  )
  const html = (await answer?.text()) ?? ''
  expect(html).toContain('<h1>Too many sign-ins at once</h1>')
  expect(html).toMatch(/Please wait \d+ seconds, then try again/)
  expect(html).not.toMatch(/<script|<meta http-equiv|style="/)
  const [, href = ''] = /href="([^"]*)"/.exec(html) ?? []
  return { html, again: new URL(href.replaceAll('&#38;', '&'), answer?.url) }
}

describe('a limit on sign-ins', () => {
  test('is explained to a person in a page, whose link begins the same sign-in', async () => {
    server = await startTestServer({ config: { allowedOrigins: [APP] }, ceilings: { signIn: 1 } })
    const url = `${server.url}/api/auth/google?${new URLSearchParams({ frontend_url: `${APP}/?a=1&b="><script>` })}`
    expect((await openBrowser().visit(url)).status).toBe(302)
    const { again } = await readPage(await openBrowser().visit(url))
    expect(again.href).toBe(url)
  })

  test('for one account is separate from that of its address, and its link begins anew', async () => {
    server = await startTestServer({ config: { allowedOrigins: [APP] }, ceilings: { account: 1 } })
    const page = `${APP}/view.php?id=5`
    const first = await signInThroughIssuer(server, openBrowser(), { persona: 'asha' }, page)
    expect(first.searchParams.get('auth')).toBe('success')
    const browser = openBrowser()
    const chooser = await openChooser(server, browser, page)
    const callback = await choosePerson(browser, chooser.url, { persona: 'asha' }, (url) =>
      url.pathname.endsWith('/callback'),
    )
    const { again } = await readPage((await browser.follow(callback.href, isBack)).response)
    expect(again.href).toBe(`${server.url}/api/auth/google?${new URLSearchParams({ frontend_url: page })}`)
    const other = await signInThroughIssuer(server, openBrowser(), { persona: 'ben' }, page)
    expect(other.searchParams.get('auth')).toBe('success')
  })
})

describe('a person who shares an address', () => {
  const begin = (browser: Browser) => browser.visit(`${server.url}/api/auth/google`)
  const statusesOf = async (times: number, call: () => Promise<{ status: number }>) => {
    const statuses = []
    for (let count = 0; count < times; count++) statuses.push((await call()).status)
    return statuses
  }
  const outcomeOf = async (browser: Browser, persona = 'asha') =>
    (await signInThroughIssuer(server, browser, { persona })).searchParams.get('auth')

  test('with a script that begins without end can still sign in on a known device', async () => {
    server = await startTestServer({ ceilings: { signIn: 2 } })
    const browser = openBrowser()
    expect(await outcomeOf(browser)).toBe('success')
    expect(await statusesOf(3, () => begin(openBrowser())), 'the script').toEqual([302, 429, 429])
    expect(await outcomeOf(browser)).toBe('success')
  })

  test('can finish a sign-in, however many others begin', async () => {
    server = await startTestServer({ ceilings: { signIn: 1 } })
    const browser = openBrowser()
    const chooser = await openChooser(server, browser)
    expect(await statusesOf(2, () => begin(openBrowser()))).toEqual([429, 429])
    const back = await choosePerson(browser, chooser.url, { persona: 'asha' })
    expect(await tokenOf(server, back)).toMatch(/^[\w-]{43}$/)
  })

  test('does not wait for a device that begins without pause', async () => {
    server = await startTestServer({ ceilings: { device: 2 } })
    const browser = openBrowser()
    expect(await outcomeOf(browser)).toBe('success')
    expect(await statusesOf(3, () => begin(browser))).toEqual([302, 302, 429])
    await readPage(await begin(browser))
    expect((await begin(openBrowser())).status).toBe(302)
  })

  test('gains nothing from a device that signs in again and again without its cookie', async () => {
    server = await startTestServer({ ceilings: { device: 2 } })
    const [one, other, ben] = [openBrowser(), openBrowser(), openBrowser()]
    for (const browser of [one, other]) expect(await outcomeOf(browser)).toBe('success')
    expect(await outcomeOf(ben, 'ben')).toBe('success')
    const statuses = [await begin(one), await begin(other), await begin(one), await begin(ben)]
    expect(statuses.map(({ status }) => status)).toEqual([302, 302, 429, 302])
  })

  test.each([
    ['made up', () => `${'x'.repeat(43)}.${'y'.repeat(43)}%3D`],
    ['without its signature', (value: string) => value.split('.')[0] ?? ''],
    [
      'of somebody else by its signature',
      (value: string) => `${value.startsWith('x') ? 'y' : 'x'}${value.slice(1)}`,
    ],
  ])('is not on a known device with a cookie %s', async (_, forge) => {
    server = await startTestServer({ ceilings: { signIn: 1 } })
    const browser = openBrowser()
    await outcomeOf(browser)
    const known = [...browser.cookies.values()].find(({ name }) => name === 'device')
    expect(known?.text).toMatch(/^device=\S+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/)
    const beginWith = (value: string) =>
      openBrowser().visit(`${server.url}/api/auth/google`, { headers: { cookie: `device=${value}` } })
    expect((await beginWith(known?.value ?? '')).status).toBe(302)
    expect((await beginWith(forge(known?.value ?? ''))).status).toBe(429)
  })

  test('is not kept out of the exchange by invalid codes', async () => {
    server = await startTestServer({ ceilings: { signIn: 2 } })
    const exchange = (token: string) => api(server)('POST', '/auth/token', { token })
    const [code = ''] = await giveCodes(1)
    expect(await statusesOf(3, () => exchange('x'))).toEqual([401, 401, 429])
    expect((await exchange(code)).status).toBe(200)
  })
})
