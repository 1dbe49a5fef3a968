import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { build } from 'vite'

const run = promisify(execFile)
const npm = (folder: string, ...words: string[]) =>
  run('npm', words, { cwd: folder, shell: process.platform === 'win32' })

/** What a site that is written in React brings along itself. */
const BROUGHT_BY_REACT = ['react', 'react-dom', '@types/react', '@types/react-dom']

const PAGE = (script: string) =>
  `<!doctype html><html lang="en"><title>Host</title><link rel="icon" href="data:,">
<div id="root"></div><script type="module" src="${script}"></script></html>`

/** A page of no build at all, which hears of the session on its document. */
const PLAIN = `<!doctype html><html lang="en"><title>Host</title><link rel="icon" href="data:,">
<script>document.addEventListener('session-changed', ({ detail }) => { document.title = detail.user?.name ?? 'Nobody' })</script>
<script type="module" src="./node_modules/quiz-elements/dist/embed/quiz-app.js"></script>
<quiz-app api-base="/api" brand-name="Prism"></quiz-app></html>`

const TYPESCRIPT = `import 'quiz-elements/quiz-app'

const app = document.createElement('quiz-app')
app.apiBase = '/api'
app.brandName = 'Prism'
app.addEventListener('session-changed', ({ detail }) => {
  document.title = detail.user?.name ?? 'Nobody'
})
document.body.append(app)
`

const TYPESCRIPT_WRONG = `import 'quiz-elements/slot-booker'

const booker = document.createElement('slot-booker')
// @ts-expect-error: there is no such way
booker.signInMode = 'by post'
// @ts-expect-error: a text is needed
booker.apiBase = 7
// @ts-expect-error: a cancelled booking tells no user
document.addEventListener('slot-cancelled', ({ detail }) => detail.user)
// @ts-expect-error: there is no such entry
import 'quiz-elements/quiz-app.js'
`

const REACT = `import 'quiz-elements/quiz-app'
import type {} from 'quiz-elements/react'
import { createRoot } from 'react-dom/client'

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <quiz-app
      api-base="/api"
      brand-name="Prism"
      theme="light"
      className="wide"
      onquiz-started={({ detail }) => {
        document.title = detail.quizId
      }}
    />,
  )
`

const REACT_WRONG = `import type {} from 'quiz-elements/react'

export const wrong = [
  // @ts-expect-error: there is no such theme
  <quiz-app theme="sepia" />,
  // @ts-expect-error: a listener is needed
  <quiz-admin onquiz-error="reload" />,
  // @ts-expect-error: there is no such element
  <quiz-board />,
]
`

const settings = (facts: object) =>
  JSON.stringify({
    compilerOptions: {
      target: 'es2022',
      lib: ['es2022', 'dom'],
      types: [],
      strict: true,
      exactOptionalPropertyTypes: true,
      skipLibCheck: false,
      noEmit: true,
      ...facts,
    },
  })

const FILES: Readonly<Record<string, string>> = {
  'package.json': '{ "private": true, "type": "module" }',
  'plain.html': PLAIN,
  'typescript/index.html': PAGE('./main.ts'),
  'typescript/main.ts': TYPESCRIPT,
  'typescript/wrong.ts': TYPESCRIPT_WRONG,
  'typescript/tsconfig.json': settings({ module: 'nodenext' }),
  'react/index.html': PAGE('./main.tsx'),
  'react/main.tsx': REACT,
  'react/wrong.tsx': REACT_WRONG,
  'react/tsconfig.json': settings({
    module: 'esnext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    verbatimModuleSyntax: true,
  }),
}

async function writeHosts(folder: string): Promise<void> {
  for (const [name, text] of Object.entries(FILES)) {
    const file = join(folder, name)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
}

async function linkReact(folder: string): Promise<void> {
  await mkdir(join(folder, 'node_modules/@types'), { recursive: true })
  for (const name of BROUGHT_BY_REACT)
    await symlink(resolve('node_modules', name), join(folder, 'node_modules', name), 'junction')
}

export interface Hosts {
  folder: string
  /** What is in the package. */
  packed: string[]
  /** What a server of the host says that runs this code; throws if it fails. */
  onServer(code: string): Promise<string>
  /** Compiles a host's types and builds it as its own Vite would; throws with what the compiler says. */
  build(host: 'typescript' | 'react'): Promise<void>
  remove(): Promise<void>
}

/** Packs what was built and installs it, without any network, into a folder with three hosts. */
export async function installPacked(): Promise<Hosts> {
  const folder = await mkdtemp(join(tmpdir(), 'quiz-hosts-'))
  await writeHosts(folder)
  const { stdout } = await npm('.', 'pack', '--ignore-scripts', '--json', '--pack-destination', folder)
  const [{ filename, files }] = JSON.parse(stdout)
  await npm(folder, 'install', '--offline', '--no-save', '--no-audit', '--no-fund', `./${filename}`)
  await linkReact(folder)
  return {
    folder,
    packed: files.map(({ path }: { path: string }) => path),
    async onServer(code) {
      const { stdout, stderr } = await run(process.execPath, ['--input-type=module', '-e', code], {
        cwd: folder,
      })
      return stdout + stderr
    },
    async build(host) {
      const root = join(folder, host)
      await run(process.execPath, [resolve('node_modules/typescript/bin/tsc'), '-p', root]).catch((error) => {
        throw new Error(`the types of ${host} do not fit:\n${error.stdout}`)
      })
      await build({ root, configFile: false, base: './', logLevel: 'error', build: { minify: false } })
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}
