import { setImmediate as nextTurn } from 'node:timers/promises'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { openFolder } from './data-folder.ts'

/** PGlite runs in microtasks, which starve HTTP unless the event loop gets a turn now and then. */
const YIELD_MS = 8

const hasOpenTransaction = (client: pg.Client) => ['T', 'E'].includes(client.getTransactionStatus() ?? '')

/**
 * PGlite has one session, so callers take turns with a single pg.Client. pg.Pool does not work here: it destroys its
 * client after a failed query, which breaks the adapter.
 */
export class SerialPool implements PostgresPool {
  #tail: Promise<void> = Promise.resolve()
  #lastYield = 0
  readonly #client: pg.Client
  readonly #close: () => Promise<void>

  constructor(client: pg.Client, close: () => Promise<void>) {
    this.#client = client
    this.#close = close
  }

  async connect(): Promise<PostgresPoolClient> {
    const before = this.#tail
    let done = () => {}
    this.#tail = new Promise((resolve) => {
      done = resolve
    })
    await before
    await this.#yieldToEventLoop()
    return this.#lend(done)
  }

  async end(): Promise<void> {
    await this.#tail
    await this.#client.end()
    await this.#close()
  }

  async #yieldToEventLoop() {
    if (performance.now() - this.#lastYield < YIELD_MS) return
    await nextTurn()
    this.#lastYield = performance.now()
  }

  #lend(done: () => void): PostgresPoolClient {
    const client = this.#client
    let returned = false
    const giveBack = async () => {
      if (returned) return
      returned = true
      // A transaction left open would swallow the writes of later callers.
      if (hasOpenTransaction(client)) await client.query('rollback').catch(() => undefined)
      done()
    }
    return {
      query: client.query.bind(client) as PostgresPoolClient['query'],
      release: () => void giveBack(),
    }
  }
}

/** A pool over the only session. `closed` runs after the database is closed. */
export async function lendSession(lite: PGlite, closed = async () => {}): Promise<SerialPool> {
  const client = new pg.Client(createPgConfig(lite) as pg.ClientConfig)
  await client.connect()
  return new SerialPool(client, async () => {
    await lite.close()
    await closed()
  })
}

/** Extensions that migrations create; they have to be loaded at every start. */
export const EXTENSIONS = { pg_trgm }

const create = (options: PGliteOptions) => PGlite.create({ extensions: EXTENSIONS, ...options })

/** Opens the embedded database in `dir`, or in memory. */
export const openPglite = async (dir: string | undefined): Promise<SerialPool> =>
  dir === undefined
    ? lendSession(await create({}))
    : openFolder(dir, async (dataDir, unlock) => lendSession(await create({ dataDir }), unlock))
