import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PostgresDialect } from 'kysely'
import { EXTENSIONS, lendSession } from '../../../demo/api/database/pglite.ts'
import type { Tables } from '../../../demo/api/database/tables/tables.ts'
import { prepare } from './prepared.ts'

const MIGRATIONS = new URL('../../../demo/api/database/migrations/', import.meta.url)
const MADE_BY = [
  '../../../package.json',
  '../../../demo/api/session/issuer-store.ts',
  '../../../demo/api/log/months.ts',
  './prepared.ts',
].map((path) => new URL(path, import.meta.url))
const CACHE = new URL('../../../node_modules/.cache/quiz-elements/', import.meta.url)

/** Changes with whatever the image is made of. */
async function fingerprint(): Promise<string> {
  const names = (await readdir(MIGRATIONS)).toSorted()
  const texts = await Promise.all(
    [...MADE_BY, ...names.map((name) => new URL(name, MIGRATIONS))].map((url) => readFile(url)),
  )
  return createHash('sha256').update(Buffer.concat(texts)).digest('hex').slice(0, 16)
}

async function make(): Promise<Blob> {
  const lite = await PGlite.create({ extensions: EXTENSIONS })
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: await lendSession(lite) }) })
  await prepare(db)
  const image = await lite.dumpDataDir('none')
  await db.destroy()
  return image
}

/** A prepared, empty PGlite: made once for all test runs, because to make one takes ten times as long as to load it. */
export async function loadImage(): Promise<Blob> {
  const file = new URL(`${await fingerprint()}.tar`, CACHE)
  try {
    return new Blob([await readFile(file)])
  } catch {
    const image = await make()
    await mkdir(CACHE, { recursive: true })
    const unfinished = new URL(`${process.pid}-${Math.random()}.tmp`, CACHE)
    await writeFile(unfinished, Buffer.from(await image.arrayBuffer()))
    await rename(unfinished, file)
    return image
  }
}

/** Makes DATA_DIR as a server's first start leaves it, before it has sample data; a start takes eight times as long. */
export async function fillDataDir(dir: string): Promise<void> {
  await mkdir(dir, { recursive: true })
  const image = await loadImage()
  const lite = await PGlite.create({ dataDir: `${dir}/database`, extensions: EXTENSIONS, loadDataDir: image })
  await lite.close()
}
