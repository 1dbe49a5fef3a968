import type { Context, MiddlewareHandler } from 'hono'
import { CompiledQuery } from 'kysely'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Engine } from '../database/db.ts'
import type { Env, LimitName, Limits } from './deps.ts'
import { tooManyRequests } from './problems.ts'

/**
 * How often. Generous, because a client repeats a call three times; by person where one is signed in, because a whole
 * school may share one address, and by address with a high ceiling where nobody is known yet.
 */
const RULES = {
  signIn: { points: 600, duration: 60, by: 'address' },
  book: { points: 30, duration: 60, by: 'user' },
  start: { points: 30, duration: 60, by: 'user' },
  submit: { points: 30, duration: 60, by: 'user' },
  write: { points: 120, duration: 60, by: 'user' },
  upload: { points: 60, duration: 60, by: 'user' },
  // A quiz of 60 questions may have five pictures each, and all of them are shown in the review.
  proxy: { points: 600, duration: 60, by: 'user' },
} as const satisfies Record<LimitName, { points: number; duration: number; by: 'address' | 'user' }>

/** Points per window where somebody wants other ones. */
export type Ceilings = Partial<Record<LimitName, number>>

const LIMIT_NAMES = Object.keys(RULES) as LimitName[]

/** What RateLimiterPostgres asks of a client. */
const asClient = ({ db }: Engine) => ({
  query: ({ text, values }: { text: string; values: unknown[] }) =>
    db.executeQuery(CompiledQuery.raw(text, values)),
})

/** Processes that share a PostgreSQL share the counts; the embedded database has one process, so memory will do. */
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

/** Refuses with 429 and `Retry-After` whoever calls too often. Put it after requireUser where it counts by person. */
export const limit =
  ({ limits }: { limits: Limits }, name: LimitName): MiddlewareHandler<Env> =>
  async (context, next) => {
    try {
      await limits[name].consume(keyOf(name, context))
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      throw tooManyRequests(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)))
    }
    await next()
  }
