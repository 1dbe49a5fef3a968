import { MINUTE_MS } from '../../src/domain/time.ts'
import type { Config } from './config.ts'
import { keepDemoSlotOpen, seedDemo } from './seed.ts'
import { type RunningServer, startServer } from './server.ts'
import { ensureSlots } from './slots.ts'
import { StartError } from './start-error.ts'

async function fill({ deps }: RunningServer) {
  if (deps.config.sampleData === 'none') return ensureSlots(deps)
  await seedDemo(deps)
  const openSlot = () => keepDemoSlotOpen(deps).catch((err) => deps.log.error({ err }, 'no demo slot opened'))
  setInterval(openSlot, MINUTE_MS).unref()
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
