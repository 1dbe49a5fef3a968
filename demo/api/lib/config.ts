import { isIP } from 'node:net'
import * as v from 'valibot'
import { foldAddress, isMailDomain, isProviderAddress } from '../../../src/domain/people/addresses.ts'
import { findTypo } from './known-names.ts'
import { type Network, parseNetwork } from './networks.ts'
import { StartError } from './start-error.ts'

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const

/** Limits of a process on a PostgreSQL server. */
export interface DatabaseLimits {
  /** The maximum number of connections. */
  connections: number
  /** How long a call waits for a free connection. */
  waitMs: number
  /** How long a statement may run, a transaction may idle, and a frozen server may be silent. */
  statementMs: number
  /** How long a statement waits for a locked row. */
  lockMs: number
}

export const DEFAULT_LIMITS: DatabaseLimits = {
  connections: 12,
  waitMs: 15_000,
  statementMs: 15_000,
  lockMs: 5000,
}

/** Longer than the interval of most load balancers' health checks. Without a proxy nobody has to notice. */
const BEHIND_PROXY_MS = 5000

/** The server configuration. Addresses are origins without a trailing slash. */
export interface Config {
  /** 0 takes any free port. */
  port: number
  /** The address to listen on; undefined means loopback while anyone can sign in as anyone, otherwise all. */
  host: string | undefined
  /** Proxies whose `X-Forwarded-For` is trusted. */
  trustedProxies: readonly Network[]
  databaseUrl: string | undefined
  databaseLimits: DatabaseLimits
  /** Folder of the embedded database; undefined keeps it in memory. */
  dataDir: string | undefined
  /** Its address behind a proxy; undefined means http://localhost with the port. */
  publicUrl: string | undefined
  allowedOrigins: readonly string[]
  google: { clientId: string; clientSecret: string } | undefined
  imageProxyHosts: readonly string[]
  sampleData: 'demo' | 'none'
  /** Addresses that become administrators when they sign in. ASCII is in lower case, as in all addresses and domains here. */
  adminEmails: readonly string[]
  /** Who else may sign in, by domain or address; everybody if both are empty. */
  signInDomains: readonly string[]
  signInEmails: readonly string[]
  /** Allows the embedded issuer, where anyone can sign in as anyone, at a public address. */
  demoLogin: boolean
  logLevel: (typeof LOG_LEVELS)[number]
  /** The bearer token for /metrics; undefined means that only this machine may read it. */
  metricsToken: string | undefined
  /** How long calls are still accepted after /health begins to answer 503, so that load balancers notice. */
  stopNoticeMs: number
}

type Environment = Readonly<Record<string, string | undefined>>

const words = (text: string) => text.split(/\s+/).filter(Boolean)

function originOf(text: string): string | undefined {
  try {
    const { protocol, origin, username, password } = new URL(text)
    return /^https?:$/.test(protocol) && !username && !password ? origin : undefined
  } catch {
    return undefined
  }
}

const isBareOrigin = (text: string) => originOf(text) === text.replace(/\/$/, '')
const ORIGIN_RULE = 'must be an origin like https://quiz.example.org'
const Origin = v.pipe(
  v.string(),
  v.check(isBareOrigin, ORIGIN_RULE),
  v.transform((text) => text.replace(/\/$/, '')),
)
const Words = v.pipe(v.optional(v.string(), ''), v.transform(words))
const Switch = v.pipe(
  v.optional(v.picklist(['0', '1'], 'must be 0 or 1'), '0'),
  v.transform((text) => text === '1'),
)

const Milliseconds = v.pipe(
  v.string(),
  v.regex(/^\d{1,6}$/, 'must be a whole number from 0 to 999999'),
  v.transform(Number),
)

const COUNT_RULE = 'must be a whole number from 1 to 999999'
const count = (fallback: number) =>
  v.pipe(v.optional(v.string(), String(fallback)), v.regex(/^[1-9]\d{0,5}$/, COUNT_RULE), v.transform(Number))

const DatabaseAddress = v.optional(
  v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\/\S+$/, 'must be like postgres://user@host/database')),
)

const Emails = v.pipe(
  Words,
  v.array(
    v.pipe(
      v.string(),
      v.check(isProviderAddress, 'must be e-mail addresses, separated by spaces'),
      v.transform(foldAddress),
    ),
  ),
)

const NETWORK_RULE = 'must be addresses or ranges like 127.0.0.1 or 10.0.0.0/8'
const TrustedNetwork = v.pipe(
  v.string(),
  v.rawTransform<string, Network>(({ dataset, addIssue, NEVER }) => {
    const network = parseNetwork(dataset.value)
    if (network) return network
    addIssue({ message: NETWORK_RULE })
    return NEVER
  }),
)

const Variables = v.object({
  PORT: v.pipe(
    v.optional(v.string(), '3000'),
    v.check((text) => /^\d{1,5}$/.test(text) && Number(text) < 65_536, 'must be a port number'),
    v.transform(Number),
  ),
  HOST: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => (text === 'localhost' ? '127.0.0.1' : text)),
      v.check(
        (text) => isIP(text) > 0,
        'must be an address like 127.0.0.1, or 0.0.0.0 for all of this machine',
      ),
    ),
  ),
  TRUSTED_PROXIES: v.pipe(Words, v.array(TrustedNetwork)),
  DATABASE_URL: DatabaseAddress,
  DATABASE_CONNECTIONS: count(DEFAULT_LIMITS.connections),
  DATABASE_WAIT_MS: count(DEFAULT_LIMITS.waitMs),
  DATABASE_STATEMENT_MS: count(DEFAULT_LIMITS.statementMs),
  DATABASE_LOCK_MS: count(DEFAULT_LIMITS.lockMs),
  DATA_DIR: v.optional(v.string(), '.data'),
  PUBLIC_URL: v.optional(Origin),
  ALLOWED_ORIGINS: v.pipe(Words, v.array(Origin)),
  GOOGLE_CLIENT_ID: v.optional(v.string()),
  GOOGLE_CLIENT_SECRET: v.optional(v.string()),
  IMAGE_PROXY_HOSTS: v.pipe(
    Words,
    v.array(v.pipe(v.string(), v.regex(/^[a-z\d.-]+$/i, 'must be host names'), v.toLowerCase())),
  ),
  SAMPLE_DATA: v.optional(v.picklist(['demo', 'none'], 'must be demo or none')),
  ADMIN_EMAILS: Emails,
  SIGN_IN_EMAILS: Emails,
  SIGN_IN_DOMAINS: v.pipe(
    Words,
    v.array(
      v.pipe(
        v.string(),
        v.check(isMailDomain, 'must be domains like school.example'),
        v.transform(foldAddress),
      ),
    ),
  ),
  DEMO_LOGIN: Switch,
  METRICS_TOKEN: v.optional(
    v.pipe(v.string(), v.regex(/^[\w.~+/=-]{16,}$/, 'must have at least 16 letters or digits')),
  ),
  LOG_LEVEL: v.optional(v.picklist(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`), 'warn'),
  STOP_NOTICE_MS: v.optional(Milliseconds),
})
type Variables = v.InferOutput<typeof Variables>

const NAMES = Object.keys(Variables.entries)

function googleOf({ GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret }: Variables) {
  if (clientId && clientSecret) return { clientId, clientSecret }
  if (clientId) throw new StartError('GOOGLE_CLIENT_SECRET is missing: GOOGLE_CLIENT_ID needs it.')
  if (clientSecret) throw new StartError('GOOGLE_CLIENT_ID is missing: GOOGLE_CLIENT_SECRET needs it.')
  return undefined
}

function parseVariables(environment: Environment): Variables {
  // Empty means missing: `PORT= npm start` is how shells unset a variable for one command.
  const given = Object.fromEntries(Object.entries(environment).filter(([, text]) => text?.trim()))
  const typo = findTypo(Object.keys(given), NAMES)
  if (typo) throw new StartError(`${typo.name} is not a variable of this server: did you mean ${typo.meant}?`)
  const parsed = v.safeParse(Variables, given)
  if (parsed.success) return parsed.output
  const [issue] = parsed.issues
  throw new StartError(`${issue.path?.[0]?.key} ${issue.message}.`)
}

/** Parses the environment. Throws a StartError, one line with the name of the invalid variable. */
export function readConfig(environment: Environment): Config {
  const variables = parseVariables(environment)
  return {
    port: variables.PORT,
    host: variables.HOST,
    trustedProxies: variables.TRUSTED_PROXIES,
    databaseUrl: variables.DATABASE_URL,
    databaseLimits: {
      connections: variables.DATABASE_CONNECTIONS,
      waitMs: variables.DATABASE_WAIT_MS,
      statementMs: variables.DATABASE_STATEMENT_MS,
      lockMs: variables.DATABASE_LOCK_MS,
    },
    dataDir: variables.DATA_DIR,
    publicUrl: variables.PUBLIC_URL,
    allowedOrigins: variables.ALLOWED_ORIGINS,
    google: googleOf(variables),
    imageProxyHosts: variables.IMAGE_PROXY_HOSTS,
    sampleData: variables.SAMPLE_DATA ?? (variables.DATABASE_URL ? 'none' : 'demo'),
    adminEmails: variables.ADMIN_EMAILS,
    signInDomains: variables.SIGN_IN_DOMAINS,
    signInEmails: variables.SIGN_IN_EMAILS,
    demoLogin: variables.DEMO_LOGIN,
    logLevel: variables.LOG_LEVEL,
    metricsToken: variables.METRICS_TOKEN,
    stopNoticeMs: variables.STOP_NOTICE_MS ?? (variables.PUBLIC_URL ? BEHIND_PROXY_MS : 0),
  }
}
