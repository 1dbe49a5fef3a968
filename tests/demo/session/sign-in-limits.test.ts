import { afterEach, describe, expect, test } from 'vitest'
import { createApp } from '../../../demo/api/app.ts'
import { giveCode } from '../../../demo/api/session/session.ts'
import { openBrowser } from '../../support/page/browser.ts'
import { choosePerson, isBack, openChooser, signInThroughIssuer } from '../../support/page/signing-in.ts'
import { engines } from '../../support/server/engines.ts'
import { signInAs, startTestServer, type TestServer } from '../../support/server/server.ts'

const APP = 'https://school.example'
const PUPILS = 500
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

/** What the returns of all pupils bring: each works once. */
async function giveCodes(): Promise<string[]> {
  const { db, clock } = server.deps
  const now = new Date(clock())
  const codes: string[] = []
  for (let pupil = 0; pupil < PUPILS; pupil++)
    codes.push(await giveCode(db, await signInAs(server, 'asha'), now))
  return codes
}

describe.each([...engines])('on $name', ({ open }) => {
  test('a school of 500 behind one address signs in within a minute', async () => {
    server = await startTestServer({ engine: await open() })
    const codes = await giveCodes()
    const exchange = (pupil: number) => ({
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token: codes[pupil] }),
    })
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

describe('too many sign-ins', () => {
  test('are told to a person in a page, whose link begins the same sign-in', async () => {
    server = await startTestServer({ config: { allowedOrigins: [APP] }, ceilings: { signIn: 1 } })
    const url = `${server.url}/api/auth/google?${new URLSearchParams({ frontend_url: `${APP}/?a=1&b="><script>` })}`
    expect((await openBrowser().visit(url)).status).toBe(302)
    const { again } = await readPage(await openBrowser().visit(url))
    expect(again.href).toBe(url)
  })

  test('at the way back cost nobody the sign-in: the link goes on with it', async () => {
    server = await startTestServer({ ceilings: { signIn: 2 } })
    const browser = openBrowser()
    const [one, other] = [await openChooser(server, browser), await openChooser(server, openBrowser())]
    expect(other.html).toContain('Asha')
    const stop = (url: URL) => url.pathname.endsWith('/callback')
    const callback = await choosePerson(browser, one.url, { persona: 'asha' }, stop)
    const { again } = await readPage(await browser.visit(callback.href))
    expect(again.href).toBe(callback.href)
    const flows = await server.deps.db.selectFrom('login_flows').select('return_url').execute()
    expect(flows, 'neither is used up').toHaveLength(2)
  })

  test('of one account are limited apart from its address, and the link begins anew', async () => {
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
