import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join, relative } from 'node:path'
import { fillDataDir } from '../../support/server/database-image.ts'
import { startInVain, startProcess } from '../../support/server/process.ts'
import type { Finding } from './witness.ts'

/** Does something to DATA_DIR; what comes back undoes what would stop the folder from being removed. */
type Damage = (dir: string) => Promise<unknown>

/** The digest of each file by its name. */
async function digestsOf(dir: string): Promise<Map<string, string>> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const digest = async (file: string) =>
    createHash('sha256')
      .update(await readFile(file))
      .digest('hex')
  return new Map(
    await Promise.all(files.map(async (file) => [relative(dir, file), await digest(file)] as const)),
  )
}

/** What every start of PostgreSQL writes, before it has looked at any table. */
const START_FILES = /(postmaster\.pid|pg_internal\.init|pg_control)$/

/** Which files are no longer what they were. */
async function changedIn(dir: string, before: ReadonlyMap<string, string>) {
  const after = await digestsOf(dir)
  const names = new Set([...before.keys(), ...after.keys()])
  const changed = [...names].filter((name) => before.get(name) !== after.get(name))
  const held =
    changed.length > 0 ? `changed: ${changed.map((name) => basename(name)).join(', ')}` : 'not a byte changed'
  return { held, whole: changed.every((name) => START_FILES.test(name)) }
}

const zeroed =
  (file: string): Damage =>
  (dir) =>
    writeFile(join(dir, 'database', file), Buffer.alloc(8192))
const without =
  (file: string): Damage =>
  (dir) =>
    rm(join(dir, 'database', file), { recursive: true })

async function emptyWal(dir: string) {
  const wal = join(dir, 'database/pg_wal')
  for (const name of await readdir(wal)) if (/^[\dA-F]{24}$/.test(name)) await rm(join(wal, name))
}

/** Root may write everywhere, but not where nothing can be written. */
async function unwritable(dir: string) {
  execFileSync('mount', ['--bind', dir, dir])
  execFileSync('mount', ['-o', 'remount,bind,ro', dir])
  return () => execFileSync('umount', [dir])
}

async function inTheWay(dir: string) {
  await rm(dir, { recursive: true })
  await writeFile(dir, 'a file')
}

async function somethingElse(dir: string) {
  await rm(join(dir, 'database'), { recursive: true })
  await mkdir(join(dir, 'database'))
  await writeFile(join(dir, 'database/letters.txt'), 'Dear Ada')
}

const DAMAGES: readonly (readonly [fault: string, damage: Damage])[] = [
  ['PG_VERSION is missing', without('PG_VERSION')],
  ['PG_VERSION is of another version', (dir) => writeFile(join(dir, 'database/PG_VERSION'), '12\n')],
  ['pg_control is zeroed', zeroed('global/pg_control')],
  ['pg_control is missing', without('global/pg_control')],
  ['the WAL is gone', emptyWal],
  ['pg_wal is missing', without('pg_wal')],
  ['the catalogue is cut off', (dir) => truncate(join(dir, 'database/base/5/1259'), 4096)],
  ['base is missing', without('base')],
  ['the folder holds something else', somethingElse],
  ['the folder is a file', inTheWay],
  ['the folder cannot be written', unwritable],
]

async function tryDamage(image: string, [fault, damage]: (typeof DAMAGES)[number]): Promise<Finding> {
  const root = await mkdtemp(join(tmpdir(), 'quiz-damaged-'))
  const dir = join(root, 'data')
  await cp(image, dir, { recursive: true })
  const undo = await damage(dir)
  const before = await digestsOf(root)
  const { code, said } = await startInVain({ DATA_DIR: dir, SAMPLE_DATA: 'none' })
  const { held, whole } = await changedIn(root, before)
  if (typeof undo === 'function') undo()
  await rm(root, { recursive: true })
  const isOneLine = /^[^\n]+\n$/.test(said)
  return {
    fault: `DATA_DIR: ${fault}`,
    caller: `exit ${code}: ${said.replaceAll(root, '…').slice(0, 300).trim()}`,
    held,
    asHoped: code === 1 && isOneLine && whole,
  }
}

/** Every way in which a folder may be no database of ours. */
export async function* folderFaults(): AsyncGenerator<Finding> {
  const root = await mkdtemp(join(tmpdir(), 'quiz-image-'))
  const image = join(root, 'data')
  await fillDataDir(image)
  for (const damage of DAMAGES) yield await tryDamage(image, damage)
  const server = await startProcess({ DATA_DIR: image, SAMPLE_DATA: 'none' })
  const before = await digestsOf(root)
  const { code, said } = await startInVain({ DATA_DIR: image, SAMPLE_DATA: 'none' })
  const { held, whole } = await changedIn(root, before)
  await server.end('SIGTERM')
  await rm(root, { recursive: true })
  yield {
    fault: 'DATA_DIR: another process has it',
    caller: `exit ${code}: ${said.replaceAll(root, '…').trim()}`,
    held,
    asHoped: code === 1 && whole,
  }
}
