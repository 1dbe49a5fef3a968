import { afterAll, beforeAll, beforeEach, describe } from 'vitest'
import { engines } from './engines.ts'
import { startTestServer, type TestServer } from './server.ts'

/**
 * Tells a story on every kind of database, each with a server of its own. Before each test the clock stands at `start`,
 * in milliseconds; `school()` is the running server.
 */
export function onEachEngine(story: string, start: number, tell: (school: () => TestServer) => void): void {
  describe.each(engines)(`${story}, on $name`, ({ open }) => {
    let server: TestServer
    beforeAll(async () => {
      server = await startTestServer({ now: start, engine: await open() })
    })
    beforeEach(() => {
      server.clock.now = start
    })
    afterAll(() => server.close())
    tell(() => server)
  })
}
