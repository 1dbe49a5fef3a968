import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import { codeOf } from '../lib/trouble.ts'
import { emit } from '../lib/watch.ts'
import { type Db, lockMsOf } from './db.ts'
import { currentLane, inLane, type Lane } from './lanes.ts'

/** The largest batch. */
const MAX_BATCH = 256
/** A batch waits no longer than this for more requests. */
const GATHER_MS = 8
/** A statement that takes longer no longer delays the next one: its connection may be dead. */
const SLOW_MS = 250
const MAX_CONCURRENT = 3
/** Most rows are locked only for a moment: a request that meets one retries with exponential back-off. */
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
   * Answers the whole batch with one statement, in order, all or nothing. The statement skips rows that another transaction has
   * locked; undefined means that a request needs such a row, so it is retried.
   */
  answerAll(db: Db, asked: readonly Asked[]): Promise<readonly (Answer | undefined)[]>
  /** The caller's lane unless set. Requests of different lanes never share a batch. */
  lane?: Lane
  /** Requests with the same key never share a batch. */
  keyOf?(asked: Asked): string
  /** Requests of different groups never share a batch, and a group runs one batch at a time, because they would wait for the same row. */
  groupOf?(asked: Asked): string
}

/** Has the code of PostgreSQL's lock_not_available, so that it is reported like a lock timeout. */
class HeldTooLong extends Error {
  override readonly name = 'HeldTooLong'
  readonly code = '55P03'

  constructor() {
    super('another transaction held a lock on a row for too long')
  }
}

/** Whether a single record caused the error: a constraint, a number out of range. Only the code is the same on both engines. */
const isBadRecord = (error: unknown) => /^2[23]\w{3}$/.test(codeOf(error))

class Batcher<Asked, Answer> {
  #waiting: Waiting<Asked, Answer>[] = []
  #running = 0
  #retrying = 0
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
    else if (isSlow) this.#startAnother()
  }

  #startAnother() {
    const mayStart = this.#running < MAX_CONCURRENT && !this.#spec.groupOf
    if (mayStart && this.#waiting.length > 0) void this.#work()
  }

  async #work() {
    this.#running++
    while (this.#waiting.length > 0) {
      this.#began = performance.now()
      await this.#gather()
      const taken = this.#take()
      // A concurrent batch may have taken all.
      if (taken.length === 0) break
      const slow = setTimeout(() => this.#startAnother(), SLOW_MS)
      await this.#answer(taken)
      clearTimeout(slow)
    }
    this.#running--
    if (this.#running === 0 && this.#retrying === 0) this.#idle()
  }

  /** Node accepts one connection per turn of the event loop, so wait while each turn brings more requests. */
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
        if (answer === undefined) void this.#retryLater(one)
        else one.resolve(answer)
      }
    } catch (error) {
      if (isBadRecord(error) && taken.length > 1) void this.#answerEach(taken)
      else for (const { reject } of taken) reject(error)
    }
  }

  /** Retries a failed batch one by one, while other batches go on. */
  async #answerEach(taken: readonly Waiting<Asked, Answer>[]): Promise<void> {
    for (const one of taken) await this.#answer([one])
  }

  /** Waits without a connection, then retries. All retries happen at multiples of the pause, so that they share batches. */
  async #retryLater(one: Waiting<Asked, Answer>): Promise<void> {
    const now = performance.now()
    if (now - one.since > lockMsOf(this.#db)) return one.reject(new HeldTooLong())
    this.#retrying++
    await pause(one.pauseMs - (now % one.pauseMs))
    this.#retrying--
    one.pauseMs = Math.min(2 * one.pauseMs, LONGEST_PAUSE_MS)
    this.#queue(one)
  }
}

/**
 * Batches requests that one statement can answer together: those that have arrived by now share a batch, later ones the next. Nobody
 * waits for a timer, and under load a hundred requests cost little more than one. A record that the database rejects fails alone.
 * demo/docs/decisions/0016-batches-and-lanes.md has the reasons.
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

/** Sorts rows by the request that they answer; `place` is its number, counted from 1. Null for a request without a row. */
export function inPlaces<Row>(
  asked: readonly unknown[],
  rows: readonly (Row & { place: number })[],
): (Omit<Row, 'place'> | null)[] {
  const found = new Map(rows.map(({ place, ...row }) => [place - 1, row]))
  return asked.map((_, index) => found.get(index) ?? null)
}
