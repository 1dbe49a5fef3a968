import { afterAll, beforeAll } from 'vitest'
import type { Engine } from '../../../demo/api/database/db.ts'
import { engines, openBeside } from './engines.ts'
import { startTestServer, type TestServer, type TestServerOptions } from './server.ts'

/** The kind of database that processes can share; undefined where it is not at hand. */
export const shared = engines.find(({ name }) => name === 'PostgreSQL')

type Twins = readonly [TestServer, TestServer]

/** For the tests of a file: two servers on one database with connections of their own, as two processes have them. */
export function openTwinServers(options: Omit<TestServerOptions, 'engine'>): () => Twins {
  let twins: Twins
  beforeAll(async () => {
    if (!shared) return
    const engine = await shared.open()
    const start = (own: Engine) => startTestServer({ ...options, engine: own })
    twins = [await start(engine), await start(await openBeside(engine))]
  })
  afterAll(async () => {
    await twins[1].close()
    await twins[0].close()
  })
  return () => twins
}
