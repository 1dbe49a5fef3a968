import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser } from '../../support/page/browser.ts'
import { choosePerson, isBack, openChooser, signInThroughIssuer } from '../../support/page/signing-in.ts'
import { startTestServer, type TestServer } from '../../support/server/server.ts'

const APP = 'https://school.example'
const isCallback = (url: URL) => url.pathname === '/api/auth/google/callback'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ config: { allowedOrigins: [APP] } })
})
afterAll(() => server.close())

/** A sign-in that stops just before it comes back to us. */
async function stopAtCallback() {
  const browser = openBrowser()
  const chooser = await openChooser(server, browser)
  return { browser, callback: await choosePerson(browser, chooser.url, { persona: 'asha' }, isCallback) }
}

async function outcomeOf(browser: ReturnType<typeof openBrowser>, callback: URL) {
  const { url } = await browser.follow(callback.href, isBack)
  return Object.fromEntries(url.searchParams)
}

describe('the callback of a sign-in', () => {
  test('works if it is used as intended', async () => {
    const { browser, callback } = await stopAtCallback()
    expect(await outcomeOf(browser, callback)).toMatchObject({ auth: 'success', token: expect.any(String) })
  })

  test('opens nothing with a code that was used before', async () => {
    const { browser, callback } = await stopAtCallback()
    await outcomeOf(browser, callback)
    expect(await outcomeOf(browser, callback)).toEqual({ auth: 'error' })
  })

  test('opens nothing in a browser that did not begin it', async () => {
    const { callback } = await stopAtCallback()
    expect(await outcomeOf(openBrowser(), callback)).toEqual({ auth: 'error' })
  })

  test('is used up if somebody else opens it', async () => {
    const { browser, callback } = await stopAtCallback()
    const { url } = await openBrowser().follow(callback.href, isBack)
    expect(url.href, 'the page that began').toBe(`${server.url}/?auth=error`)
    expect(await outcomeOf(browser, callback)).toMatchObject({ auth: 'success' })
  })

  test.each([
    ['without its state', (url: URL) => url.searchParams.delete('state')],
    ['with another state', (url: URL) => url.searchParams.set('state', 'x'.repeat(43))],
    [
      'with a state that no cookie could be named by',
      (url: URL) => url.searchParams.set('state', 'a;b=\n é'),
    ],
    ['without its code', (url: URL) => url.searchParams.delete('code')],
    ['with another code', (url: URL) => url.searchParams.set('code', 'x'.repeat(43))],
    ['with another issuer', (url: URL) => url.searchParams.set('iss', 'https://evil.example')],
  ])('opens nothing %s', async (_, spoil) => {
    const { browser, callback } = await stopAtCallback()
    spoil(callback)
    expect(await outcomeOf(browser, callback)).toEqual({ auth: 'error' })
  })

  test('opens nothing with a token that answers another sign-in', async () => {
    const { browser, callback } = await stopAtCallback()
    await server.deps.db.updateTable('login_flows').set({ nonce: 'another' }).execute()
    expect(await outcomeOf(browser, callback)).toEqual({ auth: 'error' })
  })

  test('opens nothing with a code without the secret that began it', async () => {
    const { browser, callback } = await stopAtCallback()
    await server.deps.db
      .updateTable('login_flows')
      .set({ code_verifier: 'x'.repeat(43) })
      .execute()
    expect(await outcomeOf(browser, callback)).toEqual({ auth: 'error' })
  })

  test('opens nothing more than ten minutes after the sign-in began', async () => {
    const { browser, callback } = await stopAtCallback()
    server.clock.advance(11)
    expect(await outcomeOf(browser, callback)).toEqual({ auth: 'error' })
  })

  test('is out of reach of a chooser that was left open, which says so', async () => {
    const browser = openBrowser()
    const chooser = await openChooser(server, browser)
    server.clock.advance(11)
    const answer = await browser.post(chooser.url, { persona: 'asha' })
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain('This sign-in has expired')
  })
})

describe('the frontend_url', () => {
  const begin = (frontendUrl: string) =>
    openBrowser().visit(`${server.url}/api/auth/google?${new URLSearchParams({ frontend_url: frontendUrl })}`)

  test.each([
    'https://evil.example',
    'https://school.example.evil.example',
    'https://school.example:8443',
    'http://school.example',
    'https://school.example@evil.example',
    'https://evil.example/https://school.example',
    'https://user:secret@school.example',
    '//evil.example',
    '/courses',
    'javascript:alert(1)',
    'data:text/html,hello',
    'https://school.example\\@evil.example.',
    'https://schoоl.example',
    'null',
  ])('such as %s is refused, or leads to no other site', async (hostile) => {
    const answer = await begin(hostile)
    if (answer.status === 400) {
      expect(await answer.json()).toMatchObject({ message: expect.stringMatching(/^frontend_url: /) })
      return
    }
    const flows = await server.deps.db.selectFrom('login_flows').select('return_url').execute()
    expect(new URL(flows.at(-1)?.return_url ?? '').origin).toBe(APP)
  })

  test('is the server’s own site by default', async () => {
    const browser = openBrowser()
    const { url } = await browser.follow(`${server.url}/api/auth/google`, (at) =>
      at.pathname.includes('/choose/'),
    )
    const back = await choosePerson(browser, url.href, { persona: 'asha' })
    expect(back.origin).toBe(server.url)
  })

  test('may be another name of this machine, and the sign-in moves to the known one', async () => {
    const other = server.url.replace('localhost', '127.0.0.1')
    const back = await signInThroughIssuer({ url: other }, openBrowser(), { persona: 'asha' })
    expect(back.origin).toBe(other)
    expect(back.searchParams.get('auth')).toBe('success')
  })
})

test('the issuer that believes everybody does not exist if Google signs people in', async () => {
  const google = { clientId: 'id', clientSecret: 'secret' }
  const strict = await startTestServer({ config: { google } })
  const wellKnown = await fetch(`${strict.url}/oidc/.well-known/openid-configuration`)
  expect(wellKnown.headers.get('content-type')).not.toContain('json')
  expect(strict.deps.relyingParty).toMatchObject({ issuer: 'google', prompt: 'select_account' })
  expect(await strict.deps.relyingParty.isAdmin('grace')).toBe(false)
  await strict.close()
})
