import { cp, readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { build } from 'vite'
import { CHECKS } from '../../embed/build/targets.ts'

const API = 'demo/api'
const MIGRATIONS = join(API, 'database/migrations')

/** Statements are read by a path relative to their module, so they have to be beside the bundle, under names of their own. */
async function copyStatements(outDir: string): Promise<void> {
  const files = (await readdir(API, { recursive: true })).map((file) => join(API, file))
  for (const file of files.filter((path) => path.endsWith('.sql') && !path.startsWith(MIGRATIONS)))
    await cp(file, join(outDir, basename(file)), { errorOnExist: true, force: false })
}

/**
 * Bundles the reference API and the domain into `main.js`, with a source map, the statements and the migrations beside it.
 * Packages stay imports: the runtime installs them from demo/package.json.
 */
export async function buildApi(outDir: string): Promise<void> {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      ...{ ssr: 'demo/api/main.ts', outDir, emptyOutDir: true, target: 'node20', sourcemap: true },
      rolldownOptions: { checks: CHECKS },
    },
  })
  await cp(MIGRATIONS, join(outDir, 'migrations'), {
    recursive: true,
    filter: (path) => path === MIGRATIONS || /\.(sql|txt)$/.test(path),
  })
  await copyStatements(outDir)
}
