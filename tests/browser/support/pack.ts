import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Runs npm in a folder and answers what it prints. */
export async function npm(folder: string, ...words: string[]): Promise<string> {
  const { stdout } = await run('npm', words, { cwd: folder, shell: process.platform === 'win32' })
  return stdout
}

export interface Tarball {
  file: string
  /** What is in it. */
  paths: string[]
}

/** Packs what was built as it would be published. */
export async function packInto(folder: string): Promise<Tarball> {
  const [{ filename, files }] = JSON.parse(
    await npm('.', 'pack', '--ignore-scripts', '--json', '--pack-destination', folder),
  )
  return { file: join(folder, filename), paths: files.map(({ path }: { path: string }) => path) }
}
