import { execFile } from 'node:child_process'
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { build } from 'vite'
import type { Dist } from './options.ts'

export const CACHE = resolve('node_modules/.cache/bench')
const HERE = import.meta.dirname
const PAGES = join(HERE, 'pages')
const run = promisify(execFile)

/** Pinned, so that figures of two months compare. The peer is no dependency of the project. */
const PEER = ['survey-core@3.0.0', 'survey-react-ui@3.0.0']

const pageOf = (head: string, body: string, lang = 'en') => `<!doctype html>
<html lang="${lang}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Bench</title>
    <link rel="icon" href="data:,">
    ${head}
  </head>
  <body>
    ${body}
  </body>
</html>
`

/** A folder to serve under a name. */
export interface BuiltPage {
  name: string
  folder: string
}

async function emptied(name: string): Promise<string> {
  const folder = join(CACHE, name)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  return folder
}

const bundle = (input: string, outDir: string) =>
  build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    base: './',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2022',
      modulePreload: false,
      chunkSizeWarningLimit: 4000,
      rolldownOptions: {
        input,
        output: { entryFileNames: '[name]-[hash].js', assetFileNames: '[name]-[hash][extname]' },
      },
    },
  })

/** Builds one script, and a page that loads what came of it. */
async function buildPage(name: string, script: string, body: string): Promise<BuiltPage> {
  const folder = await emptied(name)
  await bundle(script, folder)
  const files = await readdir(folder)
  const sheets = files.filter((file) => file.endsWith('.css'))
  const links = sheets.map((file) => `<link rel="stylesheet" href="./${file}">`)
  const scripts = files.filter((file) => file.endsWith('.js'))
  const tags = scripts.map((file) => `<script type="module" src="./${file}"></script>`)
  await writeFile(join(folder, 'index.html'), pageOf([...links, ...tags].join('\n    '), body))
  return { name, folder }
}

const FLOOR_TAG = '<floor-quiz></floor-quiz>'

/** React alone: a quiz, one with formulas, a review, and the screens where people arrive. */
export const buildFloor = () =>
  Promise.all([
    buildPage('floor', join(PAGES, 'floor.tsx'), FLOOR_TAG),
    buildPage('floor-maths', join(PAGES, 'floor-maths.tsx'), FLOOR_TAG),
    buildPage('floor-review', join(PAGES, 'floor-review.tsx'), ''),
    buildPage('floor-screens', join(PAGES, 'floor-screens.tsx'), FLOOR_TAG),
  ])

/** A page by hand is one file, its sheet included. */
async function copyPage(name: string, sheet: string): Promise<BuiltPage> {
  const folder = await emptied(name)
  const page = await readFile(join(PAGES, `${name}.html`), 'utf8')
  const css = await readFile(join(PAGES, sheet), 'utf8')
  await writeFile(join(folder, 'index.html'), page.replace('<!-- css -->', `<style>${css}</style>`))
  return { name, folder }
}

/** No framework at all: the same three pages. */
export const buildLimit = () =>
  Promise.all([
    copyPage('limit', 'quiz.css'),
    buildPage('limit-maths', join(PAGES, 'limit-maths.ts'), ''),
    copyPage('limit-review', 'review.css'),
  ])

/** @throws where the packages cannot be installed. */
export async function buildPeer(): Promise<BuiltPage> {
  const home = join(CACHE, 'peer-packages')
  await mkdir(home, { recursive: true })
  // React is found in the project's own packages, further up.
  const quietly = ['--no-save', '--legacy-peer-deps', '--prefer-offline', '--prefix', home]
  await run('npm', ['install', ...quietly, ...PEER], { cwd: home })
  await cp(join(PAGES, 'peer.jsx'), join(home, 'peer.jsx'))
  return buildPage('peer', join(home, 'peer.jsx'), '<div id="root"></div>')
}

const elementPage = (apiBase: string, lang?: string) =>
  pageOf(
    '<script type="module" src="./embed/quiz-app.js"></script>',
    `<quiz-app api-base="${apiBase}"></quiz-app>`,
    lang,
  )

/** Pages that embed a build of ours as sites do: one script, one element; one for learners, one in German, one for administrators. */
export async function buildOurs({ name, folder }: Dist): Promise<BuiltPage> {
  const home = await emptied(`ours-${name}`)
  // A copy, so that nobody's build changes what is being measured.
  await cp(folder, join(home, 'embed'), { recursive: true })
  await writeFile(join(home, 'index.html'), elementPage('/api'))
  await writeFile(join(home, 'german.html'), elementPage('/api', 'de'))
  await writeFile(join(home, 'admin.html'), elementPage('/admin-api'))
  return { name, folder: home }
}

/** The script that measures inside each page, as one file. */
export async function buildProbe(): Promise<string> {
  const folder = await emptied('probe')
  await bundle(join(HERE, 'in-page/probe.ts'), folder)
  const [file = ''] = await readdir(folder)
  return join(folder, basename(file))
}

/** `dist/embed`, as it is published. */
export async function buildProject(): Promise<Dist> {
  await run(join('node_modules', '.bin', 'vite'), ['build', '--logLevel', 'warn'])
  return { name: 'ours', folder: resolve('dist/embed') }
}
