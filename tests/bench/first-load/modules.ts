import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { SITE_DIR } from '../../browser/support/school.ts'

/** By chunk, the lengths of its modules: embed/build/chunk-modules-plugin.ts. */
type ChunkModules = Readonly<Record<string, Readonly<Record<string, number>>>>

const sizes = new Map<string, Promise<number>>()

async function compress(path: string): Promise<number> {
  const file = await readFile(join(SITE_DIR, path))
  return path.endsWith('.woff2') ? file.length : brotliCompressSync(file).length
}

/** Bytes of a file as a web server sends it. */
export function sizeOf(path: string): Promise<number> {
  const size = sizes.get(path) ?? compress(path)
  sizes.set(path, size)
  return size
}

/** The modules of these files with their bytes, the largest first. A module's bytes are its share of its chunk. */
export async function modulesOf(paths: readonly string[]): Promise<[module: string, bytes: number][]> {
  const chunks: ChunkModules = JSON.parse(await readFile('dist/chunk-modules.json', 'utf8'))
  const shares = paths.map(async (path): Promise<[string, number][]> => {
    const modules = Object.entries(chunks[path.replace('/embed/', '')] ?? {})
    const whole = modules.reduce((sum, [, length]) => sum + length, 0)
    const size = await sizeOf(path)
    return modules.map(([name, length]) => [name, (size * length) / whole])
  })
  return (await Promise.all(shares)).flat().toSorted(([, one], [, other]) => other - one)
}
