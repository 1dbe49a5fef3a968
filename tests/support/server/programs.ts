import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { hidden } from '../hidden.ts'

/** PostgreSQL and PgBouncer refuse to run as root, so root hands them to somebody with less to lose. */
export type Somebody = { uid?: number; gid?: number }

/** What a command prints; undefined where it fails. */
export function run(command: string, args: readonly string[]): string | undefined {
  try {
    return execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return undefined
  }
}

const pathFolders = () => (process.env.PATH ?? '').split(delimiter)

/** The newest of the versions that Debian keeps side by side. */
function debianFolders(): string[] {
  const root = '/usr/lib/postgresql'
  if (!existsSync(root)) return []
  const versions = readdirSync(root).toSorted((one, other) => Number(other) - Number(one))
  return versions.map((version) => join(root, version, 'bin'))
}

/** The folder of PostgreSQL's programs. */
export function findPostgres(): string | undefined {
  if (hidden('postgres')) return undefined
  const told = run('pg_config', ['--bindir'])
  const folders = [...(told ? [told] : []), ...debianFolders(), ...pathFolders()]
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
}

export const findPgbouncer = (): string | undefined =>
  [...pathFolders(), '/usr/sbin'].map((folder) => join(folder, 'pgbouncer')).find(existsSync)

export function somebody(): Somebody {
  if (process.getuid?.() !== 0) return {}
  const user = run('id', ['-u', 'postgres']) ? 'postgres' : 'nobody'
  return { uid: Number(run('id', ['-u', user])), gid: Number(run('id', ['-g', user])) }
}
