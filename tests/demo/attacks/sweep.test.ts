// SPEC Operation Requests
import { expect, test } from 'vitest'
import { at } from '../../support/school/fixtures.ts'
import { enrol } from '../../support/school/school.ts'
import { engines } from '../../support/server/engines.ts'
import { checkSeats } from '../../support/server/seats.ts'
import { startTestServer } from '../../support/server/server.ts'
import { sweep } from '../../support/sweep/sweep.ts'

/** So many on each engine; `REQUESTS=20000 npx vitest run …` asks for more, as each night. A failure names its seed. */
const REQUESTS = Number(process.env.REQUESTS ?? 100)
const SEED = Number(process.env.SEED ?? 1)

const OFTEN = 1_000_000
const LIMITED = ['signIn', 'account', 'book', 'cancel', 'start', 'save', 'submit', 'write', 'upload', 'proxy']
const UNLIMITED = Object.fromEntries(LIMITED.map((name) => [name, OFTEN]))

/** No call may take longer, whatever is asked; many of them are asked by a machine that has nothing else to do. */
const ANSWER_WITHIN_MS = REQUESTS > 1000 ? 5000 : 30_000

/** Of a long sweep, on a machine that has nothing else to do. */
const PATIENCE_MS = 1_800_000

test.each(engines)(
  'every described call answers as described, and never with a 500, whatever is sent, on $name',
  {
    timeout: PATIENCE_MS,
  },
  async ({ open }) => {
    const server = await startTestServer({
      now: at('09:00:00'),
      engine: await open(),
      ceilings: UNLIMITED,
      config: { imageProxyHosts: ['localhost'] },
    })
    const { faults, wentWell } = await sweep(server, {
      seed: SEED,
      requests: REQUESTS,
      withinMs: ANSWER_WITHIN_MS,
    })
    expect(faults.slice(0, 20).join('\n\n')).toBe('')
    // A sweep that is refused everywhere finds nothing.
    const reached = [...wentWell.values()].filter((times) => times > 0)
    expect(reached.length).toBeGreaterThan(Math.min(50, REQUESTS / 20))
    const grace = await enrol(server, { isAdmin: true })
    expect((await grace.call('GET', '/health')).status).toBe(200)
    expect((await grace.call('GET', '/quiz')).status).toBe(200)
    await checkSeats(server)
    await server.close()
  },
)
