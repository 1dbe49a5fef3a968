import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../../../demo/api/lib/config.ts'
import { engines } from '../../support/server/engines.ts'
import { startTestServer, type TestServer } from '../../support/server/server.ts'

const GOOGLE = { clientId: 'id', clientSecret: 'secret' }
const ALLOWED = 20
const production = { publicUrl: 'https://quiz.example', google: GOOGLE }

/** How many of sixty calls were asked to wait. Each is a guess at a token, and says that it comes from somewhere else. */
async function countRefused({ deps }: TestServer, forwarded: (index: number) => string) {
  const statuses = await Promise.all(
    Array.from({ length: 60 }, async (_, index) => {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': forwarded(index) }
      const body = JSON.stringify({ token: `guess ${index}` })
      return (await fetch(`${deps.address.loopback}/api/auth/token`, { method: 'POST', headers, body }))
        .status
    }),
  )
  expect(statuses.filter((status) => status !== 401 && status !== 429)).toEqual([])
  return statuses.filter((status) => status === 429).length
}

const SHAPES: [string, (index: number) => string][] = [
  ['an address each', (index) => `203.0.113.${index}`],
  ['a list each', (index) => `203.0.113.${index}, 198.51.100.${index}`],
  ['a network of IPv6 each', (index) => `2001:db8:${index}::1`],
  ['6,000 letters', (index) => `${index}${'x'.repeat(6000)}`],
  ['a name each', (index) => `somebody-${index}`],
  ['characters that a database cannot store', (index) => `\u00ff\u00fe${index}`],
]

describe.each([...engines])('a client that forges X-Forwarded-For, on $name', ({ open }) => {
  test.each(SHAPES)(
    'as %s is counted as one, with a public address and no list of proxies',
    async (_, forwarded) => {
      const server = await startTestServer({
        engine: await open(),
        config: production,
        ceilings: { signIn: ALLOWED },
      })
      expect(await countRefused(server, forwarded)).toBe(60 - ALLOWED)
      await server.close()
    },
  )

  test('is counted as one even if another machine is trusted', async () => {
    const { trustedProxies } = readConfig({ TRUSTED_PROXIES: '192.0.2.1' })
    const server = await startTestServer({
      engine: await open(),
      config: { ...production, trustedProxies },
      ceilings: { signIn: ALLOWED },
    })
    expect(await countRefused(server, (index) => `203.0.113.${index}`)).toBe(60 - ALLOWED)
    await server.close()
  })
})

describe.each([...engines])('a call through a trusted proxy, on $name', ({ open }) => {
  let server: TestServer
  beforeAll(async () => {
    const { trustedProxies } = readConfig({ TRUSTED_PROXIES: '127.0.0.1' })
    const config = { ...production, trustedProxies }
    server = await startTestServer({ engine: await open(), config, ceilings: { signIn: ALLOWED } })
  })
  afterAll(() => server.close())

  test('is counted by the network that the proxy has added', async () => {
    expect(await countRefused(server, (index) => `10.9.8.7, 203.0.113.${index}`)).toBe(0)
  })

  test('is not counted by what the client put before that', async () => {
    expect(await countRefused(server, (index) => `203.0.113.${index}, 198.51.100.7`)).toBe(60 - ALLOWED)
  })

  test('counts as the proxy’s if there is no valid address, and is never a 500', async () => {
    expect(await countRefused(server, (index) => `${index}${'x'.repeat(6000)}`)).toBe(60 - ALLOWED)
  })
})
