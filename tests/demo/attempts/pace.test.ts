// CONTRACT 4 pace
import { describe, expect, test } from 'vitest'
import { handInDue } from '../../../demo/api/attempts/hand-in.ts'
import { storedPace } from '../../../demo/api/attempts/work/pace.ts'
import {
  begin as beginNow,
  enrolWithSeat,
  readSaved,
  save,
  start,
  submit,
} from '../../support/school/exam.ts'
import { at, opticsJson } from '../../support/school/fixtures.ts'
import { enrol, namesIn } from '../../support/school/school.ts'
import { onEachEngine } from '../../support/server/on-each-engine.ts'
import { seededRandom } from '../../support/server/random.ts'
import type { TestServer } from '../../support/server/server.ts'

const TEN_FIVE = at('10:05:00')
const PACE = { seconds: [40, 30.5, 0], changes: [[1, null, 3], [], [2]] }
const WORK = { answers: [0, 1, null] }
const pick = ({ seconds, changes }: Record<string, unknown>) => ({ seconds, changes })
const NONE = { seconds: undefined, changes: undefined }

/** Two minutes later. */
async function beginIn(school: TestServer) {
  const begun = await beginNow(school)
  school.clock.advance(2)
  return begun
}

onEachEngine('the pace of a saved copy', TEN_FIVE, (school) => {
  const begin = () => beginIn(school())

  test('is kept with the saved copy, and told to another device', async () => {
    const [asha, quizId] = await begin()
    expect(pick((await readSaved(asha, quizId)).body)).toEqual(NONE)
    await save(asha, quizId, 2, WORK.answers, PACE)
    expect(pick((await readSaved(asha, quizId)).body)).toEqual(PACE)
    const older = await save(asha, quizId, 1, WORK.answers, { seconds: [1, 1, 1] })
    expect([older.status, pick(older.body)]).toEqual([409, PACE])
  })

  test('never makes the same copy another one', async () => {
    const [asha, quizId] = await begin()
    await save(asha, quizId, 2, WORK.answers, PACE)
    const again = await save(asha, quizId, 2, WORK.answers, { seconds: [9, 9, 9], changes: [[0], [0], [0]] })
    expect(again.status).toBe(200)
    expect(pick((await readSaved(asha, quizId)).body)).toEqual(PACE)
  })

  test('stays if a device that knows none saves the next copy', async () => {
    const [asha, quizId] = await begin()
    await save(asha, quizId, 2, WORK.answers, PACE)
    expect((await save(asha, quizId, 3, [0, 1, 0])).status).toBe(200)
    expect(pick((await readSaved(asha, quizId)).body)).toEqual(PACE)
  })
})

onEachEngine('the pace of an attempt', TEN_FIVE, (school) => {
  const begin = () => beginIn(school())

  test('is submitted, and changes nothing of what the same answers are', async () => {
    const [asha, quizId] = await begin()
    await save(asha, quizId, 2, WORK.answers, { seconds: [1, 1, 1] })
    const first = await submit(asha, quizId, { ...WORK, ...PACE })
    expect([first.status, pick(first.body)]).toEqual([200, NONE])
    const again = await submit(asha, quizId, { ...WORK, seconds: [9, 9, 9] })
    expect([again.status, again.headers.get('idempotent-replay'), again.body._id]).toEqual([
      ...[200, 'true', first.body._id],
    ])
    expect(pick((await asha.call('GET', `/quiz/${quizId}/results`)).body)).toEqual(PACE)
  })

  test('of the saved copy counts where the submission has none, or the server submits', async () => {
    const [asha, quizId] = await begin()
    await save(asha, quizId, 2, WORK.answers, PACE)
    const ben = await enrolWithSeat(school())
    await start(ben, quizId)
    school().clock.advance(3)
    await save(ben, quizId, 1, WORK.answers, PACE)
    await submit(asha, quizId, { answers: [0, 1, 0] })
    school().clock.now = at('10:40:00')
    await handInDue(school().deps)
    for (const { call } of [asha, ben])
      expect(pick((await call('GET', `/quiz/${quizId}/results`)).body)).toEqual(PACE)
  })

  test.each([
    ['more than there was', { seconds: [100, 100, 40] }, { seconds: [50, 50, 20] }],
    ['huge', { seconds: [1e308, 1e308, 0] }, { seconds: [60, 60, 0] }],
    ['too short', { seconds: [7] }, { seconds: [7, 0, 0] }],
    ['too long', { seconds: [7, 1, 1, 1, 1] }, { seconds: [7, 1, 1] }],
    ['negative', { seconds: [-1, 0, 0] }, {}],
    ['text', { seconds: 'all', changes: 'none' }, {}],
    ['not what was asked', { changes: [[0, 25], [7], [null], [1]] }, { changes: [[0], [], [null]] }],
    ['too many', { changes: [[0, 1, 2, 3, 0, 1, 2, 3, 0]] }, {}],
    ['unstorable', { seconds: ['\0'], changes: [['\ud800']] }, {}],
  ])('that is %s is stored as far as it can be, and nothing is refused', async (_, told, stored) => {
    const [asha, quizId] = await begin()
    expect((await save(asha, quizId, 1, WORK.answers, told)).status).toBe(200)
    expect(pick((await readSaved(asha, quizId)).body)).toEqual({ ...NONE, ...stored })
    expect((await submit(asha, quizId, { ...WORK, ...told })).status).toBe(200)
    const { body } = await asha.call('GET', `/quiz/${quizId}/results`)
    expect(pick(body)).toEqual({ ...NONE, ...stored })
    expect(body.score).toBe(67)
  })
})

onEachEngine('the pace of a submitted attempt', TEN_FIVE, (school) => {
  async function submitted() {
    const [asha, quizId] = await beginIn(school())
    await submit(asha, quizId, { ...WORK, ...PACE })
    const grace = await enrol(school(), { isAdmin: true })
    const resultOf = async () => (await grace.call('GET', `/quiz/${quizId}/user/${asha.id}/results`)).body
    return { asha, grace, quizId, resultOf }
  }

  test('is read by its learner, also before the review, and by administrators', async () => {
    const { asha, quizId, resultOf } = await submitted()
    expect(pick(await resultOf())).toEqual(PACE)
    const { db } = school().deps
    await db.updateTable('quizzes').set({ review_from: 'quiz-ended' }).where('id', '=', quizId).execute()
    const { body } = await asha.call('GET', `/quiz/${quizId}/results`)
    expect(body).not.toHaveProperty('score')
    expect(pick(body)).toEqual(PACE)
  })

  test('is in no list but the seconds in that of a quiz, which says what takes the time', async () => {
    const { asha, grace, quizId } = await submitted()
    for (const { call, path } of [
      { call: asha.call, path: '/user/results' },
      { call: grace.call, path: '/user/admin/results' },
      { call: grace.call, path: `/admin/users/${asha.id}/results` },
    ]) {
      const names = namesIn((await call('GET', path)).body)
      expect(names, path).toContain('timeSpent')
      for (const name of ['seconds', 'changes']) expect(names, path).not.toContain(name)
    }
    const { results } = (await grace.call('GET', `/quiz/${quizId}/admin/results`)).body
    expect(pick(results[0])).toEqual({ ...NONE, seconds: PACE.seconds })
  })

  test('is told to no other learner', async () => {
    const { asha, quizId } = await submitted()
    const ben = await enrolWithSeat(school())
    await start(ben, quizId)
    for (const path of ['attempt', 'results', 'access', '', `user/${asha.id}/results`, 'admin/results']) {
      const names = namesIn((await ben.call('GET', `/quiz/${quizId}/${path}`.replace(/\/$/, ''))).body)
      for (const name of ['seconds', 'changes']) expect(names, path).not.toContain(name)
    }
  })

  test('goes with a reset', async () => {
    const { asha, grace, quizId } = await submitted()
    await grace.call('POST', `/quiz/${quizId}/admin/reset-attempt`, { userId: asha.id })
    await start(asha, quizId)
    expect(pick((await readSaved(asha, quizId)).body)).toEqual(NONE)
    expect((await asha.call('GET', '/user/data')).body.pace).toEqual([])
  })
})

describe('the seconds of all questions', () => {
  test('never sum to more than the time that was spent, whatever a device tells', () => {
    for (let seed = 0; seed < 10_000; seed++) {
      const random = seededRandom(seed)
      const told = Array.from({ length: Math.floor(random() * 6) }, () => random() ** 3 * 2000)
      const spent = Math.floor(random() * 1800)
      const { seconds = [] } = storedPace({ seconds: told }, opticsJson.questions, spent)
      const total = seconds.map(Math.fround).reduce((sum, one) => sum + one, 0)
      expect(seconds).toHaveLength(3)
      // Single precision is what the database keeps.
      if (total > spent + 1e-3) throw new Error(`seed ${seed}: ${total} of ${spent}`)
    }
  })
})
