import { expect, test } from 'vitest'
import { LostAnswer, readFaults, withFaults } from '../../../demo/mock/faults.ts'
import { createMock } from '../../../demo/mock/mock.ts'
import { LEARNER } from '../../../demo/mock/school/people.ts'
import { serveMock } from '../../../demo/mock/serve/server.ts'
import { createSite } from '../../../demo/mock/serve/site.ts'

const ORIGIN = 'http://localhost:4000'
const SITE = 'http://localhost:5173'

function openSite(options: Partial<Parameters<typeof createSite>[0]> = {}) {
  const lines: string[] = []
  const log = (line: string) => lines.push(line)
  const site = createSite({ origin: ORIGIN, features: ['return'], faults: [], origins: [], log, ...options })
  const ask = (path: string, init?: RequestInit) => site(new Request(ORIGIN + path, init))
  const signIn = (returnUrl: string, headers = {}) => {
    const body = new URLSearchParams({ person: LEARNER._id, frontend_url: returnUrl }).toString()
    return ask('/api/auth/google', { method: 'POST', body, headers })
  }
  return { ask, signIn, lines }
}

const signInPath = (returnUrl: string) =>
  `/api/auth/google?${new URLSearchParams({ frontend_url: returnUrl })}`

test('the sign-in lists the sample people, and returns to the page with a token that works', async () => {
  const { ask, signIn, lines } = openSite()
  const page = await (await ask(signInPath(`${SITE}/learn?page=2`))).text()
  expect(page).toContain('Amara Okonkwo')
  expect(page).toContain('for development')
  const response = await signIn(`${SITE}/learn?page=2&token=planted`)
  const location = new URL(response.headers.get('location') ?? '')
  expect([response.status, location.pathname, location.searchParams.get('page')]).toEqual([
    303,
    '/learn',
    '2',
  ])
  const [token, ...others] = location.searchParams.getAll('token')
  expect(others).toEqual([])
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ token })
  const session = await ask('/api/auth/token', { method: 'POST', headers, body })
  expect(await session.json()).toMatchObject({ user: { name: 'Amara Okonkwo' } })
  expect(lines.join('\n')).not.toContain(token)
})

test.each([
  'https://elsewhere.example/',
  'javascript:alert(1)',
  'http://name:word@localhost:5173/',
  'http://localhost.elsewhere.example/',
  '',
])('the sign-in does not return to %j', async (returnUrl) => {
  const { ask, signIn } = openSite()
  expect((await ask(signInPath(returnUrl))).status).toBe(400)
  expect((await signIn(returnUrl)).status).toBe(400)
})

test('a query cannot write into the page, nor another site press its buttons', async () => {
  const { ask, signIn } = openSite()
  const page = await (await ask(signInPath(`${SITE}/?a="><script>`))).text()
  expect(page).not.toContain('<script>')
  const origin = { origin: 'https://elsewhere.example' }
  expect((await signIn(`${SITE}/`, origin)).status).toBe(403)
  expect((await ask('/reset', { method: 'POST', headers: origin })).status).toBe(403)
  const own = { origin: 'http://lab.example:4000', host: 'lab.example:4000' }
  expect((await ask('/reset', { method: 'POST', headers: own })).status).toBe(303)
})

test.each([
  [[], SITE, 200],
  [[], 'https://www.example.org', 403],
  [['https://www.example.org'], 'https://www.example.org', 200],
  [['https://www.example.org'], SITE, 403],
  [[], 'null', 403],
])('with the origins %j, a page of %s is answered by %i', async (origins, origin, status) => {
  const { ask, lines } = openSite({ origins })
  const response = await ask('/api/quiz', { headers: { origin } })
  const preflight = await ask('/api/quiz', {
    method: 'OPTIONS',
    headers: { origin, 'access-control-request-method': 'PUT' },
  })
  const allowed = status === 200 ? origin : null
  expect([response.status, preflight.status]).toEqual([status, status === 200 ? 204 : 403])
  for (const { headers } of [response, preflight])
    expect(headers.get('access-control-allow-origin')).toBe(allowed)
  if (allowed) expect(response.headers.get('access-control-expose-headers')).toContain('Retry-After')
  else expect(lines[0]).toContain(`--origin ${origin}`)
})

test('its page shows what the mock holds, escaped, and resets it', async () => {
  const { ask, signIn } = openSite()
  await signIn(`${SITE}/`)
  await ask('/api/quiz?search=<b>')
  const page = await ask('/')
  const text = await page.text()
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(text).toContain('Amara Okonkwo: 1 sessions, 1 seats')
  expect(text).toContain('GET /api/quiz 200')
  expect(text).not.toContain('<b>')
  expect((await ask('/reset', { method: 'POST' })).headers.get('location')).toBe('/')
  expect(await (await ask('/')).text()).toContain('Amara Okonkwo: 0 sessions, 1 seats')
})

test('faults come by counted calls: slow, refused, lost though carried out, and signed out', async () => {
  const mock = createMock({ base: `${ORIGIN}/api` })
  const waits: number[] = []
  const fetch = withFaults(mock, readFaults('slow,429,lost,expired'), async (ms) => waits.push(ms))
  const authorization = `Bearer ${mock.signIn(LEARNER)}`
  const outcomes: (number | string)[] = []
  for (let call = 1; call <= 32; call++) {
    const method = call % 2 === 0 ? 'POST' : 'GET'
    const path = method === 'GET' ? '/slots/current' : '/slots/book'
    const request = new Request(`${ORIGIN}/api${path}`, { method, headers: { authorization } })
    const outcome = fetch(request).then(
      ({ status }) => status,
      (error: unknown) => (error instanceof LostAnswer ? 'lost' : 'failed'),
    )
    outcomes.push(await outcome)
  }
  expect(waits).toEqual(Array.from({ length: 32 }, () => 2000))
  expect(outcomes.flatMap((outcome, index) => (outcome === 429 ? index + 1 : []))).toEqual([
    5, 10, 15, 20, 25, 30,
  ])
  expect(outcomes.filter((outcome) => outcome === 'lost')).toHaveLength(4)
  // The 25th of those that were not refused.
  expect(outcomes.indexOf(401)).toBe(30)
  expect(() => readFaults('slow,broken')).toThrow(
    "there is no fault 'broken': it is one of slow, 429, lost, expired",
  )
})

test('served, it is reached by names of this machine alone, and loses answers with their connection', async () => {
  const log = () => {}
  const served = await serveMock({ port: 0, features: [], faults: ['lost'], origins: [], log })
  const post = () => fetch(`${served.origin}/api/auth/logout`, { method: 'POST' })
  expect((await fetch(`${served.origin}/api/quiz`)).headers.get('date')).toBeTruthy()
  expect([(await post()).status, (await post()).status]).toEqual([401, 401])
  await expect(post()).rejects.toThrow('fetch failed')
  const { hostname, port } = new URL(served.origin)
  const { request } = await import('node:http')
  const status = await new Promise((resolve) => {
    const headers = { host: 'elsewhere.example' }
    request({ hostname, port, path: '/api/quiz', headers }, (response) => resolve(response.statusCode)).end()
  })
  expect(status).toBe(400)
  served.close()
})
