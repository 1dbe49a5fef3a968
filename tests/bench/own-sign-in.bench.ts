import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import * as oidc from 'openid-client'
import { createApp } from '../../demo/api/app.ts'
import type { RelyingParty } from '../../demo/api/http/deps.ts'
import { setup } from '../support/server/postgres.ts'
import { percentile } from './statistics.ts'

const stopPostgres = await setup()
// They look for a database as they are loaded.
const { engines } = await import('../support/server/engines.ts')
const { startTestServer } = await import('../support/server/server.ts')

/**
 * What a sign-in costs where somebody else's issuer says who it is: begin, callback, exchange and the first page, from one
 * address and without sockets between. Run: node --import tsx tests/bench/own-sign-in.bench.ts [people] [at once].
 */
const PEOPLE = Number(process.argv[2] ?? 5000)
const AT_ONCE = Number(process.argv[3] ?? 20)
const ISSUER = 'https://issuer.example'
const CLIENT = 'quiz'
const ALGORITHM = 'RS256'

/** An issuer without a network. Its code carries what the token has to say. */
async function createParty(): Promise<RelyingParty> {
  const { privateKey, publicKey } = await generateKeyPair(ALGORITHM)
  const keys = [{ ...(await exportJWK(publicKey)), kid: 'one', alg: ALGORITHM }]
  const tokenFor = async (form: URLSearchParams) => {
    const [sub = '', nonce = ''] = (form.get('code') ?? '').split(' ')
    const claims = { nonce, email: `${sub}@school.example`, email_verified: true, name: sub }
    const token = new SignJWT(claims).setProtectedHeader({ alg: ALGORITHM, kid: 'one' }).setSubject(sub)
    return token.setIssuer(ISSUER).setAudience(CLIENT).setIssuedAt().setExpirationTime('5m').sign(privateKey)
  }
  const metadata = {
    issuer: ISSUER,
    authorization_endpoint: `${ISSUER}/auth`,
    token_endpoint: `${ISSUER}/token`,
    jwks_uri: `${ISSUER}/keys`,
  }
  const configuration = new oidc.Configuration(metadata, CLIENT, 'secret')
  configuration[oidc.customFetch] = async (url, { body }) =>
    url === metadata.jwks_uri
      ? Response.json({ keys })
      : Response.json({
          access_token: 'x',
          token_type: 'bearer',
          id_token: await tokenFor(new URLSearchParams(String(body))),
        })
  return {
    issuer: 'google',
    discover: async () => configuration,
    prompt: 'select_account',
    isAdmin: async () => false,
  }
}

type App = ReturnType<typeof createApp>
type Ask = (path: string, init?: RequestInit) => Promise<Response>

async function redirected(answer: Promise<Response>) {
  const { status, headers } = await answer
  if (status !== 302) throw new Error(`answered ${status}`)
  return {
    url: new URL(headers.get('location') ?? ''),
    cookie: headers.getSetCookie()[0]?.split(';')[0] ?? '',
  }
}

async function signIn(ask: Ask, index: number) {
  const begun = await redirected(ask('/auth/google'))
  const { state, nonce } = Object.fromEntries(begun.url.searchParams)
  const answer = new URLSearchParams({ code: `person${index} ${nonce}`, state: state ?? '' })
  const headers = { cookie: begun.cookie }
  const { url } = await redirected(ask(`/auth/google/callback?${answer}`, { headers }))
  const body = JSON.stringify({ token: url.searchParams.get('token') })
  const type = { 'content-type': 'application/json' }
  const exchanged = await ask('/auth/token', { method: 'POST', headers: type, body })
  if (exchanged.status !== 200) throw new Error(`the exchange answered ${exchanged.status}`)
  const { token } = await exchanged.json()
  const me = await ask('/auth/me', { headers: { authorization: `Bearer ${token}` } })
  if (me.status !== 200) throw new Error(`/auth/me answered ${me.status}`)
}

async function measure(app: App, url: string) {
  const ask: Ask = async (path, init) => app.request(url + path, init, { remoteAddress: '203.0.113.7' })
  const [times, failures]: [number[], string[]] = [[], []]
  let next = 0
  const [began, cpu] = [performance.now(), process.cpuUsage()]
  const work = async () => {
    for (let index = next++; index < PEOPLE; index = next++) {
      const start = performance.now()
      await signIn(ask, index).catch((error) => failures.push(String(error)))
      times.push(performance.now() - start)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  const seconds = (performance.now() - began) / 1000
  const { user, system } = process.cpuUsage(cpu)
  return { times, failures, seconds, cpuMs: (user + system) / 1000 / PEOPLE }
}

const party = await createParty()
for (const kind of engines) {
  const server = await startTestServer({ now: Date.now(), engine: await kind.open() })
  const app = createApp({ ...server.deps, relyingParty: party })
  const { times, failures, seconds, cpuMs } = await measure(app, server.url)
  const [p50, p95] = [0.5, 0.95].map((share) => percentile(times, share).toFixed(0))
  process.stdout.write(
    `${kind.name}: ${PEOPLE} in ${seconds.toFixed(1)} s, p50 ${p50} ms, p95 ${p95} ms, ${cpuMs.toFixed(2)} ms of the processor each; failed ${failures.length} ${[...new Set(failures)].slice(0, 3)}\n`,
  )
  await server.close()
}
await stopPostgres?.()
// A timer of the rate limits would keep the process for minutes.
process.exit()
