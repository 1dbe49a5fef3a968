import { mkdir, readFile, readlink, rm, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import lockfile from 'proper-lockfile'
import { StartError } from '../lib/start-error.ts'

const STALE_MS = 15_000
const RETRY_MS = 1000
const RETRIES = STALE_MS / RETRY_MS + 1

/** The holder of the lock. Process numbers are comparable only within one `place`. */
interface Owner {
  pid: number
  place: string
}

/** Locks of this process. After a container restart the same process number may be its predecessor's. */
const held = new Set<string>()

async function here(): Promise<Owner> {
  const namespace = await readlink('/proc/self/ns/pid').catch(() => '')
  return { pid: process.pid, place: `${hostname()} ${namespace}` }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

async function readOwner(file: string): Promise<Owner | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Owner
  } catch {
    return undefined // killed before it wrote its name into the lock, or never locked
  }
}

const acquire = (dir: string, retries: number) =>
  lockfile.lock(dir, {
    stale: STALE_MS,
    retries: { retries, factor: 1, minTimeout: RETRY_MS, maxTimeout: RETRY_MS },
    onCompromised: () => {
      // Another process uses the database now, which further writes would corrupt.
      process.stderr.write(`DATA_DIR ${dir} was taken over by another process; stopping.\n`)
      process.exit(1)
    },
  })

/**
 * Locks a data directory, which a second process would corrupt. The lock of a dead process is taken over at once if
 * its process number can be checked, otherwise when it is stale. Returns the unlock function. Throws a StartError if the directory
 * is in use.
 */
export async function lockDirectory(dir: string): Promise<() => Promise<void>> {
  await mkdir(dir, { recursive: true })
  const ownerFile = `${dir}/owner.json`
  const [me, owner] = await Promise.all([here(), readOwner(ownerFile)])
  const comparable = owner?.place === me.place
  const orphaned = comparable && !held.has(dir) && (owner.pid === me.pid || !isAlive(owner.pid))
  if (orphaned) await rm(`${dir}.lock`, { recursive: true, force: true })
  try {
    const unlock = await acquire(dir, comparable ? 0 : RETRIES)
    held.add(dir)
    await writeFile(ownerFile, JSON.stringify(me))
    return async () => {
      held.delete(dir)
      await rm(ownerFile, { force: true })
      await unlock()
    }
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ELOCKED')) throw error
    throw new StartError(
      `DATA_DIR ${dir} is in use by another process${comparable ? ` (${owner.pid})` : ''}: stop it, or set another DATA_DIR or a DATABASE_URL.`,
    )
  }
}
