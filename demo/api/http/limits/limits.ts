import type { Context, MiddlewareHandler } from 'hono'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { SECOND_MS } from '../../../../src/domain/lib/time.ts'
import type { Engine } from '../../database/db.ts'
import type { Env, LimitName, Limits } from '../deps.ts'
import { tooManyRequests } from '../problems.ts'
import { networkOf } from './network.ts'
import { SharedLimiter } from './shared-limiter.ts'

/**
 * Points per `duration` in seconds. Generous, because clients retry three times. Per user when signed in, otherwise per network, with
 * room for a school behind one: five thousand new people can sign in within a minute. A device with an earlier sign-in has a limit of
 * its own, so that a flood from the same network cannot block it.
 */
const RULES = {
  signIn: { points: 6000, duration: 60, by: 'network' },
  device: { points: 60, duration: 60, by: 'device' },
  account: { points: 60, duration: 60, by: 'user' },
  // Two per sign-in: the start, and the choice of the person.
  issuer: { points: 12_000, duration: 60, by: 'network' },
  book: { points: 30, duration: 60, by: 'user' },
  cancel: { points: 30, duration: 60, by: 'user' },
  start: { points: 30, duration: 60, by: 'user' },
  // One every five seconds, from each of a few devices.
  save: { points: 60, duration: 60, by: 'user' },
  submit: { points: 30, duration: 60, by: 'user' },
  write: { points: 120, duration: 60, by: 'user' },
  upload: { points: 60, duration: 60, by: 'user' },
  // The review of 60 questions may show five pictures each.
  proxy: { points: 600, duration: 60, by: 'user' },
  // Exports and analyses read hundreds of pages.
  read: { points: 2400, duration: 60, by: 'user' },
  // For visitors: a whole school may open the same page at once.
  visit: { points: 6000, duration: 60, by: 'network' },
} as const satisfies Record<
  LimitName,
  { points: number; duration: number; by: 'network' | 'device' | 'user' }
>

/** Counted per process: a row for each read would cost more than the read itself. */
const OWN: ReadonlySet<LimitName> = new Set(['read', 'visit'])

/** Overrides of the points. */
export type Ceilings = Partial<Record<LimitName, number>>

const LIMIT_NAMES = Object.keys(RULES) as LimitName[]

/** Counts are shared through PostgreSQL; the embedded database has a single process, so memory suffices. */
export function createLimits(engine: Engine, ceilings: Ceilings = {}): Limits {
  const limiterOf = (name: LimitName): Limits[LimitName] => {
    const { duration, points } = RULES[name]
    const options = { keyPrefix: name, duration, points: ceilings[name] ?? points }
    if (engine.kind === 'pglite' || OWN.has(name)) return new RateLimiterMemory(options)
    return new SharedLimiter(engine.db, options, name === LIMIT_NAMES[0])
  }
  return Object.fromEntries(LIMIT_NAMES.map((name) => [name, limiterOf(name)])) as Limits
}

function keyOf(name: LimitName, context: Context<Env>): string {
  const network = networkOf(context.env.remoteAddress)
  return RULES[name].by === 'user' ? (context.get('user')?.id ?? network) : network
}

/** Counts a call; returns the seconds to wait if it exceeds the limit. */
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

/** Counts a call by user, or by network for visitors. Throws 429 with `Retry-After`. */
export async function count(deps: { limits: Limits }, name: LimitName, context: Context<Env>): Promise<void> {
  const seconds = await secondsToWait(deps, name, keyOf(name, context))
  if (seconds !== undefined) throw tooManyRequests(seconds)
}

/** Throws 429 with `Retry-After`. Put it after requireUser if it counts per user. */
export const limit =
  (deps: { limits: Limits }, name: LimitName): MiddlewareHandler<Env> =>
  async (context, next) => {
    await count(deps, name, context)
    await next()
  }
