import { readFile } from 'node:fs/promises'

/** At the same relative path from the source and from dist/api. */
const PACKAGE = new URL('../../package.json', import.meta.url)

/** The version of the running release; 'unknown' without its package.json. */
export async function readRelease(): Promise<string> {
  const text = await readFile(PACKAGE, 'utf8').catch(() => '{}')
  const { version = 'unknown' } = JSON.parse(text) as { version?: string }
  return version
}
