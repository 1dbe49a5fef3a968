import { MINUTE_MS } from '../../src/domain/lib/time.ts'
import type { Config } from './lib/config.ts'
import { StartError } from './lib/start-error.ts'
import { keepDemoSlotOpen, seedDemo } from './sample/seed.ts'
import { type RunningServer, startServer } from './server.ts'
import { ensureSlots } from './slots/slots.ts'

const HOUR_MS = 60 * MINUTE_MS

/** Fills slots and sample data, and keeps the booking window moving. */
async function fill({ deps, engine }: RunningServer) {
  const isDemo = deps.config.sampleData === 'demo'
  await engine.unhurried<unknown>((db) => (isDemo ? seedDemo({ ...deps, db }) : ensureSlots({ ...deps, db })))
  const keep = () =>
    (isDemo ? keepDemoSlotOpen(deps) : ensureSlots(deps)).catch((err) =>
      deps.log.error({ err }, 'no slots made'),
    )
  setInterval(keep, isDemo ? MINUTE_MS : HOUR_MS).unref()
}

/** Starts the server and fills it as configured. Throws a StartError if misconfigured. */
export async function startFilled(config: Config): Promise<RunningServer> {
  const server = await startServer({ config })
  try {
    await fill(server)
    return server
  } catch (error) {
    await server.close()
    throw error
  }
}

/** Runs until SIGTERM or SIGINT. A StartError is printed as its one line. */
export async function runUntilStopped(start: () => Promise<{ url: string; close(): Promise<void> }>) {
  try {
    const { url, close } = await start()
    const stop = () => void close().then(() => process.exit(0))
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop)
    process.stdout.write(`Ready: ${url}\n`)
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}
