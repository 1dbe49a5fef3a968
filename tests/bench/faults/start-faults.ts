import { setTimeout as pause } from 'node:timers/promises'
import type { Cluster } from '../../support/server/postgres.ts'
import { startInVain, startProcess } from '../../support/server/process.ts'
import { inPsql } from './stage.ts'
import type { Finding } from './witness.ts'

const MIGRATING = 'select pg_advisory_xact_lock(727274)'
/** Longer than every timeout of a call. */
const LONG_MS = 20_000

const timed = async <Outcome>(work: Promise<Outcome>) => {
  const began = performance.now()
  const outcome = await work
  return { outcome, seconds: ((performance.now() - began) / 1000).toFixed(1) }
}

/** A start that cannot go well: it ends with one line. */
async function inVain(fault: string, url: string): Promise<Finding> {
  const { outcome, seconds } = await timed(startInVain({ DATABASE_URL: url }))
  const { code, said } = outcome
  return {
    fault: `a start: ${fault}`,
    caller: `exit ${code} after ${seconds} s: ${said.slice(0, 200).trim()}`,
    held: 'nothing asked',
    asHoped: code === 1 && /^DATABASE_URL cannot be reached[^\n]+\n$/.test(said),
  }
}

async function whileAnotherMigrates({ url }: Cluster): Promise<Finding> {
  const finish = await inPsql({ url }, 'begin', MIGRATING)
  const starting = timed(startProcess({ DATABASE_URL: url }))
  await pause(LONG_MS)
  await finish()
  const { outcome: server, seconds } = await starting
  const code = await server.end('SIGTERM')
  return {
    fault: `a start while another process migrates for ${LONG_MS / 1000} s`,
    caller: `ready after ${seconds} s, and said: ${server.said().split('\n')[0]}`,
    held: 'migrated once',
    asHoped: code === 0 && server.said().startsWith('Waiting for another process'),
  }
}

/** Faults that a process meets as it starts. */
export async function* startFaults(cluster: Cluster): AsyncGenerator<Finding> {
  yield await whileAnotherMigrates(cluster)
  const thaw = await cluster.freeze()
  yield await inVain('PostgreSQL is frozen', cluster.url).finally(thaw)
  await cluster.halt()
  yield await inVain('PostgreSQL is not there yet', cluster.url)
  await cluster.resume()
  yield await inVain('no such host', 'postgres://quiz@nowhere.invalid/quiz')
  yield await inVain('no such database', cluster.url.replace(/postgres$/, 'nothing'))
}
