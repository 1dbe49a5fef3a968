/*
 * `npm start`: builds what has changed, and makes the embedded database meanwhile, where there is none: that takes longer
 * than the build. Then the built server runs in this process. `npm start -- --backup file` and the like (api/command.ts) build nothing.
 */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { openPglite } from './api/database/pglite.ts'
import { type Config, readConfig } from './api/lib/config.ts'
import { StartError } from './api/lib/start-error.ts'

const SOURCES = ['src', 'embed', 'demo']
const SETTINGS = ['package-lock.json', 'package.json', 'tsconfig.json', 'vite.config.ts']
/** The fingerprint of the sources that `dist` was built from. Each build takes it away (demo/build/reference-api.ts). */
const BUILT_FROM = 'dist/built-from'
const SERVER = new URL('../dist/api/main.js', import.meta.url)

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => `${entry.parentPath}/${entry.name}`)
}

async function fingerprint(): Promise<string> {
  const files = [SETTINGS, ...(await Promise.all(SOURCES.map(filesIn)))].flat().toSorted()
  const contents = await Promise.all(files.map((file) => readFile(file)))
  const hash = createHash('sha256').update(process.version)
  for (const [index, file] of files.entries()) hash.update(`\0${file}\0`).update(contents[index] ?? '')
  return hash.digest('hex')
}

const say = (line: string) => process.stdout.write(`${line}\n`)

async function build() {
  const vite = spawn(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], {
    stdio: 'inherit',
  })
  process.once('exit', () => vite.kill())
  const [code] = await once(vite, 'exit')
  if (code !== 0) throw new StartError('The build failed.')
}

async function buildWhatChanged() {
  const sources = await fingerprint()
  const built = await readFile(BUILT_FROM, 'utf8').catch(() => '')
  if (built === sources) return
  say('Building what has changed …')
  await build()
  await writeFile(BUILT_FROM, sources)
}

async function makeDatabase({ databaseUrl, dataDir }: Config) {
  if (databaseUrl || !dataDir || existsSync(`${dataDir}/database/PG_VERSION`)) return
  say('Making the database …')
  const pool = await openPglite(dataDir)
  await pool.end()
}

async function start() {
  try {
    const config = readConfig(process.env)
    await Promise.all([buildWhatChanged(), makeDatabase(config)])
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
  await import(SERVER.href)
}

if (process.argv.length > 2) await import('./api/main.ts')
else await start()
