import { MINUTE_MS, SECOND_MS } from '../../src/domain/lib/time.ts'
import { DRAIN_TIMEOUT_MS } from './http/listening/connections.ts'
import type { Config } from './lib/config.ts'
import { StartError } from './lib/start-error.ts'
import { fillDemo, keepClassAtWork, keepDemoSlotOpen } from './sample/seed.ts'
import { type RunningServer, startServer } from './server.ts'
import { ensureSlots } from './slots/slots.ts'

const ANSWERS_COME_MS = 5 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS

/** On Ctrl+C the process gets a signal from the terminal, and the same one from npm. */
const DUPLICATE_SIGNAL_MS = 500

type Filling = Pick<RunningServer, 'deps' | 'engine'>

/** Creates slots and sample data. */
async function fill({ deps, engine }: Filling) {
  const isDemo = deps.config.sampleData === 'demo'
  await engine.withoutTimeouts<unknown>((db) =>
    isDemo ? fillDemo({ ...deps, db }) : ensureSlots({ ...deps, db }),
  )
}

/** Keeps the booking window moving. */
function keepFilled({ deps }: Filling) {
  const isDemo = deps.config.sampleData === 'demo'
  const keep = () =>
    (isDemo ? keepDemoSlotOpen(deps) : ensureSlots(deps)).catch((err) =>
      deps.log.error({ err }, 'creating slots failed; will retry'),
    )
  setInterval(keep, isDemo ? MINUTE_MS : HOUR_MS).unref()
}

/** Lets the answers of the class at work come in. Returns a function that stops it. */
function keepAnswersComing({ deps }: Filling): () => void {
  let isOver = false
  const keep = async () => {
    if (isOver) return
    await keepClassAtWork(deps).catch((err) =>
      deps.log.error({ err }, 'the class at work failed; will retry'),
    )
    setTimeout(keep, ANSWERS_COME_MS).unref()
  }
  setTimeout(keep, ANSWERS_COME_MS).unref()
  return () => {
    isOver = true
  }
}

/** Starts the server with slots and, if configured, sample data. Throws a StartError if misconfigured. */
export async function startFilled(config: Config): Promise<RunningServer> {
  const closing = { noticeMs: config.stopNoticeMs, timeoutMs: DRAIN_TIMEOUT_MS }
  const server = await startServer({ config, closing, fill })
  keepFilled(server)
  if (config.sampleData !== 'demo') return server
  const stopAnswers = keepAnswersComing(server)
  const close = () => {
    stopAnswers()
    return server.close()
  }
  return { ...server, close }
}

type Stoppable = Pick<RunningServer, 'close'>

/** Closes gracefully on the first signal, and exits at once on the next. */
function stopOnSignals({ close }: Stoppable) {
  let signalledAt: number | undefined
  const stop = () => {
    if (signalledAt === undefined) void close().then(() => process.exit(0))
    else if (performance.now() - signalledAt > DUPLICATE_SIGNAL_MS) process.exit(1)
    signalledAt ??= performance.now()
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop)
}

/** Prints a StartError as one line and exits. */
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

/** Runs a command and prints its lines. */
export const runOnce = (work: () => Promise<readonly string[]>) =>
  exitOnStartError(async () => {
    for (const line of await work()) process.stdout.write(`${line}\n`)
  })
