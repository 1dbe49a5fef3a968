import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { openDb } from '../../../demo/api/database/db.ts'
import { freePort } from './free-port.ts'
import { prepare } from './prepared.ts'
import { findPostgres, run, type Somebody, somebody } from './programs.ts'

const READY_WITHIN_MS = 20_000
const POLL_MS = 50

async function versionOf(url: string): Promise<string> {
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query<{ server_version: string }>('show server_version')
  await client.end()
  return rows[0]?.server_version.split(' ')[0] ?? ''
}

async function untilReady(url: string, server: ChildProcess): Promise<string> {
  const deadline = Date.now() + READY_WITHIN_MS
  for (;;) {
    try {
      return await versionOf(url)
    } catch (error) {
      if (server.exitCode !== null || Date.now() > deadline) throw error
      await pause(POLL_MS)
    }
  }
}

/** A PostgreSQL that tests may stop and start as they like. */
export interface Cluster {
  url: string
  /** The same without the network, which takes less of the processor. */
  socketUrl: string
  version: string
  /** Stops it as an administrator in a hurry does: whoever is connected is cut off. */
  halt(): Promise<void>
  /** Starts it again where it was, with what it had stored. */
  resume(): Promise<void>
  /** Ends it as a lost power supply does. */
  kill(): Promise<void>
  /** Waits until it answers, after a crash from which it comes back by itself, or does not. */
  awake(): Promise<void>
  /** Freezes it as a lost host does: it neither answers nor closes, until the function that comes back is called. */
  freeze(): Promise<() => void>
  /** Stops it for good and forgets everything. */
  stop(): Promise<void>
}

/** Signals some of its processes; those that have just ended need none. */
function signal(pids: readonly (number | undefined)[], name: NodeJS.Signals) {
  for (const pid of pids) if (pid !== undefined) run('kill', [`-${name.slice(3)}`, String(pid)])
}

/** Stops the process that takes connections first, so that the list of the others is whole. */
async function freezeAll(url: string, postmaster: number | undefined): Promise<() => void> {
  const client = new pg.Client(url)
  await client.connect()
  signal([postmaster], 'SIGSTOP')
  const { rows } = await client.query<{ pid: number }>(
    `select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
  )
  await client.end()
  const pids = [postmaster, ...rows.map(({ pid }) => pid)]
  signal(pids, 'SIGSTOP')
  return () => signal(pids, 'SIGCONT')
}

const IN_MEMORY = '/dev/shm'
/** What all databases of a run may take up, in bytes, and then some. */
const ROOM_BYTES = 8e9

/** In memory where there is room: each database is some hundred files, and to make those on a disk takes longer than all else. */
function roomyFolder(): string {
  if (!existsSync(IN_MEMORY)) return tmpdir()
  const { bavail, bsize } = statfsSync(IN_MEMORY)
  return bavail * bsize > ROOM_BYTES && freemem() > ROOM_BYTES ? IN_MEMORY : tmpdir()
}

/** What a cluster is given beside what all have. */
export interface ClusterOptions {
  /** Its settings, which win over those of all: 'max_connections=100'. */
  settings?: readonly string[]
  /** Where it is; in memory unless told. */
  folder?: string
}

/** They do not wait for the disk: that took half of the time, and nothing that is tested outlives the machine. */
const SETTINGS = [
  'listen_addresses=127.0.0.1',
  'max_connections=200',
  'fsync=off',
  'full_page_writes=off',
  'jit=off',
  'autovacuum=off',
]

function initialize(binaries: string, data: string, who: Somebody) {
  const args = ['-D', data, '-U', 'quiz', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']
  execFileSync(join(binaries, 'initdb'), args, { ...who, cwd: join(data, '..'), stdio: 'ignore' })
}

/** A cluster of its own in a temporary folder, gone with `stop`. */
async function startCluster(binaries: string, options: ClusterOptions): Promise<Cluster> {
  const { settings = [], folder = roomyFolder() } = options
  const [dir, who, port] = [mkdtempSync(join(folder, 'quiz-postgres-')), somebody(), await freePort()]
  if (who.uid !== undefined && who.gid !== undefined) chownSync(dir, who.uid, who.gid)
  const data = join(dir, 'data')
  initialize(binaries, data, who)
  const given = [...SETTINGS, ...settings].flatMap((setting) => ['-c', setting])
  const launch = () =>
    spawn(join(binaries, 'postgres'), ['-D', data, '-p', String(port), '-k', dir, ...given], {
      ...who,
      cwd: dir,
      stdio: 'ignore',
    })
  let server = launch()
  const gone = () => server.exitCode !== null || server.signalCode !== null
  const end = async (name: NodeJS.Signals) => {
    server.kill(name)
    if (!gone()) await once(server, 'exit')
  }
  const halt = () => end('SIGINT')
  const kill = () => end('SIGKILL')
  const remove = () => rmSync(dir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  const abandon = () => {
    server.kill('SIGQUIT')
    remove()
  }
  process.once('exit', abandon)
  const stop = async () => {
    process.off('exit', abandon)
    await halt()
    remove()
  }
  const url = `postgres://quiz@127.0.0.1:${port}/postgres`
  const socketUrl = `${url}?host=${dir}`
  const resume = async () => {
    server = launch()
    await untilReady(url, server)
  }
  const awake = async () => {
    if (gone()) await resume()
    else await untilReady(url, server)
  }
  const freeze = () => freezeAll(url, server.pid)
  try {
    return {
      url,
      socketUrl,
      version: await untilReady(url, server),
      halt,
      resume,
      kill,
      awake,
      freeze,
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** How to start a cluster beside the one that all tests share; undefined where there is no PostgreSQL to start. */
export function clusterStarter(): ((options?: ClusterOptions) => Promise<Cluster>) | undefined {
  const binaries = findPostgres()
  return binaries === undefined ? undefined : (options = {}) => startCluster(binaries, options)
}

const TEMPLATE = 'quiz_template'

/** A prepared, empty database. To copy it takes a third of the time that the migrations take. */
async function makeTemplate(url: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  await client.query(`create database ${TEMPLATE}`)
  await client.end()
  const engine = await openDb({ url: Object.assign(new URL(url), { pathname: `/${TEMPLATE}` }).href })
  await prepare(engine.db)
  await engine.close()
}

/** Vitest's global set-up: finds or starts a PostgreSQL for tests/support/server/engines.ts and says which engines run. */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  // Each project of the tests calls it.
  if (process.env.TEST_ENGINES_READY) return undefined
  process.env.TEST_ENGINES_READY = '1'
  const given = process.env.TEST_DATABASE_URL
  if (given) {
    console.log(`engines: PGlite, PostgreSQL ${await versionOf(given)}`)
    return undefined
  }
  const start = clusterStarter()
  if (!start) {
    if (process.env.REQUIRE_POSTGRES) throw new Error('REQUIRE_POSTGRES is set, but no PostgreSQL was found')
    console.log(
      'engines: PGlite only. No PostgreSQL binaries were found, so what needs PostgreSQL is left out: it says "skipped".',
    )
    return undefined
  }
  const { socketUrl, version, stop } = await start()
  await makeTemplate(socketUrl)
  process.env.TEST_DATABASE_URL = socketUrl
  process.env.TEST_DATABASE_TEMPLATE = TEMPLATE
  console.log(`engines: PGlite, PostgreSQL ${version}`)
  // A signal ends Vitest without the teardown that it is given.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
  return stop
}
