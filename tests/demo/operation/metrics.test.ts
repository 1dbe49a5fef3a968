import http from 'node:http'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createApp } from '../../../demo/api/app.ts'
import { nameRoutes } from '../../../demo/api/operation/metrics.ts'
import { Counter, Histogram, writeSeries } from '../../../demo/api/operation/prometheus.ts'
import { begin, submit } from '../../support/school/exam.ts'
import { at } from '../../support/school/fixtures.ts'
import { onEachEngine } from '../../support/server/on-each-engine.ts'
import { startTestServer, type TestServer } from '../../support/server/server.ts'

const TOKEN = 'a-token-of-metrics'

/** Like a scrape; `fetch` would not set the host. */
const scrape = ({ url }: { url: string }, headers: http.OutgoingHttpHeaders = {}) =>
  new Promise<{ status: number | undefined; type: string | undefined; text: string }>((resolve, reject) => {
    http
      .get(`${url}/metrics`, { headers }, (response) => {
        let text = ''
        response.on('data', (chunk) => {
          text += chunk
        })
        response.on('end', () =>
          resolve({ status: response.statusCode, type: response.headers['content-type'], text }),
        )
      })
      .on('error', reject)
  })

/** The format, line by line: nothing else may be there. */
const LINE =
  /^(# (HELP [a-z_]+ .+|TYPE [a-z_]+ (counter|gauge|histogram))|[a-z_]+(\{([a-z]+="[^"\\\n]*"(,|(?=\})))+\})? [\d.e+-]+)$/

onEachEngine('the metrics', at('10:02:00'), (school) => {
  test('include calls by route and status, waits, batches, connections, attempts at work and the release', async () => {
    const [asha, quizId] = await begin(school())
    await fetch(`${school().url}/api/nothing/at/all`)
    await vi.waitUntil(async () => (await scrape(school())).text.includes('route="unknown"'))
    const { status, type, text } = await scrape(school())
    expect([status, type]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8'])
    for (const line of text.trim().split('\n')) expect(line).toMatch(LINE)
    const { kind } = school().engine
    expect(text).toMatch(
      new RegExp(`^quiz_build_info\\{version="\\d[^"]*",node="v\\d[^"]*",database="${kind}"\\} 1$`, 'm'),
    )
    expect(text).toMatch(/^quiz_calls_total\{method="POST",route="\/quiz\/:id\/start",status="200"\} [1-9]/m)
    expect(text).toMatch(/^quiz_calls_total\{method="GET",route="unknown",status="404"\} 1$/m)
    expect(text).toMatch(
      /^quiz_call_seconds_bucket\{method="POST",route="\/quiz\/:id\/start",le="\+Inf"\} [1-9]/m,
    )
    expect(text).toMatch(/^quiz_database_wait_seconds_count\{lane="vital"\} [1-9]/m)
    expect(text).toMatch(/^quiz_batch_size_count\{lane="\w+"\} [1-9]/m)
    expect(text).toMatch(/^quiz_database_up 1$/m)
    expect(text).toMatch(/^quiz_attempts_at_work 1$/m)
    expect(text).toMatch(/^process_resident_memory_bytes \d{6,}$/m)
    expect(/^quiz_database_connections\{lanes="vital",state="open"\} [1-9]/m.test(text)).toBe(
      kind === 'postgres',
    )
    expect(text).not.toContain(quizId)
    expect(text).not.toContain(asha.id)
    await submit(asha, quizId, { answers: [0, 2, null] })
    expect((await scrape(school())).text).toMatch(/^quiz_attempts_at_work 0$/m)
  })
})

describe('reading the metrics', () => {
  let open: TestServer
  let guarded: TestServer
  beforeAll(async () => {
    open = await startTestServer()
    guarded = await startTestServer({ config: { metricsToken: TOKEN } })
  })
  afterAll(() => Promise.all([open.close(), guarded.close()]))

  test.each([
    ['somebody at this machine', {}, 200],
    ['somebody behind a proxy at this machine', { 'x-forwarded-for': '203.0.113.7' }, 404],
    ['somebody behind a proxy that names itself', { via: '1.1 proxy' }, 404],
    ['a proxy with the public host', { host: 'quiz.example.org' }, 404],
    ['a page of another site whose name leads here', { host: 'evil.example' }, 404],
  ])('is for this machine alone if no token is configured: %s', async (_, headers, status) => {
    expect((await scrape(open, headers)).status).toBe(status)
  })

  test.each([
    [
      'with the token, from anywhere',
      { authorization: `Bearer ${TOKEN}`, 'x-forwarded-for': '203.0.113.7' },
      200,
    ],
    ['without it, at this machine', {}, 404],
    ['with another one', { authorization: 'Bearer a-token-of-somebody' }, 404],
    ['with a part of it', { authorization: `Bearer ${TOKEN.slice(0, -1)}` }, 404],
    ['with the token in another way', { authorization: `Basic ${TOKEN}` }, 404],
  ])('is, if a token is configured, for its holder: somebody %s', async (_, headers, status) => {
    expect((await scrape(guarded, headers)).status).toBe(status)
  })
})

test('each path has the name of its route, and the number of names is bounded', async () => {
  const server = await startTestServer()
  const routeOf = nameRoutes(createApp(server.deps).routes)
  await server.close()
  const paths = {
    '/api/quiz/5f0c/start': '/quiz/:id/start',
    '/api/quiz/proxy-image': '/quiz/proxy-image',
    '/api/quiz/5f0c': '/quiz/:id',
    '/health': '/health',
    '/api/health': '/health',
    '/api': 'unknown',
    '/api/quiz/5f0c/start/again': 'unknown',
    '/oidc/auth/secret': 'issuer',
    '/embed/quiz-app.js': 'site',
    '/': 'site',
    '/apiary': 'site',
  }
  expect(Object.fromEntries(Object.keys(paths).map((path) => [path, routeOf(path)]))).toEqual(paths)
})

test('a histogram counts values up to each bound', () => {
  const sizes = new Histogram({ name: 'sizes', help: 'Sizes.' }, [1, 10])
  for (const value of [1, 2, 10, 11]) sizes.add({ lane: 'a' }, value)
  const odd = new Counter({ name: 'odd_total', help: 'Odd ones.' })
  odd.add({ name: 'a "b"\\\n' })
  expect(writeSeries([sizes.read(), odd.read()])).toBe(`# HELP sizes Sizes.
# TYPE sizes histogram
sizes_bucket{lane="a",le="1"} 1
sizes_bucket{lane="a",le="10"} 3
sizes_bucket{lane="a",le="+Inf"} 4
sizes_sum{lane="a"} 24
sizes_count{lane="a"} 4
# HELP odd_total Odd ones.
# TYPE odd_total counter
odd_total{name="a \\"b\\"\\\\\\n"} 1
`)
})
