import { createHash, timingSafeEqual } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { type Context, Hono } from 'hono'
import { sql } from 'kysely'
import { isAtWork } from '../attempts/work/at-work.ts'
import type { Engine } from '../database/db.ts'
import type { PoolState } from '../database/postgres.ts'
import { type Deps, type Env, nowOf } from '../http/deps.ts'
import { API_MOUNT, ISSUER_MOUNT, isBelow, isLoopbackHost, ROOT_PATHS } from '../http/limits/address.ts'
import { notFound } from '../http/problems.ts'
import { watch } from '../lib/watch.ts'
import { Counter, Histogram, type Series, writeSeries } from './prometheus.ts'

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]
const SIZES = [1, 2, 4, 8, 16, 32, 64, 128, 256]
/** Prometheus gives up on a scrape after ten seconds, and a frozen database may take longer. */
const TIMEOUT_MS = 2000

const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'])

type Route = Pick<Hono<Env>['routes'][number], 'method' | 'path'>

const fits = (segments: readonly string[], template: readonly string[]) =>
  segments.length === template.length &&
  template.every((part, index) => part.startsWith(':') || part === segments[index])

/** Names the route of a call: its template, or 'issuer', 'site' or 'unknown', so that the number of labels is bounded. */
export function nameRoutes(routes: readonly Route[]): (path: string) => string {
  const templates = [...new Set(routes.map(({ path }) => path))]
    .filter((path) => !path.includes('*'))
    .map((path) => ({ path, parts: path.split('/') }))
  return (path) => {
    if (isBelow(path, ISSUER_MOUNT)) return 'issuer'
    const isMounted = isBelow(path, API_MOUNT)
    if (!isMounted && !ROOT_PATHS.has(path)) return 'site'
    const parts = (isMounted ? path.slice(API_MOUNT.length) : path).split('/')
    return templates.find((template) => fits(parts, template.parts))?.path ?? 'unknown'
  }
}

/** The measurements of this process since it began to watch. */
export interface Measured {
  read(): Series[]
  close(): void
}

export function measure(routes: readonly Route[]): Measured {
  const routeOf = nameRoutes(routes)
  const calls = new Counter({ name: 'quiz_calls_total', help: 'Calls answered.' })
  const durations = new Histogram({ name: 'quiz_call_seconds', help: 'How long calls took.' }, SECONDS)
  const waits = new Histogram(
    { name: 'quiz_database_wait_seconds', help: 'How long work waited for a connection to the database.' },
    SECONDS,
  )
  const batches = new Histogram(
    { name: 'quiz_batch_size', help: 'How many requests one statement answered.' },
    SIZES,
  )
  const watching = [
    watch('call', ({ method, path, status, seconds }) => {
      const labels = { method: METHODS.has(method) ? method : 'other', route: routeOf(path) }
      calls.add({ ...labels, status })
      durations.add(labels, seconds)
    }),
    watch('wait', ({ lane, seconds }) => waits.add({ lane }, seconds)),
    watch('batch', ({ lane, size }) => batches.add({ lane }, size)),
  ]
  return {
    read: () => [calls, durations, waits, batches].map((one) => one.read()),
    close() {
      for (const stop of watching) stop()
    },
  }
}

const gauge = (name: string, help: string, value: number, labels = {}): Series => ({
  name,
  help,
  type: 'gauge',
  samples: [{ labels, value }],
})

function readPools(pools: readonly PoolState[]): Series[] {
  const samples = pools.flatMap(({ lanes, ...states }) =>
    Object.entries(states).map(([state, value]) => ({ labels: { lanes: lanes.join(' '), state }, value })),
  )
  const help = 'Database connections that are open or idle, and callers waiting for one.'
  return samples.length > 0 ? [{ name: 'quiz_database_connections', help, type: 'gauge', samples }] : []
}

const readProcess = (): Series[] => [
  gauge('process_resident_memory_bytes', 'Memory of the process.', process.memoryUsage.rss()),
  gauge(
    'process_start_time_seconds',
    'Start time of the process since the Unix epoch.',
    Math.round(Date.now() / 1000 - process.uptime()),
  ),
  {
    ...gauge(
      'process_cpu_seconds_total',
      'Processor time of the process.',
      (process.cpuUsage().user + process.cpuUsage().system) / 1e6,
    ),
    type: 'counter',
  },
]

/** Undefined if the database does not answer in time. */
async function countAtWork(deps: Pick<Deps, 'db' | 'clock'>): Promise<number | undefined> {
  const count = sql<{ running: number }>`
    select count(*)::int as running from quiz_starts where ${isAtWork(nowOf(deps))}`.execute(deps.db)
  const counted = count.then(({ rows }) => rows[0]?.running ?? 0).catch(() => undefined)
  return Promise.race([counted, pause(TIMEOUT_MS, undefined, { ref: false })])
}

async function readDatabase(deps: Pick<Deps, 'db' | 'clock'>): Promise<Series[]> {
  const running = await countAtWork(deps)
  const up = gauge('quiz_database_up', 'Whether the database answers.', Number(running !== undefined))
  return running === undefined
    ? [up]
    : [up, gauge('quiz_attempts_at_work', 'Attempts that are running now, across all processes.', running)]
}

const LOOPBACK_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via']

/** Whether a call comes from this machine, neither through a local proxy nor from a page of another site. */
function isLocal(context: Context<Env>): boolean {
  const isForwarded = FORWARDED.some((name) => context.req.header(name) !== undefined)
  const host = context.req.header('host') ?? ''
  return !isForwarded && isLoopbackHost(context.env.remoteAddress) && LOOPBACK_HOST.test(host)
}

const digest = (text: string) => createHash('sha256').update(text).digest()

function mayRead(context: Context<Env>, token: string | undefined): boolean {
  if (token === undefined) return isLocal(context)
  const given = /^Bearer (.+)$/i.exec(context.req.header('authorization') ?? '')?.[1] ?? ''
  return timingSafeEqual(digest(given), digest(token))
}

interface MetricsDeps extends Pick<Deps, 'db' | 'clock' | 'config'> {
  engine: Pick<Engine, 'kind' | 'pools'>
  version: string
  readMeasured(): Series[]
}

/** Metrics for Prometheus, which are not part of the contract; 404 for everybody else. */
export function metricsRoutes(deps: MetricsDeps): Hono<Env> {
  const { config, engine, version, readMeasured } = deps
  return new Hono<Env>().get('/metrics', async (context) => {
    if (!mayRead(context, config.metricsToken)) throw notFound('Not found', { code: 'not_found' })
    const facts = { version, node: process.version, database: engine.kind }
    const build = gauge('quiz_build_info', 'The release that runs.', 1, facts)
    const database = [...(await readDatabase(deps)), ...readPools(engine.pools())]
    const series = [build, ...database, ...readMeasured(), ...readProcess()]
    return context.text(writeSeries(series), 200, {
      'content-type': 'text/plain; version=0.0.4; charset=utf-8',
    })
  })
}
