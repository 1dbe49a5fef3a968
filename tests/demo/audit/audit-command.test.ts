import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { at } from '../../support/school/fixtures.ts'
import { enrol, type Person, storeQuiz, storeSlot } from '../../support/school/school.ts'
import { startTestServer, type TestServer } from '../../support/server/server.ts'

let school: TestServer
let admin: Person

beforeAll(async () => {
  school = await startTestServer({ now: at('10:05:00') })
  await storeSlot(school, at('10:00:00'))
  await storeQuiz(school)
  admin = await enrol(school, { isAdmin: true })
})
afterAll(() => school.close())

/** The command as a process, as somebody types it. */
function start(typed: readonly string[], env: Record<string, string> = {}) {
  const process_ = spawn(process.execPath, ['--import', 'tsx', 'demo/audit/main.ts', ...typed], {
    env: { ...process.env, ...env },
  })
  const said = Promise.all([text(process_.stdout), text(process_.stderr)]).then((parts) => parts.join(''))
  const ended = once(process_, 'close').then(async ([code]) => ({ code, said: await said }))
  return { process: process_, ended }
}

const run = (...typed: string[]) => start(typed).ended

test.each([
  ['no address', [], 'usage:'],
  ['an address that is none', ['localhost:3000'], 'no address with http'],
  ['an option that it does not know', ['http://localhost/api', '--wirte'], '--wirte'],
  ['a report of another kind', ['http://localhost/api', '--report', 'audit.pdf'], '--report must end with'],
  ['an API that is not there', ['http://127.0.0.1:9/api'], 'does not answer'],
])('the command says what is wrong with %s, and checks nothing', async (_, typed, words) => {
  const { code, said } = await run(...typed)
  expect([code, said]).toEqual([3, expect.stringContaining(words)])
})

test('an administrator in the place of a learner is noticed before anything is checked', async () => {
  const { code, said } = await run(`${school.url}/api`, `--learner=${admin.token}`)
  expect([code, said]).toEqual([3, expect.stringContaining('--learner: this person is an administrator')])
})

test('a report is a page, a file for a pipeline, or data, and has no token in it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'audit-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const ending of ['html', 'xml', 'json']) {
    const file = join(folder, `audit.${ending}`)
    const { ended } = start([`${school.url}/api`, '--only', 'session,shape', '--report', file], {
      AUDIT_ADMIN: admin.token,
    })
    const { code, said } = await ended
    const report = await readFile(file, 'utf8')
    expect([code, said]).toEqual([0, expect.stringContaining('0 MUST')])
    expect(report).toContain('session.bad-token')
    expect(said + report).not.toContain(admin.token)
  }
})

test('what the audit has made is removed after Ctrl+C', async () => {
  const { process: process_, ended } = start([`${school.url}/api`, '--write', `--admin=${admin.token}`])
  const titles = async () => JSON.stringify((await admin.call('GET', '/quiz')).body)
  process_.stdout.on('data', (line) => {
    if (String(line).includes('authoring.create')) process_.kill('SIGINT')
  })
  const { said } = await ended
  expect(said).toContain('removing what the audit has made')
  expect(said).not.toContain('error.object')
  expect(await titles()).not.toContain('Audit of the API')
})
