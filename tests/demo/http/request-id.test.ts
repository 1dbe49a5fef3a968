import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openDb } from '../../../demo/api/database/db.ts'
import { requestIdOf } from '../../../demo/api/http/listening/request-id.ts'
import { createLog } from '../../../demo/api/lib/log.ts'
import { SITE_PAGE } from '../../support/server/built-api.ts'
import { urlOf } from '../../support/server/engines.ts'
import { clusterStarter } from '../../support/server/postgres.ts'
import { type ServerProcess, startProcess } from '../../support/server/process.ts'
import { api, startTestServer, type TestServer } from '../../support/server/server.ts'
import { shared } from '../../support/server/twin-servers.ts'

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const MADE = expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)

describe('the id of a call', () => {
  test.each([
    ['is taken from the caller', { 'x-request-id': 'abc-123' }, 'abc-123'],
    [
      'may look as a load balancer’s does',
      { 'x-request-id': 'Root=1-67891233-abcdef012345678912345678' },
      'Root=1-67891233-abcdef012345678912345678',
    ],
    ['is the trace’s where there is no other', { traceparent: `00-${TRACE}-00f067aa0ba902b7-01` }, TRACE],
    [
      'is the caller’s before the trace’s',
      { 'x-request-id': 'abc', traceparent: `00-${TRACE}-00f067aa0ba902b7-01` },
      'abc',
    ],
    ['is made where there is none', {}, MADE],
    ['is made where the caller’s is empty', { 'x-request-id': '' }, MADE],
    ['is made where the caller’s is too long', { 'x-request-id': 'a'.repeat(129) }, MADE],
    ['is made where the caller’s has spaces or quotes', { 'x-request-id': 'a "b"' }, MADE],
    ['is made where the caller’s has markup', { 'x-request-id': '<script>' }, MADE],
    ['is made where there are several', { 'x-request-id': 'a, b' }, MADE],
    [
      'is the trace’s where the caller’s is no good',
      { 'x-request-id': 'é', traceparent: `00-${TRACE}-00f067aa0ba902b7-00` },
      TRACE,
    ],
    [
      'is made where the trace is of zeros',
      { traceparent: `00-${'0'.repeat(32)}-00f067aa0ba902b7-01` },
      MADE,
    ],
    ['is made where the trace is of no version', { traceparent: `ff-${TRACE}-00f067aa0ba902b7-01` }, MADE],
    ['is made where the trace is cut short', { traceparent: `00-${TRACE}` }, MADE],
  ])('%s', (_, headers, id) => {
    expect(requestIdOf(headers)).toEqual(id)
  })
})

describe('an answer', () => {
  let server: TestServer
  let siteDir: string
  beforeAll(async () => {
    siteDir = await mkdtemp(join(tmpdir(), 'quiz-site-'))
    await writeFile(join(siteDir, 'index.html'), SITE_PAGE)
    server = await startTestServer({ siteDir })
  })
  afterAll(async () => {
    await server.close()
    await rm(siteDir, { recursive: true })
  })

  test.each([
    ['of the API', '/api/auth/me', 401],
    ['to an unknown path', '/api/nothing', 404],
    ['of the site', '/nothing.js', 404],
    ['of the health check', '/health', 200],
    ['of the issuer', '/oidc/nothing', 404],
  ])('%s carries the id', async (_, path, status) => {
    const answer = await fetch(server.url + path, { headers: { 'x-request-id': 'mine' } })
    expect([answer.status, answer.headers.get('x-request-id')]).toEqual([status, 'mine'])
  })

  test('has the id in its body if it is an error, also with 413, for clients that cannot read headers', async () => {
    const call = api(server)
    const unknown = await call('GET', '/quiz/nothing/access')
    expect(unknown.requestId).toBe(unknown.headers.get('x-request-id'))
    const large = await call(
      'POST',
      '/auth/token',
      { token: 'x'.repeat(3_000_000) },
      { 'x-request-id': 'large' },
    )
    expect([large.status, large.requestId]).toEqual([413, 'large'])
  })

  test('lets other sites read the id and send their own', async () => {
    const headers = { origin: server.url, 'access-control-request-method': 'GET' }
    const answer = await fetch(`${server.url}/api/quiz`, { method: 'OPTIONS', headers })
    expect(answer.headers.get('access-control-expose-headers')).toContain('X-Request-Id')
    expect(answer.headers.get('access-control-allow-headers')).toMatch(/x-request-id, traceparent/)
  })
})

const linesOf = (server: ServerProcess) =>
  server
    .said()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => ({ ...JSON.parse(line), bytes: line.length }))

const startCluster = clusterStarter()

describe.runIf(startCluster)('the log', () => {
  test('has one short line for each call that fails while the database is away', async () => {
    if (!startCluster) return
    const cluster = await startCluster()
    const server = await startProcess({ DATABASE_URL: cluster.url })
    await cluster.halt()
    const call = api(server)
    // Alive, though it can do nothing: a probe that starts it anew would gain nothing.
    expect((await call('GET', '/live')).status).toBe(200)
    expect((await fetch(`${server.url}/metrics`)).status).toBe(200)
    const paths = ['/health', '/quiz', '/slots/current', '/quiz']
    for (const path of paths)
      expect(
        (
          await call('GET', path, undefined, {
            'x-request-id': `of-${path.slice(1)}`,
            authorization: 'Bearer secret-token',
          })
        ).status,
      ).toBe(503)
    // Two rounds of handing in.
    await pause(6000)
    const lines = linesOf(server)
    const failed = lines.filter(({ msg }) => msg === 'request failed')
    expect(failed).toMatchObject(
      paths.map((path) => ({
        level: 50,
        method: 'GET',
        path: `/api${path}`,
        status: 503,
        requestId: `of-${path.slice(1)}`,
        code: expect.stringMatching(/^(ECONNREFUSED|57P01)$|^database_unreachable$/),
      })),
    )
    for (const { bytes, stack, err } of lines)
      expect([bytes < 350, stack, err?.stack]).toEqual([true, undefined, undefined])
    expect(server.said()).not.toContain('secret-token')
    expect(lines.some(({ msg }) => msg.startsWith('auto-submit round failed'))).toBe(true)
    await server.end('SIGKILL')
    await cluster.stop()
  })
})

describe.runIf(shared)('an unexpected error', () => {
  test('is logged once per call, with its stack and the user', async () => {
    if (!shared) return
    const engine = await shared.open()
    const server = await startProcess({ DATABASE_URL: await urlOf(engine) })
    const beside = await openDb({ url: await urlOf(engine) })
    await sql`alter table sessions rename to seats`.execute(beside.db)
    const answer = await api(server, 'a-token')('GET', '/slots/current')
    expect([answer.status, answer.body]).toEqual([500, { message: 'Internal error', code: 'internal' }])
    await vi.waitUntil(() => linesOf(server).length > 0)
    const lines = linesOf(server).filter(({ requestId }) => requestId === answer.headers.get('x-request-id'))
    expect(lines).toMatchObject([
      {
        path: '/api/slots/current',
        status: 500,
        code: '42P01',
        err: { stack: expect.stringMatching(/\.ts:\d+/) },
      },
    ])
    await server.end('SIGTERM')
    await beside.close()
    await engine.close()
  })
})

test('the detail of a database error is not logged, because it may contain user input', () => {
  const written: string[] = []
  const log = createLog({ logLevel: 'info' }, { write: (line) => written.push(line) })
  const odd = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: 'Key (email)=(asha@school.example)',
    where: 'Asha',
  })
  log.error({ err: odd }, 'odd')
  log.error({ err: new Error('outer', { cause: odd }) }, 'outer')
  expect(written.join('')).not.toMatch(/asha/i)
  expect(JSON.parse(written[1] ?? '')).toMatchObject({
    err: { message: 'outer', stack: expect.any(String), cause: { code: '23505' } },
  })
})
