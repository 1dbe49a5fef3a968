import { readConfig } from './lib/config.ts'
import { runUntilStopped, startFilled } from './run.ts'

await runUntilStopped(async () => startFilled(readConfig(process.env)))
