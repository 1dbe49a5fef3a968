import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Db } from './db.ts'
import { currentLane, inLane, type Lane } from './lanes.ts'

/** So many at most are answered together. */
const MOST = 256
/** Nobody waits longer than that for company. */
const GATHER_MS = 8
/** A statement that takes longer no longer keeps the next one waiting: its connection may be dead. */
const SLOW_MS = 250
const MOST_AT_ONCE = 3
/** Most rows are held for a moment: who meets such a one comes again, each time after twice as long, before waiting for it. */
const AGAIN_MS = 2
const MOST_TRIES = 6

interface Waiting<Asked, Answer> {
  asked: Asked
  tries: number
  resolve(answer: Answer | PromiseLike<Answer>): void
  reject(error: unknown): void
}

interface Kind<Asked, Answer> {
  /**
   * Answers in the order of what is asked, by one statement: it holds for all or for none. Undefined: has to come again, and at
   * last to be asked alone, because somebody else holds a row that the others must not wait for.
   */
  answerAll(db: Db, asked: readonly Asked[], alone: boolean): Promise<readonly (Answer | undefined)[]>
  /** Where it is not that of the call. What is asked in one lane is not answered in another, which may know less. */
  lane?: Lane
  /** Those with the same name are not answered by the same statement, but one after the other. */
  nameOf?(asked: Asked): string
  /** Each line has its own statements, never two at once: they would wait for the same row. */
  lineOf?(asked: Asked): string
}

/** Caused by the values of a single record: a constraint, a number out of range. */
const isOddRecord = (error: unknown) => error instanceof pg.DatabaseError && /^2[23]/.test(error.code ?? '')

class Line<Asked, Answer> {
  #waiting: Waiting<Asked, Answer>[] = []
  #running = 0
  #postponed = 0
  #began = 0
  readonly #db: Db
  readonly #kind: Kind<Asked, Answer>
  readonly #lane: Lane
  readonly #idle: () => void

  constructor(db: Db, kind: Kind<Asked, Answer>, lane: Lane, idle: () => void) {
    this.#db = db
    this.#kind = kind
    this.#lane = lane
    this.#idle = idle
  }

  ask(asked: Asked): Promise<Answer> {
    return new Promise((resolve, reject) => this.#queue({ asked, tries: 0, resolve, reject }))
  }

  #queue(one: Waiting<Asked, Answer>) {
    this.#waiting.push(one)
    const isSlow = performance.now() - this.#began > SLOW_MS
    if (this.#running === 0) void this.#work()
    else if (isSlow) this.#help()
  }

  #help() {
    const mayHelp = this.#running < MOST_AT_ONCE && !this.#kind.lineOf
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
    const { nameOf } = this.#kind
    if (!nameOf) return this.#waiting.splice(0, MOST)
    const taken = new Map<string, Waiting<Asked, Answer>>()
    this.#waiting = this.#waiting.filter((one) => {
      const name = nameOf(one.asked)
      if (taken.has(name) || taken.size === MOST) return true
      taken.set(name, one)
      return false
    })
    return [...taken.values()]
  }

  async #answer(taken: readonly Waiting<Asked, Answer>[]): Promise<void> {
    const asked = taken.map((one) => one.asked)
    try {
      const answers = await inLane(this.#lane, () => this.#kind.answerAll(this.#db, asked, false))
      for (const [index, one] of taken.entries()) {
        const answer = answers[index]
        if (answer === undefined) void this.#postpone(one)
        else one.resolve(answer)
      }
    } catch (error) {
      if (isOddRecord(error)) for (const one of taken) void this.#answerAlone(one)
      else for (const { reject } of taken) reject(error)
    }
  }

  async #postpone(one: Waiting<Asked, Answer>): Promise<void> {
    if (++one.tries === MOST_TRIES) return this.#answerAlone(one)
    this.#postponed++
    await pause(AGAIN_MS * 2 ** one.tries)
    this.#postponed--
    this.#queue(one)
  }

  /** Beside the line, which goes on. */
  async #answerAlone({ asked, resolve, reject }: Waiting<Asked, Answer>): Promise<void> {
    try {
      const [answer] = await inLane('alone', () => this.#kind.answerAll(this.#db, [asked], true))
      resolve(answer as Answer)
    } catch (error) {
      reject(error)
    }
  }
}

/**
 * Asks one by one what a single statement can answer for many: those who have come by now together, those who come meanwhile after
 * it. So nobody waits for a timer, and under load a hundred cost little more than one. A record that the database refuses fails alone.
 */
export function collected<Asked, Answer>(
  kind: Kind<Asked, Answer>,
): (db: Db, asked: Asked) => Promise<Answer> {
  const databases = new WeakMap<Db, Map<string, Line<Asked, Answer>>>()
  return (db, asked) => {
    const lines = databases.get(db) ?? new Map<string, Line<Asked, Answer>>()
    databases.set(db, lines)
    const lane = kind.lane ?? currentLane()
    const name = `${lane} ${kind.lineOf?.(asked) ?? ''}`
    const line = lines.get(name) ?? new Line(db, kind, lane, () => lines.delete(name))
    lines.set(name, line)
    return line.ask(asked)
  }
}

/** Rows that tell the `place` of what they answer, counted from 1, in the order of what was asked; null where there is none. */
export function inPlaces<Row>(
  asked: readonly unknown[],
  rows: readonly (Row & { place: number })[],
): (Omit<Row, 'place'> | null)[] {
  const found = new Map(rows.map(({ place, ...row }) => [place - 1, row]))
  return asked.map((_, index) => found.get(index) ?? null)
}
