/*
 * `npm run starters [-- express]`: each starter of demo/starters as somebody who copies it has it: in a folder of its own, with
 * its packages installed, started as its README says, and audited. Fails if the audit finds a MUST or a SHOULD broken, or left a
 * rule unchecked that belongs to no feature. What the starters print lies in test-results/starters.
 */
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, createWriteStream, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { lineOf, summaryOf } from '../../demo/audit/report.ts'
import { type AuditSettings, beginAudit, findObstacle, type Outcome } from '../../demo/audit/run.ts'
import { ENVIRONMENT } from '../recipes/project.ts'
import { freePort } from '../support/server/free-port.ts'

interface Starter {
  /** Its folder in demo/starters. */
  name: string
  /** Commands for a shell in that folder. The server listens at PORT, and prints its tokens: `learner=…` or `--learner …`. */
  install: string
  start: string
}

const STARTERS: readonly Starter[] = [
  { name: 'express', install: 'npm install', start: 'npm start' },
  {
    name: 'django',
    install: 'python3 -m venv .venv && .venv/bin/pip install --quiet django',
    start: `export DEBUG=1 && .venv/bin/python manage.py migrate -v0 && .venv/bin/python manage.py sample &&
      exec .venv/bin/python manage.py runserver --noreload "$PORT"`,
  },
]

const LOGS = resolve('test-results/starters')
const ORIGIN = 'http://localhost:3000'
const PATIENCE_MS = 120_000
/** Made by who tries a starter where it lies. */
const NOT_COPIED = /\/(?:node_modules|data|\.venv|__pycache__)$/

/** The token of a person that a starter has printed. */
function printed(log: string, person: string): string | undefined {
  return new RegExp(`(?:^|--)(?:${person})[ =](\\S+)`, 'm').exec(readFileSync(log, 'utf8'))?.[1]
}

/** Waits until the server answers, and has printed its tokens. */
async function settingsOf(port: number, server: ChildProcess, log: string): Promise<AuditSettings> {
  const base = `http://localhost:${port}/api`
  for (const since = Date.now(); Date.now() - since < PATIENCE_MS; await setTimeout(200)) {
    if (server.exitCode !== null) break
    const credentials = {
      learner: printed(log, 'learner'),
      second: printed(log, 'second-learner|second'),
      admin: printed(log, 'admin'),
    }
    const settings = { base, origin: ORIGIN, write: true, credentials }
    if (credentials.admin && (await findObstacle(settings)) === undefined) return settings
  }
  throw new Error(`it did not start, or printed no tokens:\n${readFileSync(log, 'utf8')}`)
}

const isBad = ({ state, level }: Outcome) =>
  level !== 'FEATURE' && (state === 'broken' || state === 'unchecked')

async function audit(settings: AuditSettings): Promise<void> {
  const report = await beginAudit(settings).report
  const bad = report.outcomes.filter(isBad)
  for (const outcome of bad) console.log(lineOf(outcome))
  console.log(`  ${summaryOf(report)}`)
  if (bad.length > 0) process.exitCode = 1
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.pid === undefined || server.exitCode !== null || server.signalCode !== null) return
  const ended = once(server, 'exit')
  // The shell, and what it has started.
  process.kill(-server.pid, 'SIGTERM')
  await ended
}

async function walk({ name, install, start }: Starter): Promise<void> {
  console.log(name)
  const [folder, port] = [mkdtempSync(join(tmpdir(), `quiz-starter-${name}-`)), await freePort()]
  const options = { cwd: folder, env: { ...ENVIRONMENT, DATABASE_URL: undefined, PORT: String(port) } }
  cpSync(join('demo/starters', name), folder, {
    recursive: true,
    filter: (path) => !NOT_COPIED.test(path),
  })
  const log = join(LOGS, `${name}.log`)
  try {
    await promisify(execFile)('sh', ['-c', install], options)
    const output = createWriteStream(log)
    await once(output, 'open')
    const server = spawn('sh', ['-c', start], {
      ...options,
      detached: true,
      stdio: ['ignore', output, output],
    })
    const abandon = () => process.kill(-(server.pid ?? 0), 'SIGKILL')
    process.once('exit', abandon)
    try {
      await audit(await settingsOf(port, server, log))
    } finally {
      process.off('exit', abandon)
      await stop(server)
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

// A server is in a process group of its own, which Ctrl+C does not reach.
process.once('SIGINT', () => process.exit(130))
const wanted = process.argv.slice(2)
mkdirSync(LOGS, { recursive: true })
for (const starter of STARTERS.filter(({ name }) => wanted.length === 0 || wanted.includes(name)))
  await walk(starter)
