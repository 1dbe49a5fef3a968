import * as v from 'valibot'
import { StartError } from './start-error.ts'

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const

/** What a process may take of a PostgreSQL server. */
export interface DatabaseLimits {
  /** At most so many at once. */
  connections: number
  /** A call waits for a free connection no longer. */
  waitMs: number
  /** A statement takes no longer; neither does a transaction between two of them, nor the silence of a frozen server. */
  statementMs: number
  /** A statement waits for a row that somebody holds no longer. */
  lockMs: number
}

export const DEFAULT_LIMITS: DatabaseLimits = {
  connections: 12,
  waitMs: 15_000,
  statementMs: 15_000,
  lockMs: 5000,
}

/** Longer than most balancers take between two health checks. Without a proxy nobody has to see it. */
const BEHIND_PROXY_MS = 5000

/** The server configuration. Addresses are origins without a trailing slash. */
export interface Config {
  /** 0 takes any free port. */
  port: number
  databaseUrl: string | undefined
  /** A replica of it, for lists and figures. */
  databaseReadUrl: string | undefined
  databaseLimits: DatabaseLimits
  /** Folder of the embedded database; undefined keeps it in memory. */
  dataDir: string | undefined
  /** Its address behind a proxy; undefined means http://localhost with the port. */
  publicUrl: string | undefined
  allowedOrigins: readonly string[]
  google: { clientId: string; clientSecret: string } | undefined
  imageProxyHosts: readonly string[]
  sampleData: 'demo' | 'none'
  /** Lower-case addresses of administrators at first sign-in. */
  adminEmails: readonly string[]
  /** Allows the embedded issuer, where anyone can be anyone, at a public address. */
  demoLogin: boolean
  logLevel: (typeof LOG_LEVELS)[number]
  /** How long calls are still taken after /health has begun to say that the process stops, for balancers to see it. */
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
  v.regex(/^\d{1,6}$/, 'must be a number from 0 to 999999'),
  v.transform(Number),
)

const COUNT_RULE = 'must be a number from 1 to 999999'
const count = (fallback: number) =>
  v.pipe(v.optional(v.string(), String(fallback)), v.regex(/^[1-9]\d{0,5}$/, COUNT_RULE), v.transform(Number))

const DatabaseAddress = v.optional(
  v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\/\S+$/, 'must be like postgres://user@host/database')),
)

const Variables = v.object({
  PORT: v.pipe(
    v.optional(v.string(), '3000'),
    v.check((text) => /^\d{1,5}$/.test(text) && Number(text) < 65_536, 'must be a port number'),
    v.transform(Number),
  ),
  DATABASE_URL: DatabaseAddress,
  DATABASE_READ_URL: DatabaseAddress,
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
  ADMIN_EMAILS: v.pipe(
    Words,
    v.array(v.pipe(v.string(), v.includes('@', 'must be e-mail addresses'), v.toLowerCase())),
  ),
  DEMO_LOGIN: Switch,
  LOG_LEVEL: v.optional(v.picklist(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`), 'warn'),
  STOP_NOTICE_MS: v.optional(Milliseconds),
})
type Variables = v.InferOutput<typeof Variables>

function googleOf({ GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret }: Variables) {
  if (clientId && clientSecret) return { clientId, clientSecret }
  if (clientId) throw new StartError('GOOGLE_CLIENT_SECRET is missing: GOOGLE_CLIENT_ID needs it.')
  if (clientSecret) throw new StartError('GOOGLE_CLIENT_ID is missing: GOOGLE_CLIENT_SECRET needs it.')
  return undefined
}

function replicaOf({ DATABASE_URL: primary, DATABASE_READ_URL: replica }: Variables) {
  if (replica && !primary) throw new StartError('DATABASE_URL is missing: DATABASE_READ_URL needs it.')
  return replica
}

function parseVariables(environment: Environment): Variables {
  // Empty means missing: `PORT= npm start` is how shells unset a variable for one command.
  const given = Object.fromEntries(Object.entries(environment).filter(([, text]) => text?.trim()))
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
    databaseUrl: variables.DATABASE_URL,
    databaseReadUrl: replicaOf(variables),
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
    demoLogin: variables.DEMO_LOGIN,
    logLevel: variables.LOG_LEVEL,
    stopNoticeMs: variables.STOP_NOTICE_MS ?? (variables.PUBLIC_URL ? BEHIND_PROXY_MS : 0),
  }
}
