import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import { codeOf } from '../lib/trouble.ts'
import { emit } from '../lib/watch.ts'
import { type Db, lockMsOf } from './db.ts'
import { currentLane, inLane, type Lane } from './lanes.ts'

/** So many at most are answered together. */
const MAX_BATCH = 256
/** Nobody waits longer than that for company. */
const GATHER_MS = 8
/** A statement that takes longer no longer keeps the next one waiting: its connection may be dead. */
const SLOW_MS = 250
const MAX_CONCURRENT = 3
/** Most rows are held for a moment: a request that meets one tries again after this time, then after twice as long each time. */
const FIRST_PAUSE_MS = 4
const LONGEST_PAUSE_MS = 256

interface Waiting<Asked, Answer> {
  asked: Asked
  since: number
  pauseMs: number
  resolve(answer: Answer | PromiseLike<Answer>): void
  reject(error: unknown): void
}

interface BatchSpec<Asked, Answer> {
  /**
   * Answers in the order of what is asked, by one statement: it holds for all or for none. The statement skips rows that somebody
   * else holds; undefined means that such a row decides, so the request tries again.
   */
  answerAll(db: Db, asked: readonly Asked[]): Promise<readonly (Answer | undefined)[]>
  /** The caller's lane unless set. Requests of different lanes never share a batch. */
  lane?: Lane
  /** Requests with the same key never share a batch. */
  keyOf?(asked: Asked): string
  /** Requests of different groups never share a batch, and a group never has two at once: they would wait for the same row. */
  groupOf?(asked: Asked): string
}

/** Has the code of PostgreSQL's lock_not_available, so that it is answered like a lock timeout. */
class HeldTooLong extends Error {
  override readonly name = 'HeldTooLong'
  readonly code = '55P03'

  constructor() {
    super('somebody else holds a row for too long')
  }
}

/** Caused by the values of a single record: a constraint, a number out of range. Only the code is the same on both engines. */
const isOddRecord = (error: unknown) => /^2[23]\w{3}$/.test(codeOf(error))

class Batcher<Asked, Answer> {
  #waiting: Waiting<Asked, Answer>[] = []
  #running = 0
  #postponed = 0
  #began = 0
  readonly #db: Db
  readonly #spec: BatchSpec<Asked, Answer>
  readonly #lane: Lane
  readonly #idle: () => void

  constructor(db: Db, spec: BatchSpec<Asked, Answer>, lane: Lane, idle: () => void) {
    this.#db = db
    this.#spec = spec
    this.#lane = lane
    this.#idle = idle
  }

  ask(asked: Asked): Promise<Answer> {
    const since = performance.now()
    return new Promise((resolve, reject) =>
      this.#queue({ asked, since, pauseMs: FIRST_PAUSE_MS, resolve, reject }),
    )
  }

  #queue(one: Waiting<Asked, Answer>) {
    this.#waiting.push(one)
    const isSlow = performance.now() - this.#began > SLOW_MS
    if (this.#running === 0) void this.#work()
    else if (isSlow) this.#help()
  }

  #help() {
    const mayHelp = this.#running < MAX_CONCURRENT && !this.#spec.groupOf
    if (mayHelp && this.#waiting.length > 0) void this.#work()
  }

  async #work() {
    this.#running++
    while (this.#waiting.length > 0) {
      this.#began = performance.now()
      await this.#gather()
      const taken = this.#take()
      // None where a second statement was faster.
      if (taken.length === 0) break
      const slow = setTimeout(() => this.#help(), SLOW_MS)
      await this.#answer(taken)
      clearTimeout(slow)
    }
    this.#running--
    if (this.#running === 0 && this.#postponed === 0) this.#idle()
  }

  /** Node accepts one connection a turn. While each turn brings one more, a statement would be wasted on few. */
  async #gather() {
    const end = performance.now() + GATHER_MS
    let known: number
    do {
      known = this.#waiting.length
      await nextTurn()
    } while (this.#waiting.length > known && performance.now() < end)
  }

  #take(): Waiting<Asked, Answer>[] {
    const { keyOf } = this.#spec
    if (!keyOf) return this.#waiting.splice(0, MAX_BATCH)
    const taken = new Map<string, Waiting<Asked, Answer>>()
    this.#waiting = this.#waiting.filter((one) => {
      const key = keyOf(one.asked)
      if (taken.has(key) || taken.size === MAX_BATCH) return true
      taken.set(key, one)
      return false
    })
    return [...taken.values()]
  }

  async #answer(taken: readonly Waiting<Asked, Answer>[]): Promise<void> {
    const asked = taken.map((one) => one.asked)
    emit('batch', { lane: this.#lane, size: taken.length })
    try {
      const answers = await inLane(this.#lane, () => this.#spec.answerAll(this.#db, asked))
      for (const [index, one] of taken.entries()) {
        const answer = answers[index]
        if (answer === undefined) void this.#postpone(one)
        else one.resolve(answer)
      }
    } catch (error) {
      if (isOddRecord(error) && taken.length > 1) void this.#answerEach(taken)
      else for (const { reject } of taken) reject(error)
    }
  }

  /** Beside the other batches, which go on. */
  async #answerEach(taken: readonly Waiting<Asked, Answer>[]): Promise<void> {
    for (const one of taken) await this.#answer([one])
  }

  /** Waits without a connection, which others can use. All try again at the same moments, so they share statements. */
  async #postpone(one: Waiting<Asked, Answer>): Promise<void> {
    const now = performance.now()
    if (now - one.since > lockMsOf(this.#db)) return one.reject(new HeldTooLong())
    this.#postponed++
    await pause(one.pauseMs - (now % one.pauseMs))
    this.#postponed--
    one.pauseMs = Math.min(2 * one.pauseMs, LONGEST_PAUSE_MS)
    this.#queue(one)
  }
}

/**
 * Asks one by one what a single statement can answer for many: those who have come by now together, those who come meanwhile after
 * it. So nobody waits for a timer, and under load a hundred cost little more than one. A record that the database refuses fails alone.
 */
export function batched<Asked, Answer>(
  spec: BatchSpec<Asked, Answer>,
): (db: Db, asked: Asked) => Promise<Answer> {
  const databases = new WeakMap<Db, Map<string, Batcher<Asked, Answer>>>()
  return (db, asked) => {
    const batchers = databases.get(db) ?? new Map<string, Batcher<Asked, Answer>>()
    databases.set(db, batchers)
    const lane = spec.lane ?? currentLane()
    const name = `${lane} ${spec.groupOf?.(asked) ?? ''}`
    const batcher = batchers.get(name) ?? new Batcher(db, spec, lane, () => batchers.delete(name))
    batchers.set(name, batcher)
    return batcher.ask(asked)
  }
}

/** Rows that emit the `place` of what they answer, counted from 1, in the order of what was asked; null where there is none. */
export function inPlaces<Row>(
  asked: readonly unknown[],
  rows: readonly (Row & { place: number })[],
): (Omit<Row, 'place'> | null)[] {
  const found = new Map(rows.map(({ place, ...row }) => [place - 1, row]))
  return asked.map((_, index) => found.get(index) ?? null)
}
