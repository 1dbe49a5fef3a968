import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { isBuiltin } from 'node:module'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { EXTENSIONS } from '../../demo/api/database/pglite.ts'
import { openBrowser } from '../support/page/browser.ts'
import { signInThroughIssuer, tokenOf } from '../support/page/signing-in.ts'
import { SITE_PAGE } from '../support/server/built-api.ts'
import { fillDataDir } from '../support/server/database-image.ts'
import { freePort } from '../support/server/free-port.ts'
import { startInVain, startProcess } from '../support/server/process.ts'
import { beginRequest } from '../support/server/raw-http.ts'
import { api } from '../support/server/server.ts'

let dir: string
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'quiz-main-'))
  await writeFile(join(dir, 'file'), 'no folder')
})
afterAll(() => rm(dir, { recursive: true, force: true }))

test('a start reports its address and who can sign in, logs actions without secrets, and ends well on a signal', async () => {
  const server = await startProcess({ DATA_DIR: join(dir, 'data'), LOG_LEVEL: 'info' })
  expect(server.said().split('\n')).toEqual([
    `Ready: ${server.url}`,
    'Who can reach it: this machine only. Who can sign in: anybody, as a sample person or under any name.',
    '',
  ])

  const browser = openBrowser()
  const address = await signInThroughIssuer(server, browser, { persona: 'asha' })
  const token = await tokenOf(server, address)
  const { body } = await api(server, token)('GET', '/auth/me?secret=word')
  await vi.waitUntil(() => server.said().includes('"path":"/api/auth/me"'))
  const lines = server
    .said()
    .trim()
    .split('\n')
    .slice(2)
    .map((line) => JSON.parse(line))
  expect(lines.at(-1)).toMatchObject({
    method: 'GET',
    path: '/api/auth/me',
    status: 200,
    userId: body.user._id,
  })
  expect(lines.at(-1)).toMatchObject({ ms: expect.any(Number), msg: 'request' })
  const secrets = [
    token,
    address.searchParams.get('token'),
    'secret=word',
    'code=',
    'state=',
    ...[...browser.cookies.values()].map(({ value }) => value),
  ]
  for (const secret of secrets) expect(server.said()).not.toContain(secret)

  const second = await startInVain({ DATA_DIR: join(dir, 'data') })
  expect(second).toEqual({
    code: 1,
    said: expect.stringMatching(/^DATA_DIR [^\n]* in use by another process[^\n]*\n$/),
  })

  expect(await server.end('SIGTERM')).toBe(0)
})

/** As other machines would know this one, where it has a network. */
const outer = Object.values(networkInterfaces())
  .flat()
  .find((address) => address && !address.internal && address.family === 'IPv4')?.address

test.each([
  ['PUBLIC_URL opens nothing', {}, 'ECONNREFUSED'],
  ['DEMO_LOGIN opens it', { DEMO_LOGIN: '1' }, 200],
  ['HOST closes it again', { DEMO_LOGIN: '1', HOST: '127.0.0.1' }, 'ECONNREFUSED'],
])('%s, so the server is as closed from another address as it says', async (_, more, answer) => {
  const port = await freePort()
  const environment = { PUBLIC_URL: `http://localhost:${port}`, PORT: `${port}`, ...more }
  await fillDataDir(join(dir, `${port}`))
  const server = await startProcess({ DATA_DIR: join(dir, `${port}`), SAMPLE_DATA: 'none', ...environment })
  const reached = await fetch(`http://${outer}:${port}/health`).then(
    ({ status }) => status,
    ({ cause }) => cause.code,
  )
  expect(reached).toBe(outer ? answer : reached)
  await vi.waitUntil(() => server.said().includes('Who can reach it'))
  expect(server.said()).toContain(
    answer === 200 ? `Who can reach it: the network at ` : 'Who can reach it: this machine only.',
  )
  await server.end('SIGTERM')
})

test('an invalid environment stops the start with one line', async () => {
  expect(await startInVain({ PORT: 'http' })).toEqual({ code: 1, said: 'PORT must be a port number.\n' })
})

test('an invalid environment stops `npm start` with one line, before anything is built', () => {
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'demo/start.ts'], {
    env: { PATH: process.env.PATH, PORT: 'http' },
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([1, 'PORT must be a port number.\n'])
})

test('the built server finds its site from any folder, and exits at once on a second signal', async () => {
  await fillDataDir(join(dir, 'filled'))
  const server = await startProcess({ DATA_DIR: join(dir, 'filled'), SAMPLE_DATA: 'none' })
  expect(await (await fetch(server.url)).text()).toBe(SITE_PAGE)
  // A call that never comes to its end.
  await beginRequest(server.url, 'POST /api/auth/token', 1)
  const ended = server.end('SIGTERM')
  const again = setInterval(() => void server.end('SIGTERM'), 100)
  expect(await ended).toBe(1)
  clearInterval(again)
})

test('a damaged database stops the start with one line that has none of PGlite’s source', async () => {
  const damaged = join(dir, 'damaged')
  await fillDataDir(damaged)
  await writeFile(join(damaged, 'database/global/pg_control'), Buffer.alloc(8192))
  const { code, said } = await startInVain({ DATA_DIR: damaged, SAMPLE_DATA: 'none' })
  expect([code, said]).toEqual([1, expect.stringMatching(/^DATA_DIR \S+ cannot be opened \([^\n]{1,300}\n$/)])
})

test('an unexpected error of the built server names the line of the source', async () => {
  const surprising = join(dir, 'surprising')
  await fillDataDir(surprising)
  const lite = await PGlite.create(`${surprising}/database`, { extensions: EXTENSIONS })
  await lite.exec(`update app_secrets set value = '{"keys": 1}'`)
  await lite.close()
  const { code, said } = await startInVain({ DATA_DIR: surprising, SAMPLE_DATA: 'none' })
  expect(code).toBe(1)
  expect(said).toMatch(/ at async createIssuer \(.*demo\/api\/session\/issuer\.ts:\d+:\d+\)/)
})

test('the built server imports only the dependencies of demo/package.json', async () => {
  const { dependencies } = JSON.parse(await readFile('demo/package.json', 'utf8'))
  const code = await readFile(process.env.BUILT_API ?? '', 'utf8')
  const imports = code.matchAll(/(?:^import .*?|\bimport\()["']((?:@[\w-]+\/)?[\w.:-]+)/gm)
  const names = [...imports].map(([, name = '']) => name)
  expect(names).toEqual(expect.arrayContaining(['hono', 'oidc-provider', '@electric-sql/pglite']))
  expect(names.filter((name) => !isBuiltin(name) && !(name in dependencies))).toEqual([])
})
