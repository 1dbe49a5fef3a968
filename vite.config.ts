import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { buildApi } from './demo/build-api.ts'
import { assetUrls } from './embed/build/asset-urls-plugin.ts'
import { chemistryApart } from './embed/build/chemistry-plugin.ts'
import { CHUNK_GROUPS } from './embed/build/chunk-groups.ts'
import { builtEntries } from './embed/build/entries-plugin.ts'
import { importMap } from './embed/build/import-map-plugin.ts'
import { ownNatives } from './embed/build/natives-plugin.ts'
import { singleFile } from './embed/build/single-file-plugin.ts'
import { elementsMetadata } from './embed/meta/metadata-plugin.ts'

const ENTRIES = ['quiz-app', 'quiz-admin', 'slot-booker']
const EMBED_DIR = 'dist/embed'
const SITE_DIR = 'dist/site'
const API_DIR = 'dist/api'
const TARGET = 'es2022'
/** light-dark() and relative colours must stay: rewritten for older browsers they ignore color-scheme. */
const CSS_TARGET = ['chrome125', 'firefox128', 'safari18']

/** On import sonner adds a <style> to the host page's head. Our sheets carry its CSS instead. */
const stripSonnerStyle = (): Plugin => ({
  name: 'strip-sonner-style',
  transform(code, id) {
    if (!/[\\/]sonner[\\/]dist[\\/]index\.mjs/.test(id)) return
    const stripped = code.replace(/^__insertCSS\(".*"\)\s*;?\s*$/m, '')
    if (stripped === code) throw new Error('sonner no longer injects its CSS where it did')
    return { code: stripped, map: null }
  },
})

/** Bundles the script of a demo page: the CSP of the site forbids inline scripts. What it loads later stands in `assets`. */
const buildPageScript = (file: string) =>
  build({
    configFile: false,
    base: './',
    publicDir: false,
    logLevel: 'warn',
    plugins: [chemistryApart()],
    build: {
      outDir: SITE_DIR,
      emptyOutDir: false,
      target: TARGET,
      cssTarget: CSS_TARGET,
      modulePreload: false,
      assetsInlineLimit: 0,
      rolldownOptions: { input: `demo/${file}`, output: { entryFileNames: '[name].js' } },
    },
  })

/** The hosted site: the demo's pages beside the very files that others embed. */
const hostedSite = (): Plugin => ({
  name: 'hosted-site',
  apply: 'build',
  async closeBundle() {
    await rm(SITE_DIR, { recursive: true, force: true })
    await mkdir(SITE_DIR, { recursive: true })
    await cp(EMBED_DIR, join(SITE_DIR, 'embed'), { recursive: true })
    await cp('demo/pictures', join(SITE_DIR, 'pictures'), { recursive: true })
    await cp('demo/demo.css', join(SITE_DIR, 'demo.css'))
    await cp(join(EMBED_DIR, '../first-load.json'), join(SITE_DIR, 'first-load.json'))
    for (const page of (await readdir('demo')).filter((file) => file.endsWith('.html'))) {
      const html = await readFile(join('demo', page), 'utf8')
      const built = html.replaceAll(/\/embed\/entries\/([\w-]+)\.ts/g, './embed/$1.js')
      await writeFile(join(SITE_DIR, page), built.replaceAll(/\/demo\/([\w-]+)\.tsx?/g, './$1.js'))
    }
    await buildPageScript('configurator.tsx')
    await buildPageScript('configurator-preview.ts')
    await buildPageScript('pieces.tsx')
  },
})

/** The API as it runs in production: plain JavaScript, no transpiler. */
const referenceApi = (): Plugin => ({
  name: 'reference-api',
  apply: 'build',
  closeBundle: () => buildApi(API_DIR),
})

/** `npm start` (demo/start.ts) notes what it has built; what comes of this build is another thing until it has. */
const forgetLastStart = (): Plugin => ({
  name: 'forget-last-start',
  apply: 'build',
  buildStart: () => rm('dist/built-from', { force: true }),
})

/** In development the demo pages are at the root too. */
const demoPages = (): Plugin => ({
  name: 'demo-pages',
  configureServer(server) {
    server.middlewares.use((request, _response, next) => {
      const [path = '/', query] = (request.url ?? '/').split('?')
      if (path === '/' || path === '/demo.css' || path.endsWith('.html') || path.startsWith('/pictures/'))
        request.url = `/demo${path === '/' ? '/index.html' : path}${query ? `?${query}` : ''}`
      next()
    })
  },
})

const TEST_SETUP = 'tests/support/setup.ts'
/** Builds the API as it is shipped, for the tests that start it as a process. */
const BUILT_API = 'tests/support/server/built-api.ts'
const RULES = ['tests/{api,domain,exchange,house,messages,platform}/**/*.test.ts', 'tests/*.test.ts']
const PAGE = ['tests/{app,embed}/**/*.test.{ts,tsx}', 'tests/stores/**/*.test.ts']
const RACES = ['tests/demo/races/*.test.ts']
const SERVER = ['tests/demo/**/*.test.ts']

/*
 * Files that share a process load packages, compile the database and transform modules once: half of their time. Modules of
 * the server keep nothing between two servers; a page's are fresh in each test (tests/support/page). Projects run in the
 * order of their names, so the longest files, the races, are never the last.
 */
const TEST_PROJECTS: TestProjectInlineConfiguration[] = [
  {
    extends: true,
    test: {
      name: 'page',
      include: PAGE,
      isolate: false,
      setupFiles: [TEST_SETUP, 'tests/support/page/setup.ts'],
    },
  },
  {
    extends: true,
    test: {
      name: 'pieces',
      include: ['tests/**/*.test.{ts,tsx}'],
      exclude: [...PAGE, ...RULES, ...SERVER],
      isolate: false,
      setupFiles: [TEST_SETUP, 'tests/ui/setup.ts'],
    },
  },
  {
    extends: true,
    test: {
      name: 'races',
      include: RACES,
      isolate: false,
      setupFiles: [TEST_SETUP],
      globalSetup: [BUILT_API],
    },
  },
  { extends: true, test: { name: 'rules', include: RULES, isolate: false, setupFiles: [TEST_SETUP] } },
  {
    extends: true,
    test: {
      name: 'server',
      include: SERVER,
      exclude: RACES,
      isolate: false,
      setupFiles: [TEST_SETUP],
      globalSetup: [BUILT_API],
    },
  },
]

/** What makes of the sources the code of the elements. */
const elementCode = () => [react(), stripSonnerStyle(), chemistryApart(), ownNatives(), assetUrls()]

export default defineConfig({
  base: './',
  publicDir: false,
  appType: 'mpa',
  plugins: [
    ...elementCode(),
    elementsMetadata(),
    builtEntries(ENTRIES, TARGET),
    singleFile('quiz-elements', { target: TARGET, cssTarget: CSS_TARGET }, elementCode),
    importMap(),
    hostedSite(),
    referenceApi(),
    forgetLastStart(),
    demoPages(),
  ],
  worker: {
    format: 'es',
    plugins: () => [ownNatives()],
    // One file, because other bundlers copy it as it is. Nothing else in it says that it is a module.
    rolldownOptions: { output: { codeSplitting: false, footer: 'export {}' } },
  },
  build: {
    outDir: EMBED_DIR,
    emptyOutDir: true,
    target: TARGET,
    cssTarget: CSS_TARGET,
    modulePreload: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { core: 'embed/elements/application.ts' },
      preserveEntrySignatures: 'allow-extension',
      output: {
        entryFileNames: 'chunks/[name]-[hash].js',
        chunkFileNames: 'chunks/[name]-[hash].js',
        assetFileNames: 'assets/[name]-[hash][extname]',
        codeSplitting: {
          groups: CHUNK_GROUPS,
          includeDependenciesRecursively: false,
        },
      },
    },
  },
  test: {
    globalSetup: ['tests/support/server/postgres.ts'],
    // Ceilings for a machine that runs stories in browsers at the same time; a calm one comes nowhere near them.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // CI has two cores; a worker waits for its database a third of its time.
    maxWorkers: 3,
    projects: TEST_PROJECTS,
  },
})
