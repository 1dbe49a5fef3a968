import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '../../../demo/api/app.ts'
import type { Engine } from '../../../demo/api/database/db.ts'
import type { Deps, Env } from '../../../demo/api/http/deps.ts'
import { createLimits } from '../../../demo/api/http/limits/limits.ts'
import type { Person } from '../school/school.ts'
import { openBeside } from './engines.ts'
import { pick, seededRandom } from './random.ts'
import type { ApiAnswer, TestServer } from './server.ts'

/** One request of several that meet. */
export interface Wish {
  by: Pick<Person, 'token'>
  method: string
  path: string
  body?: unknown
}

/** What a process does by itself meanwhile; what comes of it is the body of an answer. */
export interface Chore {
  name: string
  run(deps: Deps): Promise<unknown>
}

export type Ask = (wish: Wish) => Promise<ApiAnswer>

/**
 * What several people ask for at once, and what must be true when all are answered, in the order of the wishes; `ask` asks
 * for something afterwards.
 */
interface Scene {
  wishes: readonly (Wish | Chore)[]
  check(answers: readonly ApiAnswer[], ask: Ask): Promise<void>
}

/** Sets a scene, the same one for the same random numbers. */
export type Plan = (random: () => number) => Promise<Scene>

/** So many orders of each kind, in turn on the one engine and on the other; `ORDERS=2000 npx vitest run …` plays more, as each night. */
const ORDERS = Number(process.env.ORDERS ?? 12)

/** A failure names its seed; `SEED=17 npx vitest run …` plays that one alone. */
function seedsFor(engine: Engine['kind']): number[] {
  if (process.env.SEED) return [Number(process.env.SEED)]
  const first = engine === 'pglite' ? 1 : 2
  return Array.from({ length: Math.ceil(ORDERS / 2) }, (_, index) => first + index * 2)
}

/** Requests begin up to so many turns of the event loop after the first, so that each step of one meets each of another. */
const LATEST_TURN = 12
const OFTEN = 1_000_000
/** Seconds on a machine that has nothing else to do. */
const PATIENCE_MS = 300_000

type App = Hono<Env>

interface Twin {
  app: App
  deps: Deps
}

/**
 * Two of the API on one database without sockets between. On PostgreSQL each has connections of its own: they share no more
 * than two processes do, and a process each would add nothing but time. The embedded database has one process.
 */
async function openTwins({ deps, engine }: TestServer) {
  const ceilings = { book: OFTEN, cancel: OFTEN, start: OFTEN, save: OFTEN, submit: OFTEN, write: OFTEN }
  const limits = createLimits({ ...engine, kind: 'pglite' }, ceilings)
  const twinOn = ({ db }: Pick<Engine, 'db'>): Twin => {
    const own = { ...deps, db, limits }
    return { app: createApp(own), deps: own }
  }
  const other = engine.kind === 'pglite' ? undefined : await openBeside(engine)
  return {
    twins: [twinOn(engine), twinOn(other ?? engine)] as const,
    close: async () => other?.close(),
  }
}

async function ask(app: App, { by, method, path, body }: Wish): Promise<ApiAnswer> {
  const headers = { authorization: `Bearer ${by.token}`, 'content-type': 'application/json' }
  const text = body === undefined ? {} : { body: JSON.stringify(body) }
  const response = await app.request(path, { method, headers, ...text }, { remoteAddress: 'here' })
  return { status: response.status, body: await response.json(), headers: response.headers }
}

const isChore = (wish: Wish | Chore): wish is Chore => 'run' in wish

async function grant({ app, deps }: Twin, wish: Wish | Chore): Promise<ApiAnswer> {
  return isChore(wish) ? { status: 200, body: await wish.run(deps), headers: new Headers() } : ask(app, wish)
}

const nameOf = (wish: Wish | Chore) =>
  isChore(wish) ? wish.name : `${wish.method} ${wish.path} ${JSON.stringify(wish.body) ?? ''}`

const describeCall = (wish: Wish | Chore, answer: ApiAnswer | undefined) =>
  `${nameOf(wish)} → ${answer?.status} ${JSON.stringify(answer?.body)}`

/** Plays one scene: each wish goes to one of the twins, some turns later than the others. */
async function play(twins: readonly [Twin, Twin], seed: number, plan: Plan) {
  const random = seededRandom(seed)
  const { wishes, check } = await plan(random)
  const answers = await Promise.all(
    wishes.map(async (wish) => {
      const [twin, turns] = [random() < 0.5 ? twins[0] : twins[1], pick(random, 0, LATEST_TURN)]
      for (let turn = 0; turn < turns; turn++) await nextTurn()
      return grant(twin, wish)
    }),
  )
  try {
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    await check(answers, (wish) => ask(twins[0].app, wish))
  } catch (error) {
    const calls = wishes.map((wish, index) => describeCall(wish, answers[index]))
    throw new Error([`SEED=${seed}: ${error}`, ...calls].join('\n'), { cause: error })
  }
}

/** Tells stories of requests that meet in many orders; `meet` makes a test of one kind of meeting. */
export function interleavings(
  school: () => TestServer,
  tell: (meet: (title: string, plan: Plan) => void) => void,
): void {
  let pair: Awaited<ReturnType<typeof openTwins>>
  beforeAll(async () => {
    pair = await openTwins(school())
  })
  afterAll(() => pair.close())
  tell((title, plan) => {
    test(title, { timeout: PATIENCE_MS }, async () => {
      for (const seed of seedsFor(school().engine.kind)) await play(pair.twins, seed, plan)
    })
  })
}

/** All of them in another order. */
export const mixed = <Item>(random: () => number, items: readonly Item[]): Item[] =>
  items
    .map((item) => ({ item, place: random() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item)

/** So many of them, from `from` up to but without `to`, in any order. */
export const some = <Item>(random: () => number, items: readonly Item[], from: number, to: number): Item[] =>
  mixed(random, items).slice(0, pick(random, from, to))

/** So many times one of them. */
export const times = <Item>(random: () => number, items: readonly Item[], count: number): Item[] =>
  Array.from({ length: count }, () => items[pick(random, 0, items.length)]).filter(
    (item) => item !== undefined,
  )

export const statusesOf = (answers: readonly ApiAnswer[]) => answers.map(({ status }) => status)
