import { MINUTE_MS } from '../../src/domain/time.ts'
import { readConfig } from './config.ts'
import { keepDemoSlotOpen, seedDemo } from './seed.ts'
import { type RunningServer, startServer } from './server.ts'
import { ensureSlots } from './slots.ts'
import { StartError } from './start-error.ts'

async function fill({ deps }: RunningServer) {
  if (deps.config.sampleData === 'none') return ensureSlots(deps)
  await seedDemo(deps)
  const everyMinute = () =>
    keepDemoSlotOpen(deps).catch((err) => deps.log.error({ err }, 'no demo slot opened'))
  setInterval(everyMinute, MINUTE_MS).unref()
}

function stopOnSignal(server: RunningServer) {
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, async () => {
      await server.close()
      process.exit(0)
    })
}

try {
  const server = await startServer({ config: readConfig(process.env) })
  stopOnSignal(server)
  await fill(server)
  process.stdout.write(`Ready: ${server.url}\n`)
} catch (error) {
  if (!(error instanceof StartError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}
