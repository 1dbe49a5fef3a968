import { MINUTE_MS } from '../../src/domain/lib/time.ts'
import type { Config } from './lib/config.ts'
import { StartError } from './lib/start-error.ts'
import { keepDemoSlotOpen, seedDemo } from './sample/seed.ts'
import { type RunningServer, startServer } from './server.ts'
import { ensureSlots } from './slots/slots.ts'

const HOUR_MS = 60 * MINUTE_MS

/** Days go by while the server runs: the booking window moves on, and the demo has a slot that is running. */
async function fill({ deps }: RunningServer) {
  const isDemo = deps.config.sampleData === 'demo'
  await (isDemo ? seedDemo(deps) : ensureSlots(deps))
  const keep = () =>
    (isDemo ? keepDemoSlotOpen(deps) : ensureSlots(deps)).catch((err) =>
      deps.log.error({ err }, 'no slots made'),
    )
  setInterval(keep, isDemo ? MINUTE_MS : HOUR_MS).unref()
}

/** Starts the server with the content that the set-up asks for. Throws a StartError where the set-up is wrong. */
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

/** Runs a program until a signal ends it; a StartError is told in its one line. */
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
