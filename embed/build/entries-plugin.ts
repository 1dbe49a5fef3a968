import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build, type Plugin, type Rollup } from 'vite'
import { ROUTES, SCREENS, type ScreenName, screenOf } from '../../src/domain/page/screens.ts'
import { HOME_OF, type Tag } from '../elements/tags.ts'
import { TRANSLATION } from './chunk-groups.ts'
import { ownNatives } from './natives-plugin.ts'
import { CHECKS } from './targets.ts'

/*
 * The scripts that pages load, `quiz-app.js` and its siblings: each a single file without static imports that requests
 * all chunks of its first screen immediately. Otherwise a browser discovers a chunk only through the one that imports
 * it. They are built after the chunks, whose names they contain as literals, so that a host's bundler finds them too.
 */

/** A single quiz is a separate application with its own screen. */
const moduleOf = (folder: string) =>
  folder === 'one-quiz' ? '/src/app/routes/one-quiz.tsx' : `/src/screens/${folder}/${folder}.tsx`

type Chunks = ReadonlyMap<string, Rollup.OutputChunk>

/** A chunk with all that it imports statically. */
function closureOf(chunks: Chunks, fileName: string, found = new Set<string>()): Set<string> {
  if (found.has(fileName)) return found
  found.add(fileName)
  for (const imported of chunks.get(fileName)?.imports ?? []) closureOf(chunks, imported, found)
  return found
}

function fileOf(chunks: Chunks, modulePath: string): string {
  const chunk = [...chunks.values()].find(({ facadeModuleId }) => facadeModuleId?.endsWith(modulePath))
  if (!chunk) throw new Error(`no chunk begins with ${modulePath}`)
  return chunk.fileName
}

const APPLICATION = '/embed/elements/application.ts'
const importOf = (fileName: string) => `import('./${fileName}')`

/** The module that replaces first-chunks.ts. */
function firstChunks(chunks: Chunks): string {
  const application = fileOf(chunks, APPLICATION)
  const always = closureOf(chunks, application)
  for (const file of always)
    if (chunks.get(file)?.moduleIds.some((id) => TRANSLATION.test(id)))
      throw new Error(`the application would load the translated words of ${file}`)
  const requests = Object.entries(SCREENS).map(([route, { folder }]) => {
    const files = closureOf(chunks, fileOf(chunks, moduleOf(folder)))
    const own = [...files].filter((file) => !always.has(file))
    return `  ${route}: () => [${own.map(importOf).join(', ')}],`
  })
  return [
    `export const loadApplication = () => ${importOf(application)}`,
    `export const loadTranslations = () => ${importOf(fileOf(chunks, '/src/app/start/translations.ts'))}`,
    `const screens = {\n${requests.join('\n')}\n}`,
    'export const requestChunks = (route) => [',
    `  ${[...always]
      .filter((file) => file !== application)
      .map(importOf)
      .join(', ')},`,
    '  ...screens[route](),',
    ']',
  ].join('\n')
}

/** What an entry needs to know about the screens: their routes and first calls. */
const FIRST_CALLS = Object.fromEntries(
  Object.keys(SCREENS).map((name) => [name, screenOf(name as ScreenName).calls]),
)
const ENTRY_SCREENS = [
  `export const ROUTES = ${JSON.stringify(ROUTES)}`,
  `const calls = ${JSON.stringify(FIRST_CALLS)}`,
  'export const firstCallsOf = (name) => calls[name] ?? []',
].join('\n')

/** Modules that the entries' build replaces. */
const replaced = (chunkList: string): Readonly<Record<string, string>> => ({
  [resolve('embed/elements/first-chunks.ts')]: chunkList,
  [resolve('src/domain/page/screens.ts')]: ENTRY_SCREENS,
})

/** In the entries' own build: replaces modules, and leaves all chunks external, including the application's. */
const withFirstChunks = (chunkList: string, application: string): Plugin => ({
  name: 'with-first-chunks',
  enforce: 'pre',
  resolveId(id) {
    if (/(?:^|\/)application\.ts$/.test(id)) return { id: `./${application}`, external: true }
    return id.startsWith('./chunks/') ? { id, external: true } : null
  },
  load(id) {
    const code = replaced(chunkList)[resolve(id)]
    return code === undefined ? null : { code, moduleType: 'js' }
  },
})

interface Built {
  outDir: string
  target: string
  chunkList: string
  application: string
}

async function buildEntry(name: string, source: string, { outDir, target, chunkList, application }: Built) {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [withFirstChunks(chunkList, application), ownNatives()],
    build: {
      outDir,
      emptyOutDir: false,
      target,
      lib: { entry: `embed/entries/${source}.ts`, formats: ['es'], fileName: () => `${name}.js` },
      rolldownOptions: { checks: CHECKS, output: { minify: true } },
    },
  })
  const files = [built].flat().flatMap((each) => ('output' in each ? each.output : []))
  // Otherwise the entry would include the application again.
  if (files.length !== 1) throw new Error(`${name}.js is ${files.length} files, and not one`)
}

/** The files of an element's first screen, apart from its entry. */
function firstFiles(chunks: Chunks, name: Tag): string[] {
  const { folder } = SCREENS[HOME_OF[name]]
  const application = closureOf(chunks, fileOf(chunks, APPLICATION))
  return [...closureOf(chunks, fileOf(chunks, moduleOf(folder)), application)]
}

/** What a page loads until the first screen of an element: bytes, compressed as a web server does, and requests. */
async function firstLoad(dir: string, files: readonly string[]) {
  const sizes = await Promise.all(
    files.map(async (file) => brotliCompressSync(await readFile(join(dir, file))).length),
  )
  return { bytes: sizes.reduce((sum, size) => sum + size, 0), requests: files.length }
}

/** Builds the entries next to the chunks, and writes what each loads first to `first-load.json` next to the folder. */
export function builtEntries(names: readonly Tag[], target: string): Plugin {
  let [chunkList, application] = ['', '']
  const files = new Map<string, string[]>()
  return {
    name: 'built-entries',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
      chunkList = firstChunks(byName)
      application = fileOf(byName, APPLICATION)
      for (const name of names) files.set(name, firstFiles(byName, name))
    },
    async writeBundle({ dir = '' }) {
      const built = { outDir: dir, target, chunkList, application }
      for (const name of names) await buildEntry(name, name, built)
      await buildEntry('elements', 'elements-entry', built)
      const loads = names.map(async (name) => [
        name,
        await firstLoad(dir, [`${name}.js`, ...(files.get(name) ?? [])]),
      ])
      await writeFile(
        join(dir, '../first-load.json'),
        JSON.stringify(Object.fromEntries(await Promise.all(loads))),
      )
    },
  }
}
