import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, posix, sep } from 'node:path'
import { build, type Plugin } from 'vite'
import { importMapOf } from './import-map.ts'

/** The hash of a file as browsers compare it. */
const hashOf = async (file: string) =>
  `sha384-${createHash('sha384')
    .update(await readFile(file))
    .digest('base64')}`

/** All scripts of the folder, with slashes between their names on any system. */
async function hashesIn(dir: string): Promise<Record<string, string>> {
  const files = await readdir(dir, { recursive: true })
  const scripts = files.filter((file) => file.endsWith('.js')).toSorted()
  const pairs = scripts.map(
    async (file) => [file.split(sep).join(posix.sep), await hashOf(join(dir, file))] as const,
  )
  return Object.fromEntries(await Promise.all(pairs))
}

const buildCommand = (outDir: string) =>
  build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      ssr: 'embed/build/import-map-command.ts',
      outDir,
      emptyOutDir: false,
      rolldownOptions: {
        output: { entryFileNames: 'import-map.mjs', banner: '#!/usr/bin/env node' },
      },
    },
  })

/** Writes `importmap.json` with the hash of every script, and the command that turns it into HTML for an address. */
export const importMap = (): Plugin => ({
  name: 'import-map',
  apply: 'build',
  async writeBundle({ dir = '' }) {
    const map = importMapOf(await hashesIn(dir))
    await writeFile(join(dir, 'importmap.json'), `${JSON.stringify(map, null, 2)}\n`)
    await buildCommand(dir)
  },
})
