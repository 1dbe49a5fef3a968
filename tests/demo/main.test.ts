import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { isBuiltin } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { EXTENSIONS } from '../../demo/api/database/pglite.ts'
import { openBrowser } from '../support/page/browser.ts'
import { signInThroughIssuer, tokenOf } from '../support/page/signing-in.ts'
import { SITE_PAGE } from '../support/server/built-api.ts'
import { fillDataDir } from '../support/server/database-image.ts'
import { startInVain, startProcess } from '../support/server/process.ts'
import { beginRequest } from '../support/server/raw-http.ts'
import { api } from '../support/server/server.ts'

let dir: string
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'quiz-main-'))
  await writeFile(join(dir, 'file'), 'no folder')
})
afterAll(() => rm(dir, { recursive: true, force: true }))

test('a start says one line, logs who did what without secrets, and a signal ends it well', async () => {
  const server = await startProcess({ DATA_DIR: join(dir, 'data'), LOG_LEVEL: 'info' })
  expect(server.said()).toBe(`Ready: ${server.url}\n`)

  const browser = openBrowser()
  const address = await signInThroughIssuer(server, browser, { persona: 'asha' })
  const token = await tokenOf(server, address)
  const { body } = await api(server, token)('GET', '/auth/me?secret=word')
  await vi.waitUntil(() => server.said().includes('"path":"/api/auth/me"'))
  const lines = server
    .said()
    .trim()
    .split('\n')
    .slice(1)
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

test('a wrong environment stops the start with one line', async () => {
  expect(await startInVain({ PORT: 'http' })).toEqual({ code: 1, said: 'PORT must be a port number.\n' })
})

test('a wrong environment stops `npm start` with one line, before anything is built', () => {
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'demo/start.ts'], {
    env: { PATH: process.env.PATH, PORT: 'http' },
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([1, 'PORT must be a port number.\n'])
})

test('the built server finds the site beside it from any folder, and ends at once when told to again', async () => {
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

test('a damaged database stops the start with one line, without a word of PGlite’s source', async () => {
  const damaged = join(dir, 'damaged')
  await fillDataDir(damaged)
  await writeFile(join(damaged, 'database/global/pg_control'), Buffer.alloc(8192))
  const { code, said } = await startInVain({ DATA_DIR: damaged, SAMPLE_DATA: 'none' })
  expect([code, said]).toEqual([1, expect.stringMatching(/^DATA_DIR \S+ cannot be opened \([^\n]{1,300}\n$/)])
})

test('a surprise in the built server names the line of the source', async () => {
  const surprising = join(dir, 'surprising')
  await fillDataDir(surprising)
  const lite = await PGlite.create(`${surprising}/database`, { extensions: EXTENSIONS })
  await lite.exec('drop table app_secrets')
  await lite.close()
  const { code, said } = await startInVain({ DATA_DIR: surprising, SAMPLE_DATA: 'none' })
  expect(code).toBe(1)
  expect(said).toMatch(/at async createProvider \(.*demo\/api\/session\/issuer\.ts:\d+:\d+\)/)
})

test('the built server imports the dependencies of demo/package.json alone', async () => {
  const { dependencies } = JSON.parse(await readFile('demo/package.json', 'utf8'))
  const code = await readFile(process.env.BUILT_API ?? '', 'utf8')
  const imports = code.matchAll(/(?:^import .*?|\bimport\()["']((?:@[\w-]+\/)?[\w.:-]+)/gm)
  const names = [...imports].map(([, name = '']) => name)
  expect(names).toEqual(expect.arrayContaining(['hono', 'oidc-provider', '@electric-sql/pglite']))
  expect(names.filter((name) => !isBuiltin(name) && !(name in dependencies))).toEqual([])
})
