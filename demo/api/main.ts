import { runCommand } from './command.ts'
import { readConfig } from './lib/config.ts'
import { runOnce, runUntilStopped, startFilled } from './run.ts'

const words = process.argv.slice(2)
if (words.length > 0) await runOnce(() => runCommand(words, process.env))
else await runUntilStopped(async () => startFilled(readConfig(process.env)))
