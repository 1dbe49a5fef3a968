import { existsSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { type Engine, openDb } from './database/db.ts'
import { startErrorOf } from './database/refusal.ts'
import { refusePublicDemoLogin } from './http/limits/address.ts'
import { type Config, readConfig } from './lib/config.ts'
import { StartError } from './lib/start-error.ts'
import { backUp } from './operation/backup.ts'
import { type Header, openBackup } from './operation/backup-file.ts'
import { checkDatabase } from './operation/check.ts'
import { restore } from './operation/restore.ts'
import { readRelease } from './release.ts'

/*
 * Commands that run instead of the server: `--check`, `--backup file`, `--restore file`.
 */

const OPTIONS = {
  check: { type: 'boolean' },
  backup: { type: 'string' },
  restore: { type: 'string' },
  yes: { type: 'boolean' },
} as const

const USAGE = 'Use --check, --backup file or --restore file [--yes]; without any of them the server starts.'

function readOptions(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options: OPTIONS, allowPositionals: false }).values
  } catch (error) {
    const [reason] = (error instanceof Error ? error.message : String(error)).split(/[.\n]/)
    throw new StartError(`${reason}. ${USAGE}`)
  }
}

const nameOf = ({ databaseUrl, dataDir }: Config) => {
  if (!databaseUrl) return `the database in DATA_DIR ${dataDir}`
  const { host, pathname } = new URL(databaseUrl)
  return `the database ${decodeURIComponent(pathname.slice(1))}${host && ` at ${host}`}`
}

const isMade = ({ databaseUrl, dataDir }: Config) =>
  databaseUrl !== undefined || existsSync(`${dataDir}/database/PG_VERSION`)

async function withEngine<Outcome>(config: Config, work: (engine: Engine) => Promise<Outcome>) {
  const { databaseUrl: url, databaseLimits: limits, dataDir: dir } = config
  const engine = await openDb({ url, limits, dir })
  try {
    return await work(engine)
  } catch (error) {
    throw startErrorOf(config, error)
  } finally {
    await engine.close()
  }
}

async function check(config: Config): Promise<string[]> {
  refusePublicDemoLogin(config)
  const database = isMade(config)
    ? await withEngine(config, checkDatabase)
    : [`Database: none in DATA_DIR ${config.dataDir} yet; the first start makes one.`]
  return [`quiz-elements ${await readRelease()}.`, 'Configuration: good.', ...database]
}

async function makeBackup(config: Config, file: string): Promise<string[]> {
  if (!isMade(config)) throw new StartError(`DATA_DIR ${config.dataDir} holds no database.`)
  const version = await readRelease()
  await withEngine(config, (engine) => backUp(engine, file, version, new Date()))
  return [`Backed up ${nameOf(config)} to ${file}. It holds sessions and keys: keep it secret.`]
}

async function ask(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) throw new StartError(`${question} Add --yes to say so.`)
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(`${question} Type yes: `)
  terminal.close()
  return answer.trim().toLowerCase() === 'yes'
}

async function putBack(config: Config, file: string, isSure: boolean): Promise<string[]> {
  // Check the file first, before a database is created for nothing.
  await (await openBackup(file)).close()
  const whole = nameOf(config)
  const mayReplace = async ({ madeAt, version }: Header) =>
    isSure || ask(`This replaces ${whole} by the backup of ${madeAt} (release ${version}).`)
  const header = await withEngine(config, (engine) => restore(engine, file, mayReplace))
  if (!header) throw new StartError('Nothing was changed.')
  return [`Restored ${whole} from the backup of ${header.madeAt}. The next start brings it up to date.`]
}

/** Runs the command in these arguments and returns the lines to print. Throws a StartError if anything is wrong. */
export async function runCommand(
  words: readonly string[],
  environment: NodeJS.ProcessEnv,
): Promise<string[]> {
  const { check: checks, backup, restore: restored, yes = false } = readOptions(words)
  const config = readConfig(environment)
  if ([checks, backup, restored].filter((asked) => asked !== undefined).length !== 1)
    throw new StartError(USAGE)
  if (backup) return makeBackup(config, backup)
  if (restored) return putBack(config, restored, yes)
  if (checks) return check(config)
  throw new StartError(USAGE)
}
