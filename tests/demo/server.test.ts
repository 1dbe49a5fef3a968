import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createApp } from '../../demo/api/app.ts'
import { openDb } from '../../demo/api/database/db.ts'
import { startServer } from '../../demo/api/server.ts'
import { api, startTestServer, testConfig } from '../support/server/server.ts'

describe('the health check', () => {
  test.each(['/health', '/api/health'])('at %s answers while the database does', async (path) => {
    const server = await startTestServer()
    const answer = await fetch(server.url + path)
    expect([answer.status, await answer.json()]).toEqual([200, { ok: true, status: 'ok' }])
    await server.close()
  })

  test('is a 503 without details if the database cannot be reached', async () => {
    const server = await startTestServer()
    const nowhere = await openDb({ url: 'postgres://quiz@127.0.0.1:1/quiz' })
    const facts = { remoteAddress: 'test', requestId: 'r-1' }
    const answer = await createApp({ ...server.deps, db: nowhere.db }).request('/health', undefined, facts)
    const message = 'The database cannot be reached. Please try again in a moment.'
    const body = { message, code: 'database_unreachable', requestId: 'r-1' }
    expect([answer.status, await answer.json()]).toEqual([503, body])
    await nowhere.close()
    await server.close()
  })

  test('is a 500 without details after an unexpected error', async () => {
    const server = await startTestServer()
    await sql`drop table sessions`.execute(server.deps.db)
    const answer = await api(server, 'x')('GET', '/auth/me')
    expect(answer).toMatchObject({ status: 500, body: { message: 'Internal error' } })
    await server.close()
  })
})

describe('a start that fails', () => {
  test('names a database that cannot be reached', async () => {
    const config = { ...testConfig, databaseUrl: 'postgres://quiz:secret@127.0.0.1:1/quiz' }
    const failure = await startServer({ config }).catch((error) => error)
    expect(failure).toMatchObject({
      name: 'StartError',
      message: expect.stringMatching(/^DATABASE_URL [^\n]*$/),
    })
    expect(failure.message).not.toContain('secret')
  })

  test('refuses the demo sign-in on a public address before anything is opened', async () => {
    const config = { ...testConfig, publicUrl: 'https://quiz.example', dataDir: '/nowhere' }
    await expect(startServer({ config })).rejects.toThrow(/^PUBLIC_URL/)
  })
})

describe('the site', () => {
  let siteDir: string
  beforeEach(async () => {
    siteDir = await mkdtemp(join(tmpdir(), 'quiz-site-'))
    await mkdir(join(siteDir, 'embed/chunks'), { recursive: true })
    await writeFile(join(siteDir, 'embed/quiz-app.js'), 'export {}')
    await writeFile(join(siteDir, 'embed/chunks/core-Ab3_x-9Z.js'), 'export {}')
  })
  afterEach(() => rm(siteDir, { recursive: true }))

  test('says how to build it if it was not built', async () => {
    const server = await startTestServer({ siteDir })
    const answer = await fetch(server.url)
    expect(answer.status).toBe(503)
    expect(await answer.text()).toContain('npm run build')
    await server.close()
  })

  test('is served with a strict policy, and only hashed names are cached', async () => {
    await writeFile(join(siteDir, 'index.html'), '<!doctype html><title>Quiz</title>')
    const server = await startTestServer({ siteDir })
    const get = (path: string, method = 'GET') => fetch(server.url + path, { method })
    const home = await get('/')
    expect(home.headers.get('content-security-policy')).toContain("script-src 'self'")
    expect(home.headers.get('cache-control')).toBe('no-cache')
    const entry = await get('/embed/quiz-app.js')
    expect(entry.headers.get('cache-control')).toBe('no-cache')
    expect(entry.headers.get('access-control-allow-origin')).toBe('*')
    expect((await get('/embed/chunks/core-Ab3_x-9Z.js')).headers.get('cache-control')).toContain('immutable')
    expect((await get('/nowhere')).status).toBe(404)
    expect((await get('/..%2f..%2fetc%2fpasswd')).status).toBe(404)
    expect((await get('/', 'POST')).status).toBe(405)
    await server.close()
  })
})
