import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { freePort } from '../../support/server/free-port.ts'
import { faultsOf } from '../support/package-checks.ts'
import { type Hosts, installPacked } from '../support/packed.ts'
import { enrolSeated, openQuiz, type School } from '../support/school.ts'
import { test as base, expect } from '../support/story.ts'
import { choose, enter, quizCard, startQuiz, submit, welcome } from '../support/walking.ts'

const MOUNT = '/hosts/'
const ALLOWED =
  /^(dist\/embed\/.+|demo\/docs\/.+\.md|demo\/docs\/deploy\/[^/]+|demo\/starters\/.+\.(js|json|sql|py|html|md)|demo\/THREATS\.md|\.github\/SECURITY\.md|[A-Z]+\.md|LICENSE|package\.json)$/
/** Under its name, as the manifest names modules, and by the file. */
const SPECIFIERS = [
  '',
  '/quiz-app',
  '/quiz-admin',
  '/slot-booker',
  '/elements',
  '/quiz-app.js',
  '/dist/embed/quiz-app.js',
  '/quiz-elements.js',
]

/** Those that do not lead out of the package. */
const filesThatReadmeLinks = () =>
  [...readFileSync('README.md', 'utf8').matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, path = '']) => path)

/** The hosts stand at the school's own address. */
const serve = (page: Page, school: School, { folder }: Hosts) =>
  page.route(`${school.url}${MOUNT}**`, (route) => {
    const path = new URL(route.request().url()).pathname.slice(MOUNT.length)
    return route.fulfill({ path: join(folder, path) })
  })

const test = base.extend<object, { hosts: Hosts }>({
  hosts: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const hosts = await installPacked()
      await use(hosts)
      await hosts.remove()
    },
    // Of the worker: the files outlive the page, which may still be fetching chunks when its story is over.
    { scope: 'worker' },
  ],
})

test('the package works in a plain page, in TypeScript and in React', async ({ page, school, hosts }) => {
  const learner = await enrolSeated(school, 'Lin Zhao')
  const quiz = await openQuiz(school, { count: 1 })
  await serve(page, school, hosts)

  await test.step('the package holds the built files, and the notices of its contents', async () => {
    const { paths, file } = hosts.tarball
    expect(paths.filter((path) => !ALLOWED.test(path))).toEqual([])
    expect(paths).toEqual(
      expect.arrayContaining(['dist/embed/LICENSES.txt', 'dist/embed/custom-elements.json', 'CHANGELOG.md']),
    )
    expect(paths).toEqual(expect.arrayContaining(filesThatReadmeLinks()))
    expect(await faultsOf(file)).toEqual([])
  })

  await test.step('each entry can be imported on a server, and does nothing there', async () => {
    const imports = SPECIFIERS.map((path) => `import 'quiz-elements${path}'`)
    expect(await hosts.onServer(imports.join('\n'))).toBe('')
  })

  await test.step('a plain page works', async () => {
    await page.goto(`${school.url}${MOUNT}plain/index.html`)
    await expect(page.getByRole('heading', { name: 'Welcome to Fieldline' })).toBeVisible()
    await enter(page, school, learner, `${MOUNT}plain/index.html`)
    await expect(welcome(page, 'Lin Zhao')).toBeVisible()
  })

  await test.step('a page in TypeScript, built by Vite, works', async () => {
    await hosts.build('typescript')
    await page.goto(`${school.url}${MOUNT}typescript/dist/index.html`)
    await expect(welcome(page, 'Lin Zhao')).toBeVisible()
    await expect(page).toHaveTitle('Lin Zhao')
  })

  await test.step('a page in React 19 works', async () => {
    await hosts.build('react')
    await page.goto(`${school.url}${MOUNT}react/dist/index.html`)
    await expect(page.locator('quiz-app').getByText('Fieldline').first()).toBeVisible()
    await quizCard(page, quiz.title).getByRole('link', { name: 'Take Quiz' }).click()
    await startQuiz(page)
    await expect(page.getByRole('math').first()).toBeVisible()
    await choose(page, 'A')
    await submit(page)
    await expect(page).toHaveTitle(`Handed in: ${quiz.id}`)
  })
})

/** The commands of the page that audit the package's own mock, for a mock on that port. */
function auditOfTheMock(folder: string, port: number): string {
  const page = readFileSync(join(folder, 'node_modules/quiz-elements/demo/docs/own-api.md'), 'utf8')
  const [, commands = ''] = /```sh\n(session\(\)[\s\S]+?)```/.exec(page) ?? []
  return commands.replaceAll('localhost:4000', `localhost:${port}`)
}

test('whoever has only the package audits its mock as the page about an own API says', async ({ hosts }) => {
  const [cwd, port] = [hosts.folder, await freePort()]
  const mock = spawn('npx', ['quiz-elements', 'mock', '--port', String(port)], { cwd, detached: true })
  await once(mock.stdout, 'data')
  try {
    const { stdout } = await promisify(execFile)('bash', ['-ec', auditOfTheMock(cwd, port)], { cwd })
    expect(stdout).toMatch(/\n\d\d rules kept, 0 MUST, 0 SHOULD, 0 FEATURE broken, /)
  } finally {
    process.kill(-Number(mock.pid))
  }
})
