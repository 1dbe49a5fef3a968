import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser } from '../../support/page/browser.ts'
import { isBack } from '../../support/page/signing-in.ts'
import { type EngineKind, engines } from '../../support/server/engines.ts'
import { api, signInAs, startTestServer, type TestServer } from '../../support/server/server.ts'

const shared = engines.find(({ name }) => name === 'PostgreSQL')
const PUBLIC_URL = 'http://localhost:4999'

/** Two servers on one database, as behind a load balancer: each has the same public address. */
async function startTwins({ open }: EngineKind) {
  const engine = await open()
  const start = () => startTestServer({ engine, config: { publicUrl: PUBLIC_URL }, ceilings: { signIn: 20 } })
  return [await start(), await start()] as const
}

describe.runIf(shared)('two servers on one PostgreSQL', () => {
  let twins: readonly [TestServer, TestServer]
  beforeAll(async () => {
    if (shared) twins = await startTwins(shared)
  })
  afterAll(async () => {
    await twins[0].close()
    await twins[1].close().catch(() => undefined)
  })

  /** Sends every other request to the other server. */
  function alternate() {
    let turn = 0
    return (url: URL | string) => {
      const { loopback } = twins[turn++ % 2 === 0 ? 0 : 1].deps.address
      return String(url).replace(PUBLIC_URL, loopback)
    }
  }

  test('serve the steps of one sign-in in turn', async () => {
    const [browser, balance] = [openBrowser(), alternate()]
    const headers = { host: new URL(PUBLIC_URL).host }
    let url = new URL(`${PUBLIC_URL}/api/auth/google`)
    for (let step = 0; step < 12 && !isBack(url); step++) {
      const chooser = url.pathname.includes('/choose/')
      const body = new URLSearchParams({ persona: 'asha' })
      const answer = await browser.visit(
        balance(url),
        chooser ? { method: 'POST', body, headers } : { headers },
      )
      url = new URL(answer.headers.get('location') ?? '', url)
    }
    expect(Object.fromEntries(url.searchParams)).toEqual({
      auth: 'success',
      token: expect.any(String),
      moved: undefined,
    })
  })

  test('know each other’s sessions, and each other’s sign-outs', async () => {
    const token = await signInAs(twins[0], 'ben')
    const [here, there] = twins.map(({ deps }) => api({ url: deps.address.loopback }, token))
    expect(await there?.('GET', '/auth/me')).toMatchObject({ status: 200 })
    await here?.('POST', '/auth/logout')
    expect(await there?.('GET', '/auth/me')).toMatchObject({ status: 401 })
  })

  test('count together how often somebody calls', async () => {
    const ask = ({ deps }: TestServer) =>
      api({ url: deps.address.loopback })(
        'POST',
        '/auth/token',
        { token: 'x' },
        { 'x-forwarded-for': '203.0.113.7' },
      )
    const statuses = await Promise.all(
      Array.from({ length: 30 }, (_, index) => ask(twins[index % 2 === 0 ? 0 : 1])),
    )
    expect(statuses.filter(({ status }) => status === 429)).toHaveLength(10)
  })
})
