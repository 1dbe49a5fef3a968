// SPEC Operation Clocks
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { handInDue } from '../../../demo/api/attempts/hand-in.ts'
import { storeHandIn } from '../../../demo/api/attempts/submissions.ts'
import { MINUTE_MS } from '../../../src/domain/lib/time.ts'
import { begin as beginIn, enrolWithSeat, save, start, submit } from '../../support/school/exam.ts'
import { at } from '../../support/school/fixtures.ts'
import { storeSaved } from '../../support/school/many-learners.ts'
import { enrol, type Person, type School, storeQuiz } from '../../support/school/school.ts'
import { onEachEngine } from '../../support/server/on-each-engine.ts'

/** The end of a start at five past ten, with its grace. */
const END_OF_GRACE = at('10:21:00')
const TEN_TWENTY = at('10:20:00')

const resultOf = async ({ call }: Person, quizId: string) =>
  (await call('GET', `/quiz/${quizId}/results`)).body
const countAttempts = async ({ deps: { db } }: School, quizId: string) =>
  (await db.selectFrom('attempts').select('id').where('quiz_id', '=', quizId).execute()).length

onEachEngine('an attempt whose time is over', at('10:05:00'), (school) => {
  const begin = () => beginIn(school())
  const handIn = () => handInDue(school().deps)

  test('is submitted as last saved, once the grace period is over and not before', async () => {
    const [asha, quizId] = await begin()
    await save(asha, quizId, 1, [3])
    await save(asha, quizId, 2, [0, 1, null])
    school().clock.now = END_OF_GRACE
    await handIn()
    expect(await countAttempts(school(), quizId)).toBe(0)
    school().clock.now = END_OF_GRACE + 1
    await handIn()
    expect(await resultOf(asha, quizId)).toMatchObject({
      answers: [0, 1, null],
      score: 67,
      timeSpent: 900,
      submittedAt: '2026-03-04T10:20:00.000Z',
    })
    expect(await handIn(), 'once').toBe(0)
  })

  test.each([
    ['10:19:58', 'submitted'],
    ['10:19:59', 'time'],
    ['10:20:30', 'time'],
  ])('tells the learner why it ended: a submission by the page at %s is "%s"', async (instant, ended) => {
    const [asha, quizId] = await begin()
    school().clock.now = at(instant)
    await submit(asha, quizId, { answers: [0, 1, null] })
    expect(await resultOf(asha, quizId)).toMatchObject({ ended })
  })

  test('gives way to a submission within the grace period, and to nothing later', async () => {
    const [asha, quizId] = await begin()
    const [ben, other] = [await enrolWithSeat(school()), await storeQuiz(school())]
    await start(ben, other)
    await save(asha, quizId, 1, [0, null, null])
    await save(ben, other, 1, [0, null, null])
    // Another process, whose clock runs ahead, was the first.
    school().clock.now = END_OF_GRACE + 1
    await handIn()
    school().clock.now = END_OF_GRACE
    expect((await submit(asha, quizId, { answers: [0, 1, 0] })).body).toMatchObject({ score: 100 })
    expect(await resultOf(asha, quizId)).toMatchObject({
      score: 100,
      submittedAt: '2026-03-04T10:21:00.000Z',
    })
    expect((await submit(asha, quizId, { answers: [1, 1, 1] })).status, 'the first one counts').toBe(422)
    school().clock.now = END_OF_GRACE + 1
    expect(await handIn()).toBe(0)
    expect((await submit(ben, other, { answers: [0, 1, 0] })).status).toBe(422)
    expect(await resultOf(ben, other)).toMatchObject({ score: 33 })
  })

  test('becomes the learner’s own if they submit the same answers within the grace period', async () => {
    const [asha, quizId] = await begin()
    await save(asha, quizId, 1, [0, 1, null])
    school().clock.now = END_OF_GRACE + 1
    await handIn()
    school().clock.now = END_OF_GRACE
    expect((await submit(asha, quizId, { answers: [0, 1, null] })).status).toBe(200)
    expect((await submit(asha, quizId, { answers: [0, 1, 0] })).status, 'of another device').toBe(422)
    expect(await resultOf(asha, quizId)).toMatchObject({ answers: [0, 1, null] })
  })
})

onEachEngine('the server’s own submission', at('10:05:00'), (school) => {
  const begin = () => beginIn(school())
  const handIn = () => handInDue(school().deps)

  test('makes no result if nothing was saved, but shows administrators who started', async () => {
    const [asha, quizId] = await begin()
    school().clock.now = at('12:00:00')
    await handIn()
    expect(await countAttempts(school(), quizId)).toBe(0)
    const grace = await enrol(school(), { isAdmin: true })
    const { body } = await grace.call('GET', `/quiz/${quizId}/admin/results`)
    expect(body.unsubmitted).toMatchObject([{ user: { _id: asha.id } }])
  })

  test('stores neither an outdated copy nor one by a deadline that has moved', async () => {
    const [asha, quizId] = await begin()
    await save(asha, quizId, 2, [0, 1, 0])
    const { db } = school().deps
    const found = { startedAt: new Date(at('10:05:00')), deadline: new Date(at('10:20:00')), version: 1 }
    const copy = {
      quiz: { id: quizId, key_revision: 0 },
      userId: asha.id,
      answers: [0],
      at: found.deadline,
      ended: 'time' as const,
    }
    const later = { ...found, deadline: new Date(at('10:15:00')) }
    expect(await storeHandIn(db, { ...copy, start: found, revision: 1 })).toBeNull()
    expect(await storeHandIn(db, { ...copy, start: later, revision: 2 })).toBeNull()
    expect(await storeHandIn(db, { ...copy, start: found, revision: 2 })).not.toBeNull()
  })

  test('waits for the database’s clock, so a process whose clock is ahead ends nothing', async () => {
    const now = Math.floor(Date.now() / 1000) * 1000
    school().clock.now = now
    const quizId = await storeQuiz(school(), { opens: now - MINUTE_MS, closes: now + 120 * MINUTE_MS })
    const grace = await enrol(school(), { isAdmin: true })
    await start(grace, quizId)
    await save(grace, quizId, 1, [0, 1, 0])
    school().clock.now = now + 180 * MINUTE_MS
    await handIn()
    expect(await countAttempts(school(), quizId)).toBe(0)
    const past = new Date(now - 2 * MINUTE_MS)
    await school()
      .deps.db.updateTable('quiz_starts')
      .set({ deadline: past })
      .where('quiz_id', '=', quizId)
      .execute()
    await handIn()
    expect(await countAttempts(school(), quizId)).toBe(1)
  })
})

onEachEngine('attempts whose time was over while no server ran', at('12:00:00'), (school) => {
  test('are submitted once each, by any number of processes at once', { timeout: 60_000 }, async () => {
    const quizId = await storeQuiz(school())
    await storeSaved(school(), quizId, 120, TEN_TWENTY)
    const stored = await Promise.all([1, 2, 3].map(() => handInDue(school().deps)))
    expect(await countAttempts(school(), quizId)).toBe(120)
    // The server itself may have been the fourth.
    expect(stored.reduce((sum, count) => sum + count)).toBeLessThanOrEqual(120)
    const { rows } = await sql`
      select score, ended, count(*)::int as count from attempts where quiz_id = ${quizId} group by 1, 2`.execute(
      school().deps.db,
    )
    expect(rows).toEqual([{ score: 67, ended: 'time', count: 120 }])
  })

  test('do not wait for an attempt that cannot be graded', async () => {
    const [broken, quizId] = [await storeQuiz(school()), await storeQuiz(school())]
    await storeSaved(school(), broken, 101, TEN_TWENTY)
    await storeSaved(school(), quizId, 2, TEN_TWENTY)
    await school()
      .deps.db.updateTable('quiz_starts')
      .set({ quiz_version: 9 })
      .where('quiz_id', '=', broken)
      .execute()
    await handInDue(school().deps)
    expect(await countAttempts(school(), quizId)).toBe(2)
    await school().deps.db.deleteFrom('quiz_starts').where('quiz_id', '=', broken).execute()
  })
})
