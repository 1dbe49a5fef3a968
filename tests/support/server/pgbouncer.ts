import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from './free-port.ts'
import type { Cluster } from './postgres.ts'
import { findPgbouncer, somebody } from './programs.ts'

const READY_WITHIN_MS = 20_000
const POLL_MS = 50

export interface Bouncer {
  url: string
  stop(): Promise<void>
}

/** Transaction mode and few connections; everything else is as it comes. */
const settings = (dir: string, port: number, cluster: URL, connections: number) => `[databases]
* = host=127.0.0.1 port=${cluster.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir = ${dir}
auth_type = trust
auth_file = ${join(dir, 'users')}
pool_mode = transaction
default_pool_size = ${connections}
`

async function untilReady(url: string) {
  const deadline = Date.now() + READY_WITHIN_MS
  for (;;) {
    const client = new pg.Client(url)
    try {
      await client.connect()
      return await client.end()
    } catch (error) {
      if (Date.now() > deadline) throw error
      await pause(POLL_MS)
    }
  }
}

async function startBouncer(program: string, cluster: Cluster, connections: number): Promise<Bouncer> {
  const [dir, who, port] = [mkdtempSync(join(tmpdir(), 'quiz-pgbouncer-')), somebody(), await freePort()]
  if (who.uid !== undefined && who.gid !== undefined) chownSync(dir, who.uid, who.gid)
  writeFileSync(join(dir, 'users'), '"quiz" ""\n')
  writeFileSync(join(dir, 'pgbouncer.ini'), settings(dir, port, new URL(cluster.url), connections))
  const bouncer = spawn(program, ['--quiet', join(dir, 'pgbouncer.ini')], {
    ...who,
    cwd: dir,
    stdio: 'ignore',
  })
  const url = Object.assign(new URL(cluster.url), { port: String(port) }).href
  const stop = async () => {
    bouncer.kill('SIGINT')
    if (bouncer.exitCode === null) await once(bouncer, 'exit')
    rmSync(dir, { recursive: true, force: true })
  }
  process.once('exit', () => bouncer.kill('SIGKILL'))
  await untilReady(url)
  return { url, stop }
}

/** How to put a PgBouncer before a cluster. Throws where there is none to start. */
export function bouncerStarter(): (cluster: Cluster, connections: number) => Promise<Bouncer> {
  const program = findPgbouncer()
  if (!program) throw new Error('NIGHTLY is set, but no PgBouncer was found')
  return (cluster, connections) => startBouncer(program, cluster, connections)
}
