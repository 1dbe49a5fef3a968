import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, openBrowser } from '../support/page/browser.ts'
import { isBack } from '../support/page/signing-in.ts'
import { setup as buildServer } from '../support/server/built-api.ts'
import { freePort } from '../support/server/free-port.ts'
import { clusterStarter } from '../support/server/postgres.ts'
import { type ServerProcess, startProcess } from '../support/server/process.ts'
import { percentile } from './statistics.ts'

/**
 * A school signs in for the first time, at an even rate and from one address, over HTTP against the built server: through the
 * embedded issuer, whose share a real one takes off. PGlite has one process, PostgreSQL two. Run: node --import tsx
 * tests/bench/sign-in.bench.ts [people] [seconds] [PGlite|PostgreSQL].
 */
const PEOPLE = Number(process.argv[2] ?? 500)
const SECONDS = Number(process.argv[3] ?? 120)
const ENGINES = process.argv[4] ? [process.argv[4]] : ['PGlite', 'PostgreSQL']
const STEPS = ['begin', 'issuer', 'callback', 'token', 'me', 'whole'] as const
type Step = (typeof STEPS)[number]

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

interface Figures {
  times: Record<Step, number[]>
  refused: number
  failed: string[]
}

interface School {
  publicUrl: string
  pids: readonly (number | undefined)[]
  /** The processes, which take the calls in turn. */
  urls: readonly string[]
}

/** A person's browser, whose calls a balancer deals out. */
function visitor({ publicUrl, urls }: School, { times }: Figures, first: number) {
  const browser = openBrowser()
  let turn = first
  return async (step: Step, url: URL | string, init: RequestInit = {}) => {
    const began = performance.now()
    const target = String(url).replace(publicUrl, urls[turn++ % urls.length] ?? '')
    const headers = { ...init.headers, host: new URL(publicUrl).host }
    const answer = await browser.visit(target, { ...init, headers })
    times[step].push(performance.now() - began)
    return answer
  }
}

const stepOf = ({ pathname }: URL): Step =>
  pathname.startsWith('/oidc/') ? 'issuer' : pathname.endsWith('/callback') ? 'callback' : 'begin'

const post = (type: string, body: string): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': type },
  body,
})

class Refused extends Error {}

async function checked(answer: Awaited<ReturnType<Browser['visit']>>) {
  if (answer.status === 429) throw new Refused()
  if (answer.status >= 400) throw new Error(`${answer.status} of ${new URL(answer.url).pathname}`)
  return answer
}

/** From the first call to the header with one's name. */
async function signIn(school: School, figures: Figures, index: number) {
  const visit = visitor(school, figures, index)
  const form = new URLSearchParams({ name: `Person ${index}`, email: `person${index}@school.example` })
  let url = new URL(`${school.publicUrl}/api/auth/google`)
  while (!isBack(url)) {
    const chooses = url.pathname.includes('/choose/')
    if (chooses) await checked(await visit('issuer', url))
    const init = chooses ? post('application/x-www-form-urlencoded', String(form)) : {}
    const answer = await checked(await visit(stepOf(url), url, init))
    const location = answer.headers.get('location')
    if (!location) throw new Error(`${url.pathname} leads nowhere`)
    await answer.body?.cancel()
    url = new URL(location, url)
  }
  const code = JSON.stringify({ token: url.searchParams.get('token') })
  const exchange = await visit('token', `${school.publicUrl}/api/auth/token`, post('application/json', code))
  const { token } = await (await checked(exchange)).json()
  const headers = { authorization: `Bearer ${token}` }
  await (await checked(await visit('me', `${school.publicUrl}/api/auth/me`, { headers }))).json()
}

async function measure(school: School): Promise<Figures> {
  const times = Object.fromEntries(STEPS.map((step) => [step, []])) as unknown as Figures['times']
  const figures: Figures = { times, refused: 0, failed: [] }
  await Promise.all(
    Array.from({ length: PEOPLE }, async (_, index) => {
      await pause((index / PEOPLE) * SECONDS * 1000)
      const began = performance.now()
      try {
        await signIn(school, figures, index)
        figures.times.whole.push(performance.now() - began)
      } catch (error) {
        if (error instanceof Refused) figures.refused++
        else figures.failed.push(String(error))
      }
    }),
  )
  return figures
}

function print({ times, refused, failed }: Figures) {
  for (const step of STEPS) {
    const [p50, p95, most] = [0.5, 0.95, 1].map((share) =>
      percentile(times[step], share).toFixed(0).padStart(6),
    )
    process.stdout.write(`${step.padEnd(10)} p50 ${p50} ms  p95 ${p95} ms  most ${most} ms\n`)
  }
  const { user, system } = process.cpuUsage()
  const kinds = [...new Set(failed)].slice(0, 5).join('; ')
  process.stdout.write(
    `signed in ${times.whole.length}, refused ${refused}, failed ${failed.length} ${kinds}\n`,
  )
  process.stdout.write(`the callers took ${((user + system) / 1e6).toFixed(0)} s of the processor\n`)
}

const TICKS_PER_SECOND = 100

/** What a process has taken of the processor, in seconds; Linux alone tells. */
async function cpuOf(pid: number | undefined): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
  return (Number(user) + Number(system)) / TICKS_PER_SECOND
}

const cpuOfAll = async ({ pids }: School) =>
  (await Promise.all(pids.map(cpuOf))).reduce((sum, seconds) => sum + seconds, 0)

async function report(school: School) {
  const before = await cpuOfAll(school)
  print(await measure(school))
  const each = ((await cpuOfAll(school)) - before) / PEOPLE
  process.stdout.write(`the servers took ${(each * 1000).toFixed(1)} ms of it for each sign-in\n`)
}

async function onPglite(use: (school: School) => Promise<void>) {
  const folder = await mkdtemp(join(tmpdir(), 'quiz-sign-in-'))
  const server = await startProcess({ DATA_DIR: folder, SAMPLE_DATA: 'none' })
  await use({ publicUrl: server.url, urls: [server.url], pids: [server.pid] })
  await server.end('SIGTERM')
  await rm(folder, { recursive: true, force: true })
}

async function onPostgres(use: (school: School) => Promise<void>) {
  const cluster = await clusterStarter()?.()
  if (!cluster) return
  const publicUrl = 'http://school.localhost:3000'
  const start = async (): Promise<[string, ServerProcess]> => {
    const port = String(await freePort())
    const environment = { PORT: port, PUBLIC_URL: publicUrl, DATABASE_URL: cluster.url, DEMO_LOGIN: '1' }
    return [`http://127.0.0.1:${port}`, await startProcess(environment)]
  }
  const servers = [await start(), await start()]
  const pids = servers.map(([, { pid }]) => pid)
  await use({ publicUrl, urls: servers.map(([url]) => url), pids })
  for (const [, server] of servers) await server.end('SIGTERM')
  await cluster.stop()
}

const removeBuilt = await buildServer()
for (const engine of ENGINES) {
  process.stdout.write(`\n${engine}: ${PEOPLE} people within ${SECONDS} s\n`)
  await (engine === 'PGlite' ? onPglite : onPostgres)(report)
}
await removeBuilt?.()
