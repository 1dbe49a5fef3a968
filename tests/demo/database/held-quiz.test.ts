// SPEC Operation Trouble
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { handInDue } from '../../../demo/api/attempts/hand-in.ts'
import { type Db, type Engine, openDb } from '../../../demo/api/database/db.ts'
import type { DatabaseLimits } from '../../../demo/api/lib/config.ts'
import { enrolAdmin, optics } from '../../support/school/authoring.ts'
import { save, start, submit } from '../../support/school/exam.ts'
import { at } from '../../support/school/fixtures.ts'
import { enrolMany, seatMany, storeSaved } from '../../support/school/many-learners.ts'
import { SNELL } from '../../support/school/optics-class.ts'
import { type Person, type School, storeQuiz, storeSlot } from '../../support/school/school.ts'
import { openBeside, urlOf } from '../../support/server/engines.ts'
import { during, holdQuiz, stopChanges, stopThem } from '../../support/server/held.ts'
import { statusesOf } from '../../support/server/interleaving.ts'
import { type ApiAnswer, api, startTestServer, type TestServer } from '../../support/server/server.ts'
import { shared } from '../../support/server/twin-servers.ts'
import { untilWaiting } from '../../support/server/waiting.ts'

const CLASS = 8
const DUE = 20
/** Their grades are stored by more than one statement. */
const REGRADED = 6000
/** Nothing ends a wait but the release of what is waited for. */
const PATIENCE: Omit<DatabaseLimits, 'connections'> = {
  waitMs: 100_000,
  statementMs: 100_000,
  lockMs: 100_000,
}
const WORK = { answers: [0, 1, null] }
/** Enough for everybody who waits to have tried several times. */
const SOME_TRIES_MS = 300

type Learner = Pick<Person, 'id' | 'token' | 'call'>
interface Stage {
  server: TestServer
  admin: Person
  learners: Learner[]
  /** The school through connections that the server does not need. */
  beside: School
  close(): Promise<void>
}

async function setStage(whole: Engine, connections: number): Promise<Stage> {
  const engine = await openDb({ url: await urlOf(whole), limits: { ...PATIENCE, connections } })
  const server = await startTestServer({ engine, now: at('10:05:00') })
  const other = await openBeside(whole)
  const beside = { ...server, deps: { ...server.deps, db: other.db } }
  const tokens = await enrolMany(beside, CLASS)
  await seatMany(beside, await storeSlot(beside, at('10:00:00')), tokens)
  const learners = tokens.map((token) => ({ id: '', token, call: api(server, token) }))
  const close = async () => {
    await server.close()
    await other.close()
    await whole.close()
  }
  return { server, admin: await enrolAdmin(beside), learners, beside, close }
}

/** All that learners do in a quiz that nobody holds is answered. */
async function checkAnother({ learners, beside }: Stage): Promise<void> {
  const quizId = await storeQuiz(beside)
  const each = (step: (person: Learner) => Promise<ApiAnswer>) => Promise.all(learners.map(step))
  const answers = [
    ...(await each((person) => start(person, quizId))),
    ...(await each((person) => save(person, quizId, 1, WORK.answers))),
    ...(await each((person) => submit(person, quizId, WORK))),
  ]
  expect(statusesOf(answers)).toEqual(answers.map(() => 200))
}

/**
 * While the quiz is held by what `hold` does, one half of the learners submit it and the other half start it: they wait, and all
 * that they do in another quiz is answered. Afterwards nothing is lost.
 */
async function checkWhile(
  stage: Stage,
  quizId: string,
  hold: (meanwhile: () => Promise<void>) => Promise<unknown>,
) {
  const [begun, others] = [stage.learners.slice(0, CLASS / 2), stage.learners.slice(CLASS / 2)]
  await Promise.all(begun.map((person) => start(person, quizId)))
  let waiting: Promise<ApiAnswer>[] = []
  let answered = 0
  await hold(async () => {
    const calls = [
      ...begun.map((person) => submit(person, quizId, WORK)),
      ...others.map((person) => start(person, quizId)),
    ]
    waiting = calls.map((call) => call.finally(() => answered++))
    await pause(SOME_TRIES_MS)
    await checkAnother(stage)
    expect(answered).toBe(0)
  })
  expect(statusesOf(await Promise.all(waiting))).toEqual(waiting.map(() => 200))
  const again = await Promise.all(begun.map((person) => submit(person, quizId, WORK)))
  expect(again.map(({ headers }) => headers.get('idempotent-replay'))).toEqual(begun.map(() => 'true'))
}

/** So many people who have submitted the quiz with every answer right. */
const storeAttempts = (db: Db, quizId: string, count: number) =>
  sql`
    with many as (
      insert into users (issuer, subject, email, name, created_at, updated_at)
      select 'many', ${quizId} || n, n || '@many.example', 'One of many', now(), now()
      from generate_series(1, ${count}::int) as n returning id)
    insert into attempts (quiz_id, user_id, quiz_version, started_at, submitted_at, answers, score, correct_answers,
      total_questions, time_spent)
    select ${quizId}::uuid, id, 1, ${new Date(at('10:00:00'))}::timestamptz, ${new Date(at('10:04:00'))}::timestamptz,
      '{0,1,0}', 100, 3, 3, 60 from many`.execute(db)

const countAttempts = async (db: Db, quizId: string) =>
  (await db.selectFrom('attempts').select('id').where('quiz_id', '=', quizId).execute()).length

describe.runIf(shared).each([4, 12])(
  'with %i connections, another quiz works for everybody',
  (connections) => {
    let stage: Stage
    let db: Db
    let heldId: string
    beforeAll(async () => {
      if (!shared) return
      stage = await setStage(await shared.open(), connections)
      db = stage.beside.deps.db
    })
    afterAll(() => stage.close())

    test('while somebody has locked a quiz in psql', async () => {
      heldId = await storeQuiz(stage.beside)
      await checkWhile(stage, heldId, (meanwhile) => during(db, holdQuiz(heldId), meanwhile))
    })

    test('while administrators wait to save a locked quiz', async () => {
      heldId = await storeQuiz(stage.beside)
      let saves: Promise<ApiAnswer>[] = []
      await checkWhile(stage, heldId, (meanwhile) =>
        during(db, holdQuiz(heldId), async () => {
          saves = [1, 2, 3].map(() => stage.admin.call('PUT', `/quiz/${heldId}`, optics))
          await untilWaiting(db)
          await meanwhile()
        }),
      )
      expect(statusesOf(await Promise.all(saves))).toEqual([200, 200, 200])
    })

    test('while an administrator’s save takes long', async () => {
      heldId = await storeQuiz(stage.beside)
      await stopChanges(db, 'quizzes', `new.title = 'Slowly saved'`)
      let saving: Promise<ApiAnswer> | undefined
      await checkWhile(stage, heldId, (meanwhile) =>
        during(db, stopThem, async () => {
          saving = stage.admin.call('PUT', `/quiz/${heldId}`, { ...optics, title: 'Slowly saved' })
          await untilWaiting(db)
          await meanwhile()
        }),
      )
      expect((await saving)?.status).toBe(200)
    })

    test('while a big regrading takes long', async () => {
      heldId = await storeQuiz(stage.beside)
      await storeAttempts(db, heldId, REGRADED)
      await stopChanges(db, 'attempts', 'new.regraded_at is not null')
      const changes = [{ questionId: SNELL, accept: [1] }]
      let regrading: Promise<ApiAnswer> | undefined
      await checkWhile(stage, heldId, (meanwhile) =>
        during(db, stopThem, async () => {
          regrading = stage.admin.call('POST', `/quiz/${heldId}/admin/regrade`, { changes })
          await untilWaiting(db)
          await meanwhile()
        }),
      )
      expect(await regrading).toMatchObject({ status: 200, body: { lose: REGRADED } })
    })

    test('while overdue attempts at a locked quiz wait, and those at another one are submitted', async () => {
      const other = await storeQuiz(stage.beside)
      heldId = await storeQuiz(stage.beside)
      await storeSaved(stage.beside, heldId, DUE, at('10:06:00'))
      await storeSaved(stage.beside, other, DUE, at('10:07:00'))
      await during(db, holdQuiz(heldId), async () => {
        // Not due before, or the server's own round might be faster than the hold.
        stage.server.clock.advance(5)
        const round = handInDue(stage.server.deps)
        await checkAnother(stage)
        await round
        expect(await countAttempts(db, other)).toBe(DUE)
        expect(await countAttempts(db, heldId)).toBe(0)
      })
      await handInDue(stage.server.deps)
      expect(await countAttempts(db, heldId)).toBe(DUE)
    })
  },
)
