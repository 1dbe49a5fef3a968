import { MINUTE_MS } from '../../src/domain/lib/time.ts'
import { DRAIN_TIMEOUT_MS } from './http/listening/connections.ts'
import type { Config } from './lib/config.ts'
import { StartError } from './lib/start-error.ts'
import { keepDemoSlotOpen, seedDemo } from './sample/seed.ts'
import { type RunningServer, startServer } from './server.ts'
import { ensureSlots } from './slots/slots.ts'

const HOUR_MS = 60 * MINUTE_MS

/** npm passes on the Ctrl+C that the terminal has sent already. */
const DUPLICATE_SIGNAL_MS = 500

type Filling = Pick<RunningServer, 'deps' | 'engine'>

/** Fills slots and sample data. */
async function fill({ deps, engine }: Filling) {
  const isDemo = deps.config.sampleData === 'demo'
  await engine.withoutTimeouts<unknown>((db) =>
    isDemo ? seedDemo({ ...deps, db }) : ensureSlots({ ...deps, db }),
  )
}

/** Keeps the booking window moving. */
function keepFilled({ deps }: Filling) {
  const isDemo = deps.config.sampleData === 'demo'
  const keep = () =>
    (isDemo ? keepDemoSlotOpen(deps) : ensureSlots(deps)).catch((err) =>
      deps.log.error({ err }, 'no slots made'),
    )
  setInterval(keep, isDemo ? MINUTE_MS : HOUR_MS).unref()
}

/** Starts the server, filled as configured. Throws a StartError if misconfigured. */
export async function startFilled(config: Config): Promise<RunningServer> {
  const closing = { noticeMs: config.stopNoticeMs, timeoutMs: DRAIN_TIMEOUT_MS }
  const server = await startServer({ config, closing, fill })
  keepFilled(server)
  return server
}

type Stoppable = Pick<RunningServer, 'close'>

/** Closes at the first signal; at another one the process ends as it is. */
function stopOnSignals({ close }: Stoppable) {
  let signalledAt: number | undefined
  const stop = () => {
    if (signalledAt === undefined) void close().then(() => process.exit(0))
    else if (performance.now() - signalledAt > DUPLICATE_SIGNAL_MS) process.exit(1)
    signalledAt ??= performance.now()
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop)
}

/** A StartError is printed as its one line, and ends the process. */
async function exitOnStartError(work: () => Promise<void>) {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}

/** Runs until SIGTERM or SIGINT. */
export const runUntilStopped = (start: () => Promise<Pick<RunningServer, 'url' | 'notes'> & Stoppable>) =>
  exitOnStartError(async () => {
    const running = await start()
    stopOnSignals(running)
    process.stdout.write([`Ready: ${running.url}`, ...running.notes, ''].join('\n'))
  })

/** Does something, says what, and ends. */
export const runOnce = (work: () => Promise<readonly string[]>) =>
  exitOnStartError(async () => {
    for (const line of await work()) process.stdout.write(`${line}\n`)
  })
