// SPEC Operation Clocks
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { forgetExpired } from '../../../demo/api/session/session.ts'
import { FEATURES } from '../../../src/domain/session/features.ts'
import { engines } from '../../support/server/engines.ts'
import { api, signInAs, startTestServer, type TestServer } from '../../support/server/server.ts'

const WEEK_MINUTES = 7 * 24 * 60

describe.each([...engines])('a session on $name', ({ open }) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ engine: await open() })
  })
  afterAll(() => server.close())

  test('is reported by /auth/me and /auth/validate-token', async () => {
    const call = api(server, await signInAs(server, 'asha'))
    const user = { name: 'Asha Rao', email: 'asha@learners.example', isAdmin: false, googleId: 'asha' }
    expect(await call('GET', '/auth/me')).toMatchObject({ status: 200, body: { user } })
    expect(await call('GET', '/auth/validate-token')).toMatchObject({
      status: 200,
      body: { valid: true, user },
    })
  })

  test('comes with the list of what the API offers beyond the specification, as it does for visitors', async () => {
    const features = FEATURES
    const token = await signInAs(server, 'asha')
    expect((await api(server, token)('GET', '/auth/me')).body.features).toEqual(features)
    expect((await api(server)('POST', '/auth/token', { token })).body.features).toEqual(features)
    expect(await api(server)('GET', '/auth/me')).toMatchObject({
      status: 401,
      body: { message: 'Session expired or unknown. Please sign in.', features },
    })
  })

  test('ends on the server by logging out, not only in the browser', async () => {
    const token = await signInAs(server, 'asha')
    const call = api(server, token)
    expect(await call('POST', '/auth/logout')).toMatchObject({
      status: 200,
      body: { message: expect.any(String) },
    })
    expect(await call('GET', '/auth/validate-token')).toMatchObject({ status: 401 })
    expect(await api(server)('POST', '/auth/token', { token })).toMatchObject({ status: 401 })
  })

  test('stays when another one is logged out', async () => {
    const [phone, laptop] = [await signInAs(server, 'ben'), await signInAs(server, 'ben')]
    await api(server, phone)('POST', '/auth/logout')
    expect(await api(server, laptop)('GET', '/auth/me')).toMatchObject({ status: 200 })
  })

  test('lasts a week by the clock, and not a moment longer', async () => {
    const call = api(server, await signInAs(server, 'asha'))
    server.clock.advance(WEEK_MINUTES - 1)
    expect(await call('GET', '/auth/me')).toMatchObject({ status: 200 })
    server.clock.advance(1)
    expect(await call('GET', '/auth/me')).toMatchObject({ status: 401 })
  })

  test('survives a clock that jumps ahead of the database', async () => {
    server.clock.now = Date.now()
    const token = await signInAs(server, 'asha')
    server.clock.advance(WEEK_MINUTES + 1)
    await forgetExpired(server.deps.db, new Date(server.clock.now))
    expect(await api(server, token)('GET', '/auth/me')).toMatchObject({ status: 200 })
    server.clock.now = Date.now()
    expect(await api(server, token)('GET', '/auth/me')).toMatchObject({ status: 200 })
  })

  test('is stored without its token', async () => {
    const token = await signInAs(server, 'asha')
    const rows = await server.deps.db.selectFrom('sessions').selectAll().execute()
    const stored = rows.map(({ token_hash }) => [
      token_hash.toString('latin1'),
      token_hash.toString('base64url'),
    ])
    expect(token).toHaveLength(43)
    expect(stored.flat()).not.toContain(token)
    expect(rows.every(({ token_hash }) => token_hash.length === 32)).toBe(true)
  })
})

describe('the sender of a call', () => {
  let server: TestServer
  let token: string
  beforeAll(async () => {
    server = await startTestServer({ config: { allowedOrigins: ['https://school.example'] } })
  })
  afterAll(() => server.close())
  const withCookie = (origin?: string) => ({ cookie: `session=${token}`, ...(origin && { origin }) })

  test.each([
    ['nothing', {}],
    ['an empty bearer', { authorization: 'Bearer ' }],
    ['an unknown token', { authorization: `Bearer ${'x'.repeat(43)}` }],
    ['another scheme', { authorization: 'Basic YXNoYTphc2hh' }],
    ['an unknown cookie', { cookie: 'session=x' }],
  ])('with %s is nobody, and gets a 401 with a message', async (_, headers) => {
    const answer = await api(server)('GET', '/auth/me', undefined, headers)
    expect(answer).toMatchObject({
      status: 401,
      body: { message: expect.stringMatching(/session expired/i) },
    })
  })

  test('needs only the cookie to read', async () => {
    token = await signInAs(server, 'asha')
    expect(await api(server)('GET', '/auth/me', undefined, withCookie())).toMatchObject({ status: 200 })
  })

  test.each([
    ['no origin', undefined, 403],
    ['a foreign origin', 'https://evil.example', 403],
    ['an origin without a name', 'null', 403],
    ['an allowed origin', 'https://school.example', 200],
  ])('that changes something with the cookie and %s gets %s', async (_, origin, status) => {
    token = await signInAs(server, 'asha')
    const answer = await api(server)('POST', '/auth/logout', undefined, withCookie(origin))
    expect(answer.status).toBe(status)
    const after = await api(server, token)('GET', '/auth/me')
    expect(after.status).toBe(status === 200 ? 401 : 200)
  })

  test('is not signed out by a refusal for its origin, which has no words of a lost session', async () => {
    token = await signInAs(server, 'asha')
    const { body } = await api(server)('POST', '/auth/logout', undefined, withCookie('https://evil.example'))
    expect(body).toMatchObject({ code: 'origin', message: expect.stringContaining('Permission denied') })
  })

  test.each([
    ['a valid one', async () => signInAs(server, 'grace'), 200, 'Grace Lindqvist'],
    ['one that is over', async () => 'x'.repeat(43), 401, undefined],
  ])('is that of a bearer token beside somebody else’s cookie: %s', async (_, bearer, status, name) => {
    token = await signInAs(server, 'asha')
    const answer = await api(server, await bearer())('GET', '/auth/me', undefined, withCookie())
    expect([answer.status, answer.body.user?.name]).toEqual([status, name])
  })

  test('needs no origin with a bearer token', async () => {
    expect(await api(server, await signInAs(server, 'asha'))('POST', '/auth/logout')).toMatchObject({
      status: 200,
    })
  })
})

describe('the exchange of the token from a sign-in', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.close())

  test('sets a cookie', async () => {
    const answer = await api(server)('POST', '/auth/token', { token: await signInAs(server, 'grace') })
    expect(answer).toMatchObject({ status: 200, body: { user: { name: 'Grace Lindqvist', isAdmin: true } } })
    expect(answer.headers.get('set-cookie')).toMatch(
      /^session=.+; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/,
    )
  })

  test.each([
    ['no body', undefined, 'token'],
    ['no token', {}, 'token'],
    ['an empty token', { token: '' }, 'token'],
    ['a number', { token: 7 }, 'token'],
    ['a list', [], 'token'],
  ])('with %s names what is wrong', async (_, body, field) => {
    const answer = await api(server)('POST', '/auth/token', body)
    expect(answer).toMatchObject({
      status: 400,
      body: { message: expect.stringMatching(new RegExp(`^${field}`)) },
    })
  })

  test('never sends the cookie in the clear on an encrypted address', async () => {
    const safe = await startTestServer({ config: { publicUrl: 'https://quiz.example', demoLogin: true } })
    const { loopback } = safe.deps.address
    const answer = await api({ url: loopback })('POST', '/auth/token', {
      token: await signInAs(safe, 'asha'),
    })
    expect(answer.headers.get('set-cookie')).toMatch(/; Secure/)
    await safe.close()
  })
})
