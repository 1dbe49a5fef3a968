import type { Engine } from '../../../demo/api/database/db.ts'
import { type Config, DEFAULT_LIMITS } from '../../../demo/api/lib/config.ts'
import { type RunningServer, type ServerOptions, startServer } from '../../../demo/api/server.ts'
import { pglite } from './engines.ts'
import { WEDNESDAY_MORNING } from './prepared.ts'

export { signInAs } from './people.ts'

const MINUTE_MS = 60_000

/** A clock that stands still until it is told to move. */
interface TestClock {
  /** Milliseconds. */
  now: number
  advance(minutes: number): void
}

export interface TestServer extends RunningServer {
  clock: TestClock
}

/** The set-up of a server in tests: everything at its default, in memory and quiet. */
export const testConfig: Config = {
  port: 0,
  host: undefined,
  trustedProxies: [],
  databaseUrl: undefined,
  databaseLimits: DEFAULT_LIMITS,
  dataDir: undefined,
  publicUrl: undefined,
  allowedOrigins: [],
  google: undefined,
  imageProxyHosts: [],
  sampleData: 'none',
  adminEmails: [],
  signInDomains: [],
  signInEmails: [],
  demoLogin: false,
  logLevel: 'silent',
  metricsToken: undefined,
  stopNoticeMs: 0,
}

export interface TestServerOptions
  extends Pick<ServerOptions, 'siteDir' | 'ceilings' | 'fetchPicture' | 'times' | 'closing' | 'fill'> {
  /** Where the clock starts: an ISO date-time or milliseconds; a Wednesday morning unless told. */
  now?: string | number
  engine?: Engine
  config?: Partial<Config>
}

/** A server of its own on a free port, with an empty database and a clock to turn. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const { now = WEDNESDAY_MORNING, config, engine = await pglite.open(), ...rest } = options
  const clock: TestClock = {
    now: new Date(now).getTime(),
    advance(minutes) {
      clock.now += minutes * MINUTE_MS
    },
  }
  const server = await startServer({
    config: { ...testConfig, ...config },
    clock: () => clock.now,
    engine,
    ...rest,
  })
  return { ...server, clock }
}

export interface ApiAnswer {
  status: number
  // The point of a test is to look into answers whose shape it is about to check.
  // biome-ignore lint/suspicious/noExplicitAny: see above
  body: any
  headers: Headers
  /** Of an error; not in the body here, because it is another one each time. */
  requestId?: string
}

/** Of an answer in JSON. */
export function parseBody(text: string): Pick<ApiAnswer, 'body' | 'requestId'> {
  const body = text && JSON.parse(text)
  if (!body?.requestId) return { body }
  const { requestId, ...rest } = body
  return { body: rest, requestId }
}

/** Calls the API as somebody: `const call = api(server, token)`, then `await call('POST', '/slots/book', { slotId })`. */
export const api =
  ({ url }: Pick<RunningServer, 'url'>, token?: string) =>
  async (
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<ApiAnswer> => {
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    return { status: response.status, headers: response.headers, ...parseBody(text) }
  }
