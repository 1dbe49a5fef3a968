// SPEC Operation Lists
import { describe, expect, test } from 'vitest'
import { readConfig } from '../../../demo/api/lib/config.ts'
import { MINUTE_MS } from '../../../src/domain/lib/time.ts'
import type { AdminResultsQuery } from '../../../src/domain/results/admin-results.ts'
import { readAllAttempts } from '../../../src/stores/results/all-attempts.ts'
import { openBrowser } from '../../support/page/browser.ts'
import { isBack } from '../../support/page/signing-in.ts'
import { readResults } from '../../support/school/admin-results.ts'
import { handIn } from '../../support/school/hand-in.ts'
import { book, enrol, type Person, type School, storeQuiz, storeSlot } from '../../support/school/school.ts'
import { api, signInAs, type TestServer } from '../../support/server/server.ts'
import { openTwinServers, shared } from '../../support/server/twin-servers.ts'

const HOUR_MS = 60 * MINUTE_MS
const PUBLIC_URL = 'http://localhost:4999'
const config = {
  publicUrl: PUBLIC_URL,
  trustedProxies: readConfig({ TRUSTED_PROXIES: '127.0.0.1' }).trustedProxies,
}

/** A server by its own address, not by the one of both. */
const schoolOf = ({ deps }: TestServer): School => ({ url: deps.address.loopback, deps })

/** So many learners book that slot and submit that quiz. */
async function takeExam(
  school: School,
  learners: number,
  { quizId, slotId }: Record<'quizId' | 'slotId', string>,
) {
  for (let learner = 0; learner < learners; learner++) {
    const asha = await enrol(school)
    await book(asha, slotId)
    const { status } = await handIn(asha, quizId, { answers: [0, 1, 0], timeSpent: 60 })
    expect(status).toBe(200)
  }
}

/** Pages of a quiz's results, as the client of an administrator asks for them. */
const resultsFor = (admin: Person, quizId: string) => (query: AdminResultsQuery) =>
  readResults(admin, { ...query, quizId })

/** Reads all results by pages of ten, with something happening before every other page; whose they are. */
async function readWhile(readPage: ReturnType<typeof resultsFor>, meanwhile: () => Promise<unknown>) {
  let pages = 0
  const readBetween = async (query: AdminResultsQuery) => {
    if (++pages % 2 === 0) await meanwhile()
    return readPage(query)
  }
  const { attempts, complete } = await readAllAttempts({ readPage: readBetween, limit: 10 })
  return { complete, people: attempts.map(({ user }) => user?._id) }
}

describe.runIf(shared)('two servers on one PostgreSQL', () => {
  // As behind a load balancer: each has the same public address.
  const twins = openTwinServers({ config, ceilings: { signIn: 20 } })

  /** Sends every other request to the other server. */
  function alternate() {
    let turn = 0
    return (url: URL | string) => {
      const { loopback } = twins()[turn++ % 2 === 0 ? 0 : 1].deps.address
      return String(url).replace(PUBLIC_URL, loopback)
    }
  }

  test('serve the steps of one sign-in by turns', async () => {
    const [browser, balance] = [openBrowser(), alternate()]
    const headers = { host: new URL(PUBLIC_URL).host }
    let url = new URL(`${PUBLIC_URL}/api/auth/google`)
    for (let step = 0; step < 12 && !isBack(url); step++) {
      const chooser = url.pathname.includes('/choose/')
      const body = new URLSearchParams({ persona: 'asha' })
      const answer = await browser.visit(
        balance(url),
        chooser ? { method: 'POST', body, headers } : { headers },
      )
      url = new URL(answer.headers.get('location') ?? '', url)
    }
    expect(Object.fromEntries(url.searchParams)).toEqual({
      auth: 'success',
      token: expect.any(String),
      moved: undefined,
    })
  })

  test('know each other’s sessions, and each other’s sign-outs', async () => {
    const token = await signInAs(twins()[0], 'ben')
    const [here, there] = twins().map(({ deps }) => api({ url: deps.address.loopback }, token))
    expect(await there?.('GET', '/auth/me')).toMatchObject({ status: 200 })
    await here?.('POST', '/auth/logout')
    expect(await there?.('GET', '/auth/me')).toMatchObject({ status: 401 })
  })

  test('count calls of one client together', async () => {
    const ask = ({ deps }: TestServer) =>
      api({ url: deps.address.loopback })(
        'POST',
        '/auth/token',
        { token: 'x' },
        { 'x-forwarded-for': '203.0.113.7' },
      )
    const statuses = await Promise.all(
      Array.from({ length: 30 }, (_, index) => ask(twins()[index % 2 === 0 ? 0 : 1])),
    )
    expect(statuses.filter(({ status }) => status === 429)).toHaveLength(10)
  })

  test('read all results, whatever the other one stores or resets between the pages', async () => {
    const [here, there] = [schoolOf(twins()[0]), schoolOf(twins()[1])]
    const now = here.deps.clock()
    const exam = {
      quizId: await storeQuiz(here, { opens: now, closes: now + HOUR_MS }),
      slotId: await storeSlot(here, now),
    }
    const [grace, ben] = [await enrol(here, { isAdmin: true }), await enrol(there, { isAdmin: true })]
    const readPage = resultsFor(grace, exam.quizId)
    await takeExam(there, 45, exam)
    const before = await readWhile(readPage, async () => undefined)
    expect(before).toMatchObject({ complete: true, people: { length: 45 } })
    const during = await readWhile(readPage, () => takeExam(there, 6, exam))
    expect(during.complete).toBe(true)
    expect(during.people, 'no older one is missing').toEqual(expect.arrayContaining(before.people))
    const gone = [...before.people]
    const reset = () =>
      ben.call('POST', `/quiz/${exam.quizId}/admin/reset-attempt`, { userId: gone.splice(12, 1)[0] })
    const { complete, people } = await readWhile(readPage, reset)
    expect(complete).toBe(true)
    expect(people).toEqual(expect.arrayContaining(gone))
  })
})
