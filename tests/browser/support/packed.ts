import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { build } from 'vite'
import { npm, packInto, type Tarball } from './pack.ts'

const run = promisify(execFile)

/** What a site that is written in React brings along itself. */
const BROUGHT_BY_REACT = ['react', 'react-dom', '@types/react', '@types/react-dom']

const PAGE = (script: string) =>
  `<!doctype html><html lang="en"><title>Host</title><link rel="icon" href="data:,">
<div id="root"></div><script type="module" src="${script}"></script></html>`

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
import 'quiz-elements/quiz-board'
`

const REACT_RIGHT = `import type {} from 'quiz-elements/react'

export const right = <quiz-app api-base="/api" theme="light" className="wide" onquiz-started={({ detail }) => detail.quizId} />
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
  'typescript/index.html': PAGE('./main.ts'),
  'typescript/main.ts': TYPESCRIPT,
  'typescript/wrong.ts': TYPESCRIPT_WRONG,
  'typescript/tsconfig.json': settings({ module: 'nodenext' }),
  'react/src/right.tsx': REACT_RIGHT,
  'react/src/wrong.tsx': REACT_WRONG,
  'react/tsconfig.json': settings({
    module: 'esnext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    verbatimModuleSyntax: true,
  }),
}

/** Recipes that need nothing from a registry are hosts of each gate, too. */
const RECIPES = ['plain', 'react']

async function writeHosts(folder: string): Promise<void> {
  for (const name of RECIPES) await cp(join('tests/recipes', name), join(folder, name), { recursive: true })
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
  tarball: Tarball
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
  const tarball = await packInto(folder)
  await npm(folder, 'install', '--offline', '--no-save', '--no-audit', '--no-fund', tarball.file)
  await linkReact(folder)
  await cp(join(folder, 'node_modules/quiz-elements/dist/embed'), join(folder, 'plain/quiz-elements'), {
    recursive: true,
  })
  return {
    folder,
    tarball,
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
