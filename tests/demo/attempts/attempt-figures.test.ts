// SPEC Operation Lists
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { readStatistics } from '../../../demo/api/attempts/attempt-figures.ts'
import { handInDue } from '../../../demo/api/attempts/hand-in.ts'
import { openAttempt } from '../../../demo/api/attempts/starts.ts'
import { storeHandIn } from '../../../demo/api/attempts/submissions.ts'
import type { Db } from '../../../demo/api/database/db.ts'
import { BIN_STARTS } from '../../../src/domain/analysis/analytics.ts'
import { MINUTE_MS } from '../../../src/domain/lib/time.ts'
import { at } from '../../support/school/fixtures.ts'
import { storeSaved } from '../../support/school/many-learners.ts'
import { type OpticsClass, SNELL, storeOpticsClass } from '../../support/school/optics-class.ts'
import { enrol, type Person, type School } from '../../support/school/school.ts'
import { onEachEngine } from '../../support/server/on-each-engine.ts'
import { pick, seededRandom } from '../../support/server/random.ts'
import { openTwinServers, shared } from '../../support/server/twin-servers.ts'
import { untilWaiting } from '../../support/server/waiting.ts'

/** Enough for somebody who meets a held row to have tried several times. */
const SOME_TRIES_MS = 100

/** The same from the attempts themselves. */
async function countNaively({ deps: { db } }: School) {
  const { rows } = await sql`
    select quiz_id, title, count(*)::int as attempts, sum(score)::int as score_sum, max(score) as highest,
      min(score) as lowest, sum(time_spent)::int as seconds,
      count(marks)::int as marked, coalesce(sum(marks), 0) as marks,
      array(select count(*) filter (where least(score / 10, 9) = bin)::int
        from unnest(array_agg(score)) as score, unnest(${BIN_STARTS.map((_, bin) => bin)}::int[]) as bin
        group by bin order by bin) as bins
    from attempts join quizzes on quizzes.id = quiz_id where submitted_at is not null
    group by quiz_id, title order by lower(title), quiz_id`.execute(db)
  return rows
}

/** Begins now; what comes back hands in a minute later, in whatever transaction. */
async function beginAnew({ deps: { db, clock } }: School, quizId: string, userId: string) {
  const at = new Date(clock())
  const quiz = await db.selectFrom('quizzes').selectAll().where('id', '=', quizId).executeTakeFirstOrThrow()
  const start = await openAttempt(db, quiz, { id: userId }, at)
  const handIn = { quiz, userId, start, at: new Date(+at + MINUTE_MS), ended: 'submitted' as const }
  return (db: Db, answers: number[]) => storeHandIn(db, { ...handIn, answers })
}

const handInAnew = async (school: School, quizId: string, userId: string, answers: number[]) =>
  (await beginAnew(school, quizId, userId))(school.deps.db, answers)

onEachEngine('the figures of quizzes', at('10:05:00'), (school) => {
  const someAnswers = (random: () => number) => [0, 1, 0].map((key) => (random() < 0.5 ? key : 3))

  /** What happens to attempts; each by a number of the dice. */
  function happenings(random: () => number, { quizId, admin, regrade }: OpticsClass, people: Person[]) {
    const anybody = () => people[pick(random, 0, people.length)]
    const submit = async () => {
      const person = await enrol(school())
      people.push(person)
      await handInAnew(school(), quizId, person.id, someAnswers(random))
    }
    return [
      submit,
      () => Promise.all(Array.from({ length: 8 }, submit)),
      () => regrade({ changes: [{ questionId: SNELL, accept: [pick(random, 0, 4)] }], neverLower: false }),
      () => admin.call('POST', `/quiz/${quizId}/admin/reset-attempt`, { userId: anybody()?.id }),
      () => anybody()?.call('DELETE', '/user/data'),
      async () => {
        await storeSaved(school(), quizId, 3, school().clock.now - 2 * MINUTE_MS)
        await handInDue(school().deps)
      },
      // Within the grace: what the server handed in gives way.
      () =>
        sql`update attempts set ended = 'submitted', score = 100 - score, time_spent = time_spent + 7,
          marks = (score - 30) / 4.0, max_marks = 25
        where quiz_id = ${quizId}`.execute(school().deps.db),
      () =>
        school()
          .deps.db.transaction()
          .execute(async (db) => {
            await sql`delete from attempts where quiz_id = ${quizId}`.execute(db)
            throw new Error('rolled back')
          })
          .catch(() => undefined),
    ]
  }

  test('match their attempts, whatever happens to those', { timeout: 30_000 }, async () => {
    const random = seededRandom(16)
    const kinds = new Set<number>()
    const classes = [
      await storeOpticsClass(school(), { Asha: [0, 1, 0], Ben: [0, 3, 3] }),
      await storeOpticsClass(school(), { Chloe: [3, 3, 3] }),
    ]
    const people = await Promise.all([enrol(school()), enrol(school())])
    for (let step = 0; step < 60; step++) {
      const ways = happenings(random, classes[pick(random, 0, 2)] as OpticsClass, people)
      const way = pick(random, 0, ways.length)
      kinds.add(way)
      await ways[way]?.()
      expect({ step, way, figures: await readStatistics(school().deps.db, undefined) }).toEqual({
        step,
        way,
        figures: await countNaively(school()),
      })
    }
    expect(kinds.size).toBe(8)
    const [first] = await readStatistics(school().deps.db, classes[0]?.quizId)
    expect(first?.attempts).toBeGreaterThan(20)
  })

  test('are empty after a quiz or its people are deleted with their attempts', async () => {
    const { db } = school().deps
    const [one, other] = [
      await storeOpticsClass(school(), { Asha: [0, 1, 0] }),
      await storeOpticsClass(school(), { Ben: [0, 1, 0] }),
    ]
    await db.deleteFrom('quizzes').where('id', '=', one.quizId).execute()
    await db.deleteFrom('users').where('id', '=', String(other.ids.Ben)).execute()
    const { rows } = await sql<{
      left: number
    }>`select coalesce(sum(attempts), 0)::int as left from quiz_figures
      where quiz_id in (${one.quizId}, ${other.quizId})`.execute(db)
    expect(rows).toEqual([{ left: 0 }])
  })
})

onEachEngine('the name beside an attempt', at('10:05:00'), (school) => {
  test('is the folded name of the person, even after they are renamed', async () => {
    const { db } = school().deps
    const { quizId, ids } = await storeOpticsClass(school(), { 'Asha RAO': [0, 1, 0], Ben: [0, 1, 0] })
    const names = async () =>
      (
        await db
          .selectFrom('attempts')
          .select('sort_name')
          .where('quiz_id', '=', quizId)
          .orderBy('sort_name')
          .execute()
      ).map(({ sort_name }) => sort_name)
    expect(await names()).toEqual(['asha rao', 'ben'])
    await db.updateTable('users').set({ name: 'Zoë' }).where('id', '=', String(ids.Ben)).execute()
    expect(await names()).toEqual(['asha rao', 'zoe'])
  })
})

describe.runIf(shared)('two processes on one PostgreSQL', () => {
  const twins = openTwinServers({ now: at('10:05:00') })

  test('count without waiting for each other', async () => {
    const [here, there] = twins()
    const { quizId } = await storeOpticsClass(here, { Asha: [0, 1, 0] })
    const [ben, chloe] = [await enrol(here), await enrol(here)]
    const handIn = await beginAnew(here, quizId, ben.id)
    await here.deps.db.transaction().execute(async (db) => {
      await handIn(db, [0, 1, 0])
      await handInAnew(there, quizId, chloe.id, [0, 1, 0])
      expect(await readStatistics(there.deps.db, quizId), 'but for what is not over').toMatchObject([
        { attempts: 2 },
      ])
    })
    expect(await readStatistics(there.deps.db, quizId)).toMatchObject([{ attempts: 3, score_sum: 300 }])
  })

  test('store the right name with an attempt while its person is renamed', async () => {
    const [here, there] = twins()
    const { quizId } = await storeOpticsClass(here, {})
    const ben = await enrol(here, { name: 'Ben' })
    const [first, second] = [quizId, (await storeOpticsClass(here, {})).quizId]
    const [handInFirst, handInSecond] = [
      await beginAnew(here, first, ben.id),
      await beginAnew(here, second, ben.id),
    ]
    const names = () =>
      sql`select distinct sort_name from attempts where user_id = ${ben.id}`.execute(here.deps.db)
    const rename = (db: Db, name: string) =>
      db.updateTable('users').set({ name }).where('id', '=', ben.id).execute()
    let waiting: Promise<unknown> | undefined
    await here.deps.db.transaction().execute(async (db) => {
      await rename(db, 'Zoe')
      waiting = handInFirst(there.deps.db, [0, 1, 0])
      // It skips the held person, and tries again without waiting in the database.
      await pause(SOME_TRIES_MS)
    })
    await waiting
    expect((await names()).rows).toEqual([{ sort_name: 'zoe' }])
    await here.deps.db.transaction().execute(async (db) => {
      await handInSecond(db, [0, 1, 0])
      waiting = rename(there.deps.db, 'Yara')
      await untilWaiting(here.deps.db)
    })
    await waiting
    expect((await names()).rows).toEqual([{ sort_name: 'yara' }])
  })
})
