import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, posix, sep } from 'node:path'
import { build, type Plugin } from 'vite'
import { importMapOf } from './import-map.ts'
import { CHECKS } from './targets.ts'

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

/** The files of the command `quiz-elements`, which needs no package. */
const COMMANDS = {
  cli: 'embed/build/cli.ts',
  'import-map': 'embed/build/import-map-command.ts',
  audit: 'demo/audit/main.ts',
  mock: 'demo/mock/serve/command.ts',
}

const buildCommand = (name: string, source: string, outDir: string) =>
  build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: {
      ssr: source,
      outDir,
      emptyOutDir: false,
      target: 'node20',
      rolldownOptions: {
        checks: CHECKS,
        output: { entryFileNames: `${name}.mjs`, banner: '#!/usr/bin/env node', codeSplitting: false },
      },
    },
  })

/** Writes `importmap.json` with the hash of every script, and the command that turns it into HTML, or is a mock API. */
export const importMap = (): Plugin => ({
  name: 'import-map',
  apply: 'build',
  async writeBundle({ dir = '' }) {
    const map = importMapOf(await hashesIn(dir))
    await writeFile(join(dir, 'importmap.json'), `${JSON.stringify(map, null, 2)}\n`)
    for (const [name, source] of Object.entries(COMMANDS)) await buildCommand(name, source, dir)
  },
})
