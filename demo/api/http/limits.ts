import type { Context, MiddlewareHandler } from 'hono'
import { CompiledQuery } from 'kysely'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { SECOND_MS } from '../../../src/domain/lib/time.ts'
import type { Engine } from '../database/db.ts'
import { inLane } from '../database/lanes.ts'
import type { Env, LimitName, Limits } from './deps.ts'
import { tooManyRequests } from './problems.ts'

/**
 * Points per seconds. Generous, because clients retry three times. Per user where signed in; otherwise per address, with
 * room for a school behind one: a sign-in takes three points, so two thousand people fit into a minute. What one
 * account may do is counted separately.
 */
const RULES = {
  signIn: { points: 6000, duration: 60, by: 'address' },
  account: { points: 60, duration: 60, by: 'user' },
  book: { points: 30, duration: 60, by: 'user' },
  cancel: { points: 30, duration: 60, by: 'user' },
  start: { points: 30, duration: 60, by: 'user' },
  // One in five seconds, from each of a few devices.
  save: { points: 60, duration: 60, by: 'user' },
  submit: { points: 30, duration: 60, by: 'user' },
  write: { points: 120, duration: 60, by: 'user' },
  upload: { points: 60, duration: 60, by: 'user' },
  // The review of 60 questions may show five pictures each.
  proxy: { points: 600, duration: 60, by: 'user' },
} as const satisfies Record<LimitName, { points: number; duration: number; by: 'address' | 'user' }>

/** Overrides of the points. */
export type Ceilings = Partial<Record<LimitName, number>>

const LIMIT_NAMES = Object.keys(RULES) as LimitName[]

/** The client interface of RateLimiterPostgres. A refusal must not wait in the line of its call. */
const asClient = ({ db }: Engine) => ({
  query: ({ text, values }: { text: string; values: unknown[] }) =>
    inLane('vital', () => db.executeQuery(CompiledQuery.raw(text, values))),
})

/** Counts are shared through PostgreSQL; the embedded database has a single process, so memory will do. */
export function createLimits(engine: Engine, ceilings: Ceilings = {}): Limits {
  const limiterOf = (name: LimitName): Limits[LimitName] => {
    const { duration, points } = RULES[name]
    const options = { keyPrefix: name, duration, points: ceilings[name] ?? points }
    if (engine.kind === 'pglite') return new RateLimiterMemory(options)
    const store = {
      storeClient: asClient(engine),
      storeType: 'client',
      tableName: 'rate_limits',
      tableCreated: true,
    }
    return new RateLimiterPostgres({ ...options, ...store, clearExpiredByTimeout: true })
  }
  return Object.fromEntries(LIMIT_NAMES.map((name) => [name, limiterOf(name)])) as Limits
}

function keyOf(name: LimitName, context: Context<Env>): string {
  const address = context.env.remoteAddress
  return RULES[name].by === 'user' ? (context.get('user')?.id ?? address) : address
}

/** Counts a call; answers the seconds to wait if it was one too many. */
export async function secondsToWait(
  { limits }: { limits: Limits },
  name: LimitName,
  key: string,
): Promise<number | undefined> {
  try {
    await limits[name].consume(key)
    return undefined
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    return Math.max(1, Math.ceil(refusal.msBeforeNext / SECOND_MS))
  }
}

/** Throws 429 with `Retry-After`. Put it after requireUser if it counts per user. */
export const limit =
  (deps: { limits: Limits }, name: LimitName): MiddlewareHandler<Env> =>
  async (context, next) => {
    const seconds = await secondsToWait(deps, name, keyOf(name, context))
    if (seconds !== undefined) throw tooManyRequests(seconds)
    await next()
  }
