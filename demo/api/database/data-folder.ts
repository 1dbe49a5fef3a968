import { existsSync } from 'node:fs'
import { readdir, rm, writeFile } from 'node:fs/promises'
import { StartError } from '../lib/start-error.ts'
import { lockDirectory } from './directory-lock.ts'

/** Marks a database that is still being created; after a crash it is discarded. */
const UNFINISHED = 'unfinished'

/** If one of these is missing, PostgreSQL itself would attempt a repair and change what is left. */
const PARTS = ['PG_VERSION', 'global/pg_control', 'base', 'pg_wal', 'pg_xact']

const filesIn = async (folder: string) => (existsSync(folder) ? await readdir(folder) : [])

/** Opens the database in `dir`, or creates it if there is none; never on top of the remains of another one. */
async function openOrMake<Opened>(dir: string, open: (folder: string) => Promise<Opened>): Promise<Opened> {
  const [folder, unfinished] = [`${dir}/database`, `${dir}/${UNFINISHED}`]
  if (existsSync(unfinished)) await rm(folder, { recursive: true, force: true })
  if ((await filesIn(folder)).length > 0) {
    const missing = PARTS.find((part) => !existsSync(`${folder}/${part}`))
    if (missing === undefined) return open(folder)
    throw new StartError(
      `DATA_DIR ${dir} holds a part of a database, without ${missing}: restore it from a backup, or empty it to start over.`,
    )
  }
  await writeFile(unfinished, '')
  const opened = await open(folder)
  await rm(unfinished)
  return opened
}

type Open<Opened> = (folder: string, unlock: () => Promise<void>) => Promise<Opened>

async function openLocked<Opened>(dir: string, open: Open<Opened>): Promise<Opened> {
  const unlock = await lockDirectory(dir)
  try {
    return await openOrMake(dir, (folder) => open(folder, unlock))
  } catch (error) {
    await unlock()
    throw error
  }
}

/** On a damaged folder PGlite throws WebAssembly aborts, whose stacks show its minified source. */
function refusal(dir: string, error: unknown): StartError {
  if (error instanceof StartError) return error
  const [reason] = String(error).split('\n')
  return new StartError(
    `DATA_DIR ${dir} cannot be opened (${reason}): it is damaged, or this user may not write there. Restore it from a backup, or set another DATA_DIR.`,
  )
}

/**
 * Locks `dir` and opens the embedded database in it, or creates it; call `unlock` once it is closed. Throws a StartError if that
 * fails.
 */
export async function openFolder<Opened>(dir: string, open: Open<Opened>): Promise<Opened> {
  try {
    return await openLocked(dir, open)
  } catch (error) {
    throw refusal(dir, error)
  }
}
