// SPEC 2 Quiz results
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { create, enrolAdmin, optics } from '../../support/school/authoring.ts'
import { at, opticsJson } from '../../support/school/fixtures.ts'
import { handIn } from '../../support/school/hand-in.ts'
import { enrolMany } from '../../support/school/many-learners.ts'
import { SNELL } from '../../support/school/optics-class.ts'
import {
  book,
  editQuiz,
  enrol,
  namesIn,
  type Person,
  type School,
  storeQuiz,
  storeSlot,
} from '../../support/school/school.ts'
import { onEachEngine } from '../../support/server/on-each-engine.ts'
import { api } from '../../support/server/server.ts'

const TEN = at('10:00:00')
const TOO_FEW = { status: 404, body: { code: 'too_few' } }

const read = ({ call }: Pick<Person, 'call'>, quizId: string) => call('GET', `/quiz/${quizId}/standing`)

/** So many others who sat in that slot, or in none, with these answers to the optics quiz, whose key is A B A. */
async function storeOthers(
  school: School,
  quizId: string,
  count: number,
  {
    answers = [0, 1, 0],
    score = 100,
    version = 1,
    slotId,
  }: { answers?: (number | null)[]; score?: number; version?: number; slotId?: string } = {},
) {
  const tokens = await enrolMany(school, count)
  await sql`
    with takers as (
      insert into attempts (quiz_id, user_id, quiz_version, started_at, submitted_at, answers, score, correct_answers,
        total_questions, time_spent)
      select ${quizId}::uuid, id, ${version}::int, ${new Date(TEN)}::timestamptz, ${new Date(TEN)}::timestamptz, ${answers}::smallint[],
        ${score}::smallint, 0, 3, 60
      from users where subject = any(${tokens}::text[]) returning user_id)
    insert into bookings (slot_id, user_id, created_at)
    select ${slotId ?? null}::uuid, user_id, ${new Date(TEN)}::timestamptz from takers
    where ${slotId ?? null}::uuid is not null`.execute(school.deps.db)
}

/** Asha got one of three right: 33 %. */
async function storeAsha(school: School) {
  const asha = await enrol(school)
  const [slotId, quizId] = [await storeSlot(school, TEN), await storeQuiz(school)]
  await book(asha, slotId)
  await handIn(asha, quizId, { answers: [0, 2, null], timeSpent: 60 })
  return { asha, slotId, quizId }
}

onEachEngine('where a result stands', at('10:05:00'), (school) => {
  test('is told from 20 attempts on: below a percentile of one tells about another', async () => {
    const { asha, quizId } = await storeAsha(school())
    await storeOthers(school(), quizId, 18)
    expect(await read(asha, quizId)).toMatchObject(TOO_FEW)
    await storeOthers(school(), quizId, 1, { answers: [0, 3, null], score: 33 })
    const { status, body } = await read(asha, quizId)
    expect(status).toBe(200)
    expect(body).toEqual({ of: 20, percentile: 10, median: 100, rightShares: [100, 90, 90] })
  })

  test('has the score in the middle of two as the median of an even number', async () => {
    const { asha, quizId } = await storeAsha(school())
    await storeOthers(school(), quizId, 9, { score: 20 })
    await storeOthers(school(), quizId, 10, { score: 80 })
    expect((await read(asha, quizId)).body).toMatchObject({ of: 20, percentile: 50, median: 56.5 })
    await storeOthers(school(), quizId, 1, { score: 90 })
    expect((await read(asha, quizId)).body).toMatchObject({ of: 21, percentile: 48, median: 80 })
  })

  test('is also told within the own slot, from 20 on', async () => {
    const { asha, slotId, quizId } = await storeAsha(school())
    await storeOthers(school(), quizId, 18, { score: 0, slotId })
    await storeOthers(school(), quizId, 40, { score: 100 })
    expect(namesIn((await read(asha, quizId)).body)).not.toContain('slot')
    await storeOthers(school(), quizId, 1, { score: 100, slotId })
    school().clock.now += 61_000
    expect((await read(asha, quizId)).body).toMatchObject({
      of: 60,
      percentile: 32,
      slot: { of: 20, percentile: 95 },
    })
  })

  test('counts a blank answer as not right', async () => {
    const { asha, quizId } = await storeAsha(school())
    await storeOthers(school(), quizId, 19, { answers: [null, null, null], score: 0 })
    expect((await read(asha, quizId)).body).toMatchObject({ of: 20, percentile: 100, rightShares: [5, 0, 0] })
  })

  test('knows a question again after an edit has moved it; one that few were asked has no share', async () => {
    const { asha, quizId } = await storeAsha(school())
    const [snell, mirror, lens] = opticsJson.questions
    const { _id: _, ...other } = lens ?? {}
    await editQuiz(school(), quizId, [{ ...other, _id: 'another' }, mirror ?? {}, snell ?? {}])
    await storeOthers(school(), quizId, 19, { answers: [0, 1, 3], score: 67, version: 2 })
    expect((await read(asha, quizId)).body.rightShares).toEqual([5, 95, null])
  })

  test('goes by the key in force: a dropped question has no share', async () => {
    const { asha, quizId } = await storeAsha(school())
    await storeOthers(school(), quizId, 19, { answers: [3, 1, 0], score: 67 })
    const grace = await enrol(school(), { isAdmin: true })
    expect((await read(asha, quizId)).body.rightShares).toEqual([5, 95, 95])
    const regrade = (change: object) =>
      grace.call('POST', `/quiz/${quizId}/admin/regrade`, {
        changes: [{ questionId: SNELL, ...change }],
        neverLower: false,
      })
    expect((await regrade({ accept: [0, 3] })).status).toBe(200)
    expect((await read(asha, quizId)).body).toMatchObject({
      percentile: 5,
      median: 100,
      rightShares: [100, 95, 95],
    })
    expect((await regrade({ drop: true })).status).toBe(200)
    expect((await read(asha, quizId)).body.rightShares).toEqual([null, 95, 95])
  })
})

onEachEngine('the standing', at('10:05:00'), (school) => {
  test('is refused to everybody but the owner of a submitted attempt', async () => {
    const { quizId } = await storeAsha(school())
    await storeOthers(school(), quizId, 30)
    const [ben, grace] = [await enrol(school()), await enrol(school(), { isAdmin: true })]
    for (const person of [ben, grace])
      expect(await read(person, quizId)).toMatchObject({ status: 404, body: { code: 'results_unknown' } })
    expect((await read({ call: api(school()) }, quizId)).status).toBe(401)
    expect((await read(ben, 'nothing')).status).toBe(404)
  })

  test('waits for the review, however many there are', async () => {
    const grace = await enrolAdmin(school())
    const quizId = String((await create(grace, { ...optics, reviewFrom: 'quiz-ended' }))._id)
    const asha = await enrol(school())
    await book(asha, await storeSlot(school(), TEN))
    await handIn(asha, quizId, { answers: [0, 2, null], timeSpent: 60 })
    await storeOthers(school(), quizId, 30)
    const early = await read(asha, quizId)
    expect(early.status).toBe(403)
    expect(namesIn(early.body)).toEqual(['message'])
    school().clock.now = at('11:01:00')
    expect((await read(asha, quizId)).body).toMatchObject({ of: 31, percentile: 3 })
  })

  test('is hidden for every quiz from who wants to see none, until they want to again; no code tells more', async () => {
    const { asha, quizId } = await storeAsha(school())
    const ben = await enrol(school())
    await storeOthers(school(), quizId, 30)
    const hide = (hidden: unknown) => asha.call('PUT', '/user/standing', { hidden })
    expect((await hide(true)).status).toBe(200)
    expect(await read(asha, quizId)).toMatchObject({ status: 404, body: { code: 'hidden' } })
    expect((await asha.call('GET', '/user/data')).body.standingHidden).toBe(true)
    expect((await ben.call('GET', '/user/data')).body.standingHidden).toBe(false)
    for (const odd of ['yes', null, undefined]) expect((await hide(odd)).status).toBe(400)
    expect((await hide(false)).status).toBe(200)
    expect((await read(asha, quizId)).status).toBe(200)
  })

  test('names nobody', async () => {
    const { asha, quizId } = await storeAsha(school())
    await storeOthers(school(), quizId, 30)
    const names = namesIn((await read(asha, quizId)).body)
    expect(names.filter((name) => !/^\d+$/.test(name))).toEqual(['of', 'percentile', 'median', 'rightShares'])
  })
})
