import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build, type Plugin, type Rollup } from 'vite'
import type { RouteName, ScreenName } from '../../src/domain/page/paths.ts'
import { TRANSLATION } from './chunk-groups.ts'
import { ownNatives } from './natives-plugin.ts'

/*
 * The scripts that pages load, `quiz-app.js` and its siblings: each a single file without static imports that requests
 * all chunks of its first screen immediately. Otherwise a browser discovers a chunk only through the one that imports
 * it. They are built after the chunks, whose names they contain as literals, so that a host's bundler finds them too.
 */

/** The folder of the screen that a route shows; its module has the same name. */
const SCREEN_OF: Readonly<Record<ScreenName, string>> = {
  oneQuiz: 'one-quiz',
  home: 'home',
  quiz: 'take-quiz',
  quizResult: 'quiz-result',
  userResult: 'quiz-result',
  bookSlot: 'book-slot',
  admin: 'admin',
  quizNew: 'writing-room',
  quizEdit: 'writing-room',
  quizAttempts: 'quiz-attempts',
  people: 'people',
  person: 'person',
  adminResults: 'admin-results',
  slotBoard: 'slot-board',
  log: 'log',
  personLog: 'log',
  quizLog: 'log',
  slotRoom: 'room',
  quizRoom: 'room',
  myResults: 'my-results',
  practice: 'practice',
  sessions: 'sessions',
}

/** A single quiz is a separate application with its own screen. */
const moduleOf = (screen: string) =>
  screen === 'one-quiz' ? '/src/app/routes/one-quiz.tsx' : `/src/screens/${screen}/${screen}.tsx`

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
  const requests = Object.entries(SCREEN_OF).map(([route, screen]) => {
    const files = closureOf(chunks, fileOf(chunks, moduleOf(screen)))
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

const FIRST_CHUNKS = resolve('embed/elements/first-chunks.ts')

/** In the entries' own build: inserts the list, and leaves all chunks external, including the application's. */
const withFirstChunks = (code: string, application: string): Plugin => ({
  name: 'with-first-chunks',
  enforce: 'pre',
  resolveId(id) {
    if (/(?:^|\/)application\.ts$/.test(id)) return { id: `./${application}`, external: true }
    return id.startsWith('./chunks/') ? { id, external: true } : null
  },
  load: (id) => (resolve(id) === FIRST_CHUNKS ? { code, moduleType: 'js' } : null),
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
      rolldownOptions: { output: { minify: true } },
    },
  })
  const files = [built].flat().flatMap((each) => ('output' in each ? each.output : []))
  // Otherwise the entry would include the application again.
  if (files.length !== 1) throw new Error(`${name}.js is ${files.length} files, and not one`)
}

/** The route that each element opens first. */
const FIRST_ROUTE: Readonly<Record<string, RouteName>> = {
  'quiz-app': 'home',
  'quiz-admin': 'admin',
  'slot-booker': 'bookSlot',
}

/** The files of an element's first screen, apart from its entry. */
function firstFiles(chunks: Chunks, name: string): string[] {
  const screen = SCREEN_OF[FIRST_ROUTE[name] ?? 'home']
  const application = closureOf(chunks, fileOf(chunks, APPLICATION))
  return [...closureOf(chunks, fileOf(chunks, moduleOf(screen)), application)]
}

/** What a page loads until the first screen of an element: bytes, compressed as a web server does, and requests. */
async function firstLoad(dir: string, files: readonly string[]) {
  const sizes = await Promise.all(
    files.map(async (file) => brotliCompressSync(await readFile(join(dir, file))).length),
  )
  return { bytes: sizes.reduce((sum, size) => sum + size, 0), requests: files.length }
}

/** Builds the entries next to the chunks, and writes what each loads first to `first-load.json` next to the folder. */
export function builtEntries(names: readonly string[], target: string): Plugin {
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
