import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { enrolAdmin } from '../../support/school/authoring.ts'
import { at } from '../../support/school/fixtures.ts'
import { enrol, storeQuiz } from '../../support/school/school.ts'
import { picture } from '../../support/server/pictures.ts'
import { sendRaw } from '../../support/server/raw-http.ts'
import { startTestServer, type TestServer } from '../../support/server/server.ts'
import { upload } from '../../support/server/uploading.ts'

const UNKNOWN = '00000000-0000-4000-8000-000000000000'

let server: TestServer
beforeAll(async () => {
  const ceilings = { book: 2, submit: 2, write: 2, signIn: 2, read: 40, visit: 3 }
  server = await startTestServer({ now: at('09:00:00'), ceilings })
})
afterAll(() => server.close())

describe('a client that calls without pause', () => {
  test.each([
    ['POST', '/slots/book', { slotId: UNKNOWN }],
    ['POST', `/quiz/${UNKNOWN}/submit`, { answers: [], timeSpent: 0 }],
    ['POST', `/quiz/${UNKNOWN}/admin/reset-attempt`, { userId: UNKNOWN }],
  ] as const)('is asked to wait, while those beside it are not: %s %s', async (method, path, body) => {
    const [one, other] = [await enrolAdmin(server), await enrolAdmin(server)]
    const statuses = []
    for (let count = 0; count < 3; count++) statuses.push((await one.call(method, path, body)).status)
    expect(statuses).toEqual([404, 404, 429])
    const refused = await one.call(method, path, body)
    expect(refused.body).toEqual({ message: 'Too many requests' })
    expect(refused.headers.get('retry-after')).toMatch(/^([1-9]|[1-5]\d|60)$/)
    expect((await other.call(method, path, body)).status, 'from the same address').toBe(404)
  })

  test('is counted by its address if nobody is signed in, whatever its headers claim', async () => {
    const statuses = []
    for (let count = 1; count <= 3; count++) {
      const headers = {
        'x-forwarded-for': `10.0.0.${count}`,
        'x-real-ip': `10.0.0.${count}`,
        forwarded: `for=10.0.0.${count}`,
      }
      statuses.push((await fetch(`${server.url}/api/auth/google`, { headers, redirect: 'manual' })).status)
    }
    expect(statuses).toEqual([302, 302, 429])
  })
})

describe('a client that reads without pause', () => {
  test('is asked to wait for a while, as a person, and may still write', async () => {
    const [asha, ben] = [await enrol(server), await enrol(server)]
    const read = async ({ call }: typeof asha) => (await call('GET', '/quiz')).status
    const statuses = []
    for (let count = 0; count < 41; count++) statuses.push(await read(asha))
    expect([statuses.indexOf(429), statuses.filter((status) => status === 200).length]).toEqual([40, 40])
    const refused = await asha.call('GET', '/user/results')
    expect(refused).toMatchObject({ status: 429, body: { message: 'Too many requests' } })
    expect(refused.headers.get('retry-after')).toMatch(/^([1-9]|[1-5]\d|60)$/)
    expect(await read(ben), 'from the same address').toBe(200)
    expect((await asha.call('POST', `/quiz/${UNKNOWN}/start`)).status).toBe(404)
  })

  test('is counted by its address if nobody is signed in, but still told what the API offers', async () => {
    const read = (path: string) => fetch(`${server.url}/api${path}`)
    const statuses = []
    for (let count = 0; count < 4; count++) statuses.push((await read('/quiz')).status)
    expect(statuses).toEqual([200, 200, 200, 429])
    expect((await read('/quiz')).headers.get('retry-after')).toMatch(/^\d+$/)
    expect((await read('/auth/me')).status).toBe(401)
    expect((await (await enrol(server)).call('GET', '/quiz')).status, 'signed in').toBe(200)
  })
})

describe('a call that tampers with headers or paths', () => {
  test.each([
    'a.png\r\nSet-Cookie: a=b',
    '"; filename="b.html',
    '../../etc/passwd',
    '<img src=x onerror=alert(1)>.png',
  ])('uploads a file called %j under another name, without effect', async (name) => {
    const { status, body } = await upload(server, await picture(), { name, type: 'text/html' })
    expect([status, body]).toEqual([200, { url: expect.stringMatching(/\/api\/images\/[\da-f]{64}\.webp$/) }])
    const { headers } = await fetch(body.url)
    expect(headers.get('content-type')).toBe('image/webp')
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })

  test('gets private answers that stay out of caches and frames', async () => {
    const [asha, quizId] = [await enrol(server), await storeQuiz(server)]
    for (const path of [
      '/auth/me',
      '/user/results',
      `/quiz/${quizId}`,
      '/slots/my-bookings',
      '/quiz',
      '/nowhere',
    ]) {
      const { headers } = await asha.call('GET', path)
      expect(headers.get('cache-control'), path).toBe('no-store')
      expect(headers.get('content-security-policy'), path).toBe("default-src 'none'; frame-ancestors 'none'")
      expect(headers.get('content-type'), path).toMatch(/^application\/json/)
    }
  })

  test.each(['/', '/nowhere', '/admin.html', '/%3Cscript%3E'])(
    'gets the site at %s without permission to frame it',
    async (path) => {
      const { headers } = await fetch(server.url + path)
      expect(headers.get('content-security-policy')).toMatch(/frame-ancestors 'self'/)
      expect(headers.get('content-security-policy')).toMatch(
        /script-src 'self'.*trusted-types quiz-elements$/,
      )
    },
  )

  test.each([
    'GET /../../package.json',
    'GET /..%2f..%2fpackage.json',
    'GET //etc/passwd',
    'GET /%2e%2e/%2e%2e/package.json',
    'GET /\\..\\package.json',
    'GET /%00',
    'GET /%E0%A4%A',
    'GET http://evil.example/api/auth/me',
    'GET /api/../api/quiz',
    'TRACE /api/quiz',
  ])('with %s reaches nothing that is not published', async (line) => {
    const head = `${line} HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\nCookie: session=secret-of-mine\r\n\r\n`
    const answer = await sendRaw(server.deps.address.loopback, head)
    expect(answer).toMatch(/^HTTP\/1.1 (200|302|400|401|404|405|503) /)
    expect(answer).not.toMatch(/"scripts"|root:|secret-of-mine|evil\.example/)
  })
})
