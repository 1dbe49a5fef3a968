import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'

const MIGRATIONS = 'demo/api/database/migrations'

/**
 * Bundles the reference API and the domain into `main.js`, with a source map and the migrations beside it.
 * Packages stay imports: the runtime installs them from demo/package.json.
 */
export async function buildApi(outDir: string): Promise<void> {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: { ssr: 'demo/api/main.ts', outDir, emptyOutDir: true, target: 'node20', sourcemap: true },
  })
  await cp(MIGRATIONS, join(outDir, 'migrations'), {
    recursive: true,
    filter: (path) => path === MIGRATIONS || /\.(sql|txt)$/.test(path),
  })
}
