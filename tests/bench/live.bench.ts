import { REPORT_KINDS } from '../../src/domain/reports/reports.ts'
import { at, opticsJson } from '../support/school/fixtures.ts'
import { enrolMany, seatMany } from '../support/school/many-learners.ts'
import { setup } from '../support/server/postgres.ts'
import { percentile } from './statistics.ts'

const stopPostgres = await setup()
process.once('SIGTERM', () => void stopPostgres?.().then(() => process.exit(1)))
// They look for a database as they are loaded.
const { engines } = await import('../support/server/engines.ts')
const { enrol, storeQuiz, storeSlot } = await import('../support/school/school.ts')
const { api, startTestServer } = await import('../support/server/server.ts')

/**
 * How long an administrator waits for the room of 500 people while each of them gives a sign of life every 8 s and saves an
 * answer every 40 s, over HTTP; without reports of questions and with 200. Run: node --import tsx tests/bench/live.bench.ts [learners] [seconds].
 */
const LEARNERS = Number(process.argv[2] ?? 500)
const SECONDS = Number(process.argv[3] ?? 20)
const BEAT_MS = 8000
const BEATS_BETWEEN_SAVES = 5
const POLL_MS = 250
const REPORTS = 200
const QUESTIONS = opticsJson.questions.map(({ _id }) => _id)

type Call = ReturnType<typeof api>

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const shown = (times: readonly number[]) =>
  [0.5, 0.95, 1].map((share) => percentile(times, share).toFixed(1).padStart(7)).join(' ')

interface Figures {
  times: number[]
  refused: number
}
const noFigures = (): Figures => ({ times: [], refused: 0 })

async function timed({ times }: Figures, call: () => ReturnType<Call>) {
  const began = performance.now()
  const answer = await call()
  times.push(performance.now() - began)
  return answer
}

/** A page at work, from some moment of the first eight seconds on. */
async function write(call: Call, index: number, quizId: string, figures: Figures, isOver: () => boolean) {
  await pause((index / LEARNERS) * BEAT_MS)
  for (let beat = index; !isOver(); beat++) {
    const began = performance.now()
    const save = { revision: Math.round(began), answers: [beat % 4, null, 0], flags: [], current: beat % 3 }
    const { status } = await timed(figures, () =>
      beat % BEATS_BETWEEN_SAVES === 0
        ? call('PUT', `/quiz/${quizId}/attempt`, save)
        : call('GET', `/quiz/${quizId}/attempt?left=0`),
    )
    if (status !== 200) figures.refused++
    await pause(Math.max(0, BEAT_MS - (performance.now() - began)))
  }
}

/** An administrator's page. Answers the share of 304, and how large the room is. */
async function watch(call: Call, path: string, figures: Figures, polls: number, betweenMs: number) {
  let [tag, unmoved, bytes] = ['', 0, 0]
  for (let poll = 0; poll < polls; poll++) {
    const { status, headers, body } = await timed(figures, () =>
      call('GET', path, undefined, { 'if-none-match': tag }),
    )
    tag = headers.get('etag') ?? ''
    if (status === 304) unmoved++
    else bytes = JSON.stringify(body).length
    await pause(betweenMs)
  }
  return `304: ${Math.round((unmoved / polls) * 100)} %, room of ${Math.round(bytes / 1024)} kB`
}

for (const kind of engines) {
  const school = await startTestServer({ now: at('09:00:00'), engine: await kind.open() })
  const [quizId, slotId] = [await storeQuiz(school), await storeSlot(school, at('10:00:00'), LEARNERS)]
  const tokens = await enrolMany(school, LEARNERS)
  await seatMany(school, slotId, tokens)
  school.clock.now = at('10:05:00')
  const grace = await enrol(school, { isAdmin: true })
  const calls = tokens.map((token) => api(school, token))
  for (const call of calls) await call('POST', `/quiz/${quizId}/start`)
  for (const text of ['one', 'two', 'three'])
    await grace.call('POST', `/quiz/${quizId}/admin/announce`, { text })
  process.stdout.write(`\n${kind.name}, ${LEARNERS} people (p50, p95, most in ms)\n`)
  const paths = { slot: `/admin/slots/live?slotId=${slotId}`, quiz: `/quiz/${quizId}/admin/live` }
  const atRest = async (told: string) => {
    for (const [name, path] of Object.entries(paths)) {
      const polls = noFigures()
      const facts = await watch(grace.call, path, polls, 40, 0)
      process.stdout.write(`${`${name}, at rest${told}`.padEnd(36)}${shown(polls.times)}  ${facts}\n`)
    }
  }
  const atWork = async (told: string) => {
    const [began, clock] = [performance.now(), school.clock.now]
    const ticking = setInterval(() => {
      school.clock.now = clock + performance.now() - began
    }, 50)
    for (const [name, path] of Object.entries(paths)) {
      let over = false
      const [pages, polls] = [noFigures(), noFigures()]
      const writing = calls.map((call, index) => write(call, index, quizId, pages, () => over))
      await pause(BEAT_MS)
      const facts = await watch(grace.call, path, polls, (SECONDS * 1000) / POLL_MS, POLL_MS)
      over = true
      await Promise.all(writing)
      process.stdout.write(`${`${name}, all at work${told}`.padEnd(36)}${shown(polls.times)}  ${facts}\n`)
      process.stdout.write(
        `${'  a learner’s call'.padEnd(36)}${shown(pages.times)}  ${pages.times.length} calls, refused ${pages.refused}\n`,
      )
    }
    clearInterval(ticking)
  }
  await atRest('')
  await atWork('')
  const reports = noFigures()
  const reporting = calls.slice(0, REPORTS).map(async (call, index) => {
    const body = {
      questionId: QUESTIONS[index % QUESTIONS.length],
      kind: REPORT_KINDS[index % REPORT_KINDS.length],
    }
    const { status } = await timed(reports, () => call('POST', `/quiz/${quizId}/reports`, body))
    if (status !== 200) reports.refused++
  })
  const meanwhile = noFigures()
  const facts = await watch(grace.call, paths.quiz, meanwhile, 10, 0)
  await Promise.all(reporting)
  process.stdout.write(
    `${`${REPORTS} reports at once`.padEnd(36)}${shown(reports.times)}  refused ${reports.refused}\n`,
  )
  process.stdout.write(`${'  the room meanwhile'.padEnd(36)}${shown(meanwhile.times)}  ${facts}\n`)
  await atRest(', reports')
  await atWork(', reports')
  await school.close()
}
await stopPostgres?.()
// A timer of the rate limits would keep the process for minutes.
process.exit()
