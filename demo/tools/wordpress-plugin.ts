import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { zipSync } from 'fflate'

const PLUGIN_DIR = 'demo/wordpress'
const EMBED_DIR = 'dist/embed'
/** Types, data for editors, and what stands in for the folder or is for a command are of no use on a server. */
const FOR_TOOLS = /\.(d\.ts|json|mjs)$|^quiz-elements\.js$/

/** The first day of the format, so that the same files make the same archive. */
const WRITTEN = new Date(1980, 0, 1)

/** A file of an archive; its path has slashes on every system. */
interface ZipFile {
  path: string
  content: Buffer
}

export const zip = (files: readonly ZipFile[]): Buffer =>
  Buffer.from(
    zipSync(Object.fromEntries(files.map(({ path, content }) => [path, content])), { mtime: WRITTEN }),
  )

async function filesIn(folder: string): Promise<ZipFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return Promise.all(
    paths.toSorted().map(async (path) => ({
      path: relative(folder, path).split(sep).join('/'),
      content: await readFile(path),
    })),
  )
}

/** The plugin as WordPress takes it under Plugins → Add New → Upload: with the built elements in its `assets`. */
export async function packPlugin(): Promise<Buffer> {
  const [plugin, built] = await Promise.all([filesIn(PLUGIN_DIR), filesIn(EMBED_DIR)])
  const elements = built.filter(({ path }) => !FOR_TOOLS.test(path))
  const files = [
    ...plugin,
    { path: 'LICENSE', content: await readFile('LICENSE') },
    ...elements.map(({ path, content }) => ({ path: `assets/${path}`, content })),
  ]
  return zip(files.map(({ path, content }) => ({ path: `quiz-elements/${path}`, content })))
}
