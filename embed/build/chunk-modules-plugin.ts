import { writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { Plugin } from 'vite'

/** Writes the modules of each chunk, and their lengths before they were minified, next to the folder, for `npm run size`. */
export const chunkModules = (): Plugin => ({
  name: 'chunk-modules',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
    const lengths = chunks.map(({ fileName, modules }) => [
      fileName,
      Object.fromEntries(
        Object.entries(modules).map(([id, { renderedLength }]) => [relative('.', id), renderedLength]),
      ),
    ])
    await writeFile(join(dir, '../chunk-modules.json'), JSON.stringify(Object.fromEntries(lengths)))
  },
})
