import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendRaw } from '../../support/server/raw-http.ts'
import { api, startTestServer, type TestServer } from '../../support/server/server.ts'

const APP = 'https://school.example'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ config: { allowedOrigins: [APP] } })
})
afterAll(() => server.close())

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(server.url + path, { method, headers })

describe('every answer', () => {
  test.each(['/', '/api/health', '/api/nowhere', '/oidc/.well-known/openid-configuration'])(
    'from %s has the time of the server’s clock',
    async (path) => {
      server.clock.now = Date.parse('2027-01-02T03:04:05.000Z')
      expect((await get(path)).headers.get('date')).toBe('Sat, 02 Jan 2027 03:04:05 GMT')
    },
  )

  test.each(['/', '/api/auth/me', '/oidc/choose/x'])(
    'from %s forbids sniffing and referrers',
    async (path) => {
      const { headers } = await get(path)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('no-referrer')
    },
  )

  test.each([
    ['/', 'same-origin-allow-popups'],
    ['/api/auth/me', 'same-origin-allow-popups'],
    ['/api/auth/google?frontend_url=https://school.example', null],
    ['/api/auth/google/callback?code=x', null],
    ['/oidc/choose/x', null],
  ])(
    'from %s keeps windows of other sites apart by %s, except in a sign-in with a page waiting',
    async (path, policy) => {
      const { headers } = await fetch(server.url + path, { redirect: 'manual' })
      expect(headers.get('cross-origin-opener-policy')).toBe(policy)
    },
  )

  test('of the API forbids caching and framing', async () => {
    const { headers } = await get('/api/auth/me')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  })

  test('to an unknown path is a 404 in JSON', async () => {
    expect(await api(server)('GET', '/nowhere')).toMatchObject({
      status: 404,
      body: { message: 'Not found' },
    })
    expect(await api(server)('GET', '')).toMatchObject({ status: 404 })
  })

  test('to a path that only begins like the API’s is the site’s', async () => {
    expect((await get('/apiary')).headers.get('content-type')).toContain('text/html')
  })
})

describe('apps on other sites', () => {
  const named = (origin: string) => ({ origin })

  test('may call with cookies and read Date and Retry-After, if they are allowed', async () => {
    const { headers } = await get('/api/health', named(APP))
    expect(headers.get('access-control-allow-origin')).toBe(APP)
    expect(headers.get('access-control-allow-credentials')).toBe('true')
    expect(headers.get('access-control-expose-headers')).toBe('Date, Age, Retry-After, X-Request-Id')
    expect(headers.get('vary')).toContain('Origin')
  })

  test('may also read error answers, if they are allowed', async () => {
    expect((await get('/api/auth/me', named(APP))).headers.get('access-control-allow-origin')).toBe(APP)
  })

  test('include the server’s own site', async () => {
    expect((await get('/api/health', named(server.url))).headers.get('access-control-allow-origin')).toBe(
      server.url,
    )
  })

  test.each(['https://evil.example', `${APP}.evil.example`, `${APP}:8443`, 'http://school.example', 'null'])(
    'are kept out if they are not allowed: %s',
    async (origin) => {
      const { headers } = await get('/api/health', named(origin))
      expect(headers.get('access-control-allow-origin')).toBeNull()
      expect(headers.get('access-control-allow-credentials')).toBeNull()
    },
  )

  test.each([
    [APP, APP],
    ['https://evil.example', null],
  ])('from %s are named in a preflight as %s', async (origin, allowed) => {
    const headers = { origin, 'access-control-request-method': 'PUT' }
    const answer = await get('/api/quiz/1', headers, 'OPTIONS')
    expect(answer.status).toBe(204)
    expect(answer.headers.get('access-control-allow-origin')).toBe(allowed)
    expect(answer.headers.get('access-control-allow-methods')).toBe('GET, POST, PUT, DELETE')
    expect(answer.headers.get('access-control-allow-headers')).toBe(
      'authorization, content-type, x-request-id, traceparent, tracestate',
    )
  })
})

describe('bodies', () => {
  const [allowed, over] = [200 * 1024, 300 * 1024]
  const send = (text: string) =>
    fetch(`${server.url}/api/auth/token`, {
      method: 'POST',
      body: text,
      headers: { 'content-type': 'application/json' },
    })

  test('up to the limit are read', async () => {
    const answer = await send(JSON.stringify({ token: 'x'.repeat(allowed) }))
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ message: expect.stringContaining('token: Invalid length') })
  })

  test('that declare too large a size are refused', async () => {
    const answer = await send('x'.repeat(over))
    expect(answer.status).toBe(413)
    expect(await answer.json()).toMatchObject({ message: 'body: too large', code: 'body_too_large' })
  })

  test.each([
    ['are read while they are small', 1, '400 Bad Request'],
    ['are refused once they are too large', 5, '413 Payload Too Large'],
  ])('without a declared length %s', async (_, chunks, status) => {
    const chunk = Buffer.alloc(64 * 1024, ' ')
    const framed = Buffer.concat([
      Buffer.from(`${chunk.length.toString(16)}\r\n`),
      chunk,
      Buffer.from('\r\n'),
    ])
    const head =
      'POST /api/auth/token HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n'
    const answer = await sendRaw(
      server.deps.address.loopback,
      head,
      ...Array(chunks).fill(framed),
      '0\r\n\r\n',
    )
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status}`))
  })

  test.each(['{"token":', 'token=x', '"', ''])(
    'such as %j are refused as not JSON with a token',
    async (text) => {
      const answer = await send(text)
      expect(answer.status).toBe(400)
      expect(await answer.json()).toMatchObject({ message: expect.stringMatching(/^(body|token): /) })
    },
  )
})

describe('a client that calls too often', () => {
  test('is asked to wait, and told for how long', async () => {
    const busy = await startTestServer({ ceilings: { signIn: 2 } })
    const call = api(busy)
    const body = { token: 'x' }
    const statuses = []
    for (let count = 0; count < 3; count++) statuses.push((await call('POST', '/auth/token', body)).status)
    expect(statuses).toEqual([401, 401, 429])
    const refused = await call('POST', '/auth/token', body)
    expect(refused.body).toEqual({ message: 'Too many requests' })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60)
    await busy.close()
  })
})
