// SPEC Operation Sign-in
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { forgetExpired, sha256 } from '../../../demo/api/session/session.ts'
import { openBrowser } from '../../support/page/browser.ts'
import { choosePerson, isBack, openChooser, signInThroughIssuer } from '../../support/page/signing-in.ts'
import { at } from '../../support/school/fixtures.ts'
import { enrol } from '../../support/school/school.ts'
import { api, startTestServer, type TestServer } from '../../support/server/server.ts'

const APP = 'https://school.example'
const DAY_MINUTES = 24 * 60

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ now: at('09:00:00'), config: { allowedOrigins: [APP] } })
})
afterAll(() => server.close())

const begin = (frontendUrl: string) =>
  openBrowser().visit(`${server.url}/api/auth/google?frontend_url=${frontendUrl}`)

const lastReturnUrl = async () => {
  const flows = await server.deps.db.selectFrom('login_flows').select('return_url').execute()
  return flows.at(-1)?.return_url
}

describe('the challenge that binds a sign-in to its browser', () => {
  test.each(['', 'short', 'A'.repeat(64), '0'.repeat(63), `${'0'.repeat(64)}x`, '%00'])(
    'is refused as %j',
    async (text) => {
      const answer = await begin(`${APP}&challenge=${text}`)
      expect(answer.status).toBe(400)
      expect(await answer.json()).toMatchObject({ message: expect.stringMatching(/^challenge: /) })
    },
  )

  test('is kept from the beginning to the exchange', async () => {
    const verifier = 'of the browser'
    const challenge = sha256(verifier).toString('hex')
    const [browser, fields] = [openBrowser(), { name: 'Asha', email: 'asha@example.org' }]
    const begun = `${server.url}/api/auth/google?${new URLSearchParams({ frontend_url: APP, challenge })}`
    const { url: chooser } = await browser.follow(begun, isBack)
    const back = await choosePerson(browser, chooser.href, fields)
    const token = back.searchParams.get('token')
    const exchange = (body: object) => api(server)('POST', '/auth/token', { token, ...body })
    expect((await exchange({})).status).toBe(401)
    expect((await exchange({ verifier })).status).toBe(200)
  })
})

describe('the return address of a sign-in', () => {
  test.each([
    ['a dot after the name', 'https://school.example./'],
    ['another port', 'https://school.example:444'],
    ['the port of the other scheme', 'https://school.example:80'],
    ['a name that only begins so', 'https://school.example-evil.example'],
    ['a name that only ends so', 'https://evilschool.example'],
    ['a host below', 'https://evil.school.example'],
    ['another letter that looks the same', 'https://%D1%95chool.example'],
    ['a full stop of another script that divides', 'https://school.example%E3%80%82evil.example'],
    ['a backslash before the host', 'https:\\\\evil.example\\school.example'],
    ['a backslash for the at sign', 'https://evil.example%5C@school.example'],
    ['a name and a password', 'https://a:b@school.example'],
    ['only a name', 'https://school.example:443@evil.example'],
    ['a script', 'javascript:alert(1)//https://school.example'],
    ['a script with a tab', 'java%09script:alert(1)'],
    ['data', 'data:text/html,<script>alert(1)</script>'],
    ['a file', 'file:///etc/passwd'],
    ['a blob', 'blob:https://school.example/1'],
    ['a view of the source', 'view-source:https://school.example'],
    ['no scheme', '//school.example'],
    ['no host', 'https://'],
    ['a number for a host', 'https://2130706433'],
  ])('is refused with %s', async (_, url) => {
    const answer = await begin(url)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ message: expect.stringMatching(/^frontend_url: /) })
    expect(answer.headers.get('location')).toBeNull()
  })

  test.each([
    ['in capitals', 'HTTPS://SCHOOL.EXAMPLE/Quiz', `${APP}/Quiz`],
    ['with the usual port', 'https://school.example:443/', `${APP}/`],
    ['in wide letters', 'https://%EF%BD%93chool.example/', `${APP}/`],
    ['with line breaks', 'https://school.example/%0D%0ASet-Cookie:%20a=b', `${APP}/Set-Cookie:%20a=b`],
    ['with a way up', 'https://school.example/a/../../b', `${APP}/b`],
    ['with two slashes', 'https://school.example//evil.example/', `${APP}//evil.example/`],
    ['with a query that looks like a return', `${APP}/?auth=success%26token=x`, `${APP}/`],
    [
      'with a token in other letters',
      `${APP}/?page=6%26%2574oken=x%26token=y%26%2561uth=success`,
      `${APP}/?page=6`,
    ],
    [
      'with another address in its query',
      `${APP}/?to=https://evil.example/`,
      `${APP}/?to=https://evil.example/`,
    ],
    ['with line breaks in its query', `${APP}/?a=%0D%0Ab%250D%250A`, `${APP}/?a=b%0D%0A`],
    ['with a hash', `${APP}/%23token=x`, `${APP}/`],
  ])('is read as a browser reads it, and carries nothing else along: %s', async (_, url, returnUrl) => {
    const answer = await begin(url)
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).not.toMatch(/school\.example|[\r\n]/)
    expect(await lastReturnUrl()).toBe(returnUrl)
  })
})

test.each([
  ['another way back', 'redirect_uri', 'https://evil.example/callback'],
  ['a way back below ours', 'redirect_uri', '/api/auth/google/callback/x'],
  ['a way back with a query', 'redirect_uri', '/api/auth/google/callback?to=evil.example'],
  ['another client', 'client_id', 'evil'],
  ['a token at once', 'response_type', 'token'],
  ['an ID token at once', 'response_type', 'id_token'],
])('the embedded issuer gives nothing away to %s', async (_, name, value) => {
  const browser = openBrowser()
  const first = await browser.visit(`${server.url}/api/auth/google`)
  const url = new URL(first.headers.get('location') ?? '')
  url.searchParams.set(name, value.startsWith('/') ? server.url + value : value)
  const answer = await browser.visit(url.href)
  const location = answer.headers.get('location') ?? ''
  expect(location).not.toMatch(/evil|choose|code=|_token=/)
  expect(location || (await answer.text())).toMatch(/[?#&]error=|redirect_uri|invalid_client/)
})

describe('the embedded issuer', () => {
  let busy: TestServer
  beforeAll(async () => {
    busy = await startTestServer({ ceilings: { issuer: 4 } })
  })
  afterAll(() => busy.close())

  const rows = async () =>
    Number(
      (
        await busy.deps.db
          .selectFrom('oidc_payloads')
          .select(({ fn }) => fn.countAll().as('count'))
          .executeTakeFirstOrThrow()
      ).count,
    )

  test('keeps no more open sign-ins than its limit, however they are spelt, and still shows a chosen one', async () => {
    const browser = openBrowser()
    const chooser = await openChooser(busy, browser)
    const first = await openBrowser().visit(`${busy.url}/api/auth/google`)
    const { search } = new URL(first.headers.get('location') ?? '')
    const statuses = []
    for (const path of ['auth', 'auth/', 'AUTH', '%61uth', 'auth'])
      statuses.push((await openBrowser().visit(`${busy.url}/oidc/${path}${search}`)).status)
    expect(statuses.slice(3)).toEqual([429, 429])
    expect(await rows()).toBeLessThanOrEqual(4)
    const form = { method: 'POST', body: new URLSearchParams({ persona: 'asha' }) }
    const refused = await browser.visit(chooser.url, form)
    expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([429, expect.any(Number)])
    expect(await refused.text()).toContain('<h1>Too many sign-ins at once</h1>')
    expect((await browser.visit(chooser.url)).status, 'the page itself').toBe(200)
  })

  test('forgets sign-ins that have expired', async () => {
    expect(await rows()).toBeGreaterThan(0)
    await forgetExpired(busy.deps.db, new Date())
    expect(await rows()).toBe(0)
  })
})

describe('a token', () => {
  const verdictOf = async (token: string) => {
    const asBearer = await api(server, token)('GET', '/auth/me')
    const asCookie = await api(server)('GET', '/auth/me', undefined, { cookie: `session=${token}` })
    const exchanged = await api(server)('POST', '/auth/token', { token })
    return [asBearer, asCookie, exchanged].map(({ status, headers }) => [status, headers.get('set-cookie')])
  }
  const NOBODY = Array(3).fill([401, null])

  test.each([
    ['made up', () => 'x'.repeat(43)],
    ['in other letters', (token: string) => token.toUpperCase()],
    ['cut short', (token: string) => token.slice(0, -1)],
    ['made longer', (token: string) => `${token}A`],
    [
      'that says what it is',
      () => `e30.${Buffer.from('{"alg":"none","isAdmin":true}').toString('base64url')}.`,
    ],
    ['that asks the database', () => `'or'1'='1`],
  ])('that is %s opens nothing, in whatever header', async (_, forge) => {
    const { token } = await enrol(server, { isAdmin: true })
    expect(await verdictOf(forge(token))).toEqual(NOBODY)
    expect(
      (await verdictOf(token)).map(([status]) => status),
      'the true one',
    ).toEqual([200, 200, 200])
  })

  test('copied from the database opens nothing', async () => {
    const { token } = await enrol(server)
    const rows = await server.deps.db.selectFrom('sessions').select('token_hash').execute()
    for (const encoding of ['base64url', 'hex'] as const)
      expect(await verdictOf(rows.at(-1)?.token_hash.toString(encoding) ?? '')).toEqual(NOBODY)
    expect(token).not.toBe('')
  })

  test('is worth nothing after the logout or after its week, and is not renewed by use', async () => {
    const [left, old] = [await enrol(server), await enrol(server)]
    await left.call('POST', '/auth/logout')
    expect(await verdictOf(left.token)).toEqual(NOBODY)
    for (let day = 0; day < 7; day++) {
      expect((await old.call('GET', '/auth/me')).status).toBe(200)
      server.clock.advance(DAY_MINUTES)
    }
    expect(await verdictOf(old.token)).toEqual(NOBODY)
  })

  test('of a learner does not become an administrator’s through a cookie beside it', async () => {
    const [asha, grace] = [await enrol(server), await enrol(server, { isAdmin: true })]
    const headers = { cookie: `session=${grace.token}` }
    expect((await asha.call('GET', '/user/admin/results', undefined, headers)).status).toBe(403)
  })
})

describe('the cookies of an encrypted address', () => {
  let safe: TestServer
  beforeAll(async () => {
    safe = await startTestServer({ config: { publicUrl: 'https://quiz.example', demoLogin: true } })
  })
  afterAll(() => safe.close())

  test('cannot be replaced with a session from another host of the domain', async () => {
    const grace = await enrol(safe, { isAdmin: true })
    const call = api({ url: safe.deps.address.loopback })
    const { headers } = await call('POST', '/auth/token', { token: grace.token })
    expect(headers.get('set-cookie')).toMatch(
      /^__Host-session=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
    const me = async (cookie: string) => (await call('GET', '/auth/me', undefined, { cookie })).status
    expect(await me(`session=${grace.token}`), 'one that any host of the domain can set').toBe(401)
    expect(await me(`__Host-session=${grace.token}`)).toBe(200)
  })

  test('cannot be replaced with a sign-in that somebody else began', async () => {
    const { loopback } = safe.deps.address
    const answer = await fetch(`${loopback}/api/auth/google?moved=1`, { redirect: 'manual' })
    const [cookie = ''] = answer.headers.getSetCookie()
    expect(cookie).toMatch(
      /^__Host-sign-in-[\w-]{8}=.+; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
    const state = new URL(answer.headers.get('location') ?? '').searchParams.get('state') ?? ''
    const tossed = cookie.split(';')[0]?.replace('__Host-', '') ?? ''
    const back = await fetch(`${loopback}/api/auth/google/callback?code=x&state=${state}`, {
      redirect: 'manual',
      headers: { cookie: tossed },
    })
    expect(back.headers.get('location')).toBe('https://quiz.example/?auth=error')
  })
})

describe('an exchange of a token', () => {
  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', ''])(
    'sent as %j, as a form of another site could, signs nobody in',
    async (type) => {
      const { token } = await enrol(server)
      const answer = await fetch(`${server.url}/api/auth/token`, {
        method: 'POST',
        body: new Blob([JSON.stringify({ token })]),
        headers: { origin: 'https://evil.example', ...(type && { 'content-type': type }) },
      })
      expect(answer.status).toBe(400)
      expect(answer.headers.get('set-cookie')).toBeNull()
    },
  )
})

test('only the address that leads back tells who has signed in: no header and no other address does', async () => {
  const browser = openBrowser()
  const back = await signInThroughIssuer(server, browser, { persona: 'asha' })
  expect([...back.searchParams.keys()]).toEqual(['auth', 'token'])
  const me = await browser.visit(`${server.url}/api/auth/me`)
  expect(me.headers.get('cache-control')).toBe('no-store')
  expect(await me.text()).not.toContain(back.searchParams.get('token'))
})
