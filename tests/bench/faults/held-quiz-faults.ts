import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { type Engine, openDb } from '../../../demo/api/database/db.ts'
import { DEFAULT_LIMITS } from '../../../demo/api/lib/config.ts'
import { MINUTE_MS } from '../../../src/domain/lib/time.ts'
import { optics } from '../../support/school/authoring.ts'
import { enrolMany, seatMany, storeSaved } from '../../support/school/many-learners.ts'
import { enrol, type Person, type School, storeQuiz, storeSlot } from '../../support/school/school.ts'
import type { Cluster } from '../../support/server/postgres.ts'
import { type ServerProcess, startProcess } from '../../support/server/process.ts'
import { type ApiAnswer, api } from '../../support/server/server.ts'
import { percentile } from '../statistics.ts'
import { inPsql } from './stage.ts'
import { all, doneOrSentAway, type Finding, type Seen, tell, witnessAll } from './witness.ts'

const CONNECTIONS = [4, 12, 24]
const CLASS = 40
const DUE = 1000
const REGRADED = 50_000
const QUESTIONS = 30
const HELD_MS = 10_000
/** To store the attempts of a big school may take longer than a call. */
const FILL_MS = 120_000
/** Another quiz has a save and a submission so often. */
const PROBE_MS = 50
const PROBES = 400
/** What those at another quiz may wait for, but for one in twenty. */
const HOPED_MS = 1000

const question = { text: 'Which?', options: ['A', 'B', 'C', 'D'], correctAnswer: 1, points: 1 }
const questions = Array.from({ length: QUESTIONS }, (_, index) => ({ ...question, _id: `question-${index}` }))
const answers = questions.map((_, index) => index % 4)
const WORK = { answers, timeSpent: 60 }

type Ask = () => Promise<ApiAnswer>
interface Stage {
  cluster: Cluster
  process: ServerProcess
  engine: Engine
  school: School
  admin: Person
}

async function setStage(cluster: Cluster, connections: number): Promise<Stage> {
  const settings = {
    DATABASE_URL: cluster.url,
    DATABASE_CONNECTIONS: String(connections),
    LOG_LEVEL: 'silent',
  }
  const process = await startProcess(settings)
  const engine = await openDb({ url: cluster.url, limits: { ...DEFAULT_LIMITS, statementMs: FILL_MS } })
  const school = { url: process.url, deps: { db: engine.db, clock: Date.now } } as School
  return { cluster, process, engine, school, admin: await enrol(school, { isAdmin: true }) }
}

/** A new quiz that is open for an hour, and so many learners with a seat. */
async function gather({ school }: Stage, count: number) {
  const now = Date.now()
  const quizId = await storeQuiz(school, { questions, opens: now - MINUTE_MS, closes: now + 60 * MINUTE_MS })
  const tokens = await enrolMany(school, count)
  await seatMany(school, await storeSlot(school, now - MINUTE_MS, 100_000), tokens)
  return { quizId, learners: tokens.map((token) => api(school, token)) }
}

/** Once the fault has begun, saves and submissions at another quiz until it is over. */
async function probe(stage: Stage, isOver: () => boolean) {
  const { quizId, learners } = await gather(stage, PROBES)
  for (let from = 0; from < PROBES; from += CLASS)
    await Promise.all(learners.slice(from, from + CLASS).map((call) => call('POST', `/quiz/${quizId}/start`)))
  return async () => {
    const saves: Promise<Seen[]>[] = []
    const submissions: Promise<Seen[]>[] = []
    for (const [index, call] of learners.entries()) {
      if (isOver()) break
      const saver = learners[PROBES - 1 - (index % CLASS)] ?? call
      const work = { revision: index + 1, answers, flags: [], current: 0 }
      saves.push(witnessAll([() => saver('PUT', `/quiz/${quizId}/attempt`, work)]))
      submissions.push(witnessAll([() => call('POST', `/quiz/${quizId}/submit`, WORK)]))
      await pause(PROBE_MS)
    }
    return { saves: (await Promise.all(saves)).flat(), submissions: (await Promise.all(submissions)).flat() }
  }
}

const figuresOf = (seen: readonly Seen[]) => {
  const times = seen.map(({ ms }) => ms)
  const [p50, p95, most] = [0.5, 0.95, 1].map((share) => percentile(times, share).toFixed(0))
  return `${tell(seen)}: p50 ${p50}, p95 ${p95}, most ${most} ms`
}

const areFast = (seen: readonly Seen[]) =>
  all(seen, 200) &&
  percentile(
    seen.map(({ ms }) => ms),
    0.95,
  ) < HOPED_MS

async function countAttempts({ engine: { db } }: Stage, quizId: string) {
  const rows = await sql<{ count: number }>`
    select count(*)::int as count from attempts where quiz_id = ${quizId} and ended = 'submitted'`.execute(db)
  return rows.rows[0]?.count ?? 0
}

type Trouble = (stage: Stage, quizId: string) => Promise<unknown>

/** What those see who work on a quiz in trouble, and those who work on another. */
async function amid(
  stage: Stage,
  fault: string,
  trouble: Trouble,
  prepare: Trouble = async () => {},
): Promise<Finding> {
  const { quizId, learners } = await gather(stage, CLASS)
  await prepare(stage, quizId)
  const [begun, others] = [learners.slice(0, CLASS / 2), learners.slice(CLASS / 2)]
  await Promise.all(begun.map((call) => call('POST', `/quiz/${quizId}/start`)))
  const asks: Ask[] = [
    ...begun.map((call) => () => call('POST', `/quiz/${quizId}/submit`, WORK)),
    ...others.map((call) => () => call('POST', `/quiz/${quizId}/start`)),
  ]
  let isOver = false
  const probing = await probe(stage, () => isOver)
  const ending = trouble(stage, quizId).finally(() => {
    isOver = true
  })
  await pause(PROBE_MS)
  const waiting = witnessAll(asks)
  const { saves, submissions } = await probing()
  await ending
  const [seen, again] = [await waiting, await witnessAll(asks)]
  const stored = await countAttempts(stage, quizId)
  return {
    fault,
    caller: [
      `saves at another quiz: ${figuresOf(saves)}`,
      `submissions there: ${figuresOf(submissions)}`,
      `those at the quiz itself: ${tell(seen)}`,
      `afterwards: ${tell(again)}`,
    ].join('<br>'),
    held: `${stored} submissions of ${begun.length}`,
    asHoped:
      areFast(saves) &&
      areFast(submissions) &&
      doneOrSentAway(seen) &&
      all(again, 200) &&
      stored === begun.length,
  }
}

/** An administrator wants to save it, and attempts at it are due. */
const heldByHand: Trouble = async ({ cluster, admin }, quizId) => {
  const release = await inPsql(cluster, 'begin', `select from quizzes where id = '${quizId}' for update`)
  const saving = witnessAll([() => admin.call('PUT', `/quiz/${quizId}`, optics)])
  await pause(HELD_MS)
  await release()
  await saving
}

const storeDue: Trouble = ({ school }, quizId) => storeSaved(school, quizId, DUE, Date.now() - 2 * MINUTE_MS)

const storeRegraded: Trouble = ({ engine: { db } }, quizId) =>
  sql`
    with many as (
      insert into users (issuer, subject, email, name, created_at, updated_at)
      select 'many', ${quizId} || n, n || '@many.example', 'One of many', now(), now()
      from generate_series(1, ${REGRADED}::int) as n returning id)
    insert into attempts (quiz_id, user_id, quiz_version, started_at, submitted_at, answers, score, correct_answers,
      total_questions, time_spent, ended)
    select ${quizId}::uuid, id, 1, now() - interval '9 minutes', now() - interval '1 minute', ${answers}::smallint[], 27,
      8, ${QUESTIONS}, 60, 'time' from many`.execute(db)

const regrade: Trouble = async ({ admin }, quizId) => {
  const changes = [{ questionId: 'question-0', accept: [0] }]
  const { status } = await admin.call('POST', `/quiz/${quizId}/admin/regrade`, { changes })
  if (status !== 200) throw new Error(`regrading answered ${status}`)
}

/** A quiz whose row is held: those at another quiz notice nothing, however few connections there are. */
export async function* heldQuizFaults(cluster: Cluster): AsyncGenerator<Finding> {
  for (const connections of CONNECTIONS) {
    const stage = await setStage(cluster, connections)
    const having = `${connections} connections`
    yield await amid(
      stage,
      `a quiz held in psql for ${HELD_MS / 1000} s, ${DUE} attempts due; ${having}`,
      heldByHand,
      storeDue,
    )
    yield await amid(stage, `a regrading of ${REGRADED} attempts; ${having}`, regrade, storeRegraded)
    await stage.engine.close()
    await stage.process.end('SIGTERM')
  }
}
