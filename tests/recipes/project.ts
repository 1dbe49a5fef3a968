import { execFile } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

const RECIPES = resolve('tests/recipes')
/** Projects in a folder of yours stay there, and need not be installed a second time. */
const { RECIPES_DIR } = process.env
const LOGS = resolve('test-results/recipes')

/** A project finds its own programs alone, not those of ours, and all of what it names is installed. */
const { NODE_ENV: _, PATH = '', ...around } = process.env

/** Of what a project runs. Frameworks neither call home nor draw progress. */
export const ENVIRONMENT = {
  ...around,
  PATH: PATH.split(delimiter)
    .filter((folder) => !folder.includes('node_modules'))
    .join(delimiter),
  ASTRO_TELEMETRY_DISABLED: '1',
  CI: '1',
  FORCE_COLOR: '0',
  NEXT_TELEMETRY_DISABLED: '1',
  NG_CLI_ANALYTICS: 'false',
  NUXT_TELEMETRY_DISABLED: '1',
}

/** The part of a recipe's package.json that is read here. */
interface Manifest {
  scripts: Partial<Record<string, string>>
  /** The folder of static files that `build` makes. Without it `start` serves the pages. */
  config?: { site: string }
}

export interface Project {
  folder: string
  /** The folder of static files, if there is one. */
  site: string | undefined
  /** Runs a script of the project, if it has that one; throws with what it printed. */
  script(name: string): Promise<void>
  remove(): void
}

export const recipeNames = readdirSync(RECIPES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

function prepareLog(name: string): string {
  mkdirSync(LOGS, { recursive: true })
  const log = join(LOGS, `${name}.log`)
  writeFileSync(log, '')
  return log
}

/** Copies a recipe and installs it with the packed elements. */
export async function openProject(name: string, tarball: string): Promise<Project> {
  const folder = join(RECIPES_DIR || mkdtempSync(join(tmpdir(), 'quiz-recipe-')), name)
  cpSync(join(RECIPES, name), folder, { recursive: true })
  const log = prepareLog(name)
  const { scripts, config }: Manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const npm = async (...words: string[]) => {
    const options = {
      cwd: folder,
      env: ENVIRONMENT,
      shell: process.platform === 'win32',
      maxBuffer: 64 * 1024 * 1024,
    }
    const since = performance.now()
    const { stdout, stderr } = await run('npm', words, options).catch((error) => {
      appendFileSync(log, `$ npm ${words.join(' ')}\n${error.stdout}${error.stderr}\nfailed\n`)
      throw new Error(`npm ${words.join(' ')} failed; see ${log}\n${error.stdout}${error.stderr}`)
    })
    const seconds = ((performance.now() - since) / 1000).toFixed(1)
    appendFileSync(log, `$ npm ${words.join(' ')}\n${stdout}${stderr}passed in ${seconds} s\n\n`)
  }
  await npm('install', '--no-audit', '--no-fund', '--prefer-offline', tarball)
  return {
    folder,
    site: config && join(folder, config.site),
    script: (script) => (scripts[script] ? npm('run', script) : Promise.resolve()),
    remove() {
      if (!RECIPES_DIR) rmSync(dirname(folder), { recursive: true, force: true })
    },
  }
}
